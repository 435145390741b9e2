import type { Schemas, SessionService, SessionVerifyInput } from "../../../../generated/services.js";
import type { Visitor } from "../../../base/contract/caller.ts";
import type { StartsSession } from "../../../base/contract/operation.ts";
import { incorrectCode, invalidChallenge, rejectedPasskey, wrongSignIn } from "../../../base/platform/rules/errors.ts";
import { normalizeEmail } from "../../../base/records/record-state.ts";
import type { Repositories } from "../../../base/store/store.ts";
import type { AccountEmailDeps } from "../account-emails.ts";
import { hashSecret } from "../api-key-format.ts";
import { checkPasskey } from "../passkeys/passkey-sign-in.ts";
import type { SignatureDeps } from "../passkeys/signatures.ts";
import type { Passwords } from "../passwords.ts";
import { reportRecoveryCode } from "../second-factor/account-changes.ts";
import { type CodeDeps, useCode } from "../second-factor/codes.ts";
import type { Login } from "../sql/users.ts";
import { requireAcceptedMethod } from "../sign-in-policy.ts";
import { type StartSessionDeps, startSession } from "../start-session.ts";
import { availableFactors, requireSecondFactor } from "./challenge.ts";
import { type ThrottleDeps, beginAttempt, beginCode } from "./throttle.ts";

/** Dependencies of signing in. */
export interface SignInDeps extends StartSessionDeps, ThrottleDeps, AccountEmailDeps, CodeDeps, SignatureDeps {
  readonly passwords: Passwords;
}

type SignedIn = StartsSession<Schemas["SignedIn"]>;

const MAX_CODES_PER_CHALLENGE = 5;

/** Implements the operations that sign a user in with a password and a second factor. */
export function signInOperations(deps: SignInDeps): Pick<SessionService, "create" | "verify"> {
  return {
    create: (visitor, input) => signIn(deps, visitor, { ...input, email: normalizeEmail(input.email) }),
    verify: (visitor, input) => completeSignIn(deps, visitor, input),
  };
}

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
