import type { EntityType } from "./entity.ts";
import type { CheckedGroup } from "./filter-tree.ts";

/** What members of a segment have in common: being in its table, or matching its filter. */
export interface Membership {
  readonly entity_type: EntityType;
  readonly segment_id?: string;
  readonly filter?: { readonly tree: CheckedGroup; readonly now: Date };
}
