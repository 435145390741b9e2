/** The stages in the order in which automatic moves go; `other` stands outside of it. */
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

/** Automatic moves never leave these. */
const FINAL: ReadonlySet<LifecycleStage> = new Set(["customer", "evangelist", "other"]);

/** What moves a stage by itself, and where to. */
const TARGETS = { opportunity_created: "opportunity", opportunity_won: "customer" } as const;

export type LifecycleEvent = keyof typeof TARGETS;

/** The stage of a new record. */
export const FIRST_STAGE: LifecycleStage = "lead";

/** The stage after an event: forward, or where it was. People set any stage and need no such rule. */
export function stageAfter(current: LifecycleStage, event: LifecycleEvent): LifecycleStage {
  const target = TARGETS[event];
  return FINAL.has(current) || rank(current) >= rank(target) ? current : target;
}

const rank = (stage: LifecycleStage): number => (stage === "other" ? -1 : ORDER.indexOf(stage));
