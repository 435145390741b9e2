import { Problem } from "../../../base/platform/rules/errors.ts";
import { accountAddress } from "../../../base/platform/rules/return-address.ts";
import { accountTexts } from "../texts/account-texts.ts";
import { checkInput, faultsOf, generalFault, noFaults, type Faults, parsePasskey } from "./forms.ts";
import { pendingSignIn } from "./form-token.ts";
import { secondStepPage } from "./sign-in.ts";
import type { AccountPagesDeps, Answer, SessionCaller, SignedInVisit, Visit } from "./visit.ts";
import type { Schemas } from "../../../../generated/services.js";
import { fillTemplate, html, untrusted, type Html } from "../../../base/platform/rules/html.ts";
import { withPlurals } from "../../../base/i18n/language-rules.ts";
import { fill } from "../../../base/i18n/sentences.ts";
import { page, type Page } from "../../../base/platform/pages/layout.ts";
import { dateIn, alertOf, hidden, notice, renderFields, scriptStatus, accountScript } from "./parts.ts";

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

/** The second factors of a user. */
interface TwoFactorContent {
  readonly methods: Schemas["SignInMethods"];
  readonly passkeys: readonly Schemas["Passkey"][];
  readonly faults: Faults;
}

/** Renders the second factors of a user with the forms that change them. */
function twoFactorPage(visit: SignedInVisit, content: TwoFactorContent): Page {
  const { locale, returnTo, person } = visit;
  const texts = accountTexts(locale);
  const { methods, faults } = content;
  const { twoFactor } = texts;
  const limited = person.credential.limitedTo !== null;
  const until = methods.enroll_by === null ? null : fill(twoFactor.until, { date: dateIn(methods.enroll_by, person) });
  const own = accountAddress("/two-factor", returnTo);
  const body = html`<h1>${twoFactor.title}</h1>
    <p>${twoFactor.text}</p>
    ${notice(limited ? twoFactor.required : until)} ${alertOf(faults)} ${scriptStatus(texts.scripts)}
    ${appSection(visit, content)} ${passkeySection(visit, content)} ${codesSection(visit, content)}
    ${!limited && html`<p class="after"><a href="${returnTo ?? "/account"}">${returnTo === null ? twoFactor.back : twoFactor.goOn}</a></p>`}
    ${limited && html`<p class="after"><a href="/sign-out">${texts.signOut.title}</a></p>`}`;
  const { theme } = visit.person.credential;
  return page({ status: faults.status, locale, title: twoFactor.title, body, url: own, script: accountScript, theme });
}

/** Renders a form that consists of one button. */
function buttonForm(visit: SignedInVisit, path: string, button: Html): Html {
  return html`<form method="post" action="${accountAddress(path, visit.returnTo)}">
    ${hidden("csrf_token", visit.person.credential.csrfToken)}
    <div class="actions">${button}</div>
  </form>`;
}

function appSection(visit: SignedInVisit, { methods }: TwoFactorContent): Html {
  const { authenticator_app: app } = methods;
  const { twoFactor } = accountTexts(visit.locale);
  const content =
    app === null
      ? html`<p>${twoFactor.appNone}</p>
          ${buttonForm(visit, "/two-factor/app", html`<button class="${methods.passkeys === 0 ? "primary" : ""}">${twoFactor.setUp}</button>`)}`
      : html`<p>${fill(twoFactor.appSet, { date: dateIn(app.enabled_at, visit.person) })}</p>
          ${buttonForm(visit, "/two-factor/app/remove", html`<button>${twoFactor.removeApp}</button>`)}`;
  return html`<section>
    <h2>${twoFactor.app}</h2>
    ${content}
  </section>`;
}

function passkeySection(visit: SignedInVisit, { passkeys, faults }: TwoFactorContent): Html {
  const { twoFactor, fields, help } = accountTexts(visit.locale);
  const value = visit.form.has("id") ? "" : (visit.form.get("name") ?? "");
  const name = {
    name: "name",
    id: "new-name",
    label: fields.passkeyName,
    help: help.passkeyName,
    autocomplete: "off",
    maxLength: 100,
    value,
  };
  return html`<section>
    <h2>${twoFactor.passkeys}</h2>
    <p>${twoFactor.passkeysNone}</p>
    ${
      passkeys.length > 0 &&
      html`<ul class="list">
        ${passkeys.map((passkey) => passkeyItem(visit, passkey))}
      </ul>`
    }
    <form method="post" action="${accountAddress("/two-factor/passkeys", visit.returnTo)}" data-passkey="create" hidden>
      ${hidden("csrf_token", visit.person.credential.csrfToken)} ${hidden("challenge", "")} ${hidden("passkey", "")}
      ${renderFields([name], faults, faults.fields["name"] !== undefined)}
      <div class="actions"><button>${twoFactor.add}</button></div>
    </form>
    <noscript><p class="quiet">${twoFactor.needsScripts}</p></noscript>
  </section>`;
}

function passkeyItem(visit: SignedInVisit, { id, name, created_at, last_used_at }: Schemas["Passkey"]): Html {
  const { locale, person } = visit;
  const { twoFactor, fields } = accountTexts(locale);
  const when =
    last_used_at === null
      ? fill(twoFactor.added, { date: dateIn(created_at, person) })
      : fill(twoFactor.used, { date: dateIn(last_used_at, person) });
  const field = {
    name: "name",
    id: `name-${id}`,
    label: fields.passkeyName,
    autocomplete: "off",
    maxLength: 100,
    value: name,
  };
  const csrf = hidden("csrf_token", person.credential.csrfToken);
  return html`<li>
    <div class="row">
      <p class="item"><strong>${untrusted(name)}</strong> <span class="quiet">${when}</span></p>
      <form method="post" action="${accountAddress("/two-factor/passkeys/remove", visit.returnTo)}">
        ${csrf} ${hidden("id", id)}
        <button class="small" aria-label="${fill(twoFactor.removeOf, { name })}">${twoFactor.remove}</button>
      </form>
    </div>
    <details>
      <summary aria-label="${fill(twoFactor.renameOf, { name })}">${twoFactor.rename}</summary>
      <form method="post" action="${accountAddress("/two-factor/passkeys/rename", visit.returnTo)}">
        ${csrf} ${hidden("id", id)} ${renderFields([field], noFaults, false)}
        <div class="actions"><button>${twoFactor.save}</button></div>
      </form>
    </details>
  </li>`;
}

function codesSection(visit: SignedInVisit, { methods }: TwoFactorContent): Html | null {
  if (methods.authenticator_app === null && methods.passkeys === 0) return null;
  const { locale } = visit;
  const { twoFactor } = accountTexts(locale);
  const count = methods.recovery_codes_left;
  return html`<section>
    <h2>${twoFactor.codes}</h2>
    <p>${fillTemplate(withPlurals(twoFactor.codesLeft, { count }, locale), { count })} ${twoFactor.newCodesHelp}</p>
    ${buttonForm(visit, "/two-factor/recovery-codes", html`<button>${twoFactor.newCodes}</button>`)}
  </section>`;
}

/** A secret for an authenticator app, to be confirmed with a code. */
interface AppContent {
  readonly secret: string;
  /** The QR code in SVG; null after a wrong code, because it is shown once. */
  readonly qrCode: string | null;
  readonly faults: Faults;
}

const GROUP = /.{1,4}/g;

/** Renders the secret as a QR code and as text, with the form that confirms it. */
function appPage({ locale, returnTo, person }: SignedInVisit, { secret, qrCode, faults }: AppContent): Page {
  const { app } = accountTexts(locale);
  const csrf = hidden("csrf_token", person.credential.csrfToken);
  const own = accountAddress("/two-factor", returnTo);
  const code = { name: "code", label: app.confirm, autocomplete: "one-time-code", maxLength: 10, plain: true };
  const key = html`<p class="key"><code>${(secret.match(GROUP) ?? []).join(" ")}</code></p>`;
  const picture = `data:image/svg+xml;base64,${Buffer.from(qrCode ?? "").toString("base64")}`;
  const body = html`<h1>${app.title}</h1>
    ${alertOf(faults)}
    ${
      qrCode === null
        ? html`<p>${app.kept}</p>`
        : html`<p>${app.scan}</p>
            <p class="qr"><img src="${picture}" alt="${app.qr}" width="208" height="208" /></p>
            <p>${app.manual}</p>`
    }
    ${key}
    <form method="post" action="${accountAddress("/two-factor/app/confirm", returnTo)}" novalidate>
      ${csrf} ${hidden("secret", secret)} ${renderFields([code], faults)}
      <div class="actions">
        <button class="primary">${app.submit}</button>
        <a class="button" href="${own}">${app.cancel}</a>
      </div>
    </form>
    ${
      qrCode === null &&
      html`<form method="post" action="${accountAddress("/two-factor/app", returnTo)}">
        ${csrf}
        <div class="actions"><button class="link">${app.again}</button></div>
      </form>`
    }`;
  return page({ status: faults.status, locale, title: app.title, body, url: own, theme: person.credential.theme });
}

/** Renders recovery codes, which are shown once, with a way to copy and to download them. */
function codesPage({ locale, returnTo, person }: SignedInVisit, codes: readonly string[]): Page {
  const texts = accountTexts(locale);
  const own = accountAddress("/two-factor", returnTo);
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join("\n")}\n`)}`;
  const body = html`<h1>${texts.codes.title}</h1>
    <p>${texts.codes.text}</p>
    <ol class="codes" data-codes>
      ${codes.map((code) => html`<li><code>${code}</code></li> `)}
    </ol>
    <div class="actions">
      <button type="button" data-copy data-copied="${texts.scripts.copied}" hidden>${texts.codes.copy}</button>
      <a class="button" href="${file}" download="${texts.codes.file}">${texts.codes.download}</a>
    </div>
    <p class="actions"><a class="button primary" href="${returnTo ?? "/two-factor"}">${texts.codes.goOn}</a></p>`;
  const { theme } = person.credential;
  return page({ locale, title: texts.codes.title, body, url: own, script: accountScript, theme });
}
