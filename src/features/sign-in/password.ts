import type { Authorized } from "../../base/contract/authorized.ts";
import type { PasswordChangeInput, PasswordResetInput, PasswordService } from "../../../generated/services.js";
import { hashSecret, createPasswordResetLink } from "../accounts/secrets.ts";
import { requireConfirmed } from "../../base/platform/rights.ts";
import type { Caller, Visitor } from "../../base/contract/caller.ts";
import { notFound, stateConflict, unprocessable, Problem } from "../../base/platform/rules/errors.ts";
import type { Repositories, Store } from "../../base/store/store.ts";
import { type AccountEmailDeps, queueAccountEmail } from "../accounts/account-emails.ts";
import { personName } from "../accounts/callers.ts";
import { logAction, visitorEntry } from "../accounts/audit-log.ts";
import { notifyUser, lockedMethods } from "./sign-in-methods.ts";
import { sessionIdOf } from "./start-session.ts";
import { beginAttempt, type ThrottleDeps } from "./throttle.ts";
import { endApplications } from "../accounts/connection-writes.ts";
import { requireRecord, normalizeEmail } from "../../base/records/record-state.ts";
import { lazy } from "../../base/platform/lazy.ts";
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
    const actor = { id: user.id, name: personName(user), type: "user", application: null } as const;
    await endApplications(deps, tx, { orgId, userId: user.id, by: actor });
    const record = { type: "member", id: user.id };
    await tx.auditLog.append(orgId, visitorEntry(visitor, actor, { action: "password.reset", record }));
    await notifyUser(deps, tx, { orgId, user, content: { kind: "password_changed" } });
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
    await logAction(tx, caller, "password.change", { type: "member", id: user.id });
    const email = { to: user.email, locale: user.locale, content: { kind: "password_changed" } } as const;
    await queueAccountEmail(tx, deps, organization.id, email);
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
  const [orgId, { id: userId, email, locale }] = [caller.organization.id, caller.user];
  const { password, passkeys } = await lockedMethods(tx, caller);
  if (!password) throw notFound();
  if (passkeys === 0) throw stateConflict("only_sign_in_method");
  await setPassword(tx, { orgId, userId, hash: null, kept: sessionIdOf(caller) });
  await logAction(tx, caller, "password.remove", { type: "member", id: userId });
  await queueAccountEmail(tx, deps, orgId, { to: email, locale, content: { kind: "password_removed" } });
}

/**
 * Sets a user's password on behalf of the operator. Throws state_conflict if the user has not accepted the invitation.
 */
export async function replacePassword(
  deps: PasswordDeps,
  caller: Authorized<Caller>,
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
    const locale = user.locale ?? organization.default_locale;
    await queueAccountEmail(tx, deps, organization.id, {
      to: user.email,
      locale,
      content: { kind: "password_changed" },
    });
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
    const locale = user.locale ?? organization.default_locale;
    await queueAccountEmail(tx, deps, login.org_id, { to: email, locale, content: { kind: "password_reset", token } });
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

/** Passwords that attackers try first. Only those with eight characters or more: shorter ones are rejected anyway. */
const COMMON = new Set(
  `password password1 password12 password123 password1234 password! password1! passw0rd p@ssw0rd p@ssword p@ssw0rd1 pa$$w0rd
  12345678 123456789 1234567890 12345678910 123123123 0123456789 0987654321 987654321 87654321 11111111 111111111 1111111111
  00000000 000000000 88888888 99999999 12341234 12344321 11223344 1122334455 123321123 147258369 159753456 789456123 1q2w3e4r
  1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345
  qwerty123456 qwertyuiop123 qwer1234 q1w2e3r4 q1w2e3r4t5 asdfghjkl asdfghjk asdf1234 zxcvbnm123 zxcvbnm1 1234qwer 123qweasd
  123qwe123 123456qwerty a1b2c3d4 abcd1234 abc12345 abc123456 abcdefgh abcdefghi abcdefg1 a12345678 a123456789 aa123456 aa12345678
  iloveyou iloveyou1 iloveyou2 sunshine sunshine1 princess princess1 football football1 baseball baseball1 basketball superman
  batman123 spiderman pokemon1 starwars starwars1 trustno1 whatever welcome1 welcome12 welcome123 welcome1! letmein1 letmein123
  admin123 admin1234 admin12345 administrator administrator1 changeme changeme1 changeme123 default1 secret123 temp1234
  test1234 test12345 testtest testing123 guest123 user1234 root1234 master123 computer computer1 internet internet1 samsung1
  michael1 jennifer jessica1 michelle danielle jordan23 charlie1 liverpool chelsea1 arsenal1 barcelona realmadrid juventus
  summer2023 summer2024 summer2025 summer2026 winter2023 winter2024 winter2025 winter2026 spring2025 autumn2025 monday123
  motdepasse motdepasse1 azertyui azertyuiop azerty12 azerty123 azerty1234 bonjour1 bonjour123 soleil123 marseille doudou123
  dragon12 dragon123 monkey123 shadow123 hello123 hello1234 helloworld freedom1 ncc1701d mustang1 corvette maverick yankees1
  google123 facebook linkedin lovely123 killer123 flower123 cookie123 cheese123 banana123 orange123 purple123 chocolate`.split(
    /\s+/,
  ),
);

/** Throws unprocessable if a password is among the most common ones. */
export function rejectCommonPassword(password: string, path: string): void {
  if (COMMON.has(normalized(password, "NFC").toLowerCase())) throw unprocessable([{ path, code: "common_password" }]);
}
