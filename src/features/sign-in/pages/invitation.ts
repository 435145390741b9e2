import { html } from "../../../base/platform/rules/html.ts";
import { page } from "../../../base/platform/pages/layout.ts";
import { accountTexts } from "../texts/account-texts.ts";
import { checkInput, faultsOf, generalFault, noFaults, type Faults, linkToken } from "./forms.ts";
import { alertOf, hidden, renderFields, accountScript, linkField, newPasswordField } from "./parts.ts";
import {
  namesRunning,
  replacementNotice,
  replacesField,
  runningSession,
  type RunningSession,
} from "./running-session.ts";
import { signInWith } from "./sign-in.ts";
import type { AccountPagesDeps, Answer, Visit } from "./visit.ts";

/** Shows the form that accepts an invitation. */
export async function showInvitation(visit: Visit, deps: AccountPagesDeps): Promise<Answer> {
  return invitationPage(visit, noFaults, await runningSession(deps.browser, visit.request, visit.visitor));
}

/** Accepts the invitation and signs the user in. Ends no session that the page did not name. */
export async function submitInvitation(visit: Visit, deps: AccountPagesDeps): Promise<Answer> {
  const { form, visitor } = visit;
  const running = await runningSession(deps.browser, visit.request, visitor);
  if (!namesRunning(form, running))
    return invitationPage(visit, generalFault(409, accountTexts(visit.locale).replacement.again), running);
  const names = (["first_name", "last_name"] as const).map((name) => [name, (form.get(name) ?? "").trim()] as const);
  const password = form.get("new_password") ?? "";
  const token = linkToken(form);
  const input = {
    ...Object.fromEntries(names.filter(([, value]) => value !== "")),
    ...(token === null ? {} : { token }),
    ...(password === "" ? {} : { password }),
  };
  try {
    await checkInput(deps, visit, { id: "invitations.accept", input });
    const accepted = { ...input, token: token ?? "", password };
    return await signInWith(visit, deps, () => deps.services.invitations.accept(visitor, accepted));
  } catch (error) {
    return invitationPage(visit, linkFaults(error, visit), running);
  }
}

/** Returns the faults of a form with a link and a new password. A link of another shape is no longer valid either. */
export function linkFaults(error: unknown, visit: Visit): Faults {
  const found = faultsOf(error, visit, {
    token: "link",
    password: "new_password",
    first_name: "first_name",
    last_name: "last_name",
  });
  const wrong = found.fields["link"] !== undefined && linkToken(visit.form) !== null;
  return wrong ? { ...found, fields: { ...found.fields, link: accountTexts(visit.locale).faults.link } } : found;
}

function invitationPage({ locale, form, formToken }: Visit, faults: Faults, running: RunningSession | null): Answer {
  const texts = accountTexts(locale);
  const { fields, invitation } = texts;
  const name = (field: string, label: string, autocomplete: string) =>
    ({ name: field, label, autocomplete, value: form.get(field) ?? "", maxLength: 100, optional: true }) as const;
  const shown = [
    linkField(texts, enteredLink(form, faults)),
    name("first_name", fields.firstName, "given-name"),
    name("last_name", fields.lastName, "family-name"),
    newPasswordField(texts, fields.password),
  ];
  const body = html`<h1>${invitation.title}</h1>
    <p>${invitation.text}</p>
    ${replacementNotice(locale, running)} ${alertOf(faults)}
    ${
      faults.fields["link"] !== undefined &&
      html`<p class="notice">${invitation.ask} <a href="/sign-in">${invitation.signIn}</a></p>`
    }
    <form method="post" action="/invitation" data-link novalidate>
      ${hidden("token", formToken)} ${replacesField(running)} ${renderFields(shown, faults)}
      <div class="actions"><button class="primary">${invitation.submit}</button></div>
    </form>`;
  const { status } = faults;
  return page({ status, locale, title: invitation.title, body, url: "/invitation", script: accountScript });
}

/** Returns the link to show again: none after one that is no longer valid. */
export function enteredLink(form: URLSearchParams, { fields }: Faults): string {
  return fields["link"] === undefined ? (form.get("link") ?? "") : "";
}
