import type { Locale } from "../../contract/caller.ts";
import type { PageTexts } from "../texts/page-catalog.ts";
import { withPlurals } from "../../i18n/plurals.ts";
import { pageTexts } from "../texts/page-texts.ts";
import { fillTemplate, html, untrusted, type Html } from "../../platform/rules/html.ts";
import { page, type Page } from "./layout.ts";

/** Why the page is shown again. */
export type SignInFault =
  | { readonly code: "ended" | "failed" | "misdirected" }
  | { readonly code: "tooMany"; readonly seconds: number }
  | { readonly code: "missing"; readonly fields: readonly ("email" | "password")[] };

/** The content of the sign-in page. */
export interface SignIn {
  readonly applicationName: string;
  readonly email: string;
  readonly fault: SignInFault | null;
  readonly signInUrl: string;
  readonly denyUrl: string;
  readonly token: string;
}

const statuses = { ended: 200, failed: 401, misdirected: 421, tooMany: 429, missing: 422 } as const;

/** Renders the form for e-mail address and password; it does not reveal which accounts exist. */
export function signInPage(content: SignIn, locale: Locale): Page {
  const texts = pageTexts(locale).signIn;
  const { applicationName, fault, signInUrl, denyUrl, token } = content;
  const body = html`<h1>${texts.title}</h1>
    <p>${fillTemplate(texts.purpose, { application: untrusted(applicationName) })}</p>
    ${alertOf(fault, locale)}
    <form method="post" action="${signInUrl}" novalidate>
      <input type="hidden" name="token" value="${token}" />
      ${fields(content, texts)}
      <div class="actions">
        <button class="primary">${texts.submit}</button>
        <button formaction="${denyUrl}">${texts.cancel}</button>
      </div>
    </form>`;
  return page({ status: fault ? statuses[fault.code] : 200, locale, title: texts.title, body });
}

function fields({ email, fault }: SignIn, texts: PageTexts["signIn"]): Html {
  const missing = fault?.code === "missing" ? fault.fields : [];
  const toPassword = missing.length === 0 ? email !== "" : !missing.includes("email");
  const error = (field: "email" | "password", text: string): Html | null =>
    missing.includes(field) ? html`<span class="error" id="${field}-error">${text}</span>` : null;
  return html`<div class="field">
      <label for="email">${texts.email}</label>
      <input
        id="email"
        name="email"
        type="email"
        autocomplete="username"
        autocapitalize="none"
        spellcheck="false"
        maxlength="254"
        required
        value="${email}"
        ${marks("email", missing)}${toPassword ? null : focus}
      />
      ${error("email", texts.emailMissing)}
    </div>
    <div class="field">
      <label for="password">${texts.password}</label>
      <input
        id="password"
        name="password"
        type="password"
        autocomplete="current-password"
        maxlength="256"
        required${marks("password", missing)}${toPassword ? focus : null}
      />
      ${error("password", texts.passwordMissing)}
    </div>`;
}

const focus = html` autofocus`;

function marks(field: "email" | "password", missing: readonly string[]): Html | null {
  return missing.includes(field) ? html` aria-invalid="true" aria-describedby="${field}-error"` : null;
}

function alertOf(fault: SignInFault | null, locale: Locale): Html | null {
  const texts = pageTexts(locale).signIn;
  if (!fault || fault.code === "missing") return null;
  const text =
    fault.code === "tooMany"
      ? fillTemplate(withPlurals(texts.tooMany, { seconds: fault.seconds }, locale), { seconds: fault.seconds })
      : html`${texts[fault.code]}`;
  return html`<p class="notice${fault.code === "ended" ? "" : " fault"}" role="alert">${text}</p>`;
}
