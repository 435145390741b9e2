import type { Authorized, Caller, Visitor } from "../../base/contract/caller.ts";
import { renderSVG } from "uqr";
import type { Schemas, SignInMethodsService } from "../../../generated/services.js";
import { incorrectCode, notFound, permissionDenied, stateConflict } from "../../base/platform/rules/errors.ts";
import { forbidSupportSession, requireConfirmed } from "../../base/platform/rights.ts";
import type { Repositories, Store } from "../../base/store/store.ts";
import { type AccountEmailDeps, notifyUser } from "../accounts/account-emails.ts";
import {
  isAppCode,
  plainCode,
  newTotpSecret,
  stepOfCode,
  totpUri,
  type CodeDeps,
  issueRecoveryCodes,
  type CodeOwner,
} from "./second-factor-codes.ts";
import type { SecondFactors } from "./sql/second-factors.ts";
import { requireFound, requireRecord } from "../../base/records/record-state.ts";
import { logAction, visitorEntry } from "../accounts/audit-log.ts";
import { userActor } from "../accounts/callers.ts";
import type { AccountEmailContent } from "../accounts/texts/account-emails.ts";
import { endApplications } from "../accounts/connection-writes.ts";
import { type ThrottleDeps, unlockAccount } from "./throttle.ts";
import { removeSecondFactors } from "../accounts/member-removal.ts";

interface SignInMethodDeps extends AccountEmailDeps, CodeDeps {
  readonly store: Store;
}

/**
 * Implements the operations `signInMethods.*`. Support sessions are rejected here too, because pages call the service
 * without the REST pipeline.
 */
export function signInMethodsService(deps: SignInMethodDeps): SignInMethodsService {
  const { store } = deps;
  return {
    get: (caller) => shownMethods(store, caller),
    async startAuthenticatorApp(caller) {
      forbidSupportSession(caller);
      requireConfirmed(caller);
      return await startApp(deps, caller);
    },
    async confirmAuthenticatorApp(caller, { code }) {
      forbidSupportSession(caller);
      const recovery_codes = await store.transaction((tx) => confirmApp(deps, tx, caller, code));
      return { recovery_codes };
    },
    async removeAuthenticatorApp(caller) {
      forbidSupportSession(caller);
      requireConfirmed(caller);
      return await store.transaction((tx) => removeApp(deps, tx, caller));
    },
    async createRecoveryCodes(caller) {
      forbidSupportSession(caller);
      requireConfirmed(caller);
      const recovery_codes = await store.transaction((tx) => replaceCodes(deps, tx, caller));
      return { recovery_codes };
    },
  };
}

async function shownMethods(
  { secondFactors }: Pick<Repositories, "secondFactors">,
  { organization, user }: Caller,
): Promise<Schemas["SignInMethods"]> {
  const { app_enabled_at, ...methods } = requireFound(await secondFactors.of(organization.id, user.id));
  return { ...methods, authenticator_app: app_enabled_at === null ? null : { enabled_at: app_enabled_at } };
}

async function startApp(
  { store, encryption, newId }: SignInMethodDeps,
  { organization, user }: Caller,
): Promise<Schemas["AuthenticatorSecret"]> {
  const id = newId();
  const secret = newTotpSecret();
  const encrypted = encryption.encrypt(secret, `authenticator_apps.secret:${id}`);
  const expires_at = await store.authenticatorApps.insertWaiting(organization.id, user.id, { id, secret: encrypted });
  const uri = totpUri(secret, user.email);
  return { secret, uri, qr_code: renderSVG(uri, { ecc: "M", border: 2, pixelSize: 1 }), expires_at };
}

async function confirmApp(deps: SignInMethodDeps, tx: Repositories, caller: Caller, code: string): Promise<string[]> {
  const { organization, user, credential } = caller;
  if (credential.kind !== "session") throw permissionDenied();
  const { recovery_codes_left } = await lockedMethods(tx, caller);
  const app = await tx.authenticatorApps.waiting(organization.id, user.id);
  const secret = app && deps.encryption.decrypt(app.secret, `authenticator_apps.secret:${app.id}`);
  if (app === null || secret === null) throw stateConflict();
  const step = isAppCode(code) ? stepOfCode(secret, plainCode(code), deps.clock()) : null;
  if (step === null) throw incorrectCode();
  await tx.authenticatorApps.enable(organization.id, user.id, { id: app.id, step });
  await tx.sessions.endOthers(organization.id, user.id, credential.id);
  await reportChange(deps, tx, caller, {
    action: "signInMethods.confirmAuthenticatorApp",
    content: { kind: "authenticator_app_enabled" },
  });
  return recovery_codes_left === 0 ? await issueRecoveryCodes(tx, organization.id, user.id) : [];
}

async function removeApp(deps: SignInMethodDeps, tx: Repositories, caller: Caller): Promise<Schemas["SignInMethods"]> {
  const { organization, user } = caller;
  const methods = await lockedMethods(tx, caller);
  if (methods.app_enabled_at === null) throw notFound();
  if (methods.second_factor_required && methods.passkeys === 0) throw stateConflict("second_factor_needed");
  await tx.authenticatorApps.remove(organization.id, user.id);
  if (methods.passkeys === 0) await tx.recoveryCodes.replace(organization.id, user.id, []);
  await reportChange(deps, tx, caller, {
    action: "signInMethods.removeAuthenticatorApp",
    content: { kind: "authenticator_app_removed" },
  });
  return await shownMethods(tx, caller);
}

async function replaceCodes(deps: SignInMethodDeps, tx: Repositories, caller: Caller): Promise<string[]> {
  const { app_enabled_at, passkeys } = await lockedMethods(tx, caller);
  if (app_enabled_at === null && passkeys === 0) throw stateConflict("no_second_factor");
  await reportChange(deps, tx, caller, {
    action: "signInMethods.createRecoveryCodes",
    content: { kind: "recovery_codes_created" },
  });
  return await issueRecoveryCodes(tx, caller.organization.id, caller.user.id);
}

/** Locks the caller's account, so that its sign-in methods change one after the other, and returns the methods. */
export async function lockedMethods(tx: Repositories, { organization, user }: Caller): Promise<SecondFactors> {
  await tx.users.lock(organization.id, user.id);
  return requireFound(await tx.secondFactors.of(organization.id, user.id));
}

/** A change of the caller's sign-in methods. */
interface MethodChange {
  /** The operation: `group.verb`. */
  readonly action: string;
  readonly content: AccountEmailContent;
  /** The changed record; by default the member. */
  readonly record?: { readonly type: string; readonly id: string };
}

/** Records a change of the caller's own sign-in methods in the audit log and reports it by e-mail. */
export async function reportChange(
  deps: AccountEmailDeps,
  tx: Repositories,
  caller: Caller,
  { action, content, record = { type: "member", id: caller.user.id } }: MethodChange,
): Promise<void> {
  await logAction(tx, caller, action, record);
  await notifyUser(deps, tx, caller, content);
}

/** Records the use of a recovery code and reports it by e-mail: it may have been stolen. */
export async function reportRecoveryCode(
  deps: AccountEmailDeps,
  tx: Repositories,
  { orgId, userId, visitor }: CodeOwner & { readonly visitor: Visitor },
): Promise<void> {
  const user = requireRecord(await tx.users.get(orgId, userId));
  const action = { action: "signInMethods.useRecoveryCode", record: { type: "member", id: userId } };
  await tx.auditLog.append(orgId, visitorEntry(visitor, userActor(user), action));
  const left = (await tx.secondFactors.of(orgId, userId))?.recovery_codes_left ?? 0;
  const organization = requireRecord(await tx.organizations.get(orgId));
  await notifyUser(deps, tx, { organization, user }, { kind: "recovery_code_used", left });
}

interface OperatorDeps extends AccountEmailDeps, ThrottleDeps {
  readonly store: Store;
}

/**
 * Removes a user's authenticator app, passkeys and recovery codes on behalf of the operator, and ends their sessions.
 * The user then signs in with the password alone.
 */
export async function resetSecondFactor(
  deps: OperatorDeps,
  caller: Authorized<Caller, "members:manage">,
  id: string,
): Promise<void> {
  const orgId = caller.organization.id;
  await deps.store.transaction(async (tx) => {
    const user = requireRecord(await tx.users.lock(orgId, id));
    await removeSecondFactors(tx, orgId, id);
    await tx.sessions.endOthers(orgId, id, null);
    await endApplications(deps, tx, { orgId, userId: id, by: caller.actor });
    await logAction(tx, caller, "members.resetSecondFactor", { type: "member", id });
    await notifyUser(deps, tx, { organization: caller.organization, user }, { kind: "second_factor_reset" });
  });
}

/** Forgets a user's failed sign-ins on behalf of the operator. */
export async function unlockUser(
  deps: OperatorDeps,
  caller: Authorized<Caller, "members:manage">,
  id: string,
): Promise<void> {
  const orgId = caller.organization.id;
  const { email } = requireRecord(await deps.store.users.get(orgId, id));
  await unlockAccount(deps, { email, userId: id });
  await logAction(deps.store, caller, "members.unlock", { type: "member", id });
}
