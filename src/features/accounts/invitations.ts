import type { InvitationsService } from "../../../generated/services.js";
import { hashSecret } from "./api-key-format.ts";
import { personName } from "./callers.ts";
import type { Passwords } from "./passwords.ts";
import type { Actor } from "../../base/contract/actor.ts";
import { type Problem, unprocessable } from "../../base/platform/rules/errors.ts";
import { normalizeTexts } from "../../base/platform/rules/normalize-texts.ts";
import type { Store } from "../../base/store/store.ts";
import { newBookingSlug } from "./booking-slug.ts";
import { rejectCommonPassword } from "./common-passwords.ts";
import { visitorEntry } from "./audit-log/entries.ts";
import { PERSON_TEXTS } from "./member-record.ts";
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
        const name = personName({ ...user, ...changes });
        const actor: Actor = { id: userId, name, type: "user", application: null };
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
