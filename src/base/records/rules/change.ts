import type { ChangeKind } from "../../../../generated/vocabulary.js";
import type { Actor } from "../../contract/caller.ts";
import type { FieldChanges } from "../../platform/rules/differences.ts";

/** The type of a record whose changes are recorded. */
export type ChangedRecordType = ChangeKind extends `${infer Type}.${string}` ? Type : never;

/** The actions that are recorded for a record type, such as `completed` of `task`. */
export type ChangeVerb<Type extends ChangedRecordType> = ChangeKind extends infer Kind
  ? Kind extends `${Type}.${infer Verb}`
    ? Verb
    : never
  : never;

/** A change of a record: a row of `changes`, the source of webhooks, the change feed and timelines. */
export interface Change {
  readonly id: string;
  readonly record_type: ChangedRecordType;
  readonly record_id: string;
  /** E.g. `contact.created`. */
  readonly kind: ChangeKind;
  /** The record's version after the change. */
  readonly version: number;
  readonly actor: Actor;
  readonly occurred_at: string;
  /** The record after the change, as shown in the API. */
  readonly data: object;
  readonly changes: FieldChanges | null;
  /** For the timeline only: the values of merged records that do not stay. */
  readonly lost?: readonly LostField[];
}

/** A field of a merge, with the values of the records that were merged, except for the one that stays. */
interface LostField {
  readonly field: string;
  readonly old: unknown;
  readonly new: unknown;
  readonly lost: readonly { readonly record_id: string; readonly value: unknown }[];
}

/** The fields of a record that a change needs. */
export interface ChangedRecord {
  readonly id: string;
  readonly version: number;
  readonly updated_at: string;
  readonly updated_by: Actor;
}

/** The parts of a change that are not derived from the record. */
export interface ChangeOptions {
  readonly newId: () => string;
  /** Version fields are removed. */
  readonly changes?: FieldChanges | null;
  /** Replaces the record as the data of the change. */
  readonly data?: object;
}

/** Fields that change with every version and are not listed as changes. */
const VERSION_FIELDS: ReadonlySet<string> = new Set(["version", "updated_at", "updated_by"]);

/** Creates the change for a new version of a record; `kind` is e.g. `task.completed`. */
export function createChange(
  kind: ChangeKind,
  record: ChangedRecord,
  { newId, changes = null, data = record }: ChangeOptions,
): Change {
  const relevant = changes && Object.entries(changes).filter(([field]) => !VERSION_FIELDS.has(field));
  return {
    id: newId(),
    record_type: recordTypeOf(kind),
    record_id: record.id,
    kind,
    version: record.version,
    actor: record.updated_by,
    occurred_at: record.updated_at,
    data,
    changes: relevant && Object.fromEntries(relevant),
  };
}

function recordTypeOf(kind: ChangeKind): ChangedRecordType {
  // The event reports a new submission, no change of the form.
  if (kind === "form.submitted") return "form_submission";
  return kind.slice(0, kind.indexOf(".")) as ChangedRecordType;
}
