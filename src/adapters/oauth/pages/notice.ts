import type { Locale } from "../../../base/contract/caller.ts";
import type { RejectionCode } from "../texts/page-catalog.ts";
import { pageTexts } from "../texts/page-texts.ts";
import { fillTemplate, html, untrusted } from "../../../base/platform/rules/html.ts";
import { page, type Page } from "../../../base/platform/pages/layout.ts";

/** The content of the page for a rejected consent. */
export interface RejectedContent {
  readonly reason: RejectionCode;
  readonly applicationName: string;
  readonly url: string;
  /** URL of the form that redirects the user to the application. */
  readonly denyUrl: string;
  readonly otherAccountUrl: string;
  readonly token: string;
  readonly csrfToken: string;
}

/** Renders the reason why the user cannot grant access; its form sends `access_denied` to the application. */
export function rejectedPage(content: RejectedContent, locale: Locale): Page {
  const { reason, applicationName, url, denyUrl, otherAccountUrl, token, csrfToken } = content;
  const { refused, consent } = pageTexts(locale);
  const body = html`<h1>${fillTemplate(refused.title, { application: untrusted(applicationName) })}</h1>
    <p class="notice" role="alert">${refused.reasons[reason]}</p>
    <form method="post" action="${denyUrl}">
      <input type="hidden" name="token" value="${token}" />
      <input type="hidden" name="csrf_token" value="${csrfToken}" />
      <div class="actions"><button class="primary">${refused.back}</button></div>
    </form>
    <p class="quiet after">${consent.notYou} <a href="${otherAccountUrl}">${consent.otherAccount}</a></p>`;
  const title = refused.reasons[reason];
  return page({ status: 403, locale, title, body, url, forms: "anywhere" });
}
