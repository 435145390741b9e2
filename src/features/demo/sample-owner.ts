import { personName } from "../accounts/callers.ts";
import { permissionsOfRole } from "../../base/platform/rights.ts";
import type { Caller, CallerOrganization } from "../../base/contract/caller.ts";
import type { UserRecord } from "../accounts/sql/users.ts";

/** The organization and the owner of the samples. */
export interface SampleOwner {
  readonly organization: CallerOrganization;
  readonly owner: UserRecord;
}

/** Returns a caller that acts as the owner. */
export function ownerOf({ organization, owner }: SampleOwner): Caller {
  return {
    address: "127.0.0.1",
    userAgent: null,
    requestId: "sample",
    locale: organization.default_locale,
    organization,
    user: { ...owner, locale: owner.locale ?? organization.default_locale },
    actor: { id: owner.id, name: personName(owner), type: "user", application: null },
    credential: { kind: "system" },
    channel: "system",
    permissions: permissionsOfRole(owner.role, null),
    deletesOthers: true,
  };
}
