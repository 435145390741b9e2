import type { SupportSessionOffer, SupportSessions } from "../../contract/support-sessions.ts";
import { fillTemplate, html, untrusted } from "../../platform/rules/html.ts";
import { supportTexts } from "../texts/support-page.ts";
import type { SessionCookie } from "../../http/cookies.ts";
import type { RestResponse, Middleware } from "../../http/express-types.ts";
import { linkPage } from "../../http/link-page.ts";
import type { RateLimiter } from "../../http/rate-limit/limiter.ts";
import { sendPage } from "../../http/public-page.ts";

/** Dependencies of `supportPage`. */
export interface SupportPageDeps {
  readonly sessions: SupportSessions;
  readonly cookie: SessionCookie;
  readonly rateLimiter: RateLimiter;
}

/**
 * Serves the link from `crm support-session create`. GET only shows the offer, so that a link preview does not use the
 * link up; POST signs in.
 */
export function supportPage({ sessions, cookie, rateLimiter }: SupportPageDeps): Middleware {
  return linkPage({
    ...{ name: "support", methods: ["GET", "HEAD", "POST"], rateLimiter },
    async handle(request, response, token) {
      request.resume();
      const offer = await sessions.find(token);
      if (request.method !== "POST") {
        send(response, offer, "ask");
        return;
      }
      const { address, requestId, locale } = response.locals;
      const userAgent = request.headers["user-agent"] ?? null;
      const begun = offer && (await sessions.start(token, { address, userAgent, requestId, locale }));
      if (begun) cookie.set(response, begun.session_token, begun.session_expires_at);
      send(response, begun ? offer : null, "done");
    },
  });
}

function send(response: RestResponse, offer: SupportSessionOffer | null, state: "ask" | "done"): void {
  const texts = supportTexts(response.locals.locale);
  const { title, text } = offer ? texts[state] : texts.unknown;
  const form = offer && state === "ask" ? html`<form method="post"><button>${texts.submit}</button></form>` : null;
  const content = html`<p>${fillTemplate(text, offer ? valuesOf(offer) : {})}</p>
    ${form}`;
  sendPage(response, { status: offer ? 200 : 404, title, content });
}

function valuesOf({ organization, operator_name, reason, expires_at }: SupportSessionOffer) {
  const time = expires_at.slice(11, 16);
  return { organization: untrusted(organization), operator: untrusted(operator_name), reason: untrusted(reason), time };
}
