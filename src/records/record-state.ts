import { timeOfId } from "../platform/ids.ts";
import type { Actor } from "../contract/actor.ts";
import { same } from "../platform/rules/differences.ts";
import { notFound, versionConflict } from "../platform/rules/errors.ts";

/** The record, if there is one and it has the version that the change is meant for. */
export function requireRecord<Row extends { readonly version: number }>(row: Row | null, expected?: number): Row {
  if (row === null) throw notFound();
  if (expected !== undefined && row.version !== expected) throw versionConflict(row.version);
  return row;
}

/** The standard fields of a new record. */
export function standardFields(id: string, actor: Actor) {
  const now = timeOfId(id);
  return { id, created_at: now, updated_at: now, created_by: actor, updated_by: actor };
}

/** Without the members that were not sent. */
export function omitUndefined<Input extends object>(input: Input): Partial<Input> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Partial<Input>;
}

/** The members that were sent and differ from what the record has. */
export function altered<Input extends object>(input: Input, before: object): Partial<Input> {
  const old = before as Readonly<Record<string, unknown>>;
  const changed = Object.entries(omitUndefined(input)).filter(([name, value]) => !same(old[name], value));
  return Object.fromEntries(changed) as Partial<Input>;
}

/** An e-mail address as it is stored and compared. */
export function normalizeEmail(email: string): string {
  return email.normalize("NFC").trim().toLowerCase();
}
