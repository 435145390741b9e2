import { requirePermissions } from "../platform/rights.ts";
import type { Caller } from "../contract/caller.ts";
import { permissionsOfFilter } from "./rules/filter-permissions.ts";
import type { EntityType } from "./rules/entity.ts";
import type { FilterGroup } from "./rules/filter-tree.ts";
import type { Membership } from "./rules/segment-membership.ts";
import type { Repositories } from "../store/store.ts";
import { checkedFilter } from "./filter-check.ts";

/** Whose members are asked for, and when. */
export interface MembershipQuestion {
  readonly orgId: string;
  readonly segment: { readonly id: string; readonly entity_type: EntityType; readonly filter: FilterGroup | null };
  readonly now: Date;
}

/** Who is told of members, or by their number. Null: the service itself, for whoever was allowed to ask before. */
interface MembersFor {
  readonly caller: Caller | null;
}

/** Refuses a caller who may not read who is in a segment: the segment, its members, and what its filter asks about. */
export function requireMembers(caller: Caller, { entity_type, filter }: MembershipQuestion["segment"]): void {
  const asked = filter === null ? [] : permissionsOfFilter(entity_type, filter);
  requirePermissions(caller, new Set(["segments:read", "entities:read", ...asked]));
}

/**
 * What members of a segment have in common now: filters for `entities.list` and `entities.count`, and for
 * `segments.membersAfter`, which walks the ids of all live members batch by batch. Throws `unprocessable` where the
 * filter of a dynamic segment names a custom field that is no more: nobody is taken in or left out by mistake.
 */
export async function membersOf(
  store: Pick<Repositories, "customFields" | "organizations">,
  { orgId, segment, now, caller }: MembershipQuestion & MembersFor,
): Promise<Membership> {
  const { id, entity_type, filter } = segment;
  if (caller) requireMembers(caller, segment);
  if (filter === null) return { entity_type, segment_id: id };
  return {
    entity_type,
    filter: { tree: await checkedFilter(store, orgId, filter, { type: entity_type, caller }), now },
  };
}
