import type { Locale } from "../../contract/caller.ts";
import { pageTexts } from "../texts/page-texts.ts";
import { html, type Html } from "../../platform/rules/html.ts";
import { styleUrl } from "./style.ts";

/** A page, ready to be sent. */
export interface Page {
  readonly status: number;
  readonly locale: Locale;
  readonly document: string;
}

/** The content of a page. */
export interface PageContent {
  readonly status?: number;
  readonly locale: Locale;
  /** Title of the browser tab. */
  readonly title: string;
  readonly body: Html;
  readonly footer?: Html;
}

/**
 * Headers of every page and of the style sheet. No `form-action`: Chromium applies it to redirects after a form and
 * would block those to `cursor://…`. There are no scripts, so `script-src` is not needed.
 */
export const pageHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy":
    "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "no-referrer",
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
};

/** Renders a page. */
export function page({ status = 200, locale, title, body, footer }: PageContent): Page {
  const { service } = pageTexts(locale);
  const { text } = html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – ${service}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${styleUrl}" />
      </head>
      <body>
        <main>
          <p class="service">${service}</p>
          ${body}
        </main>
        ${footer ? html`<footer>${footer}</footer>` : null}
      </body>
    </html> `;
  return { status, locale, document: text };
}
