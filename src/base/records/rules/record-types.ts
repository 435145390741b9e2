import { resources, type Resource, type ResourceType } from "../../../../generated/resources.js";
import type { Permission } from "../../../../generated/vocabulary.js";

const resourcePermissions = Object.fromEntries(
  Object.values<Resource>(resources).map(({ type, permission }) => [type, `${permission}:read`]),
) as Readonly<Record<ResourceType, Permission>>;

/**
 * The read permission of each record type, for features with several types: search, changes, related records, tools.
 */
const readPermissions = {
  contact: "entities:read",
  company: "entities:read",
  pipeline: "opportunities:read",
  opportunity: "opportunities:read",
  ...resourcePermissions,
  segment: "segments:read",
  campaign: "campaigns:read",
  email: "emails:read",
  custom_field: "custom_fields:read",
  schedule: "booking:read",
  event_type: "booking:read",
  event: "booking:read",
  file: "files:read",
  busy_time: "booking:read",
  busy_feed: "booking:read",
} as const satisfies Record<string, Permission>;

/** A record type. */
export type RecordType = keyof typeof readPermissions;

/** Returns the read permission of a record type. */
export const readPermissionOf = (type: RecordType): Permission => readPermissions[type];

/** Returns the record types that these permissions allow to read. */
export function readableTypes(permissions: ReadonlySet<string>): RecordType[] {
  const all = Object.entries(readPermissions) as [RecordType, Permission][];
  return all.filter(([, permission]) => permissions.has(permission)).map(([type]) => type);
}
