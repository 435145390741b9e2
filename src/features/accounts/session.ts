import type { Schemas, SessionService } from "../../../generated/services.js";
import { confirmIdentity } from "./confirm-identity.ts";
import { passkeySignIn } from "./passkeys/passkey-sign-in.ts";
import { notFound } from "../../base/platform/rules/errors.ts";
import { sessionIdOf } from "./session-id.ts";
import type { SessionRecord } from "./sql/sessions.ts";
import { type SignInDeps, signInOperations } from "./sign-in/sign-in.ts";

/** Implements the operations `session.*`: signing in and out, and the caller's own sessions. */
export function sessionService(deps: SignInDeps): SessionService {
  const { store, clock } = deps;
  const ended = (id: string): Schemas["Deleted"] => ({ id, deleted_at: new Date(clock()).toISOString() });
  return {
    ...signInOperations(deps),
    ...passkeySignIn(deps),
    confirm: (caller, input) => confirmIdentity(deps, caller, input),
    async delete(caller) {
      const id = sessionIdOf(caller);
      await store.sessions.end(caller.organization.id, caller.user.id, id);
      return ended(id);
    },
    async list(caller, { page, page_size }) {
      const current = sessionIdOf(caller);
      const alive = await store.sessions.alive(caller.organization.id, caller.user.id);
      const items = alive.slice((page - 1) * page_size, page * page_size).map((session) => shown(session, current));
      return { items, total: alive.length, page, page_size };
    },
    async endOthers(caller) {
      return { ended: await store.sessions.endOthers(caller.organization.id, caller.user.id, sessionIdOf(caller)) };
    },
    async end(caller, { id }) {
      if (!(await store.sessions.end(caller.organization.id, caller.user.id, id))) throw notFound();
      return ended(id);
    },
  };
}

function shown(session: SessionRecord, current: string): Schemas["Session"] {
  return { ...session, ip: session.ip ?? "", current: session.id === current };
}
