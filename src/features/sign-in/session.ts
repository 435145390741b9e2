import type { Schemas, SessionService, SessionVerifyInput, SessionConfirmInput } from "../../../generated/services.js";
import { passkeySignIn, checkPasskey, type SignatureDeps, signingPasskey } from "./passkey-sign-in.ts";
import {
  notFound,
  incorrectCode,
  invalidChallenge,
  rejectedPasskey,
  wrongSignIn,
  Problem,
  unauthenticated,
  unprocessable,
} from "../../base/platform/rules/errors.ts";
import { sessionIdOf, requireAcceptedMethod, type StartSessionDeps, startSession } from "./start-session.ts";
import type { SessionRecord } from "./sql/sessions.ts";
import type { Visitor, Caller } from "../../base/contract/caller.ts";
import type { StartsSession } from "../../base/contract/operation.ts";
import { normalizeEmail } from "../../base/records/record-state.ts";
import type { Repositories, Store } from "../../base/store/store.ts";
import type { AccountEmailDeps } from "../accounts/account-emails.ts";
import { hashSecret, newSecret } from "../accounts/secrets.ts";
import type { Passwords } from "./password.ts";
import { reportRecoveryCode } from "./sign-in-methods.ts";
import { type CodeDeps, useCode } from "./second-factor-codes.ts";
import type { Login } from "../accounts/sql/users.ts";
import { type ThrottleDeps, beginAttempt, beginCode, type Attempt } from "./throttle.ts";
import { forbidSupportSession } from "../../base/platform/rights.ts";
import { MINUTE_MS } from "../../base/platform/rules/durations.ts";
import { logEntry } from "../accounts/audit-log.ts";
import { failureOf } from "../accounts/rules/audit-log.ts";

/** Implements the operations `session.*`: signing in and out, and the caller's own sessions. */
export function sessionService(deps: SignInDeps): SessionService {
  const { store, clock } = deps;
  const ended = (id: string): Schemas["Deleted"] => ({ id, deleted_at: new Date(clock()).toISOString() });
  return {
    create: (visitor, input) => signIn(deps, visitor, { ...input, email: normalizeEmail(input.email) }),
    verify: (visitor, input) => completeSignIn(deps, visitor, input),
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

/** Dependencies of signing in. */
interface SignInDeps extends StartSessionDeps, ThrottleDeps, AccountEmailDeps, CodeDeps, SignatureDeps {
  readonly passwords: Passwords;
}

type SignedIn = StartsSession<Schemas["SignedIn"]>;

const MAX_CODES_PER_CHALLENGE = 5;

/** The input of a sign-in with a password, and with a code if the user already knows that it is required. */
interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly code?: string;
}

async function signIn(deps: SignInDeps, visitor: Visitor, { email, password, code }: Credentials): Promise<SignedIn> {
  const attempt = await beginAttempt(deps, email, visitor.address);
  const { login, rehash } = await requirePassword(deps, email, password);
  // Only now, so that strangers do not learn the rules of an organization; but before the second factor is asked for.
  await requireAcceptedMethod(deps.store, { orgId: login.org_id, role: login.role, method: "password" });
  const factors = await availableFactors(deps.store, login);
  if (factors.length > 0 && code === undefined) {
    await attempt.takeBack();
    throw await requireSecondFactor(deps.store, login, factors);
  }
  const session = await withCounted(deps, factors.length > 0 ? login.id : null, () =>
    deps.store.transaction(async (tx) => {
      if (factors.length > 0) await requireCode(deps, tx, { login, visitor, code: code ?? "" });
      if (rehash !== null) await tx.users.setPassword(login.org_id, login.id, rehash);
      return await startSession(deps, tx, { orgId: login.org_id, userId: login.id, visitor, method: "password" });
    }),
  );
  await attempt.clear();
  return session;
}

async function completeSignIn(
  deps: SignInDeps,
  visitor: Visitor,
  { challenge, code, passkey }: SessionVerifyInput,
): Promise<SignedIn> {
  const { store } = deps;
  const hash = hashSecret(challenge);
  const account = await store.signInChallenges.attempt(hash, "second_factor", MAX_CODES_PER_CHALLENGE);
  const user = account && (await store.users.get(account.org_id, account.user_id));
  if (!account || !user) throw invalidChallenge();
  const attempt = await beginAttempt(deps, user.email, visitor.address);
  const owner = { orgId: account.org_id, userId: user.id };
  // Commits by itself: a signature is used up and a copied passkey is reported also if the sign-in fails.
  if (code === undefined && !(passkey && (await checkPasskey(deps, { owner, assertion: passkey, visitor }))))
    throw rejectedPasskey("/passkey");
  const session = await withCounted(deps, code === undefined ? null : user.id, () =>
    store.transaction(async (tx) => {
      const login = await tx.users.login(user.email);
      if (login?.id !== user.id || login.status !== "active") throw invalidChallenge();
      if (code !== undefined) await requireCode(deps, tx, { login, visitor, code });
      // Deleted last: of concurrent calls with right codes, only one signs in.
      if (!(await tx.signInChallenges.use(hash, "second_factor"))) throw invalidChallenge();
      return await startSession(deps, tx, { ...owner, visitor, method: "password" });
    }),
  );
  await attempt.clear();
  return session;
}

/** Throws the same error for a wrong password, an unknown address and a suspended user, after the same time. */
async function requirePassword({ store, passwords }: SignInDeps, email: string, password: string) {
  const login = await store.users.login(email);
  const { right, rehash } = await passwords.check(login?.password_hash ?? null, password);
  if (!right || login?.status !== "active") throw wrongSignIn();
  return { login, rehash };
}

/** Counts the code of a user before it is checked; null: no code is checked. */
async function withCounted<Result>(
  deps: SignInDeps,
  userId: string | null,
  work: () => Promise<Result>,
): Promise<Result> {
  const counted = userId === null ? null : await beginCode(deps, userId);
  const result = await work();
  await counted?.takeBack();
  return result;
}

interface SentCode {
  readonly login: Login;
  readonly visitor: Visitor;
  readonly code: string;
}

async function requireCode(deps: SignInDeps, tx: Repositories, { login, visitor, code }: SentCode): Promise<void> {
  const owner = { orgId: login.org_id, userId: login.id };
  const kind = await useCode(deps, tx, owner, code);
  if (kind === null) throw incorrectCode();
  if (kind === "recovery_code") await reportRecoveryCode(deps, tx, { ...owner, visitor });
}

/** A second factor that can complete a sign-in. */
type Factor = "authenticator_app" | "recovery_code" | "passkey";

/** Returns the second factors of a user; empty if the password is sufficient. */
async function availableFactors(store: Store, { org_id, id }: Login): Promise<Factor[]> {
  const methods = await store.secondFactors.of(org_id, id);
  if (!methods) return [];
  const { app_enabled_at, passkeys, recovery_codes_left } = methods;
  const factors: Factor[] = app_enabled_at === null ? [] : ["authenticator_app"];
  if (passkeys > 0) factors.push("passkey");
  // Recovery codes replace another factor: alone they are none.
  if (factors.length > 0 && recovery_codes_left > 0) factors.push("recovery_code");
  return factors;
}

/** Creates a challenge for a user whose password is right, and returns the error that contains it. */
async function requireSecondFactor(
  store: Store,
  { org_id, id: user_id }: Login,
  factors: readonly Factor[],
): Promise<Problem> {
  const challenge = newSecret();
  await store.signInChallenges.insert({
    token_hash: hashSecret(challenge),
    org_id,
    user_id,
    purpose: "second_factor",
    webauthn_challenge: null,
  });
  const extra = { allowed_values: factors, challenge };
  return new Problem("second_factor_required", [{ path: "/code", code: "second_factor_required", extra }]);
}

const VALID_FOR_MS = 10 * MINUTE_MS;

/** Checks proofs of the caller's identity; all that are given must be right. Failures count like failed sign-ins. */
async function confirmIdentity(
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
