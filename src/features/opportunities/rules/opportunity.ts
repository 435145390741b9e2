import type { Schemas } from "../../../../generated/services.js";
import { same } from "../../../base/platform/rules/differences.ts";
import { type FieldValues, readTags } from "../../../base/records/rules/entity-input.ts";
import type { LifecycleEvent } from "../../entities/rules/state.ts";
import { firstStage, type Stage, findStage, stageOf, type StageType } from "./pipeline.ts";
import { toSearchText, normalizeTexts } from "../../../base/platform/rules/text.ts";
import { type Detail, unprocessable } from "../../../base/platform/rules/errors.ts";
import { decimalsDetails, type Money, currencyDigits } from "../../../base/platform/rules/currency-digits.ts";

/** An opportunity as the API shows it. */
export type Opportunity = Omit<Schemas["Opportunity"], "related" | "custom_fields"> & {
  readonly custom_fields: FieldValues;
};

/** A contact that takes part in an opportunity. */
export type Participant = Opportunity["contacts"][number];

/** The fields that clients can set; a `probability` of null means that of the stage. */
export type OpportunityValues = {
  readonly [Field in keyof Omit<Opportunity, ReadOnly | "probability">]?: Opportunity[Field];
} & { readonly probability?: number | null };

type ReadOnly =
  | "id"
  | "version"
  | "created_at"
  | "updated_at"
  | "created_by"
  | "updated_by"
  | "deleted_at"
  | "status"
  | "weighted_amount"
  | "closed_at"
  | "stage_changed_at";

/** The stage of an opportunity, and the fields that depend on it. */
export interface OpportunityState {
  readonly pipeline_id: string;
  readonly stage: string;
  readonly status: StageType;
  readonly probability: number;
  readonly closed_at: string | null;
  readonly lost_reason: string | null;
  readonly stage_changed_at: string;
}

/** The target pipeline. */
interface PipelineStages {
  readonly id: string;
  readonly stages: readonly Stage[];
}

interface StageChange {
  readonly pipeline: PipelineStages;
  readonly values: OpportunityValues;
  readonly at: string;
}

/**
 * Returns the state after a change; `before` is null for a new opportunity. Undefined if the pipeline does not have the
 * stage.
 */
export function transition(
  before: OpportunityState | null,
  { pipeline, values, at }: StageChange,
): OpportunityState | undefined {
  const stays = before !== null && before.pipeline_id === pipeline.id;
  const kept = stays ? stageOf(pipeline.stages, before.stage) : firstStage(pipeline.stages, "open");
  const stage = values.stage === undefined ? kept : findStage(pipeline.stages, values.stage);
  if (!stage) return undefined;
  const { key } = stage;
  const status = stage.type;
  const moved = !stays || before.stage !== key;
  const own = values.probability === undefined && !moved ? before.probability : values.probability;
  const closedSince = before?.status === status ? before.closed_at : at;
  const reason = values.lost_reason === undefined ? (before?.lost_reason ?? null) : values.lost_reason;
  return {
    pipeline_id: pipeline.id,
    stage: key,
    status,
    probability: status === "open" ? (own ?? stage.probability) : stage.probability,
    closed_at: status === "open" ? null : closedSince,
    lost_reason: status === "lost" ? reason : null,
    stage_changed_at: moved ? at : before.stage_changed_at,
  };
}

/** Returns the text in which an opportunity is searched. */
export function opportunitySearchText({
  name,
  next_step,
  description,
  tags,
}: Pick<Opportunity, "name" | "next_step" | "description" | "tags">): string {
  const beginning = (description ?? "").slice(0, 1000);
  return toSearchText([name, next_step ?? "", ...tags, beginning].join(" "));
}

/** Returns the ids of its contacts and company, each once. */
function linkedEntities({
  company_id,
  primary_contact_id,
  contacts,
}: Pick<Opportunity, "company_id" | "primary_contact_id" | "contacts">): string[] {
  const ids = [company_id, primary_contact_id, ...contacts.map(({ contact_id }) => contact_id)];
  return [...new Set(ids.filter((id) => id !== null))];
}

/** Returns the contacts and companies whose lifecycle stage may move, with the event that moves it. */
export function lifecycleMoves(before: Opportunity | null, after: Opportunity): Map<string, LifecycleEvent> {
  const known = before ? linkedEntities(before) : [];
  const event: LifecycleEvent = after.status === "won" ? "opportunity_won" : "opportunity_created";
  const newlyWon = after.status === "won" && before?.status !== "won";
  const reached = linkedEntities(after).filter((id) => newlyWon || !known.includes(id));
  return new Map(reached.map((id) => [id, event]));
}

/** Returns the kinds of change of an update, besides `updated`. */
export function stageKinds(before: Opportunity, after: Opportunity): ("stage_changed" | "won" | "lost")[] {
  const moved = !same([before.pipeline_id, before.stage], [after.pipeline_id, after.stage]);
  const closed = after.status !== before.status && after.status !== "open" ? [after.status] : [];
  return moved ? ["stage_changed", ...closed] : [];
}

const TEXTS = { required: ["name"], optional: ["lost_reason", "next_step", "description"] };
const IDS = ["pipeline_id", "company_id", "primary_contact_id", "owner_id"] as const;

/**
 * Normalizes the input; throws unprocessable for rules that the contract's schema cannot express. `currency` is that of
 * a new opportunity without one; null for a change, whose amount is compared with the currency of the record.
 */
export function readOpportunityInput<Input extends OpportunityValues>(input: Input, currency: string | null): Input {
  const details = currency === null ? [] : amountDetails({ currency, ...input });
  const { tags, contacts } = input;
  const read = {
    ...(tags === undefined ? {} : { tags: readTags(tags, details) }),
    ...(contacts === undefined ? {} : { contacts: readContacts(contacts, details) }),
  };
  if (details.length > 0) throw unprocessable(details.slice(0, 20));
  return { ...lowerCaseIds(normalizeTexts(input, TEXTS)), ...read };
}

/** Returns the error of an amount with too many decimals for its currency. */
export const amountDetails = ({ amount = null, currency }: Partial<Money> & Pick<Money, "currency">): Detail[] =>
  decimalsDetails("/amount", { amount, currency });

function readContacts(contacts: readonly Participant[], details: Detail[]): Participant[] {
  const read = contacts.map(({ contact_id, role }) => ({ contact_id: contact_id.toLowerCase(), role }));
  const ids = read.map(({ contact_id }) => contact_id);
  ids.forEach((id, index) => {
    if (ids.indexOf(id) < index) details.push({ path: `/contacts/${index}/contact_id`, code: "not_unique" });
  });
  return read;
}

/** Stored ids are in lower case, so these are converted before they are compared. */
function lowerCaseIds<Input extends OpportunityValues>(input: Input): Input {
  const lower = IDS.flatMap((name) => {
    const id = input[name];
    return typeof id === "string" ? [[name, id.toLowerCase()] as const] : [];
  });
  return { ...input, ...Object.fromEntries(lower) };
}

/** The fields from which the amount of a line item is computed. */
interface PricedItem {
  /** At most three decimals. */
  readonly quantity: number;
  /** At most three decimals. */
  readonly unit_price: number;
  /** At most three decimals. */
  readonly discount_percent: number;
}

/** Returns the amount of a line item, rounded half up to the digits of the currency. Computed exactly, not in binary. */
export function lineAmount({ quantity, unit_price, discount_percent }: PricedItem, currency: string): number {
  const factors = scaled(quantity, 3) * scaled(unit_price, 3) * (scaled(100, 3) - scaled(discount_percent, 3));
  // The product has 3 + 3 + 3 decimals, and a percentage has two more.
  const decimals = currencyDigits(currency);
  const unit = 10n ** BigInt(11 - decimals);
  const rounded = (factors + unit / 2n) / unit;
  return Number(rounded) / 10 ** decimals;
}

const scaled = (value: number, decimals: number): bigint => BigInt(value.toFixed(decimals).replace(".", ""));
