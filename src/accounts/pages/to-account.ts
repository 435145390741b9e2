import type { Locale } from "../../contract/caller.ts";
import { html, type Html } from "../../platform/rules/html.ts";
import { accountTexts } from "../texts/account-texts.ts";

/** Renders the link below errors. */
export function toAccount(locale: Locale): Html {
  return html`<p><a href="/account">${accountTexts(locale).toAccount}</a></p>`;
}
