import type { Authorized, Caller, Visitor, Actor } from "../../base/contract/caller.ts";
import { hashSecret, newSecret } from "../accounts/secrets.ts";
import { originOf } from "./start-session.ts";
import type { Store } from "../../base/store/store.ts";
import type { SupportOffer } from "./sql/sessions.ts";
import { logEntry, visitorEntry } from "../accounts/audit-log.ts";

interface SupportDeps {
  readonly store: Store;
  readonly newId: () => string;
}

/** Input for a support session. */
interface SupportRequest {
  /** The user whose permissions the session has. */
  readonly userId: string;
  readonly operatorName: string;
  /** 1 to 500 characters; the organization sees it in its audit log. */
  readonly reason: string;
}

const RECORD = "session";

/** Creates a support session. `token` is for its link and is not stored. */
export async function createSupportSession(
  { store, newId }: SupportDeps,
  caller: Authorized<Caller, "members:manage">,
  { userId, operatorName, reason }: SupportRequest,
): Promise<{ readonly id: string; readonly token: string; readonly expires_at: string }> {
  const id = newId();
  const token = newSecret();
  const { organization } = caller;
  return await store.transaction(async (tx) => {
    const row = { id, user_id: userId, token_hash: linkHash(token), operator_name: operatorName, reason };
    const expires_at = await tx.sessions.insertSupport(organization.id, row);
    const action = { action: "supportSessions.create", record: { type: RECORD, id } };
    await tx.auditLog.append(organization.id, logEntry(caller, action, { reason }));
    return { id, token, expires_at };
  });
}

/** Implements the page behind the link. */
export function supportSessions({ store }: Pick<SupportDeps, "store">): SupportSessions {
  return {
    find: (token) => store.sessions.supportOffer(linkHash(token)),
    start: (token, visitor) =>
      store.transaction(async (tx) => {
        const hash = linkHash(token);
        const offer = await tx.sessions.supportOffer(hash);
        const session_token = newSecret();
        const cookie = { token_hash: hashSecret(session_token), ...originOf(visitor) };
        if (!offer || !(await tx.sessions.beginSupport(hash, cookie))) return null;
        await tx.auditLog.append(offer.org_id, beginEntry(offer, visitor));
        return { session_token, session_expires_at: offer.expires_at } satisfies StartedSupportSession;
      }),
  };
}

function beginEntry({ id, operator_name: name, reason }: SupportOffer, visitor: Visitor) {
  const actor: Actor = { id: null, name, type: "operator", application: null };
  return visitorEntry(visitor, actor, { action: "supportSessions.begin", record: { type: RECORD, id } }, { reason });
}

/** Not the hash of the token itself, so that the link's token is invalid as a cookie. */
const linkHash = (token: string): Buffer => hashSecret(`support-session:${token}`);

/** A support session that waits for confirmation, as shown on its page. */
export interface SupportSessionOffer {
  readonly organization: string;
  readonly operator_name: string;
  readonly reason: string;
  readonly expires_at: string;
}

/** The values of the session cookie. */
interface StartedSupportSession {
  readonly session_token: string;
  readonly session_expires_at: string;
}

/** The service behind the link of `crm support-session create`. */
export interface SupportSessions {
  /** Returns null if the link is unknown, used or older than 60 minutes. */
  readonly find: (token: string) => Promise<SupportSessionOffer | null>;
  /** Uses up the link; returns null if another request was faster. */
  readonly start: (token: string, visitor: Visitor) => Promise<StartedSupportSession | null>;
}
