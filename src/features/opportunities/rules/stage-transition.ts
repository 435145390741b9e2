import type { Actor } from "../../../base/contract/actor.ts";
import { same } from "../../../base/platform/rules/differences.ts";
import type { FieldValues } from "../../../base/records/rules/entity-input.ts";
import type { LifecycleEvent } from "../../entities/rules/lifecycle.ts";
import { firstStage, type Stage, findStage, stageOf, type StageType } from "./pipeline.ts";
import { toSearchText } from "../../../base/platform/rules/text.ts";

/** A contact that takes part in an opportunity. */
export interface Participant {
  readonly contact_id: string;
  readonly role: "decision_maker" | "evaluator" | "influencer" | "champion" | "user" | "other";
}

/** An opportunity as the API shows it. */
export interface Opportunity {
  readonly id: string;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly created_by: Actor;
  readonly updated_by: Actor;
  readonly deleted_at: string | null;
  readonly name: string;
  readonly pipeline_id: string;
  readonly stage: string;
  readonly status: StageType;
  readonly amount: number | null;
  readonly currency: string;
  readonly probability: number;
  readonly weighted_amount: number | null;
  readonly expected_close_date: string | null;
  readonly closed_at: string | null;
  readonly lost_reason: string | null;
  readonly next_step: string | null;
  readonly company_id: string | null;
  readonly primary_contact_id: string | null;
  readonly contacts: readonly Participant[];
  readonly owner_id: string | null;
  readonly source: string | null;
  readonly description: string | null;
  readonly stage_changed_at: string;
  readonly tags: readonly string[];
  readonly custom_fields: FieldValues;
}

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
export function linkedEntities({
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
