import type { Caller } from "../../base/contract/caller.ts";
import type { ReturnedReferences } from "../../base/records/sql/related-table.ts";
import type { WriteDeps } from "./writes.ts";

/** The contact or company that a reference leaves, and the one that it gets; null: none. */
export interface MovedReference {
  readonly fromId: string;
  readonly toId: string | null;
}

/**
 * The records of a kind that refer to contacts and companies. Both functions report the new versions of live records as
 * changes.
 */
export interface Referring {
  /** Changes the references to a record; returns the ids of the records that count as moved. */
  readonly move: (deps: WriteDeps, caller: Caller, moved: MovedReference) => Promise<readonly string[]>;
  /** Gives back what a merge moved, as far as it is still there; returns the ids of the records. */
  readonly giveBack: (deps: WriteDeps, caller: Caller, returned: ReturnedReferences) => Promise<readonly string[]>;
}

/** The records of other rooms that refer to contacts and companies. */
export type ReferringRooms = Readonly<Record<"opportunities" | "events", Referring>>;

/** Dependencies of removing records to which others refer. */
export interface RemovalDeps extends WriteDeps {
  readonly referring: ReferringRooms;
}
