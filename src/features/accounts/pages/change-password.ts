import { html } from "../../../base/platform/rules/html.ts";
import { page } from "../../../base/platform/pages/layout.ts";
import { accountAddress } from "../../../base/platform/rules/return-address.ts";
import { accountTexts } from "../texts/account-texts.ts";
import { checkInput, faultsOf, noFaults, type Faults } from "./faults.ts";
import { alertOf, hidden, renderFields } from "./form-parts.ts";
import { currentPasswordField, newPasswordField } from "./standard-fields.ts";
import type { AccountPagesDeps, Answer, SignedInVisit } from "./visit.ts";

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
