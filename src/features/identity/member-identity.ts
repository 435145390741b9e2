import type { MemberIdentityService } from "../../../generated/services.js";
import { type AccountEmailDeps, queueAccountEmail } from "../accounts/account-emails.ts";
import { logAction } from "../accounts/audit-log/entries.ts";
import { nameOrAddress } from "../accounts/callers.ts";
import { notFound, permissionDenied } from "../../base/platform/rules/errors.ts";
import { requireRecord } from "../../base/records/record-state.ts";
import type { Store } from "../../base/store/store.ts";

/** Dependencies of the operation on identities of members. */
export interface MemberIdentityDeps extends AccountEmailDeps {
  readonly store: Store;
}

/** Implements the operation `memberIdentity.delete`. */
export function memberIdentityService(deps: MemberIdentityDeps): MemberIdentityService {
  return {
    async delete(caller, { id }) {
      const { id: orgId, name: organization, default_locale } = caller.organization;
      return await deps.store.transaction(async (tx) => {
        // A sign-in locks the organization too, so it can no longer use the link.
        await tx.organizations.lock(orgId);
        const user = requireRecord(await tx.users.lock(orgId, id));
        if (user.role === "owner" && caller.user.role !== "owner") throw permissionDenied();
        const deleted_at = await tx.userIdentities.unlink(orgId, id);
        if (deleted_at === null) throw notFound();
        await tx.sessions.endWithMethod(orgId, id, "single_sign_on");
        await logAction(tx, caller, "memberIdentity.delete", { type: "member", id });
        await queueAccountEmail(tx, deps, orgId, {
          to: user.email,
          locale: user.locale ?? default_locale,
          content: { kind: "identity_unlinked", organization, editor: nameOrAddress(caller.user) },
        });
        return { id, deleted_at };
      });
    },
  };
}
