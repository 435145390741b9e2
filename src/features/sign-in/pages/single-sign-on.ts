import { visitorOf, type RequestContext } from "../../../base/platform/request-context.ts";
import express, { type Request, type RequestHandler, type Response } from "express";
import { emailAddress, hidden } from "./parts.ts";
import { formTokenOf, hasProof, matchesFormToken } from "./form-token.ts";
import { singleSignOnAction } from "./sign-in.ts";
import { allowOpener, type Exchange } from "./visit.ts";
import { accountTexts } from "../texts/account-texts.ts";
import type { Locale, Visitor } from "../../../base/contract/caller.ts";
import type { RejectedSignOn, SignOnRejection, SingleSignOn } from "../../../base/contract/single-sign-on.ts";
import { privateCookie, type SessionCookie } from "../../../adapters/http/cookies.ts";
import type { RateLimiter } from "../../../adapters/http/rate-limit/limiter.ts";
import { layoutTexts } from "../../../base/i18n/page-texts.ts";
import type { Csrf } from "../../../base/platform/csrf.ts";
import { formOf, isSameOrigin, PageError } from "../../../base/platform/pages/form.ts";
import { applyChosenLanguage, pageLocale } from "../../../base/platform/pages/language.ts";
import { page } from "../../../base/platform/pages/layout.ts";
import { send, sendErrorPage } from "../../../base/platform/pages/send.ts";
import { fillTemplate, html, type Html } from "../../../base/platform/rules/html.ts";
import { accountAddress, returnAddress } from "../../../base/platform/rules/return-address.ts";
import { signInTexts } from "../texts/single-sign-on.ts";

/** Dependencies of `singleSignOnPages`. */
interface SingleSignOnPagesDeps {
  readonly singleSignOn: SingleSignOn;
  /** The cookie of the browser session. */
  readonly cookie: SessionCookie;
  /** Whether the service is reached over https. */
  readonly secure: boolean;
  readonly spend: RateLimiter["spend"];
  /** Returns the e-mail address of the signed-in user; null if nobody is signed in. */
  readonly signedInAs: (request: Request, visitor: Visitor) => Promise<string | null>;
  readonly csrf: Csrf;
  /** Origin of the pages, such as `https://crm.example.com`. */
  readonly origin: string;
  readonly onError: (error: unknown) => void;
}

const START = "/sign-in/sso";
const CALLBACK = "/sign-in/sso/callback";

/** As long as a started sign-in is valid. */
const MAX_AGE_MS = 600_000;

/**
 * Serves the start of a sign-in with an identity provider, and the redirect URI of the providers. A link only asks: signing
 * in starts with the own form, so that no other site can sign a visitor in as somebody else.
 */
export function singleSignOnPages(deps: SingleSignOnPagesDeps): RequestHandler {
  const router = express.Router({ caseSensitive: true, strict: true });
  const browser = privateCookie("crs_sso", deps.secure);
  const form = express.text({ type: "application/x-www-form-urlencoded", limit: "16kb" });
  const serve = (path: string, { id, methods }: { id: string; methods: readonly string[] }, handle: Handler): void => {
    router.all(path, form, async (request, response) => {
      Object.assign(response.locals, { operation: id, route: path });
      await deps.spend({ id, rateLimit: "write" }, contextOf(response).address);
      if (!methods.includes(request.method)) throw new PageError("wrong_method", { Allow: methods.join(", ") });
      if (!applyChosenLanguage(request, response)) await handle({ request, response });
    });
  };
  serve(START, { id: "singleSignOn.start", methods: ["GET", "POST"] }, (exchange) => start(deps, browser, exchange));
  serve(CALLBACK, { id: "singleSignOn.finish", methods: ["GET"] }, (exchange) => finish(deps, browser, exchange));
  const noticeIn = (locale: Locale) => ({ texts: accountTexts(locale).notices, after: toSignIn(locale, null) });
  router.use([START, CALLBACK], sendErrorPage({ noticeIn, onError: deps.onError }));
  return router;
}

type Handler = (exchange: Exchange) => Promise<void>;

async function start(
  deps: SingleSignOnPagesDeps,
  browser: SessionCookie,
  { request, response }: Exchange,
): Promise<void> {
  const { singleSignOn, cookie, csrf } = deps;
  const query = queryOf(request);
  const [email, organization, proof] = [query.get("email"), query.get("organization"), query.get("proof")];
  const returnTo = returnAddress(query.get("return_to"));
  allowOpener(response, returnTo);
  if (request.method === "POST") checkForm(deps, { request, response });
  else if (!hasProof({ request, response }, csrf, singleSignOnAction(email ?? ""), proof)) {
    await ask(deps, { request, response }, returnTo);
    return;
  }
  const asked = { email, organization, returnTo, sessionToken: cookie.read(request) };
  const started = await singleSignOn.start(asked, visitorOf(request, response));
  if ("rejection" in started) {
    sendRejection(response, started, `${START}?${query.toString()}`);
    return;
  }
  browser.set(response, started.browserSecret, new Date(Date.now() + MAX_AGE_MS).toISOString());
  response.redirect(303, started.location);
}

/** The form must come from our page, in this browser. */
function checkForm({ csrf, origin }: SingleSignOnPagesDeps, exchange: Exchange): void {
  const token = formOf(exchange.request).get("token");
  if (!isSameOrigin(exchange.request, origin) || !matchesFormToken(exchange, csrf, token))
    throw new PageError("forged");
}

/** Asks whether to sign in, and names the session that would end. */
async function ask(
  { csrf, signedInAs }: SingleSignOnPagesDeps,
  { request, response }: Exchange,
  returnTo: string | null,
): Promise<void> {
  const token = formTokenOf(request, response, csrf);
  const person = await signedInAs(request, visitorOf(request, response));
  const locale = pageLocale(response, null);
  const { ask: texts } = signInTexts(locale);
  const query = queryOf(request);
  query.delete("proof");
  const url = `${START}?${query.toString()}`;
  const body = html`<h1>${texts.title}</h1>
    <p>${texts.text}</p>
    ${
      person !== null &&
      html`<p class="notice">
        ${fillTemplate(texts.signedIn, { email: emailAddress(person) })}
        <a href="${returnTo ?? "/account"}">${texts.stay}</a>
      </p>`
    }
    <form method="post" action="${url}">
      ${hidden("token", token)}
      <div class="actions"><button class="primary">${texts.submit}</button></div>
    </form>
    ${toSignIn(locale, returnTo)}`;
  send(response, page({ locale, title: texts.title, body, url, forms: "anywhere" }));
}

async function finish(
  { singleSignOn, cookie }: SingleSignOnPagesDeps,
  browser: SessionCookie,
  { request, response }: Exchange,
): Promise<void> {
  const answer = {
    parameters: queryOf(request),
    browserSecret: browser.read(request),
    sessionToken: cookie.read(request),
  };
  browser.clear(response);
  const finished = await singleSignOn.finish(answer, visitorOf(request, response));
  allowOpener(response, finished.returnTo);
  if ("rejection" in finished) {
    // The response of the provider works only once, so the page cannot be opened again in the other language.
    sendRejection(response, finished, null);
    return;
  }
  cookie.set(response, finished.session_token, finished.session_expires_at);
  response.redirect(303, finished.returnTo);
}

function sendRejection(response: Response, { rejection, returnTo }: RejectedSignOn, url: string | null): void {
  const locale = pageLocale(response, null);
  const { title, rejections } = signInTexts(locale);
  const body = html`<h1>${title}</h1>
    <p>${rejections[rejection]}</p>
    ${toSignIn(locale, returnTo)}`;
  const footer = html`${fillTemplate(layoutTexts(locale).requestId, { id: contextOf(response).requestId })}`;
  send(response, page({ status: statusOf(rejection), locale, title, body, footer, url }));
}

function toSignIn(locale: Locale, returnTo: string | null): Html {
  const address = accountAddress("/sign-in", returnTo === "/" ? null : returnTo);
  return html`<p><a href="${address}">${signInTexts(locale).toSignIn}</a></p>`;
}

function statusOf(rejection: SignOnRejection): number {
  if (rejection === "unknown") return 404;
  if (rejection === "expired" || rejection === "invalid_response") return 400;
  return rejection === "provider_unavailable" ? 503 : 403;
}

/** The path does not matter, only the query; a request line can also contain a whole URL. */
function queryOf({ originalUrl }: Request): URLSearchParams {
  const from = originalUrl.indexOf("?");
  return new URLSearchParams(from === -1 ? "" : originalUrl.slice(from + 1));
}

function contextOf({ locals }: Response): RequestContext {
  return locals as RequestContext;
}
