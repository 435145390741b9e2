import type { Schemas, SessionService } from "../../../../generated/services.js";
import { hashSecret } from "../api-key-format.ts";
import type { Visitor } from "../../../base/contract/caller.ts";
import { Problem, unprocessable } from "../../../base/platform/rules/errors.ts";
import { type StartSessionDeps, startSession } from "../start-session.ts";
import { issueChallenge, type PasskeyOwner } from "./challenges.ts";
import { relyingParty, requestOptions } from "./relying-party.ts";
import { type SignatureDeps, signingPasskey } from "./signatures.ts";

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
export interface SecondFactorPasskey {
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
