import { choiceForm } from "../../../base/contract/readings.ts";
import { unprocessable, type Detail } from "../../../base/platform/rules/errors.ts";
import { normalizeText } from "../../../base/contract/unicode.ts";

/** The status that a stage gives its opportunities. */
export type StageType = "open" | "won" | "lost";

/** One stage of a pipeline. */
export interface Stage {
  readonly key: string;
  readonly label: string;
  readonly position: number;
  readonly type: StageType;
  /** Percent. */
  readonly probability: number;
}

/** A stage as it is sent: without a position, its index in the list is used. */
type StageInput = Omit<Stage, "position"> & { readonly position?: number | undefined };

/** The pipeline that every new organization gets. */
export const FIRST_PIPELINE = {
  name: "Sales",
  is_default: true,
  position: 1,
  require_lost_reason: false,
  stages: [
    { key: "qualification", label: "Qualification", position: 1, type: "open", probability: 10 },
    { key: "meeting", label: "Meeting", position: 2, type: "open", probability: 25 },
    { key: "proposal", label: "Proposal", position: 3, type: "open", probability: 50 },
    { key: "negotiation", label: "Negotiation", position: 4, type: "open", probability: 75 },
    { key: "won", label: "Won", position: 5, type: "won", probability: 100 },
    { key: "lost", label: "Lost", position: 6, type: "lost", probability: 0 },
  ],
} as const satisfies { readonly stages: readonly Stage[]; readonly [field: string]: unknown };

const TYPES: readonly StageType[] = ["open", "won", "lost"];

/** Returns the stages in order; throws for duplicate keys, missing types and impossible probabilities. */
export function readStages(given: readonly StageInput[]): Stage[] {
  const input = given.map((stage) => ({ ...stage, label: normalizeText(stage.label) }));
  const details = [
    ...input.flatMap(checkLabel),
    ...duplicateKeys(input),
    ...missingTypes(input),
    ...input.flatMap(checkProbability),
  ];
  if (details.length > 0) throw unprocessable(details.slice(0, 20));
  const ordered = input.map(({ position, ...stage }, index) => ({ ...stage, position: position ?? index + 1 }));
  return ordered.sort((left, right) => left.position - right.position);
}

/** Returns the stages that are missing from `after` or have another type there. */
export function removedStages(before: readonly Stage[], after: readonly Stage[]): Stage[] {
  return before.filter(({ key, type }) => stageOf(after, key)?.type !== type);
}

/** Returns the stage with this key. */
export function stageOf(stages: readonly Stage[], key: string): Stage | undefined {
  return stages.find((stage) => stage.key === key);
}

/**
 * Returns the stage that a text refers to: by its key, else by its key or label regardless of case, spaces, hyphens and
 * underscores. `Closed won` refers to the only stage of type won, regardless of its label. Undefined if several stages
 * match.
 */
export function findStage(stages: readonly Stage[], text: string): Stage | undefined {
  const form = choiceForm(text);
  const named = stages.filter(({ key, label }) => choiceForm(key) === form || choiceForm(label) === form);
  const closed = stages.filter(({ type }) => type !== "open" && form === `closed_${type}`);
  const [found, ...others] = named.length > 0 ? named : closed;
  return stageOf(stages, text) ?? (others.length === 0 ? found : undefined);
}

/** Returns the first stage of a type; every pipeline has one. */
export function firstStage(stages: readonly Stage[], type: StageType): Stage {
  const found = stages.find((stage) => stage.type === type);
  if (!found) throw new TypeError(`The pipeline does not have a stage of type ${type}.`);
  return found;
}

function checkLabel({ label }: StageInput, index: number): Detail[] {
  const path = `/stages/${index}/label`;
  return label === "" ? [{ path, code: "too_short", values: { limit: 1 }, extra: { limit: 1 } }] : [];
}

function duplicateKeys(stages: readonly StageInput[]): Detail[] {
  const keys = stages.map(({ key }) => key);
  return keys.flatMap((key, index) =>
    keys.indexOf(key) < index ? [{ path: `/stages/${index}/key`, code: "not_unique" as const }] : [],
  );
}

function missingTypes(stages: readonly StageInput[]): Detail[] {
  const missing = TYPES.filter((type) => !stages.some((stage) => stage.type === type));
  const values = { types: missing.join(", ") };
  const detail = { path: "/stages", code: "missing_stage_type" as const, values, extra: { allowed_values: missing } };
  return missing.length > 0 ? [detail] : [];
}

/** Won means 100 %, and lost 0 %. */
function checkProbability({ type, probability }: StageInput, index: number): Detail[] {
  const path = `/stages/${index}/probability`;
  if (type === "won" && probability < 100)
    return [{ path, code: "minimum", values: { limit: 100 }, extra: { limit: 100 } }];
  if (type === "lost" && probability > 0) return [{ path, code: "maximum", values: { limit: 0 }, extra: { limit: 0 } }];
  return [];
}
