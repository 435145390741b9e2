import type { Locale } from "../../contract/caller.ts";
import { html, type Html } from "../rules/html.ts";
import { layoutTexts } from "../../i18n/layout-texts.ts";
import { pageHeaders, type PageFreedoms } from "./headers.ts";
import { styleSheet, type StaticFile } from "./static-files.ts";

/** A page, ready to be sent. */
export interface Page {
  readonly status: number;
  readonly locale: Locale;
  readonly headers: Readonly<Record<string, string>>;
  readonly document: string;
}

/** The content of a page. */
export interface PageContent extends Pick<PageFreedoms, "forms"> {
  readonly status?: number;
  readonly locale: Locale;
  /** Title of the browser tab. */
  readonly title: string;
  readonly body: Html;
  readonly footer?: Html;
  /** Path and query of the page, for the link to the other language; null if it cannot be opened with GET. */
  readonly url: string | null;
  readonly script?: StaticFile;
  /** The theme that the signed-in user chose; "system" by default. */
  readonly theme?: Theme;
  /** "public": for recipients of messages, who do not know the name of this service. */
  readonly audience?: "users" | "public";
}

/** A user's choice of colors; "system" follows the device. */
export type Theme = "system" | "light" | "dark";

/** Renders a page. */
export function page(content: PageContent): Page {
  const { status = 200, locale, title, body, footer, url, script, forms, theme = "system" } = content;
  const service = content.audience === "public" ? null : layoutTexts(locale).service;
  const { text } = html`<!doctype html>
    <html lang="${locale}" ${theme !== "system" && html`data-theme="${theme}"`}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}${service !== null && html` – ${service}`}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${styleSheet.path}" />
        ${script ? html`<script src="${script.path}" defer></script>` : null}
      </head>
      <body>
        <main>${service !== null && html`<p class="service">${service}</p>`} ${body}</main>
        ${footer || url !== null ? html`<footer>${footer ? html`<p>${footer}</p>` : null} ${languageLink(url, locale)}</footer>` : null}
      </body>
    </html> `;
  const scripts = script !== undefined;
  return { status, locale, document: text, headers: pageHeaders({ scripts, ...(forms ? { forms } : {}) }) };
}

function languageLink(url: string | null, locale: Locale): Html | null {
  if (url === null) return null;
  const other: Locale = locale === "en" ? "fr" : "en";
  const target = `${url}${url.includes("?") ? "&" : "?"}lang=${other}`;
  return html`<p>
    <a class="language" href="${target}" hreflang="${other}" lang="${other}">${layoutTexts(locale).otherLanguage}</a>
  </p>`;
}
