import type { Schemas } from "../../../../generated/services.js";
import { html } from "../../../base/platform/rules/html.ts";
import { page } from "../../../base/platform/pages/layout.ts";
import { accountTexts } from "../texts/account-texts.ts";
import { checkInput, faultsOf, noFaults, type Faults } from "./forms.ts";
import { alertOf, hidden, renderFields, type Field } from "./parts.ts";
import type { AccountPagesDeps, Answer, SignedInVisit } from "./visit.ts";

/** The fields of the profile form. */
export const profileFields = ["first_name", "last_name", "locale", "timezone", "theme"] as const;

/** Shows the user's name and preferences. */
export async function showProfile(visit: SignedInVisit, deps: AccountPagesDeps): Promise<Answer> {
  return await show(visit, deps, noFaults);
}

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
    return await show(visit, deps, faultsOf(error, visit, names));
  }
}

async function show(visit: SignedInVisit, { services }: AccountPagesDeps, faults: Faults): Promise<Answer> {
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
