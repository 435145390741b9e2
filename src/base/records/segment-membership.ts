import { requirePermissions } from "../platform/rights.ts";
import type { Caller } from "../contract/caller.ts";
import { permissionsOfFilter } from "./rules/filter-permissions.ts";
import type { EntityType } from "./rules/entity.ts";
import type { FilterGroup, Membership } from "./rules/filter-tree.ts";
import type { Repositories } from "../store/store.ts";
import { readFilter } from "./filter-check.ts";

/** The segment whose members are requested, and the reference time. */
export interface MembershipRequest {
  readonly orgId: string;
  readonly segment: { readonly id: string; readonly entity_type: EntityType; readonly filter: FilterGroup | null };
  readonly now: Date;
}

/** The caller who receives members or their number. Null for the service itself, after an earlier check. */
interface MembersReader {
  readonly caller: Caller | null;
}

/** Throws if the caller cannot read the segment, its members, or the fields of its filter. */
export function requireReadableMembers(caller: Caller, { entity_type, filter }: MembershipRequest["segment"]): void {
  const filterPermissions = filter === null ? [] : permissionsOfFilter(entity_type, filter);
  requirePermissions(caller, new Set(["segments:read", "entities:read", ...filterPermissions]));
}

/**
 * Returns the current definition of a segment's members: a filter for `entities.list`, `entities.count` and
 * `segments.membersAfter`, which reads the ids of all live members in batches. Throws `unprocessable` if the filter of
 * a dynamic segment contains a deleted custom field, so that no record is included or excluded by mistake.
 */
export async function membersOf(
  store: Pick<Repositories, "customFields" | "organizations">,
  { orgId, segment, now, caller }: MembershipRequest & MembersReader,
): Promise<Membership> {
  const { id, entity_type, filter } = segment;
  if (caller) requireReadableMembers(caller, segment);
  if (filter === null) return { entity_type, segment_id: id };
  return {
    entity_type,
    filter: { tree: await readFilter(store, orgId, filter, { type: entity_type, caller }), now },
  };
}
