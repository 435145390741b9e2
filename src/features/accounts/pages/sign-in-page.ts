import { fillTemplate, html, untrusted, type Html } from "../../../base/platform/rules/html.ts";
import { page, type Page } from "../../../base/platform/pages/layout.ts";
import { accountAddress } from "../../../base/platform/rules/return-address.ts";
import { accountTexts } from "../texts/account-texts.ts";
import { alertOf, hidden, notice, renderFields, scriptStatus } from "./form-parts.ts";
import { emailAddress } from "./email-address.ts";
import type { Faults } from "./faults.ts";
import { accountScript } from "./script.ts";
import { emailField, passwordField } from "./standard-fields.ts";
import type { SignInPurpose, Visit } from "./visit.ts";

/** The content of the sign-in page. */
export interface SignInContent {
  readonly email: string;
  readonly faults: Faults;
  /** A message that is not an error, such as the reason why the session has ended. */
  readonly message: string | null;
  readonly purpose: SignInPurpose | null;
  /** The e-mail address of the signed-in user; null if nobody is signed in. */
  readonly signedInAs: string | null;
  readonly offersSingleSignOn: boolean;
  /** The address that starts single sign-on for the entered address. */
  readonly singleSignOnUrl: string | null;
}

/** Renders the form for e-mail address and password; it does not reveal which accounts exist. */
export function signInPage({ locale, returnTo, formToken }: Visit, content: SignInContent): Page {
  const texts = accountTexts(locale);
  const { email, faults, purpose } = content;
  const own = accountAddress("/sign-in", returnTo);
  const fields = [emailField(texts, email), passwordField(texts)];
  const body = html`<h1>${texts.signIn.title}</h1>
    ${purpose && html`<p>${fillTemplate(texts.signIn.purpose, { application: untrusted(purpose.application) })}</p>`}
    ${notice(content.message)} ${alertOf(faults)} ${singleSignOnLink(content, texts.signIn)}
    ${signedInAs(content, { returnTo, texts: texts.signIn })} ${scriptStatus(texts.scripts)}
    <form method="post" action="${own}" novalidate>
      ${hidden("token", formToken)} ${renderFields(fields, faults)}
      <p class="forgot"><a href="/password-forgot">${texts.signIn.forgot}</a></p>
      <div class="actions"><button class="primary">${texts.signIn.submit}</button></div>
      ${otherWays(content, { returnTo, texts: texts.signIn })}
    </form>
    <form method="post" action="${accountAddress("/sign-in/passkey", returnTo)}" data-passkey="get" hidden>
      ${hidden("token", formToken)} ${hidden("challenge", "")} ${hidden("passkey", "")}
      <div class="actions"><button>${texts.signIn.passkey}</button></div>
    </form>
    ${purpose && denyForm(purpose, texts.signIn.cancel)}`;
  const { status } = faults;
  return page({ status, locale, title: texts.signIn.title, body, url: own, script: accountScript, forms: "anywhere" });
}

type Texts = ReturnType<typeof accountTexts>["signIn"];

function signedInAs(
  { signedInAs: email, faults }: SignInContent,
  { returnTo, texts }: { returnTo: string | null; texts: Texts },
): Html | null {
  if (email === null || faults.status !== 200) return null;
  const text = fillTemplate(texts.signedIn, { email: emailAddress(email) });
  return html`<p class="notice">${text} <a href="${returnTo ?? "/account"}">${texts.goOn}</a></p>`;
}

function singleSignOnLink({ singleSignOnUrl: url }: SignInContent, texts: Texts): Html | null {
  return url === null
    ? null
    : html`<p class="actions"><a class="button primary" href="${url}">${texts.toProvider}</a></p>`;
}

function otherWays(
  { offersSingleSignOn, singleSignOnUrl }: SignInContent,
  { returnTo, texts }: { returnTo: string | null; texts: Texts },
): Html | null {
  if (!offersSingleSignOn || singleSignOnUrl !== null) return null;
  const action = accountAddress("/sign-in/single-sign-on", returnTo);
  return html`<div class="actions"><button formaction="${action}">${texts.singleSignOn}</button></div>`;
}

/** Returns the user to the application with the error `access_denied`. */
function denyForm({ deny }: SignInPurpose, label: string): Html {
  return html`<form method="post" action="${deny.url}">
    ${hidden("token", deny.token)}
    <div class="actions"><button class="link">${label}</button></div>
  </form>`;
}
