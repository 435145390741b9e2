import type { Schemas, SessionService } from "../../generated/services.js";
import type { Passwords } from "./passwords.ts";
import type { Caller } from "../contract/caller.ts";
import { notFound, permissionDenied, wrongSignIn } from "../platform/rules/errors.ts";
import type { SessionRecord } from "./sql/sessions.ts";
import type { Store } from "../store/store.ts";
import { normalizeEmail } from "../records/record-state.ts";
import { type StartSessionDeps, startSession } from "./start-session.ts";

interface SessionDeps extends StartSessionDeps {
  readonly store: Store;
  readonly clock: () => number;
  readonly passwords: Passwords;
}

/** Implements the operations `session.*`: signing in and out, and the caller's own sessions. */
export function sessionService(deps: SessionDeps): SessionService {
  const { store, clock, passwords } = deps;
  const ended = (id: string): Schemas["Deleted"] => ({ id, deleted_at: new Date(clock()).toISOString() });
  return {
    async create(visitor, { email, password }) {
      const login = await store.users.login(normalizeEmail(email));
      const { right, rehash } = await passwords.check(login?.password_hash ?? null, password);
      if (!right || login?.status !== "active") throw wrongSignIn();
      return await store.transaction(async (tx) => {
        if (rehash !== null) await tx.users.setPassword(login.org_id, login.id, rehash);
        return await startSession(deps, tx, { orgId: login.org_id, userId: login.id, visitor });
      });
    },
    async delete(caller) {
      const id = sessionId(caller);
      await store.sessions.end(caller.organization.id, caller.user.id, id);
      return ended(id);
    },
    async list(caller, { page, page_size }) {
      const current = sessionId(caller);
      const alive = await store.sessions.alive(caller.organization.id, caller.user.id);
      const items = alive.slice((page - 1) * page_size, page * page_size).map((session) => shown(session, current));
      return { items, total: alive.length, page, page_size };
    },
    async endOthers(caller) {
      return { ended: await store.sessions.endOthers(caller.organization.id, caller.user.id, sessionId(caller)) };
    },
    async end(caller, { id }) {
      if (!(await store.sessions.end(caller.organization.id, caller.user.id, id))) throw notFound();
      return ended(id);
    },
  };
}

function sessionId({ credential }: Caller): string {
  if (credential.kind !== "session") throw permissionDenied();
  return credential.id;
}

function shown(session: SessionRecord, current: string): Schemas["Session"] {
  return { ...session, ip: session.ip ?? "", current: session.id === current };
}
