import type { Locale } from "../../../base/contract/caller.ts";
import { html, type Html } from "../../../base/platform/rules/html.ts";
import { accountTexts } from "../texts/account-texts.ts";

/** Renders the link below errors. */
export function toAccount(locale: Locale): Html {
  return html`<p><a href="/account">${accountTexts(locale).toAccount}</a></p>`;
}
