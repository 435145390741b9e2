import type { Schemas } from "../../../../generated/services.js";
import { Problem } from "../../../base/platform/rules/errors.ts";
import { fillTemplate, html, untrusted, type Html } from "../../../base/platform/rules/html.ts";
import { fill } from "../../../base/i18n/sentences.ts";
import { page } from "../../../base/platform/pages/layout.ts";
import { accountTexts } from "../texts/account-texts.ts";
import { dateIn, emailAddress, alertOf, hidden, notice, renderFields, type Field } from "./parts.ts";
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

/** The fields of the profile form. */
export const profileFields = ["first_name", "last_name", "locale", "timezone", "theme"] as const;

/** Saves the name and preferences. The chosen language also becomes that of this browser. */
export async function submitProfile(visit: SignedInVisit, deps: AccountPagesDeps): Promise<Answer> {
  const entered = profileFields.map((name) => [name, (visit.form.get(name) ?? "").trim()] as const);
  const input = Object.fromEntries(entered.map(([name, text]) => [name, text === "" ? null : text]));
  try {
    await checkInput(deps, visit, { id: "me.update", input });
    await deps.services.me.update(visit.person, input);
    const changed = input["locale"] !== visit.person.user.locale ? `&lang=${input["locale"]}` : "";
    return { redirectTo: `/account?saved=profile${changed}` };
  } catch (error) {
    const names = Object.fromEntries(profileFields.map((name) => [name, name]));
    return await showProfile(visit, deps, faultsOf(error, visit, names));
  }
}

/** Shows the user's name and preferences. */
export async function showProfile(
  visit: SignedInVisit,
  { services }: AccountPagesDeps,
  faults: Faults = noFaults,
): Promise<Answer> {
  const { locale, person, form } = visit;
  const { user } = await services.me.get(person, {});
  const texts = accountTexts(locale);
  const { profile } = texts;
  const values = { ...user, ...Object.fromEntries(form) };
  const body = html`<h1>${profile.title}</h1>
    ${alertOf(faults)}
    <form method="post" action="/profile" novalidate>
      ${hidden("csrf_token", person.credential.csrfToken)} ${renderFields(fieldsOf(visit, values), faults, false)}
      <div class="actions">
        <button class="primary">${profile.submit}</button>
        <a class="button" href="/account">${texts.signIn.cancel}</a>
      </div>
    </form>`;
  const { theme } = person.credential;
  return page({ status: faults.status, locale, title: profile.title, body, url: "/profile", theme });
}

type Values = Pick<Schemas["CurrentUser"], (typeof profileFields)[number]>;

function fieldsOf({ locale }: SignedInVisit, { first_name, last_name, ...values }: Values): Field[] {
  const { fields, profile } = accountTexts(locale);
  const zones = [...new Set([values.timezone, "UTC", ...Intl.supportedValuesOf("timeZone")])].sort();
  const name = { maxLength: 100, optional: true };
  const choice = { autocomplete: "off", maxLength: 100 };
  const languages = [["en", "English"] as const, ["fr", "Français"] as const];
  const themes = (["system", "light", "dark"] as const).map((theme) => [theme, profile.themes[theme]] as const);
  return [
    { name: "first_name", label: fields.firstName, autocomplete: "given-name", value: first_name ?? "", ...name },
    { name: "last_name", label: fields.lastName, autocomplete: "family-name", value: last_name ?? "", ...name },
    { name: "locale", label: profile.language, value: values.locale, options: languages, ...choice },
    {
      name: "timezone",
      label: profile.timezone,
      value: values.timezone,
      ...choice,
      options: zones.map((zone) => [zone, zone.replaceAll("_", " ")] as const),
    },
    { name: "theme", label: profile.theme, value: values.theme, options: themes, ...choice },
  ];
}
