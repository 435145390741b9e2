import type { Schemas, SessionService } from "../../../generated/services.js";
import { hashSecret, newSecret } from "../accounts/secrets.ts";
import type { Visitor } from "../../base/contract/caller.ts";
import { Problem, unprocessable } from "../../base/platform/rules/errors.ts";
import { type StartSessionDeps, startSession } from "./start-session.ts";
import {
  relyingParty,
  requestOptions,
  type RelyingParty,
  type UserVerification,
  verifySignature,
} from "./relying-party.ts";
import { requireRecord } from "../../base/records/record-state.ts";
import { userActor } from "../accounts/callers.ts";
import type { Repositories, Store } from "../../base/store/store.ts";
import { visitorEntry } from "../accounts/audit-log.ts";
import type { PasskeyLogin } from "./sql/passkeys.ts";

type PasskeySignInDeps = StartSessionDeps & SignatureDeps;

/** Implements the operations `session.*` for signing in with a passkey. */
export function passkeySignIn(deps: PasskeySignInDeps): Pick<SessionService, "passkeyOptions" | "createWithPasskey"> {
  return {
    passkeyOptions: (_visitor, { sign_in }) => (sign_in === undefined ? anyPasskey(deps) : ownPasskeys(deps, sign_in)),
    async createWithPasskey(visitor, assertion) {
      const { store } = deps;
      const signature = { assertion, challengeOf: null, verification: "required", visitor } as const;
      const passkey = await signingPasskey(deps, { ...signature, action: "session.createWithPasskey" });
      // Authenticators always return the handle of a discoverable passkey.
      if (passkey === null || !assertion.response.response.userHandle) throw rejected();
      const identity = { orgId: passkey.org_id, userId: passkey.user_id, visitor, method: "passkey" } as const;
      return await store.transaction((tx) => startSession(deps, tx, identity));
    },
  };
}

async function anyPasskey({ store, baseUrl }: PasskeySignInDeps): Promise<Schemas["PasskeyRequestOptions"]> {
  const { token, webauthn: challenge } = await issueChallenge(store, "passkey_request", null);
  const request = { challenge, allowed: [], verification: "required" } as const;
  return { challenge: token, options: await requestOptions(relyingParty(baseUrl), request) };
}

/** The password was right, so naming the passkeys of the account reveals them to its user only. */
async function ownPasskeys(
  { store, baseUrl }: PasskeySignInDeps,
  signIn: string,
): Promise<Schemas["PasskeyRequestOptions"]> {
  const waiting = await store.signInChallenges.find(hashSecret(signIn), "second_factor");
  if (waiting === null) throw unprocessable([{ path: "/sign_in", code: "invalid_challenge" }]);
  const owner = { orgId: waiting.org_id, userId: waiting.user_id };
  const allowed = await store.passkeys.handles(owner.orgId, owner.userId);
  // Without a list, the browser would offer the passkeys of any account.
  if (allowed.length === 0) throw unprocessable([{ path: "/sign_in", code: "no_passkey" }]);
  const { token, webauthn: challenge } = await issueChallenge(store, "passkey_request", owner);
  const request = { challenge, allowed, verification: "preferred" } as const;
  return { challenge: token, options: await requestOptions(relyingParty(baseUrl), request) };
}

/** A passkey as the second factor of a sign-in. */
interface SecondFactorPasskey {
  readonly owner: PasskeyOwner;
  readonly assertion: Schemas["PasskeyAssertion"];
  readonly visitor: Visitor;
}

/** Returns true if a passkey of this user signed the challenge of `assertion`, which is used up in any case. */
export async function checkPasskey(
  deps: SignatureDeps,
  { owner, assertion, visitor }: SecondFactorPasskey,
): Promise<boolean> {
  const signature = { assertion, challengeOf: owner, verification: "preferred", visitor } as const;
  const passkey = await signingPasskey(deps, { ...signature, action: "session.verify" });
  return passkey?.user_id === owner.userId && passkey.org_id === owner.orgId;
}

/** The error is the same for an unknown passkey, a wrong signature and a suspended user. */
const rejected = (): Problem => new Problem("unauthenticated", [{ path: "/response", code: "passkey_rejected" }]);

/** Dependencies of checking signatures. */
export interface SignatureDeps {
  readonly store: Store;
  /** The public URL of this service. */
  readonly baseUrl: string;
}

/** A signature by a passkey, and the requirements that it must meet. */
interface GivenSignature {
  readonly assertion: Schemas["PasskeyAssertion"];
  /** The account for which the challenge was issued; null if it was issued for any passkey. */
  readonly challengeOf: PasskeyOwner | null;
  readonly verification: UserVerification;
  readonly visitor: Visitor;
  /** The operation, for the audit log. */
  readonly action: string;
}

/**
 * Returns the passkey that signed a challenge; null if the signature is not accepted. The challenge is used up in any
 * case, and a copied passkey is reported in the audit log; so operations that call this take no Idempotency-Key, whose
 * transaction would be rolled back.
 */
export async function signingPasskey(deps: SignatureDeps, signature: GivenSignature): Promise<PasskeyLogin | null> {
  const { store, baseUrl } = deps;
  return await store.transaction((tx) => useSignature(tx, relyingParty(baseUrl), signature));
}

async function useSignature(
  tx: Repositories,
  service: RelyingParty,
  { assertion, challengeOf, verification, ...call }: GivenSignature,
): Promise<PasskeyLogin | null> {
  const { challenge: token, response } = assertion;
  const challenge = await takeChallenge(tx, { purpose: "passkey_request", token, owner: challengeOf });
  const passkey = await tx.passkeys.login(Buffer.from(response.id, "base64url"));
  if (challenge === null || passkey?.status !== "active") return null;
  const used = await verifySignature(service, { challenge, passkey, verification }, response);
  if (used === null) return null;
  if (await tx.passkeys.used(passkey.org_id, passkey.id, used)) return passkey;
  await logCopy(tx, passkey, call);
  return null;
}

/** Records that the counter of a passkey has not grown: somebody copied it, or replaced the authenticator. */
async function logCopy(
  tx: Repositories,
  { org_id, user_id, id }: PasskeyLogin,
  { visitor, action }: Pick<GivenSignature, "visitor" | "action">,
): Promise<void> {
  const actor = userActor(requireRecord(await tx.users.get(org_id, user_id)));
  const failure = { result: "denied", error_code: "passkey_copied" } as const;
  await tx.auditLog.append(org_id, visitorEntry(visitor, actor, { action, record: { type: "passkey", id } }, failure));
}

/** The account that a challenge belongs to. */
interface PasskeyOwner {
  readonly orgId: string;
  readonly userId: string;
}

/** A challenge that was issued. */
interface IssuedChallenge {
  /** Identifies the challenge in the next request. */
  readonly token: string;
  /** In base64url; the authenticator signs it. */
  readonly webauthn: string;
}

type Purpose = "passkey_creation" | "passkey_request";

/** Stores a challenge for ten minutes. Without an owner, any passkey can sign it. */
export async function issueChallenge(
  tx: Pick<Repositories, "signInChallenges">,
  purpose: Purpose,
  owner: PasskeyOwner | null,
): Promise<IssuedChallenge> {
  const issued = { token: newSecret(), webauthn: newSecret() };
  await tx.signInChallenges.insert({
    token_hash: hashSecret(issued.token),
    org_id: owner?.orgId ?? null,
    user_id: owner?.userId ?? null,
    purpose,
    webauthn_challenge: issued.webauthn,
  });
  return issued;
}

/**
 * Uses up a challenge and returns what must be signed; null if it is unknown, used or expired, or belongs to another
 * account than the owner.
 */
export async function takeChallenge(
  tx: Pick<Repositories, "signInChallenges">,
  { purpose, token, owner }: { purpose: Purpose; token: string; owner: PasskeyOwner | null },
): Promise<string | null> {
  const challenge = await tx.signInChallenges.use(hashSecret(token), purpose);
  if (challenge === null) return null;
  const same = challenge.org_id === (owner?.orgId ?? null) && challenge.user_id === (owner?.userId ?? null);
  return same ? challenge.webauthn_challenge : null;
}
