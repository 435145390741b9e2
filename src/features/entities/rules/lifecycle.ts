/** The stages in the order of automatic moves, without `other`. */
const ORDER = [
  "subscriber",
  "lead",
  "marketing_qualified_lead",
  "sales_qualified_lead",
  "opportunity",
  "customer",
  "evangelist",
] as const;

export type LifecycleStage = (typeof ORDER)[number] | "other";

/** Automatic moves never leave these stages. */
const FINAL: ReadonlySet<LifecycleStage> = new Set(["customer", "evangelist", "other"]);

/** The events that move a stage automatically, with their target. */
const TARGETS = { opportunity_created: "opportunity", opportunity_won: "customer" } as const;

export type LifecycleEvent = keyof typeof TARGETS;

/** The stage of a new record. */
export const FIRST_STAGE: LifecycleStage = "lead";

/**
 * Returns the stage after an event: further ahead or unchanged. Users may set any stage, so this rule does not apply to
 * them.
 */
export function stageAfter(current: LifecycleStage, event: LifecycleEvent): LifecycleStage {
  const target = TARGETS[event];
  return FINAL.has(current) || rank(current) >= rank(target) ? current : target;
}

const rank = (stage: LifecycleStage): number => (stage === "other" ? -1 : ORDER.indexOf(stage));
