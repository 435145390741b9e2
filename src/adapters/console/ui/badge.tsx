interface BadgeProps {
  readonly children: string;
  /** `good` for a success, `fault` for a failure. The text always says it, too. */
  readonly tone?: "neutral" | "good" | "fault";
}

/** A short state, e.g. "Active". */
export function Badge({ children, tone = "neutral" }: BadgeProps) {
  return <span className={`badge ${tone}`}>{children}</span>;
}
