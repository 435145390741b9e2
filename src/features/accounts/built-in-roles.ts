import type { Schemas } from "../../../generated/services.js";
import { timeOfId } from "../../base/platform/ids.ts";
import { SYSTEM_ACTOR } from "../../base/contract/actor.ts";
import { builtInPermissions, builtInRoleNames, type BuiltInRole } from "../../base/platform/rules/permissions.ts";

/** The same in every organization and never changed, so that clients may store them. */
const IDS: Readonly<Record<BuiltInRole, string>> = {
  owner: "019b7738-4c00-7000-8000-000000000001",
  admin: "019b7738-4c00-7000-8000-000000000002",
  manager: "019b7738-4c00-7000-8000-000000000003",
  member: "019b7738-4c00-7000-8000-000000000004",
  read_only: "019b7738-4c00-7000-8000-000000000005",
};

const DESCRIPTIONS: Readonly<Record<BuiltInRole, string>> = {
  owner: "Has all permissions.",
  admin: "Has all permissions except changing owners.",
  manager: "Manages all records, campaigns, forms and custom fields.",
  member: "Manages records and deletes own records.",
  read_only: "Reads records.",
};

/** The roles that every organization has, as records. */
export const builtInRoles: readonly Schemas["Role"][] = builtInRoleNames.map((name) => ({
  id: IDS[name],
  name,
  description: DESCRIPTIONS[name],
  permissions: [...builtInPermissions(name)],
  built_in: true,
  version: 1,
  created_at: timeOfId(IDS[name]),
  updated_at: timeOfId(IDS[name]),
  created_by: SYSTEM_ACTOR,
  updated_by: SYSTEM_ACTOR,
  deleted_at: null,
}));

/** Returns the built-in role with this id. */
export function builtInRoleById(id: string): Schemas["Role"] | undefined {
  return builtInRoles.find((role) => role.id === id);
}

/** Returns the id of a built-in role. */
export function builtInRoleByName(name: BuiltInRole): { readonly id: string } {
  return { id: IDS[name] };
}
