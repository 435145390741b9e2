import type { Schemas, SessionConfirmInput } from "../../../generated/services.js";
import type { Caller } from "../../base/contract/caller.ts";
import { forbidSupportSession } from "../../base/platform/rights.ts";
import { MINUTE_MS } from "../../base/platform/rules/durations.ts";
import {
  incorrectCode,
  type Problem,
  rejectedPasskey,
  unauthenticated,
  unprocessable,
} from "../../base/platform/rules/errors.ts";
import { logEntry } from "./audit-log/entries.ts";
import { failureOf } from "./rules/audit-log-entry.ts";
import { signingPasskey } from "./passkeys/signatures.ts";
import { reportRecoveryCode } from "./second-factor/account-changes.ts";
import { useCode } from "./second-factor/codes.ts";
import { sessionIdOf } from "./session-id.ts";
import type { SignInDeps } from "./sign-in/sign-in.ts";
import { type Attempt, beginAttempt, beginCode } from "./sign-in/throttle.ts";

const VALID_FOR_MS = 10 * MINUTE_MS;

/** Checks proofs of the caller's identity; all that are given must be right. Failures count like failed sign-ins. */
export async function confirmIdentity(
  deps: SignInDeps,
  caller: Caller,
  proofs: SessionConfirmInput,
): Promise<Schemas["SessionConfirmed"]> {
  forbidSupportSession(caller);
  const orgId = caller.organization.id;
  const sessionId = sessionIdOf(caller);
  const attempts = await countedAttempts(deps, caller, proofs);
  const problem = await wrongProof(deps, caller, proofs);
  if (problem) {
    const record = { type: "member", id: caller.user.id };
    await deps.store.auditLog.append(
      orgId,
      logEntry(caller, { action: "session.confirm", record }, failureOf(problem)),
    );
    throw problem;
  }
  for (const attempt of attempts) await attempt.takeBack();
  const confirmed_at = await deps.store.sessions.confirm(orgId, sessionId);
  if (confirmed_at === null) throw unauthenticated();
  return { confirmed_at, valid_until: new Date(Date.parse(confirmed_at) + VALID_FOR_MS).toISOString() };
}

async function countedAttempts(
  deps: SignInDeps,
  { user, address }: Caller,
  { code }: SessionConfirmInput,
): Promise<Attempt[]> {
  const attempts = [await beginAttempt(deps, user.email, address)];
  if (code !== undefined) attempts.push(await beginCode(deps, user.id));
  return attempts;
}

async function wrongProof(
  deps: SignInDeps,
  caller: Caller,
  { password, code, passkey }: SessionConfirmInput,
): Promise<Problem | null> {
  if (password !== undefined && !(await isPassword(deps, caller, password)))
    return unprocessable([{ path: "/password", code: "incorrect_password" }]);
  if (code !== undefined && !(await isCode(deps, caller, code))) return incorrectCode();
  if (passkey && !(await isPasskey(deps, caller, passkey))) return rejectedPasskey("/passkey");
  return null;
}

async function isPassword({ store, passwords }: SignInDeps, { organization, user }: Caller, password: string) {
  return (await passwords.check(await store.users.passwordHash(organization.id, user.id), password)).right;
}

async function isCode(deps: SignInDeps, caller: Caller, code: string): Promise<boolean> {
  const owner = { orgId: caller.organization.id, userId: caller.user.id };
  return await deps.store.transaction(async (tx) => {
    const kind = await useCode(deps, tx, owner, code);
    if (kind === "recovery_code") await reportRecoveryCode(deps, tx, { ...owner, visitor: caller });
    return kind !== null;
  });
}

/** The passkey is the only proof here, so the authenticator must verify its user. */
async function isPasskey(deps: SignInDeps, caller: Caller, assertion: Schemas["PasskeyAssertion"]): Promise<boolean> {
  const signature = { assertion, challengeOf: null, verification: "required", visitor: caller } as const;
  const passkey = await signingPasskey(deps, { ...signature, action: "session.confirm" });
  return passkey?.user_id === caller.user.id && passkey.org_id === caller.organization.id;
}
