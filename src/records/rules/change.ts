import type { Actor } from "../../contract/actor.ts";
import type { FieldChanges } from "../../platform/rules/differences.ts";

/** Something that happened to a record: a row of `changes`, the source of webhooks, feed and timeline. */
export interface Change {
  readonly id: string;
  readonly record_type: string;
  readonly record_id: string;
  /** E.g. `contact.created`. */
  readonly kind: string;
  /** The record's version after it. */
  readonly version: number;
  readonly actor: Actor;
  readonly occurred_at: string;
  /** The record after it, as the interface shows it. */
  readonly data: object;
  readonly changes: FieldChanges | null;
}

/** What a change is told of: any record with the standard fields. */
export interface ChangedRecord {
  readonly id: string;
  readonly version: number;
  readonly updated_at: string;
  readonly updated_by: Actor;
}

/** What else a change says, beside the record itself. */
export interface ChangeOptions {
  readonly newId: () => string;
  /** Fields that count the versions are left out. */
  readonly changes?: FieldChanges | null;
  /** Instead of the whole record. */
  readonly data?: object;
}

/** Not told as changed fields: they change with every version. */
const COUNTING: ReadonlySet<string> = new Set(["version", "updated_at", "updated_by"]);

/** What is to be told of a record's new version; `kind` as `task.completed`. */
export function createChange(
  kind: string,
  record: ChangedRecord,
  { newId, changes = null, data = record }: ChangeOptions,
): Change {
  const told = changes && Object.entries(changes).filter(([field]) => !COUNTING.has(field));
  return {
    id: newId(),
    record_type: kind.slice(0, kind.indexOf(".")),
    record_id: record.id,
    kind,
    version: record.version,
    actor: record.updated_by,
    occurred_at: record.updated_at,
    data,
    changes: told && Object.fromEntries(told),
  };
}
