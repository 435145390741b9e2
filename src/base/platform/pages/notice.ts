import type { Locale } from "../../contract/caller.ts";
import { fillTemplate, html, type Html } from "../rules/html.ts";
import { layoutTexts } from "../../i18n/page-texts.ts";
import { page, type Page, type PageContent } from "./layout.ts";

/** The reason for an error page. */
export type NoticeCode =
  | "expired"
  | "wrong_link"
  | "bad_request"
  | "forged"
  | "too_many"
  | "too_large"
  | "not_a_form"
  | "wrong_method"
  | "not_found"
  | "unavailable"
  | "internal";

/** The texts of a page without a form. */
export interface NoticeTexts {
  readonly title: string;
  readonly text: string;
}

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

/** The content of a notice. */
export interface Notice {
  readonly texts: Readonly<Record<NoticeCode, NoticeTexts>>;
  readonly locale: Locale;
  readonly requestId: string;
  /** The OAuth error code, for the application's developers. */
  readonly error?: string;
  /** Below the text. */
  readonly after?: Html;
  /** Path and query of the page; null if it cannot be opened with GET. */
  readonly url: string | null;
  /** Users by default. */
  readonly audience?: Exclude<PageContent["audience"], undefined>;
}

/** Renders a page with the reason why the flow cannot continue; it shows the request id for support. */
export function noticePage(code: NoticeCode, { texts, requestId, error, after, ...view }: Notice): Page {
  const { title, text } = texts[code];
  const body = html`<h1>${title}</h1>
    <p>${text}</p>
    ${after ?? null}`;
  const id = fillTemplate(layoutTexts(view.locale).requestId, { id: requestId });
  const footer = html`${id}${error !== undefined && html` · ${error}`}`;
  return page({ ...view, status: statuses[code], title, body, footer, forms: "anywhere" });
}
