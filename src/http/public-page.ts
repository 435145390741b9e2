import { createHash } from "node:crypto";
import { html, Html } from "../platform/rules/html.ts";
import type { RestResponse } from "./express-types.ts";

/** The content of a public page; the title is also its heading. */
export interface PublicPage {
  readonly status: number;
  readonly title: string;
  readonly content: Html;
}

const CSS = [
  "body { font: 1rem/1.5 system-ui, sans-serif; margin: 1rem }",
  "main { max-width: 40rem; margin: 0 auto; overflow-wrap: anywhere }",
  "dd { margin-left: 1rem }",
  "button, input, select { font: inherit; max-width: 100%; margin: 0.25rem 0; padding: 0.25rem 0.5rem }",
].join("\n");
const STYLE = new Html(`<style>${CSS}</style>`);
const STYLE_HASH = createHash("sha256").update(CSS).digest("base64");

/** No scripts, no external resources, no framing; forms are sent only to our own origin. */
const HEADERS = {
  "Content-Security-Policy": `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  "X-Frame-Options": "DENY",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cache-Control": "no-store",
} as const;

/** Sends the page behind a link of a message, in the recipient's language. */
export function sendPage(response: RestResponse, { status, title, content }: PublicPage): void {
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
        ${STYLE}
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
