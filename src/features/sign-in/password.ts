import type { Authorized, Caller, Visitor } from "../../base/contract/caller.ts";
import type { PasswordChangeInput, PasswordResetInput, PasswordService } from "../../../generated/services.js";
import { hashSecret, createPasswordResetLink } from "../accounts/secrets.ts";
import { requireConfirmed } from "../../base/platform/rights.ts";
import { notFound, stateConflict, unprocessable, Problem } from "../../base/platform/rules/errors.ts";
import type { Repositories, Store } from "../../base/store/store.ts";
import { type AccountEmailDeps, notifyUser } from "../accounts/account-emails.ts";
import { userActor } from "../accounts/callers.ts";
import { logAction, visitorEntry } from "../accounts/audit-log.ts";
import { lockedMethods, reportChange } from "./sign-in-methods.ts";
import { sessionIdOf } from "./start-session.ts";
import { beginAttempt, type ThrottleDeps } from "./throttle.ts";
import { endApplications } from "../accounts/connection-writes.ts";
import { requireRecord, normalizeEmail } from "../../base/records/record-state.ts";
import { lazy } from "../../base/contract/on-use.ts";
import { rejectCommonPassword } from "./common-passwords.ts";
import { normalized } from "../../base/contract/unicode.ts";

interface PasswordDeps extends AccountEmailDeps, ThrottleDeps {
  readonly store: Store;
  readonly clock: () => number;
  readonly passwords: Passwords;
}

/** Longer than the work takes, so that the response time does not reveal whether the account exists. */
const MIN_DURATION_MS = 100;

/** Implements the operations `password.*`. */
export function passwordService(deps: PasswordDeps): PasswordService {
  const { store, clock } = deps;
  const now = (): string => new Date(clock()).toISOString();
  return {
    async remove(caller) {
      await store.transaction((tx) => removePassword(deps, tx, caller));
      return { changed_at: now() };
    },
    async change(caller, input) {
      await changePassword(deps, caller, input);
      return { changed_at: now() };
    },
    async forgot(_visitor, { email }) {
      const minDuration = new Promise((resolve) => setTimeout(resolve, MIN_DURATION_MS));
      await sendReset(deps, normalizeEmail(email));
      await minDuration;
      return { requested_at: now() };
    },
    async reset(visitor, input) {
      await resetPassword(deps, visitor, input);
      return { changed_at: now() };
    },
  };
}

async function resetPassword(
  deps: PasswordDeps,
  visitor: Visitor,
  { token, password }: PasswordResetInput,
): Promise<void> {
  rejectCommonPassword(password, "/password");
  await deps.store.transaction(async (tx) => {
    const used = await tx.tokens.use("password_reset", hashSecret(token));
    const user = used && (await tx.users.lock(used.org_id, used.user_id));
    if (user?.status !== "active") throw unprocessable([{ path: "/token", code: "invalid_token" }]);
    const orgId = used?.org_id ?? "";
    await setPassword(tx, { orgId, userId: user.id, hash: await deps.passwords.hash(password), kept: null });
    const actor = userActor(user);
    await endApplications(deps, tx, { orgId, userId: user.id, by: actor });
    const record = { type: "member", id: user.id };
    await tx.auditLog.append(orgId, visitorEntry(visitor, actor, { action: "password.reset", record }));
    const organization = requireRecord(await tx.organizations.get(orgId));
    await notifyUser(deps, tx, { organization, user }, { kind: "password_changed" });
  });
}

async function changePassword(
  deps: PasswordDeps,
  caller: Caller,
  { current_password, new_password }: PasswordChangeInput,
): Promise<void> {
  const { store, passwords } = deps;
  const kept = sessionIdOf(caller);
  rejectCommonPassword(new_password, "/new_password");
  const { organization, user } = caller;
  const stored = await store.users.passwordHash(organization.id, user.id);
  // Without a password, a passkey or the identity provider has to prove who sets the first one.
  if (stored === null) requireConfirmed(caller);
  else await requireCurrentPassword(deps, caller, { stored, given: current_password ?? "" });
  const hash = await passwords.hash(new_password);
  await store.transaction(async (tx) => {
    await setPassword(tx, { orgId: organization.id, userId: user.id, hash, kept });
    await reportChange(deps, tx, caller, { action: "password.change", content: { kind: "password_changed" } });
  });
}

/** Wrong passwords count like failed sign-ins: somebody with a stolen session must not find out the password. */
async function requireCurrentPassword(
  deps: PasswordDeps,
  { user, address }: Caller,
  { stored, given }: { readonly stored: string; readonly given: string },
): Promise<void> {
  const attempt = await beginAttempt(deps, user.email, address);
  if (!(await deps.passwords.check(stored, given)).right) {
    throw unprocessable([{ path: "/current_password", code: "incorrect_password" }]);
  }
  await attempt.takeBack();
}

/** Removes the caller's password, so that only a passkey signs them in. */
async function removePassword(deps: PasswordDeps, tx: Repositories, caller: Caller): Promise<void> {
  const [orgId, userId] = [caller.organization.id, caller.user.id];
  const { password, passkeys } = await lockedMethods(tx, caller);
  if (!password) throw notFound();
  if (passkeys === 0) throw stateConflict("only_sign_in_method");
  await setPassword(tx, { orgId, userId, hash: null, kept: sessionIdOf(caller) });
  await reportChange(deps, tx, caller, { action: "password.remove", content: { kind: "password_removed" } });
}

/**
 * Sets a user's password on behalf of the operator. Throws state_conflict if the user has not accepted the invitation.
 */
export async function replacePassword(
  deps: PasswordDeps,
  caller: Authorized<Caller, "members:manage">,
  { id, password }: { readonly id: string; readonly password: string },
): Promise<void> {
  rejectCommonPassword(password, "/password");
  const { organization } = caller;
  const hash = await deps.passwords.hash(password);
  await deps.store.transaction(async (tx) => {
    const user = requireRecord(await tx.users.lock(organization.id, id));
    if (user.status === "invited") throw stateConflict();
    await setPassword(tx, { orgId: organization.id, userId: id, hash, kept: null });
    await endApplications(deps, tx, { orgId: organization.id, userId: id, by: caller.actor });
    await logAction(tx, caller, "members.setPassword", { type: "member", id });
    await notifyUser(deps, tx, { organization, user }, { kind: "password_changed" });
  });
}

/** Sets the password and ends the user's other sessions, sign-ins in progress and reset links. */
async function setPassword(
  tx: Repositories,
  { orgId, userId, hash, kept }: { orgId: string; userId: string; hash: string | null; kept: string | null },
): Promise<void> {
  await tx.users.setPassword(orgId, userId, hash);
  await tx.sessions.endOthers(orgId, userId, kept);
  await tx.signInChallenges.withdraw(orgId, userId);
  await tx.tokens.withdraw(orgId, userId, "password_reset");
}

/** Anybody can ask for a link, so it ends no earlier one: those stay valid until one is used or they expire. */
async function sendReset(deps: PasswordDeps, email: string): Promise<void> {
  const { store, newId } = deps;
  const login = await store.users.login(email);
  if (login?.status !== "active") return;
  const { token, row } = createPasswordResetLink(login.id, newId());
  await store.transaction(async (tx) => {
    const organization = requireRecord(await tx.organizations.get(login.org_id));
    const user = requireRecord(await tx.users.get(login.org_id, login.id));
    await tx.tokens.insert(login.org_id, row);
    await notifyUser(deps, tx, { organization, user }, { kind: "password_reset", token });
  });
}

const argon2 = lazy(() => import("@node-rs/argon2"));

/** Hashes and checks passwords. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** `stored` is null if there is no such user: the check takes the same time and always fails. */
  check(stored: string | null, password: string): Promise<PasswordCheck>;
}

/** Whether the password was right, and the hash to store instead if the stored one has outdated cost parameters. */
interface PasswordCheck {
  readonly right: boolean;
  readonly rehash: string | null;
}

// OWASP's first choice for argon2id, which is the default algorithm: 46 MiB, one pass.
const COSTS = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };
const CURRENT = "$argon2id$v=19$m=47104,t=1,p=1$";
/** Takes as long to check as any other hash, and matches no known password. */
const DUMMY_HASH = `${CURRENT}${"A".repeat(22)}$${"A".repeat(43)}`;
const MAX_WAITING = 200;

/** Hashes with argon2id, at most `parallel` at a time because each takes 46 MiB. */
export function createPasswords(parallel = 4): Passwords {
  const limited = limitConcurrency(parallel);
  const hashOne = (password: string): Promise<string> =>
    limited(async () => (await argon2()).hash(normalized(password, "NFC"), COSTS));
  return {
    hash: hashOne,
    async check(stored, password) {
      const right = await limited(async () =>
        (await argon2()).verify(stored ?? DUMMY_HASH, normalized(password, "NFC")),
      );
      if (stored === null || !right) return { right: false, rehash: null };
      return { right, rehash: stored.startsWith(CURRENT) ? null : await hashOne(password) };
    },
  };
}

/** Runs at most `size` tasks at a time; the others wait in order of arrival. */
function limitConcurrency(size: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let free = size;
  return async (work) => {
    if (free === 0) {
      if (waiting.length >= MAX_WAITING) throw new Problem("unavailable", [], { retryAfter: 5 });
      await new Promise<void>((go) => waiting.push(go));
    } else {
      free -= 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
