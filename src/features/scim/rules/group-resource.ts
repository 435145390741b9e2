import { GROUP_SCHEMA } from "./schemas.ts";
import type { JsonObject } from "./json.ts";
import { metaOf, type Versioned } from "./meta.ts";
import { userLocation } from "./user-resource.ts";

/** A group as it is stored. */
export interface ScimGroup extends Versioned {
  readonly display_name: string;
  readonly external_id: string | null;
}

/** Returns the resource of a group with the ids of its members. `base` is the URL of the SCIM service. */
export function groupResource(group: ScimGroup, members: readonly string[], base: string): JsonObject {
  const { id, external_id, display_name } = group;
  return {
    schemas: [GROUP_SCHEMA],
    id,
    ...(external_id === null ? {} : { externalId: external_id }),
    displayName: display_name,
    ...(members.length === 0 ? {} : { members: members.map((member) => memberReference(member, base)) }),
    meta: metaOf("Group", group, base),
  };
}

function memberReference(id: string, base: string): JsonObject {
  return { value: id, $ref: userLocation(id, base), type: "User" };
}
