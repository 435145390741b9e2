import type { RestResponse } from "../../../adapters/http/express-types.ts";
import { page } from "../../../base/platform/pages/layout.ts";
import { send } from "../../../base/platform/pages/send.ts";
import { html, type Html } from "../../../base/platform/rules/html.ts";

/** The content of a page for a recipient of messages; the title is also its heading. */
export interface Message {
  readonly status: number;
  readonly title: string;
  readonly content: Html;
}

/** Sends the page behind a link of a message, in the recipient's language. */
export function sendMessage(response: RestResponse, { status, title, content }: Message): void {
  const body = html`<h1>${title}</h1>
    ${content}`;
  const { locale } = response.locals;
  send(response, page({ status, locale, title, body, url: response.req.path, audience: "public" }));
}
