import { timeOfId } from "../access/ids.ts";
import type { Actor } from "../contract/actor.ts";
import { notFound, versionConflict } from "../domain/errors.ts";

/** The record, if there is one and it has the version that the change is meant for. */
export function expectRecord<Row extends { readonly version: number }>(row: Row | null, expected?: number): Row {
  if (row === null) throw notFound();
  if (expected !== undefined && row.version !== expected) throw versionConflict(row.version);
  return row;
}

/** The standard fields of a new record. */
export function newRecord(id: string, actor: Actor) {
  const now = timeOfId(id);
  return { id, created_at: now, updated_at: now, created_by: actor, updated_by: actor };
}

/** Without the members that were not sent. */
export function sent<Input extends object>(input: Input): Partial<Input> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Partial<Input>;
}

/** An e-mail address as it is stored and compared. */
export function plainEmail(email: string): string {
  return email.normalize("NFC").trim().toLowerCase();
}
