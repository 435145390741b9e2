import type { Schemas } from "../../../../generated/services.js";
import { html, type Html } from "../../../base/platform/rules/html.ts";
import { page } from "../../../base/platform/pages/layout.ts";
import { accountAddress } from "../../../base/platform/rules/return-address.ts";
import { accountTexts } from "../texts/account-texts.ts";
import { checkInput, faultsOf, noFaults, type Faults, parsePasskey } from "./forms.ts";
import {
  alertOf,
  hidden,
  renderFields,
  scriptStatus,
  type Field,
  accountScript,
  codeField,
  passwordField,
} from "./parts.ts";
import { passkeyFaults } from "./sign-in.ts";
import type { AccountPagesDeps, Answer, SignedInVisit } from "./visit.ts";

/** Shows the ways in which the user can confirm their identity. */
export async function showConfirm(visit: SignedInVisit, deps: AccountPagesDeps): Promise<Answer> {
  return confirmPage(visit, await deps.services.signInMethods.get(visit.person, {}), noFaults);
}

/** Confirms the identity and continues at the page that requires it. */
export async function submitConfirm(visit: SignedInVisit, deps: AccountPagesDeps): Promise<Answer> {
  const { form, person, returnTo } = visit;
  const byPasskey = form.has("passkey");
  try {
    const input = byPasskey
      ? { passkey: { challenge: form.get("challenge") ?? "", response: parsePasskey(form) } }
      : Object.fromEntries([...form].filter(([name, value]) => name !== "csrf_token" && value !== ""));
    await checkInput(deps, visit, { id: "session.confirm", input });
    await deps.services.session.confirm(person, input);
    return { redirectTo: returnTo ?? "/" };
  } catch (error) {
    const methods = await deps.services.signInMethods.get(person, {});
    return confirmPage(visit, methods, byPasskey ? passkeyFaults(error, visit) : proofFaults(error, visit));
  }
}

/** The error is shown at the field that was sent. */
function proofFaults(error: unknown, visit: SignedInVisit): Faults {
  const faults = faultsOf(error, visit, {});
  if (faults.status === 429) return faults;
  const texts = accountTexts(visit.locale);
  const field = visit.form.has("code") ? "code" : "password";
  const wrong = field === "code" ? texts.faults.code : texts.faults.password;
  const text = (visit.form.get(field) ?? "") === "" ? texts.missing[field] : wrong;
  return { status: 422, fields: { [field]: text }, general: null };
}

function confirmPage(visit: SignedInVisit, methods: Schemas["SignInMethods"], faults: Faults): Answer {
  const { locale, returnTo } = visit;
  const texts = accountTexts(locale);
  const { confirm } = texts;
  const wrongCode = faults.fields["code"] !== undefined;
  const hasCodes = methods.authenticator_app !== null || methods.recovery_codes_left > 0;
  const codeForm = proofForm(visit, codeField(texts), { faults, focus: wrongCode || !methods.password });
  const otherWay = html`<details class="after" ${wrongCode && html` open`}>
    <summary>${confirm.withCode}</summary>
    ${codeForm}
  </details>`;
  const passwordForm = proofForm(visit, passwordField(texts), { faults, focus: !wrongCode });
  const body = html`<h1>${confirm.title}</h1>
    <p>${confirm.text}</p>
    ${alertOf(faults)} ${scriptStatus(texts.scripts)} ${methods.password && passwordForm}
    ${!methods.password && !hasCodes && methods.passkeys === 0 && html`<p><a href="/sign-out">${confirm.none}</a></p>`}
    ${hasCodes && (methods.password ? otherWay : codeForm)} ${methods.passkeys > 0 && passkeyForm(visit)}
    <p class="after"><a href="${returnTo ?? "/account"}">${confirm.back}</a></p>`;
  const url = accountAddress("/confirm", returnTo);
  const { theme } = visit.person.credential;
  return page({ status: faults.status, locale, title: confirm.title, body, url, script: accountScript, theme });
}

function proofForm(
  { locale, returnTo, person }: SignedInVisit,
  field: Field,
  { faults, focus }: { readonly faults: Faults; readonly focus: boolean },
): Html {
  return html`<form method="post" action="${accountAddress("/confirm", returnTo)}" novalidate>
    ${hidden("csrf_token", person.credential.csrfToken)} ${renderFields([field], faults, focus)}
    <div class="actions"><button class="primary">${accountTexts(locale).confirm.submit}</button></div>
  </form>`;
}

function passkeyForm({ locale, returnTo, person }: SignedInVisit): Html {
  return html`<form method="post" action="${accountAddress("/confirm", returnTo)}" data-passkey="get" hidden>
    ${hidden("csrf_token", person.credential.csrfToken)} ${hidden("challenge", "")} ${hidden("passkey", "")}
    <div class="actions"><button>${accountTexts(locale).confirm.passkey}</button></div>
  </form>`;
}
