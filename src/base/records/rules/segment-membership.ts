import type { EntityType } from "./entity.ts";
import type { CheckedGroup } from "./filter-tree.ts";

/** The definition of a segment's members: a segment with stored members, or a filter. */
export interface Membership {
  readonly entity_type: EntityType;
  readonly segment_id?: string;
  readonly filter?: { readonly tree: CheckedGroup; readonly now: Date };
}
