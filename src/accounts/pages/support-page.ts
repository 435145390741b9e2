import type { SupportSessionOffer, SupportSessions } from "../../contract/support-sessions.ts";
import { fillTemplate, html, untrusted, type Html } from "../../platform/rules/html.ts";
import { supportTexts, type SupportTexts } from "../texts/support-page.ts";
import type { SessionCookie } from "../../http/cookies.ts";
import type { RestResponse, Middleware } from "../../http/express-types.ts";
import { linkPage } from "../../http/link-page.ts";
import type { RateLimiter } from "../../http/rate-limit/limiter.ts";
import { applyChosenLanguage } from "../../platform/pages/language.ts";
import { page } from "../../platform/pages/layout.ts";
import { send as sendPage } from "../../platform/pages/send.ts";

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
      if (applyChosenLanguage(request, response)) return;
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
  const button = html`<div class="actions"><button class="primary">${texts.submit}</button></div>`;
  const form = offer && state === "ask" ? html`<form method="post">${button}</form>` : null;
  const goOn = offer && state === "done" ? html`<p><a href="/account">${texts.goOn}</a></p>` : null;
  const body = html`<h1>${title}</h1>
    ${offer && state === "ask" && factsOf(offer, texts)}
    <p>${fillTemplate(text, offer ? valuesOf(offer) : {})}</p>
    ${form} ${goOn}`;
  sendPage(
    response,
    page({ status: offer ? 200 : 404, locale: response.locals.locale, title, body, url: response.req.path }),
  );
}

function valuesOf({ organization, expires_at }: SupportSessionOffer) {
  return { organization: untrusted(organization), time: expires_at.slice(11, 16) };
}

function factsOf(offer: SupportSessionOffer, { facts }: SupportTexts): Html {
  const { organization, operator_name, reason, expires_at } = offer;
  const values = [
    [facts.organization, organization],
    [facts.operator, operator_name],
    [facts.reason, reason],
    [facts.until, `${expires_at.slice(11, 16)} (UTC)`],
  ] as const;
  return html`<dl>
    ${values.map(
      ([label, value]) =>
        html`<div>
          <dt>${label}</dt>
          <dd>${untrusted(value)}</dd>
        </div>`,
    )}
  </dl>`;
}
