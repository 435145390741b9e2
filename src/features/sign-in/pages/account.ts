import type { Schemas } from "../../../../generated/services.js";
import { Problem } from "../../../base/platform/rules/errors.ts";
import { fillTemplate, html, untrusted, type Html } from "../../../base/platform/rules/html.ts";
import { fill } from "../../../base/i18n/sentences.ts";
import { page } from "../../../base/platform/pages/layout.ts";
import { accountTexts } from "../texts/account-texts.ts";
import { dateIn, emailAddress, alertOf, hidden, notice } from "./parts.ts";
import { checkInput, faultsOf, generalFault, noFaults, type Faults } from "./forms.ts";
import { recordId } from "./two-factor.ts";
import type { AccountPagesDeps, Answer, SignedInVisit } from "./visit.ts";
import type { Locale } from "../../../base/contract/caller.ts";
import { deviceOf } from "../../../base/platform/rules/user-agent.ts";

/** Shows the user, the organization and the sessions. */
export async function showAccount(visit: SignedInVisit, deps: AccountPagesDeps): Promise<Answer> {
  return await show(visit, deps, noFaults);
}

/** Ends one of the user's sessions. */
export async function endSession(visit: SignedInVisit, deps: AccountPagesDeps): Promise<Answer> {
  try {
    await checkInput(deps, visit, { id: "session.end", input: undefined });
    await deps.services.session.end(visit.person, { id: recordId(visit.form.get("id") ?? "") });
    return { redirectTo: "/account" };
  } catch (error) {
    const ended = error instanceof Problem && error.code === "not_found";
    const text = accountTexts(visit.locale).faults.ended;
    return await show(visit, deps, ended ? generalFault(404, text) : faultsOf(error, visit, {}));
  }
}

/** Ends the user's other sessions. */
export async function endOtherSessions(visit: SignedInVisit, deps: AccountPagesDeps): Promise<Answer> {
  await checkInput(deps, visit, { id: "session.endOthers", input: undefined });
  await deps.services.session.endOthers(visit.person, {});
  return { redirectTo: "/account" };
}

async function show(visit: SignedInVisit, { services }: AccountPagesDeps, faults: Faults): Promise<Answer> {
  const { locale, person } = visit;
  const { account } = accountTexts(locale);
  const { user, organization, credential } = person;
  const { items } = await services.session.list(person, { page: 1, page_size: 100 });
  const name = [user.first_name, user.last_name].filter((part) => part !== null && part !== "").join(" ");
  const hello = name === "" ? account.title : fillTemplate(account.hello, { name: untrusted(name) });
  const body = html`<h1>${hello}</h1>
    ${notice(credential.support ? account.support : savedText(visit))} ${alertOf(faults)}
    <dl>
      <div>
        <dt>${account.organization}</dt>
        <dd>${untrusted(organization.name)}</dd>
      </div>
      <div>
        <dt>${account.email}</dt>
        <dd>${emailAddress(user.email)}</dd>
      </div>
    </dl>
    ${!credential.support && html`<p><a href="/profile">${account.profile}</a></p>`}
    ${!credential.support && security(visit)} ${!credential.support && sessions(visit, items)}
    <form method="post" action="/sign-out">
      ${hidden("csrf_token", credential.csrfToken)}
      <div class="actions"><button>${account.signOut}</button></div>
    </form>`;
  return page({ status: faults.status, locale, title: account.title, body, url: "/account", theme: credential.theme });
}

function savedText({ locale, query }: SignedInVisit): string | null {
  const { saved } = accountTexts(locale).account;
  const what = query.get("saved");
  return what === "password" || what === "profile" ? saved[what] : null;
}

function security({ locale }: SignedInVisit): Html {
  const { account } = accountTexts(locale);
  return html`<section>
    <h2>${account.security}</h2>
    <ul class="links">
      <li><a href="/two-factor">${account.twoFactor}</a></li>
      <li><a href="/password">${account.password}</a></li>
    </ul>
  </section>`;
}

function sessions(visit: SignedInVisit, items: readonly Schemas["Session"][]): Html {
  const { account } = accountTexts(visit.locale);
  const csrf = hidden("csrf_token", visit.person.credential.csrfToken);
  return html`<section>
    <h2>${account.sessions}</h2>
    <ul class="list">
      ${items.map((session) => sessionItem(visit, session))}
    </ul>
    ${
      items.length > 1 &&
      html`<form method="post" action="/account/sessions/end-others">
        ${csrf}
        <div class="actions"><button>${account.endOthers}</button></div>
      </form>`
    }
  </section>`;
}

function sessionItem({ locale, person }: SignedInVisit, session: Schemas["Session"]): Html {
  const { account } = accountTexts(locale);
  const device = deviceName(session.user_agent, locale);
  const used = fill(account.lastUsed, { date: dateIn(session.last_used_at, person), address: session.ip });
  const end = html`<form method="post" action="/account/sessions/end">
    ${hidden("csrf_token", person.credential.csrfToken)} ${hidden("id", session.id)}
    <button class="small" aria-label="${fill(account.endOf, { device })}">${account.end}</button>
  </form>`;
  return html`<li class="row">
    <p class="item">
      <strong>${device}</strong>
      ${session.current && html`<span class="badge">${account.current}</span>`} <span class="quiet">${used}</span>
    </p>
    ${!session.current && end}
  </li>`;
}

/** Returns the browser and system of a session as shown to people. */
function deviceName(userAgent: string | null, locale: Locale): string {
  const { account } = accountTexts(locale);
  const { browser, system } = deviceOf(userAgent);
  if (browser === undefined || system === undefined) return browser ?? system ?? account.unknownDevice;
  return fill(account.device, { browser, system });
}

/** Asks whether to sign out: a link must not change anything. */
export function showSignOut({ locale, person }: SignedInVisit): Answer {
  const { signOut } = accountTexts(locale);
  const body = html`<h1>${signOut.title}</h1>
    <p>${fillTemplate(signOut.text, { email: emailAddress(person.user.email) })}</p>
    <form method="post" action="/sign-out">
      ${hidden("csrf_token", person.credential.csrfToken)}
      <div class="actions">
        <button class="primary">${signOut.submit}</button>
        <a class="button" href="/account">${signOut.stay}</a>
      </div>
    </form>`;
  return page({ locale, title: signOut.title, body, url: "/sign-out", theme: person.credential.theme });
}

/** Ends the session. */
export async function submitSignOut(
  { response, person }: SignedInVisit,
  { services, browser }: AccountPagesDeps,
): Promise<Answer> {
  await services.session.delete(person, {});
  browser.forget(response);
  return { redirectTo: "/sign-in?reason=signed_out" };
}
