import { html } from "../../../base/platform/rules/html.ts";
import { Problem } from "../../../base/platform/rules/errors.ts";
import { page } from "../../../base/platform/pages/layout.ts";
import { accountAddress } from "../../../base/platform/rules/return-address.ts";
import { accountTexts } from "../texts/account-texts.ts";
import { checkInput, faultsOf, noFaults, type Faults } from "./faults.ts";
import { alertOf, hidden, renderFields, scriptStatus } from "./form-parts.ts";
import { pendingSignIn, type PendingSignIn } from "./form-token.ts";
import { parsePasskey } from "./passkey-field.ts";
import { accountScript } from "./script.ts";
import { passkeyFaults, signInWith } from "./sign-in.ts";
import { codeField } from "./standard-fields.ts";
import type { AccountPagesDeps, Answer, Visit } from "./visit.ts";

/** Completes a sign-in with a code or a passkey, or shows the page again. */
export async function submitSecondStep(visit: Visit, deps: AccountPagesDeps): Promise<Answer> {
  const { request, response, form, visitor, returnTo } = visit;
  const pending = pendingSignIn(request, response);
  if (pending === null) return startAgain(returnTo);
  const { challenge } = pending;
  const byPasskey = form.has("passkey");
  const code = (form.get("code") ?? "").trim();
  try {
    const passkey = byPasskey && { challenge: form.get("challenge") ?? "", response: parsePasskey(form) };
    const input = { challenge, ...(passkey ? { passkey } : code === "" ? {} : { code }) };
    await checkInput(deps, visit, { id: "session.verify", input });
    return await signInWith(visit, deps, () => deps.services.session.verify(visitor, input));
  } catch (error) {
    if (hasEnded(error)) return startAgain(returnTo);
    return secondStepPage(visit, pending, byPasskey ? passkeyFaults(error, visit) : codeFaults(error, visit));
  }
}

function startAgain(returnTo: string | null): Answer {
  return { redirectTo: accountAddress("/sign-in", returnTo, "expired") };
}

function hasEnded(error: unknown): boolean {
  return error instanceof Problem && error.details.some(({ code }) => code === "invalid_challenge");
}

/** A code of another shape is answered like a wrong one. */
function codeFaults(error: unknown, visit: Visit): Faults {
  const faults = faultsOf(error, visit, { code: "code" });
  const { missing, faults: texts } = accountTexts(visit.locale);
  if (faults.status === 429) return faults;
  const absent = (visit.form.get("code") ?? "").trim() === "";
  return { status: 422, fields: { code: absent ? missing.code : texts.code }, general: null };
}

/** Renders the second step of a sign-in. */
export function secondStepPage(
  { locale, returnTo, formToken }: Visit,
  pending: PendingSignIn,
  faults: Faults = noFaults,
): Answer {
  const texts = accountTexts(locale);
  const own = accountAddress("/two-factor", returnTo);
  const field = codeField(texts);
  const { secondStep } = texts;
  const codeForm = html`<form method="post" action="${own}" novalidate>
    ${hidden("token", formToken)} ${renderFields([field], faults)}
    <div class="actions"><button class="primary">${secondStep.submit}</button></div>
  </form>`;
  const passkeyForm = html`<form
      method="post"
      action="${own}"
      data-passkey="get"
      data-sign-in="${pending.challenge}"
      hidden
    >
      ${hidden("token", formToken)} ${hidden("challenge", "")} ${hidden("passkey", "")}
      <div class="actions"><button class="${pending.code ? "" : "primary"}">${secondStep.passkey}</button></div>
    </form>
    ${!pending.code && html`<noscript><p class="notice">${secondStep.needsScripts}</p></noscript>`}`;
  const body = html`<h1>${secondStep.title}</h1>
    <p>${secondStep.text}</p>
    ${alertOf(faults)} ${scriptStatus(texts.scripts)} ${pending.code && codeForm} ${pending.passkey && passkeyForm}
    <p class="quiet after">
      ${secondStep.lost} <a href="${accountAddress("/sign-in", returnTo)}">${secondStep.back}</a>
    </p>`;
  const { status } = faults;
  return page({ status, locale, title: secondStep.title, body, url: own, script: accountScript });
}
