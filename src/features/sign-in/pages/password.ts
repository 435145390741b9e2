import { html } from "../../../base/platform/rules/html.ts";
import { page } from "../../../base/platform/pages/layout.ts";
import { accountTexts } from "../texts/account-texts.ts";
import { checkInput, faultsOf, noFaults, type Faults, linkToken } from "./forms.ts";
import {
  alertOf,
  hidden,
  renderFields,
  accountScript,
  emailField,
  linkField,
  newPasswordField,
  currentPasswordField,
} from "./parts.ts";
import { enteredLink, linkFaults } from "./invitation.ts";
import type { AccountPagesDeps, Answer, Visit, SignedInVisit } from "./visit.ts";
import { accountAddress } from "../../../base/platform/rules/return-address.ts";

/** Shows the form that requests a link to choose a new password. */
export function showForgot(visit: Visit): Answer {
  return forgotPage(visit, noFaults);
}

/** Sends the link if the account exists; the page does not say whether it does. */
export async function submitForgot(visit: Visit, deps: AccountPagesDeps): Promise<Answer> {
  const email = (visit.form.get("email") ?? "").trim();
  try {
    await checkInput(deps, visit, { id: "password.forgot", input: email === "" ? {} : { email } });
    await deps.services.password.forgot(visit.visitor, { email });
  } catch (error) {
    return forgotPage(visit, faultsOf(error, visit, { email: "email" }));
  }
  const { forgot } = accountTexts(visit.locale);
  const body = html`<h1>${forgot.sentTitle}</h1>
    <p role="status">${forgot.sent}</p>
    <p class="quiet">${forgot.none} <a href="/password-forgot">${forgot.again}</a></p>
    <p class="after"><a href="/sign-in">${forgot.back}</a></p>`;
  return page({ locale: visit.locale, title: forgot.sentTitle, body, url: "/password-forgot" });
}

function forgotPage({ locale, form, formToken }: Visit, faults: Faults): Answer {
  const texts = accountTexts(locale);
  const { forgot } = texts;
  const email = emailField(texts, form.get("email") ?? "");
  const body = html`<h1>${forgot.title}</h1>
    <p>${forgot.text}</p>
    ${alertOf(faults)}
    <form method="post" action="/password-forgot" novalidate>
      ${hidden("token", formToken)} ${renderFields([email], faults)}
      <div class="actions"><button class="primary">${forgot.submit}</button></div>
    </form>
    <p class="after"><a href="/sign-in">${forgot.back}</a></p>`;
  return page({ status: faults.status, locale, title: forgot.title, body, url: "/password-forgot" });
}

/** Shows the form for a new password. */
export function showReset(visit: Visit): Answer {
  return resetPage(visit, noFaults);
}

/** Sets the new password; it replaces no second factor, so that the user then signs in. */
export async function submitReset(visit: Visit, deps: AccountPagesDeps): Promise<Answer> {
  const token = linkToken(visit.form);
  const password = visit.form.get("new_password") ?? "";
  const input = { ...(token === null ? {} : { token }), ...(password === "" ? {} : { password }) };
  try {
    await checkInput(deps, visit, { id: "password.reset", input });
    await deps.services.password.reset(visit.visitor, { token: token ?? "", password });
  } catch (error) {
    return resetPage(visit, linkFaults(error, visit));
  }
  return { redirectTo: "/sign-in?reason=password_changed" };
}

function resetPage({ locale, form, formToken }: Visit, faults: Faults): Answer {
  const texts = accountTexts(locale);
  const { reset } = texts;
  const shown = [linkField(texts, enteredLink(form, faults)), newPasswordField(texts, texts.fields.newPassword)];
  const body = html`<h1>${reset.title}</h1>
    <p>${reset.text}</p>
    ${alertOf(faults)}
    <form method="post" action="/password-reset" data-link novalidate>
      ${hidden("token", formToken)} ${renderFields(shown, faults)}
      <div class="actions"><button class="primary">${reset.submit}</button></div>
    </form>
    ${faults.fields["link"] !== undefined && html`<p class="after"><a href="/password-forgot">${reset.again}</a></p>`}`;
  return page({
    status: faults.status,
    locale,
    title: reset.title,
    body,
    url: "/password-reset",
    script: accountScript,
  });
}

/** Shows the form that changes the password, or sets the first one of an account without. */
export async function showChangePassword(visit: SignedInVisit, deps: AccountPagesDeps): Promise<Answer> {
  return await show(visit, deps, noFaults);
}

/** Changes the password, which ends the user's other sessions. */
export async function submitChangePassword(visit: SignedInVisit, deps: AccountPagesDeps): Promise<Answer> {
  const entries = ["current_password", "new_password"].map((name) => [name, visit.form.get(name) ?? ""] as const);
  const input = Object.fromEntries(entries.filter(([, text]) => text !== ""));
  const { missing } = accountTexts(visit.locale);
  const { password } = await deps.services.signInMethods.get(visit.person, {});
  if (password && input["current_password"] === undefined) {
    const fields = { current_password: missing.current_password };
    return await show(visit, deps, { status: 422, fields, general: null });
  }
  try {
    await checkInput(deps, visit, { id: "password.change", input });
    const new_password = input["new_password"] ?? "";
    await deps.services.password.change(visit.person, { ...input, new_password });
    return { redirectTo: "/account?saved=password" };
  } catch (error) {
    const names = { current_password: "current_password", new_password: "new_password" };
    return await show(visit, deps, faultsOf(error, visit, names));
  }
}

async function show(visit: SignedInVisit, { services }: AccountPagesDeps, faults: Faults): Promise<Answer> {
  const { locale, person } = visit;
  const { credential, user } = person;
  const { password } = await services.signInMethods.get(person, {});
  if (!password && !credential.confirmed) return { redirectTo: accountAddress("/confirm", "/password") };
  const texts = accountTexts(locale);
  const { title, text } = password ? texts.changePassword : texts.firstPassword;
  const current = password ? [currentPasswordField(texts)] : [];
  const fields = [...current, newPasswordField(texts, texts.fields.newPassword)];
  const body = html`<h1>${title}</h1>
    <p>${text}</p>
    ${alertOf(faults)}
    <form method="post" action="/password" novalidate>
      ${hidden("csrf_token", credential.csrfToken)}
      <input type="email" name="username" value="${user.email}" autocomplete="username" hidden disabled />
      ${renderFields(fields, faults)}
      <div class="actions">
        <button class="primary">${texts.reset.submit}</button>
        <a class="button" href="/account">${texts.signIn.cancel}</a>
      </div>
    </form>
    ${password && html`<p class="after"><a href="/password-forgot">${texts.signIn.forgot}</a></p>`}`;
  return page({ status: faults.status, locale, title, body, url: "/password", theme: credential.theme });
}
