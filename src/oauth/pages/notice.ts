import type { Locale } from "../../contract/caller.ts";
import type { NoticeCode, RejectionCode } from "../texts/page-catalog.ts";
import { pageTexts } from "../texts/page-texts.ts";
import { fillTemplate, html, untrusted } from "../../platform/rules/html.ts";
import { page, type Page } from "./layout.ts";

const statuses: Readonly<Record<NoticeCode, number>> = {
  expired: 400,
  wrong_link: 400,
  bad_request: 400,
  forged: 403,
  too_many: 429,
  too_large: 413,
  not_a_form: 415,
  wrong_method: 405,
  not_found: 404,
  unavailable: 503,
  internal: 500,
};

/** Context of a notice. */
interface NoticeContext {
  readonly locale: Locale;
  readonly requestId: string;
  /** The OAuth error code, for the application's developers. */
  readonly error?: string;
}

/** Renders a page with the reason why the flow cannot continue; it shows the request id for support. */
export function noticePage(code: NoticeCode, { locale, requestId, error }: NoticeContext): Page {
  const texts = pageTexts(locale);
  const { title, text } = texts.notices[code];
  const body = html`<h1>${title}</h1>
    <p>${text}</p>`;
  const footer = html`${fillTemplate(texts.requestId, { id: requestId })}${error !== undefined && html` · ${error}`}`;
  return page({ status: statuses[code], locale, title, body, footer });
}

/** The content of the page for a rejected consent. */
export interface RejectedContent {
  readonly reason: RejectionCode;
  readonly applicationName: string;
  /** URL of the form that redirects the user to the application. */
  readonly denyUrl: string;
  readonly otherAccountUrl: string;
  readonly token: string;
  readonly csrfToken: string;
}

/** Renders the reason why the user cannot grant access; its form sends `access_denied` to the application. */
export function rejectedPage(content: RejectedContent, locale: Locale): Page {
  const { reason, applicationName, denyUrl, otherAccountUrl, token, csrfToken } = content;
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
  return page({ status: 403, locale, title, body });
}
