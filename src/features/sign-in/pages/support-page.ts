import { visitorOf } from "../../../base/platform/request-context.ts";
import type { SupportSessionOffer, SupportSessions } from "../support-sessions.ts";
import { fillTemplate, html, untrusted, type Html } from "../../../base/platform/rules/html.ts";
import { supportTexts, type SupportTexts } from "../texts/support-page.ts";
import type { Locale } from "../../../base/contract/caller.ts";
import { hasBody, readForm } from "../../../adapters/http/body.ts";
import type { RestRequest, RestResponse, Middleware } from "../../../adapters/http/middleware.ts";
import type { Csrf } from "../../../base/platform/csrf.ts";
import { isSameOrigin } from "../../../base/platform/pages/form.ts";
import { hidden } from "./parts.ts";
import { formTokenOf, matchesFormToken } from "./form-token.ts";
import {
  namesRunning,
  replacementNotice,
  replacesField,
  runningSession,
  type RunningSession,
} from "./running-session.ts";
import type { BrowserSessions } from "./visit.ts";
import { linkPage } from "../../../adapters/http/public-page.ts";
import type { RateLimiter } from "../../../adapters/http/rate-limit/limiter.ts";
import { applyChosenLanguage } from "../../../base/platform/pages/language.ts";
import { page } from "../../../base/platform/pages/layout.ts";
import { send as sendPage } from "../../../base/platform/pages/send.ts";

/** Dependencies of `supportPage`. */
interface SupportPageDeps {
  readonly sessions: SupportSessions;
  readonly browser: Pick<BrowserSessions, "signedIn" | "begin">;
  readonly csrf: Csrf;
  /** Origin of the pages, such as `https://crm.example.com`. */
  readonly origin: string;
  readonly rateLimiter: RateLimiter;
}

const MAX_FORM = 16_384;

/**
 * Serves the link from `crm support-session create`. GET only shows the offer, so that a link preview does not use the
 * link up; POST signs in. The form must come from this page, and ends no session that the page did not name.
 */
export function supportPage(deps: SupportPageDeps): Middleware {
  return linkPage({
    name: "support",
    methods: ["GET", "HEAD", "POST"],
    rateLimiter: deps.rateLimiter,
    async handle(request, response, token) {
      if (applyChosenLanguage(request, response)) return;
      const form = request.method === "POST" ? await postedForm(request) : null;
      const offer = await deps.sessions.find(token);
      const running = await runningSession(deps.browser, request, visitorOf(request, response));
      const formToken = formTokenOf(request, response, deps.csrf);
      const ask = (status: number): void => send(response, offer, { running, formToken, status });
      if (form === null || offer === null) ask(200);
      else if (!isOwnForm(deps, { request, response, form })) ask(403);
      else if (!namesRunning(form, running)) ask(409);
      else await begin(deps, { request, response, token, offer });
    },
  });
}

const postedForm = async (request: RestRequest): Promise<URLSearchParams> =>
  hasBody(request) ? await readForm(request, MAX_FORM) : new URLSearchParams();

interface Exchange {
  readonly request: RestRequest;
  readonly response: RestResponse;
}

function isOwnForm(
  { csrf, origin }: SupportPageDeps,
  exchange: Exchange & { readonly form: URLSearchParams },
): boolean {
  return isSameOrigin(exchange.request, origin) && matchesFormToken(exchange, csrf, exchange.form.get("token"));
}

/** Starts the session, and ends the one that the page named. */
async function begin(
  { sessions, browser }: SupportPageDeps,
  { request, response, token, offer }: Exchange & { readonly token: string; readonly offer: SupportSessionOffer },
): Promise<void> {
  const visitor = visitorOf(request, response);
  const begun = await sessions.start(token, visitor);
  if (begun) await browser.begin(request, response, { visitor, start: () => Promise.resolve(begun) });
  send(response, begun ? offer : null, null);
}

/** The question of the page; 403 and 409 ask again. */
interface Question {
  readonly running: RunningSession | null;
  readonly formToken: string;
  readonly status: number;
}

/** Shows the question, or without one that the session has started; the link is no longer valid without an offer. */
function send(response: RestResponse, offer: SupportSessionOffer | null, question: Question | null): void {
  const { locale } = response.locals;
  const texts = supportTexts(locale);
  const { title, text } = offer ? texts[question ? "ask" : "done"] : texts.unknown;
  const body = html`<h1>${title}</h1>
    ${offer && question && question.status !== 200 && html`<p class="notice" role="alert">${texts.again}</p>`}
    ${offer && question && factsOf(offer, texts)}
    <p>${fillTemplate(text, offer ? valuesOf(offer) : {})}</p>
    ${offer && question && questionForm(locale, question)}
    ${offer && !question && html`<p><a href="/account">${texts.goOn}</a></p>`}`;
  const status = offer ? (question?.status ?? 200) : 404;
  sendPage(response, page({ status, locale, title, body, url: response.req.path }));
}

function questionForm(locale: Locale, { running, formToken }: Question): Html {
  return html`${replacementNotice(locale, running)}
    <form method="post">
      ${hidden("token", formToken)} ${replacesField(running)}
      <div class="actions"><button class="primary">${supportTexts(locale).submit}</button></div>
    </form>`;
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
