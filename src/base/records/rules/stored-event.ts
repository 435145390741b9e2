import type { Actor } from "../../contract/actor.ts";
import type { FieldChanges } from "../../platform/rules/differences.ts";

/** An event as it is stored; its parts are null if its record was purged. */
export interface StoredEvent {
  readonly id: string;
  readonly org_id: string;
  readonly data: object | null;
  readonly changes: FieldChanges | null;
  readonly actor: Actor | null;
  readonly occurred_at: string | null;
}
