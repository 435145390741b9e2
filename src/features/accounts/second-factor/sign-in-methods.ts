import { renderSVG } from "uqr";
import type { Schemas, SignInMethodsService } from "../../../../generated/services.js";
import type { Caller } from "../../../base/contract/caller.ts";
import { incorrectCode, notFound, permissionDenied, stateConflict } from "../../../base/platform/rules/errors.ts";
import { forbidSupportSession, requireConfirmed } from "../../../base/platform/rights.ts";
import type { Repositories, Store } from "../../../base/store/store.ts";
import type { AccountEmailDeps } from "../account-emails.ts";
import { isAppCode, plainCode } from "./recovery-code.ts";
import type { SecondFactors } from "../sql/second-factors.ts";
import { newTotpSecret, stepOfCode, totpUri } from "./time-based-code.ts";
import type { CodeDeps } from "./codes.ts";
import { reportChange } from "./account-changes.ts";
import { issueRecoveryCodes } from "./recovery-codes.ts";

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

type Factors = Pick<Repositories, "secondFactors">;

async function methodsOf({ secondFactors }: Factors, { organization, user }: Caller): Promise<SecondFactors> {
  const methods = await secondFactors.of(organization.id, user.id);
  if (!methods) throw notFound();
  return methods;
}

async function shownMethods(store: Factors, caller: Caller): Promise<Schemas["SignInMethods"]> {
  const { app_enabled_at, ...methods } = await methodsOf(store, caller);
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
  await tx.users.lock(organization.id, user.id);
  const app = await tx.authenticatorApps.waiting(organization.id, user.id);
  const secret = app && deps.encryption.decrypt(app.secret, `authenticator_apps.secret:${app.id}`);
  if (app === null || secret === null) throw stateConflict();
  const step = isAppCode(code) ? stepOfCode(secret, plainCode(code), deps.clock()) : null;
  if (step === null) throw incorrectCode();
  await tx.authenticatorApps.enable(organization.id, user.id, { id: app.id, step });
  await tx.sessions.endOthers(organization.id, user.id, credential.id);
  const action = "signInMethods.confirmAuthenticatorApp";
  await reportChange(deps, tx, caller, { action, content: { kind: "authenticator_app_enabled" } });
  const { recovery_codes_left } = await methodsOf(tx, caller);
  return recovery_codes_left === 0 ? await issueRecoveryCodes(tx, organization.id, user.id) : [];
}

async function removeApp(deps: SignInMethodDeps, tx: Repositories, caller: Caller): Promise<Schemas["SignInMethods"]> {
  const { organization, user } = caller;
  await tx.users.lock(organization.id, user.id);
  const methods = await methodsOf(tx, caller);
  if (methods.app_enabled_at === null) throw notFound();
  if (methods.second_factor_required && methods.passkeys === 0) throw stateConflict("second_factor_needed");
  await tx.authenticatorApps.remove(organization.id, user.id);
  if (methods.passkeys === 0) await tx.recoveryCodes.replace(organization.id, user.id, []);
  const action = "signInMethods.removeAuthenticatorApp";
  await reportChange(deps, tx, caller, { action, content: { kind: "authenticator_app_removed" } });
  return await shownMethods(tx, caller);
}

async function replaceCodes(deps: SignInMethodDeps, tx: Repositories, caller: Caller): Promise<string[]> {
  const { organization, user } = caller;
  await tx.users.lock(organization.id, user.id);
  const { app_enabled_at, passkeys } = await methodsOf(tx, caller);
  if (app_enabled_at === null && passkeys === 0) throw stateConflict("no_second_factor");
  const action = "signInMethods.createRecoveryCodes";
  await reportChange(deps, tx, caller, { action, content: { kind: "recovery_codes_created" } });
  return await issueRecoveryCodes(tx, organization.id, user.id);
}
