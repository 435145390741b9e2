import { Problem } from "../../../base/platform/rules/errors.ts";
import { accountAddress } from "../../../base/platform/rules/return-address.ts";
import { accountTexts } from "../texts/account-texts.ts";
import { appPage } from "./app-page.ts";
import { codesPage } from "./codes-page.ts";
import { checkInput, faultsOf, generalFault, noFaults, type Faults } from "./faults.ts";
import { pendingSignIn } from "./form-token.ts";
import { parsePasskey } from "./passkey-field.ts";
import { secondStepPage } from "./second-step.ts";
import { twoFactorPage } from "./two-factor-page.ts";
import type { AccountPagesDeps, Answer, SessionCaller, SignedInVisit, Visit } from "./visit.ts";

/** Shows the second step of a pending sign-in, or the second factors of a signed-in user. */
export async function showTwoFactor(visit: Visit, deps: AccountPagesDeps): Promise<Answer> {
  const { request, response, visitor, returnTo } = visit;
  const pending = pendingSignIn(request, response);
  if (pending !== null) return secondStepPage(visit, pending);
  const person = await deps.browser.signedIn(request, visitor, null);
  if (person?.credential.kind !== "session") {
    return { redirectTo: accountAddress("/sign-in", accountAddress("/two-factor", returnTo)) };
  }
  if (person.credential.support) return { redirectTo: "/account" };
  return await show({ ...visit, person: person as SessionCaller }, deps);
}

/** Shows a new secret for an authenticator app. */
export async function startApp(visit: SignedInVisit, deps: AccountPagesDeps): Promise<Answer> {
  return await orShowAgain(visit, deps, async () => {
    await checkInput(deps, visit, { id: "signInMethods.startAuthenticatorApp", input: undefined });
    const { secret, qr_code } = await deps.services.signInMethods.startAuthenticatorApp(visit.person, {});
    return appPage(visit, { secret, qrCode: qr_code, faults: noFaults });
  });
}

/** Turns the authenticator app on, or asks for the code again. */
export async function confirmApp(visit: SignedInVisit, deps: AccountPagesDeps): Promise<Answer> {
  const { form, person, locale } = visit;
  const code = (form.get("code") ?? "").trim();
  try {
    await checkInput(deps, visit, { id: "signInMethods.confirmAuthenticatorApp", input: code === "" ? {} : { code } });
    const { recovery_codes } = await deps.services.signInMethods.confirmAuthenticatorApp(person, { code });
    return recovery_codes.length > 0 ? codesPage(visit, recovery_codes) : done(visit);
  } catch (error) {
    if (isConflict(error)) return await show(visit, deps, generalFault(409, accountTexts(locale).app.expired));
    const { status, fields, general } = faultsOf(error, visit, { code: "code" });
    const { missing, faults } = accountTexts(locale);
    const text = code === "" ? missing.code : faults.code;
    const shown = "code" in fields ? { status, fields: { code: text }, general: null } : { status, fields, general };
    return appPage(visit, { secret: form.get("secret") ?? "", qrCode: null, faults: shown });
  }
}

/** Removes the authenticator app. */
export async function removeApp(visit: SignedInVisit, deps: AccountPagesDeps): Promise<Answer> {
  return await orShowAgain(visit, deps, async () => {
    await checkInput(deps, visit, { id: "signInMethods.removeAuthenticatorApp", input: undefined });
    await deps.services.signInMethods.removeAuthenticatorApp(visit.person, {});
    return done(visit);
  });
}

/** Shows new recovery codes. */
export async function createCodes(visit: SignedInVisit, deps: AccountPagesDeps): Promise<Answer> {
  return await orShowAgain(visit, deps, async () => {
    await checkInput(deps, visit, { id: "signInMethods.createRecoveryCodes", input: undefined });
    const { recovery_codes } = await deps.services.signInMethods.createRecoveryCodes(visit.person, {});
    return codesPage(visit, recovery_codes);
  });
}

/** Adds the passkey that the browser has created. */
export async function addPasskey(visit: SignedInVisit, deps: AccountPagesDeps): Promise<Answer> {
  return await orShowAgain(visit, deps, async () => {
    const name = (visit.form.get("name") ?? "").trim();
    const challenge = visit.form.get("challenge") ?? "";
    const input = { name, challenge, response: parsePasskey(visit.form) };
    await checkInput(deps, visit, { id: "passkeys.create", input });
    const { recovery_codes } = await deps.services.passkeys.create(visit.person, input);
    return recovery_codes.length > 0 ? codesPage(visit, recovery_codes) : done(visit);
  });
}

/** Renames a passkey. */
export async function renamePasskey(visit: SignedInVisit, deps: AccountPagesDeps): Promise<Answer> {
  return await orShowAgain(visit, deps, async () => {
    const [id, name] = [visit.form.get("id") ?? "", (visit.form.get("name") ?? "").trim()];
    await checkInput(deps, visit, { id: "passkeys.update", input: { name } });
    await deps.services.passkeys.update(visit.person, { id: recordId(id), name });
    return done(visit);
  });
}

/** Removes a passkey. */
export async function removePasskey(visit: SignedInVisit, deps: AccountPagesDeps): Promise<Answer> {
  return await orShowAgain(visit, deps, async () => {
    await checkInput(deps, visit, { id: "passkeys.delete", input: undefined });
    await deps.services.passkeys.delete(visit.person, { id: recordId(visit.form.get("id") ?? "") });
    return done(visit);
  });
}

/** Returns the id of a record. Throws not_found for text that is none. */
export function recordId(text: string): string {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)) throw new Problem("not_found");
  return text;
}

function done({ returnTo }: Visit): Answer {
  return { redirectTo: accountAddress("/two-factor", returnTo) };
}

async function orShowAgain(visit: SignedInVisit, deps: AccountPagesDeps, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    const { faults } = accountTexts(visit.locale);
    if (isConflict(error)) return await show(visit, deps, generalFault(409, faults.onlyMethod));
    if (error instanceof Problem && error.code === "duplicate") {
      return await show(visit, deps, generalFault(409, faults.passkeyExists));
    }
    if (error instanceof Problem && error.code === "not_found") {
      return await show(visit, deps, generalFault(404, faults.ended));
    }
    return await show(visit, deps, faultsOf(error, visit, visit.form.has("id") ? {} : { name: "name" }));
  }
}

function isConflict(error: unknown): boolean {
  return error instanceof Problem && error.code === "state_conflict";
}

async function show(visit: SignedInVisit, { services }: AccountPagesDeps, faults: Faults = noFaults): Promise<Answer> {
  const { person } = visit;
  const methods = await services.signInMethods.get(person, {});
  const { items } = await services.passkeys.list(person, { page: 1, page_size: 100 });
  return twoFactorPage(visit, { methods, passkeys: items, faults });
}
