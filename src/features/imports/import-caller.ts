import { personName } from "../accounts/callers.ts";
import type { Caller } from "../../base/contract/caller.ts";
import { deletesOthers } from "../../base/platform/rules/permissions.ts";
import { requireRecord } from "../../base/records/record-state.ts";
import type { Repositories } from "../../base/store/store.ts";
import { permissionsOfImport } from "./rules/imported-types.ts";
import type { ImportRecord } from "./sql/imports.ts";

/** Returns the caller of the writes of an import: its user, with no more permissions than its start required. */
export async function importCaller(
  { organizations, users }: Pick<Repositories, "organizations" | "users">,
  orgId: string,
  { id: importId, entity_type, mapping, created_by_user }: ImportRecord,
): Promise<Caller> {
  const organization = requireRecord(await organizations.get(orgId));
  const user = requireRecord(await users.get(orgId, created_by_user));
  const { id, email, first_name, last_name, role } = user;
  const locale = user.locale ?? organization.default_locale;
  return {
    address: "127.0.0.1",
    userAgent: null,
    requestId: importId,
    locale,
    organization,
    user: { id, email, first_name, last_name, locale, role },
    actor: { id: importId, name: personName(user), type: "import", application: null },
    credential: { kind: "system" },
    channel: "system",
    permissions: permissionsOfImport(entity_type, Object.values(mapping ?? {})),
    deletesOthers: deletesOthers(role),
  };
}
