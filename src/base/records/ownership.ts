import type { Caller } from "../contract/caller.ts";

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
