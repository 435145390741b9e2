import type { UnsubscribeOffer, Unsubscriptions } from "../../contract/unsubscriptions.ts";
import { fillTemplate, html, type Html, untrusted } from "../../platform/rules/html.ts";
import { unsubscribeTexts } from "../texts/unsubscribe-texts.ts";
import type { RestResponse, Middleware } from "../../http/express-types.ts";
import { linkPage } from "../../http/link-page.ts";
import type { RateLimiter } from "../../http/rate-limit/limiter.ts";
import { applyChosenLanguage } from "../../platform/pages/language.ts";
import { sendMessage } from "./message.ts";

/** Dependencies of the page. */
export interface UnsubscribePageDeps {
  readonly unsubscriptions: Unsubscriptions;
  readonly rateLimiter: RateLimiter;
}

/**
 * Serves the page behind unsubscribe links. GET changes nothing, since programs fetch links before people open them.
 * POST unsubscribes with any body (RFC 8058 §3.1: `List-Unsubscribe=One-Click` as a form of either kind).
 */
export function unsubscribePage({ unsubscriptions, rateLimiter }: UnsubscribePageDeps): Middleware {
  return linkPage({
    ...{ name: "unsubscribe", methods: ["GET", "HEAD", "POST"], rateLimiter },
    async handle(request, response, token) {
      if (applyChosenLanguage(request, response)) return;
      if (token === "test") {
        sendTest(response);
        return;
      }
      const offer = await unsubscriptions.find(token);
      if (offer && request.method === "POST") await unsubscriptions.unsubscribe(token);
      send(response, offer, request.method === "POST" ? "done" : "ask");
    },
  });
}

/** Shows the page of test messages. */
function sendTest(response: RestResponse): void {
  const { title, text } = unsubscribeTexts(response.locals.locale).test;
  sendMessage(response, { status: 200, title, content: html`<p>${text}</p>` });
}

function send(response: RestResponse, offer: UnsubscribeOffer | null, state: "ask" | "done"): void {
  const texts = unsubscribeTexts(response.locals.locale);
  const { title, text } = offer ? texts[state] : texts.unknown;
  const values = offer ? { organization: untrusted(offer.organization), email: untrusted(offer.email) } : {};
  const form: Html | null =
    offer && state === "ask"
      ? html`<form method="post">
          <input type="hidden" name="List-Unsubscribe" value="One-Click" />
          <div class="actions"><button class="primary">${texts.submit}</button></div>
        </form>`
      : null;
  const content = html`<p>${fillTemplate(text, values)}</p>
    ${form}`;
  sendMessage(response, { status: offer ? 200 : 404, title, content });
}
