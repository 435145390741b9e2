import type { Caller } from "../contract/caller.ts";

/** Whose a record is. */
export interface Ownership {
  readonly createdByUser: string;
  /** Its owner or assignee. */
  readonly holder: unknown;
  /** Whether the holder got it from somebody else who could have deleted it. */
  readonly entrusted: boolean | null;
}

/**
 * Whether a caller whose role deletes own records only may delete this one: they made it, or it was assigned to them by
 * somebody else who could have deleted it. So nobody gets the right by taking a record over, nor two by assigning it to
 * each other.
 */
export function mayDelete({ deletesOthers, user }: Caller, { createdByUser, holder, entrusted }: Ownership): boolean {
  return deletesOthers || createdByUser === user.id || (holder === user.id && entrusted === true);
}

/** Whether a record that the caller gives to another holder is entrusted to them. */
export function entrusts(caller: Caller, before: Ownership, holder: unknown): boolean {
  return typeof holder === "string" && holder !== caller.user.id && mayDelete(caller, before);
}
