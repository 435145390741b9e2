import type { InvitationsService } from "../../../generated/services.js";
import { hashSecret } from "../accounts/secrets.ts";
import { userActor } from "../accounts/callers.ts";
import { rejectCommonPassword } from "./common-passwords.ts";
import type { Passwords } from "./password.ts";
import { type Problem, unprocessable } from "../../base/platform/rules/errors.ts";
import { normalizeTexts } from "../../base/platform/rules/text.ts";
import type { Store } from "../../base/store/store.ts";
import { newBookingSlug } from "../accounts/booking-slug.ts";
import { visitorEntry } from "../accounts/audit-log.ts";
import { PERSON_TEXTS } from "../accounts/members.ts";
import { omitUndefined } from "../../base/records/record-state.ts";
import { type StartSessionDeps, startSession } from "./start-session.ts";

interface InvitationDeps extends StartSessionDeps {
  readonly store: Store;
  readonly passwords: Passwords;
}

/** Implements the operations `invitations.*`. */
export function invitationsService(deps: InvitationDeps): InvitationsService {
  const { store, passwords } = deps;
  return {
    async accept(visitor, { token, password, ...person }) {
      rejectCommonPassword(password, "/password");
      return await store.transaction(async (tx) => {
        const used = await tx.tokens.use("invitation", hashSecret(token));
        const user = used && (await tx.users.lock(used.org_id, used.user_id));
        if (!used || user?.status !== "invited") throw invalidToken();
        const { org_id: orgId, user_id: userId } = used;
        if ((await tx.organizations.suspendedAt(orgId)) !== null) throw invalidToken();
        const names = omitUndefined(normalizeTexts(person, PERSON_TEXTS));
        const changes = {
          ...names,
          status: "active",
          password_hash: await passwords.hash(password),
          // Last: it locks the name, and hashing takes long.
          booking_slug: user.booking_slug ?? (await newBookingSlug(tx, { ...user, ...names })),
        };
        const actor = userActor({ ...user, ...changes });
        await tx.users.update(orgId, userId, changes, actor);
        const record = { type: "member", id: userId };
        await tx.auditLog.append(orgId, visitorEntry(visitor, actor, { action: "invitations.accept", record }));
        return await startSession(deps, tx, { orgId, userId, visitor, method: "password" });
      });
    },
  };
}

/** The transaction is rolled back, so that the token of a suspended organization can be used after that. */
const invalidToken = (): Problem => unprocessable([{ path: "/token", code: "invalid_token" }]);
