import { timeOfId } from "../platform/ids.ts";
import type { Actor, Caller } from "../contract/caller.ts";
import { same } from "../platform/rules/differences.ts";
import { notFound, versionConflict } from "../platform/rules/errors.ts";
import { normalized } from "../contract/unicode.ts";

/**
 * Returns the record. Throws NotFound if it is null, and a version conflict if it does not have the expected version.
 */
export function requireRecord<Row extends { readonly version: number }>(row: Row | null, expected?: number): Row {
  if (row === null) throw notFound();
  if (expected !== undefined && row.version !== expected) throw versionConflict(row.version);
  return row;
}

/** Returns what was found. Throws not_found for null. */
export function requireFound<Found>(found: Found | null): Found {
  if (found === null) throw notFound();
  return found;
}

/** Returns the standard fields of a new record. */
export function standardFields(id: string, actor: Actor) {
  const now = timeOfId(id);
  return { id, created_at: now, updated_at: now, created_by: actor, updated_by: actor };
}

/** Removes undefined members. */
export function omitUndefined<Input extends object>(input: Input): Partial<Input> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Partial<Input>;
}

/** Returns the members that are defined and differ from the record. */
export function changedMembers<Input extends object>(input: Input, before: object): Partial<Input> {
  const old = before as Readonly<Record<string, unknown>>;
  const changed = Object.entries(omitUndefined(input)).filter(([name, value]) => !same(old[name], value));
  return Object.fromEntries(changed) as Partial<Input>;
}

/** Normalizes an e-mail address for storage and comparison. */
export function normalizeEmail(email: string): string {
  return normalized(email, "NFC").trim().toLowerCase();
}

/** The creator and owner of a record. */
export interface Ownership {
  readonly createdByUser: string;
  /** The owner or assignee. */
  readonly holder: unknown;
  /** Whether the holder was assigned by another user who could have deleted the record. */
  readonly entrusted: boolean | null;
}

/**
 * Returns whether a caller whose role can only delete own records may delete this one: they created it, or it was
 * assigned to them by another user who could have deleted it. So users cannot gain the right by assigning records to
 * themselves or to each other.
 */
export function mayDelete({ deletesOthers, user }: Caller, { createdByUser, holder, entrusted }: Ownership): boolean {
  return deletesOthers || createdByUser === user.id || (holder === user.id && entrusted === true);
}

/** Returns whether assigning the record to another holder gives them the right to delete it. */
export function grantsDeletion(caller: Caller, before: Ownership, holder: unknown): boolean {
  return typeof holder === "string" && holder !== caller.user.id && mayDelete(caller, before);
}
