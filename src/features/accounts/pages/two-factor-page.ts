import type { Schemas } from "../../../../generated/services.js";
import { fillTemplate, html, untrusted, type Html } from "../../../base/platform/rules/html.ts";
import { withPlurals } from "../../../base/i18n/plurals.ts";
import { fill } from "../../../base/i18n/sentences.ts";
import { page, type Page } from "../../../base/platform/pages/layout.ts";
import { accountAddress } from "../../../base/platform/rules/return-address.ts";
import { accountTexts } from "../texts/account-texts.ts";
import { dateIn } from "./dates.ts";
import { noFaults, type Faults } from "./faults.ts";
import { alertOf, hidden, notice, renderFields, scriptStatus } from "./form-parts.ts";
import { accountScript } from "./script.ts";
import type { SignedInVisit } from "./visit.ts";

/** The second factors of a user. */
export interface TwoFactorContent {
  readonly methods: Schemas["SignInMethods"];
  readonly passkeys: readonly Schemas["Passkey"][];
  readonly faults: Faults;
}

/** Renders the second factors of a user with the forms that change them. */
export function twoFactorPage(visit: SignedInVisit, content: TwoFactorContent): Page {
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
