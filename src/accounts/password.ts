import type { PasswordChangeInput, PasswordService } from "../../generated/services.js";
import { hashSecret } from "./api-key-format.ts";
import type { Passwords } from "./passwords.ts";
import { forbidSupportSession } from "../platform/rights.ts";
import type { Caller } from "../contract/caller.ts";
import { permissionDenied, stateConflict, unprocessable } from "../platform/rules/errors.ts";
import type { Repositories, Store } from "../store/store.ts";
import { type AccountEmailDeps, queueAccountEmail } from "./account-emails.ts";
import { rejectCommonPassword } from "./common-passwords.ts";
import { logAction } from "./audit-log/entries.ts";
import { createPasswordResetLink } from "./one-time-links.ts";
import { requireRecord, normalizeEmail } from "../records/record-state.ts";

interface PasswordDeps extends AccountEmailDeps {
  readonly store: Store;
  readonly clock: () => number;
  readonly passwords: Passwords;
}

/** Longer than the work takes, so that the response time does not reveal whether the account exists. */
const MIN_DURATION_MS = 100;

/** Implements the operations `password.*`. */
export function passwordService(deps: PasswordDeps): PasswordService {
  const { store, clock, passwords } = deps;
  const now = (): string => new Date(clock()).toISOString();
  return {
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
    async reset(_visitor, { token, password }) {
      rejectCommonPassword(password, "/password");
      await store.transaction(async (tx) => {
        const used = await tx.tokens.use("password_reset", hashSecret(token));
        const user = used && (await tx.users.lock(used.org_id, used.user_id));
        if (user?.status !== "active") throw unprocessable([{ path: "/token", code: "invalid_token" }]);
        const hash = await passwords.hash(password);
        await setPassword(tx, { orgId: used?.org_id ?? "", userId: user.id, hash, kept: null });
        const organization = requireRecord(await tx.organizations.get(used?.org_id ?? ""));
        const locale = user.locale ?? organization.default_locale;
        await queueAccountEmail(tx, deps, organization.id, {
          to: user.email,
          locale,
          content: { kind: "password_changed" },
        });
      });
      return { changed_at: now() };
    },
  };
}

async function changePassword(
  deps: PasswordDeps,
  caller: Caller,
  { current_password, new_password }: PasswordChangeInput,
): Promise<void> {
  const { store, passwords } = deps;
  forbidSupportSession(caller);
  if (caller.credential.kind !== "session") throw permissionDenied();
  const { id: kept } = caller.credential;
  rejectCommonPassword(new_password, "/new_password");
  const { organization, user } = caller;
  const stored = await store.users.passwordHash(organization.id, user.id);
  if (!(await passwords.check(stored, current_password)).right) {
    throw unprocessable([{ path: "/current_password", code: "incorrect_password" }]);
  }
  const hash = await passwords.hash(new_password);
  await store.transaction(async (tx) => {
    await setPassword(tx, { orgId: organization.id, userId: user.id, hash, kept });
    const email = { to: user.email, locale: user.locale, content: { kind: "password_changed" } } as const;
    await queueAccountEmail(tx, deps, organization.id, email);
  });
}

/**
 * Sets a user's password on behalf of the operator. Throws state_conflict if the user has not accepted the invitation.
 */
export async function replacePassword(
  deps: PasswordDeps,
  caller: Caller,
  { id, password }: { readonly id: string; readonly password: string },
): Promise<void> {
  rejectCommonPassword(password, "/password");
  const { organization } = caller;
  const hash = await deps.passwords.hash(password);
  await deps.store.transaction(async (tx) => {
    const user = requireRecord(await tx.users.lock(organization.id, id));
    if (user.status === "invited") throw stateConflict();
    await setPassword(tx, { orgId: organization.id, userId: id, hash, kept: null });
    await logAction(tx, caller, "members.setPassword", { type: "member", id });
    const locale = user.locale ?? organization.default_locale;
    await queueAccountEmail(tx, deps, organization.id, {
      to: user.email,
      locale,
      content: { kind: "password_changed" },
    });
  });
}

/** Sets the password and ends the user's other sessions and reset links. */
async function setPassword(
  tx: Repositories,
  { orgId, userId, hash, kept }: { orgId: string; userId: string; hash: string; kept: string | null },
): Promise<void> {
  await tx.users.setPassword(orgId, userId, hash);
  await tx.sessions.endOthers(orgId, userId, kept);
  await tx.tokens.withdraw(orgId, userId, "password_reset");
}

async function sendReset(deps: PasswordDeps, email: string): Promise<void> {
  const { store, newId } = deps;
  const login = await store.users.login(email);
  if (login?.status !== "active") return;
  const { token, row } = createPasswordResetLink(login.id, newId());
  await store.transaction(async (tx) => {
    const organization = requireRecord(await tx.organizations.get(login.org_id));
    const user = requireRecord(await tx.users.get(login.org_id, login.id));
    await tx.tokens.withdraw(login.org_id, login.id, "password_reset");
    await tx.tokens.insert(login.org_id, row);
    const locale = user.locale ?? organization.default_locale;
    await queueAccountEmail(tx, deps, login.org_id, { to: email, locale, content: { kind: "password_reset", token } });
  });
}
