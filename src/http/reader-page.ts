import { html, type Html } from "../domain/html.ts";
import type { RestResponse } from "./exchange.ts";

/** What a page for whoever reads a message says; the title is its heading too. */
export interface ReaderPage {
  readonly status: number;
  readonly title: string;
  readonly content: Html;
}

/** No script, nothing from elsewhere, and in no frame; a form goes to where it came from. */
const HEADERS = {
  "Content-Security-Policy":
    "default-src 'none'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  "X-Frame-Options": "DENY",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cache-Control": "no-store",
} as const;

/** Shows a page where a link in a message leads, in the reader's language. */
export function sendPage(response: RestResponse, { status, title, content }: ReaderPage): void {
  const { locale } = response.locals;
  response.status(status).set(HEADERS).vary("Accept-Language");
  response.setHeader("Content-Language", locale);
  const page = html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html> `;
  response.type("html").send(page.text);
}
