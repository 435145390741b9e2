import { type ResourcePermission, resources } from "../../../../generated/resources.js";
import { permissions, type Permission } from "../../../../generated/vocabulary.js";

/** The built-in roles; other roles are defined by the organization. */
export const builtInRoleNames = ["owner", "admin", "manager", "member", "read_only"] as const;

/** The name of a built-in role. */
export type BuiltInRole = (typeof builtInRoleNames)[number];

/** E-mail templates and topics have the permissions of campaigns. */
type RecordPermission = Exclude<ResourcePermission, "campaigns">;

const allRecords = [
  ...new Set([
    ...(["entities", "opportunities", "tasks", "notes", "files", "segments"] as const),
    ...Object.values(resources).flatMap(({ permission }): RecordPermission[] =>
      permission === "campaigns" ? [] : [permission],
    ),
  ]),
];

/** The records that members write. Forms are published, so managers write them, like campaigns. */
const records = allRecords.filter((resource) => resource !== "forms");

/** All built-in roles export what they read; a custom role can read without exporting. */
const readOnly: readonly Permission[] = [
  ...allRecords.map((resource): Permission => `${resource}:read`),
  "campaigns:read",
  "booking:read",
  "custom_fields:read",
  "members:read",
  "organization:read",
  "records:export",
  "ai:connect",
];

const member: readonly Permission[] = [
  ...readOnly,
  ...records.flatMap((resource): Permission[] => [`${resource}:write`, `${resource}:delete`]),
  "booking:write",
  "emails:read",
  "emails:send",
];

const manager: readonly Permission[] = [
  ...member,
  "campaigns:write",
  "campaigns:delete",
  "campaigns:send",
  "forms:write",
  "forms:delete",
  "custom_fields:write",
  "webhooks:read",
];

const permissionsOfRole: Readonly<Record<BuiltInRole, ReadonlySet<Permission>>> = {
  owner: new Set(permissions),
  admin: new Set(permissions),
  manager: new Set(manager),
  member: new Set(member),
  read_only: new Set(readOnly),
};

/** Returns whether a role is built in. */
export function isBuiltInRole(role: string): role is BuiltInRole {
  return builtInRoleNames.some((name) => name === role);
}

/** Returns the permissions of a built-in role. */
export function builtInPermissions(role: BuiltInRole): ReadonlySet<Permission> {
  return permissionsOfRole[role];
}

/** Returns false for `member`, which can delete only records that it created or owns. */
export function deletesOthers(role: string): boolean {
  return role !== "member";
}

/** A user who has one of these can get, or give others, every other permission. */
const accessPermissions: readonly Permission[] = ["members:manage", "identity:manage", "api_keys:manage"];

/** Returns whether a role with these permissions makes somebody an administrator of access. */
export function managesAccess(permissions: Iterable<string>): boolean {
  const given = new Set(permissions);
  return accessPermissions.some((permission) => given.has(permission));
}

/** Returns whether the whole contains every permission of the part. */
export function contains(whole: ReadonlySet<string>, part: Iterable<string>): boolean {
  return missingFrom(whole, part).length === 0;
}

/** Returns the permissions of the part that the whole lacks. */
export function missingFrom(whole: ReadonlySet<string>, part: Iterable<string>): string[] {
  return [...part].filter((permission) => !whole.has(permission));
}

/** Returns the permissions of a list that still exist in the contract. */
export function knownPermissions(list: Iterable<string>): Set<Permission> {
  const given = new Set(list);
  return new Set(permissions.filter((permission) => given.has(permission)));
}
