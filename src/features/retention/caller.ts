import { SYSTEM_ACTOR } from "../../base/contract/actor.ts";
import type { Caller } from "../../base/contract/caller.ts";
import { builtInPermissions } from "../../base/platform/rules/permissions.ts";
import type { OrganizationRecord } from "../accounts/sql/organizations.ts";

/** No user: nobody asked for the deletion. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

/** Returns the service itself as the caller that purges records of an organization. */
export function retentionCaller(organization: OrganizationRecord, requestId: string): Caller {
  const locale = organization.default_locale;
  return {
    address: "127.0.0.1",
    userAgent: null,
    requestId,
    locale,
    organization,
    user: { id: NOBODY, email: "", first_name: null, last_name: null, locale, role: "owner" },
    actor: SYSTEM_ACTOR,
    credential: { kind: "system" },
    channel: "system",
    permissions: builtInPermissions("owner"),
    deletesOthers: true,
  };
}
