import express, { type Request, type RequestHandler, type Response } from "express";
import { accountTexts } from "../../accounts/texts/account-texts.ts";
import type { Locale, Visitor } from "../../contract/caller.ts";
import type { RequestContext } from "../../contract/request-context.ts";
import type { RejectedSignOn, SignOnRejection, SingleSignOn } from "../../contract/single-sign-on.ts";
import { privateCookie, type SessionCookie } from "../../http/cookies.ts";
import type { RateLimiter } from "../../http/rate-limit/limiter.ts";
import { layoutTexts } from "../../i18n/layout-texts.ts";
import { PageError } from "../../platform/pages/form.ts";
import { applyChosenLanguage, pageLocale } from "../../platform/pages/language.ts";
import { page } from "../../platform/pages/layout.ts";
import { send, sendErrorPage } from "../../platform/pages/send.ts";
import { fillTemplate, html, type Html } from "../../platform/rules/html.ts";
import { accountAddress, returnAddress } from "../../platform/rules/return-address.ts";
import { headerText } from "../../platform/rules/text.ts";
import { signInTexts } from "../texts/sign-in-texts.ts";

/** Dependencies of `singleSignOnPages`. */
export interface SingleSignOnPagesDeps {
  readonly singleSignOn: SingleSignOn;
  /** The cookie of the browser session. */
  readonly cookie: SessionCookie;
  /** Whether the service is reached over https. */
  readonly secure: boolean;
  readonly spend: RateLimiter["spend"];
  readonly onError: (error: unknown) => void;
}

const START = "/sign-in/sso";
const CALLBACK = "/sign-in/sso/callback";

/** As long as a started sign-in is valid. */
const MAX_AGE_MS = 600_000;

/** Serves the start of a sign-in with an identity provider, and the redirect URI of the providers. */
export function singleSignOnPages(deps: SingleSignOnPagesDeps): RequestHandler {
  const router = express.Router({ caseSensitive: true, strict: true });
  const browser = privateCookie("crs_sso", deps.secure);
  const serve = (path: string, id: string, handle: Handler): void => {
    router.all(path, async (request, response) => {
      Object.assign(response.locals, { operation: id, route: path });
      await deps.spend({ id, rateLimit: "write" }, contextOf(response).address);
      if (request.method !== "GET") throw new PageError("wrong_method", { Allow: "GET" });
      if (!applyChosenLanguage(request, response)) await handle({ request, response });
    });
  };
  serve(START, "singleSignOn.start", (exchange) => start(deps, browser, exchange));
  serve(CALLBACK, "singleSignOn.finish", (exchange) => finish(deps, browser, exchange));
  const noticeIn = (locale: Locale) => ({ texts: accountTexts(locale).notices, after: toSignIn(locale, null) });
  router.use([START, CALLBACK], sendErrorPage({ noticeIn, onError: deps.onError }));
  return router;
}

interface Exchange {
  readonly request: Request;
  readonly response: Response;
}

type Handler = (exchange: Exchange) => Promise<void>;

async function start(
  { singleSignOn }: SingleSignOnPagesDeps,
  browser: SessionCookie,
  { request, response }: Exchange,
): Promise<void> {
  const query = queryOf(request);
  const [email, organization] = [query.get("email"), query.get("organization")];
  const returnTo = returnAddress(query.get("return_to"));
  allowOpener(response, returnTo);
  const started = await singleSignOn.start({ email, organization, returnTo }, visitorOf(request, response));
  if ("rejection" in started) {
    sendRejection(response, started, `${START}?${query.toString()}`);
    return;
  }
  browser.set(response, started.browserSecret, new Date(Date.now() + MAX_AGE_MS).toISOString());
  response.redirect(303, started.location);
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

/** Applications open the authorization in a popup window and need a reference to it. */
function allowOpener(response: Response, returnTo: string | null): void {
  if (returnTo?.startsWith("/oauth/")) response.setHeader("Cross-Origin-Opener-Policy", "unsafe-none");
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

function visitorOf(request: Request, response: Response): Visitor {
  const { address, requestId } = contextOf(response);
  const userAgent = headerText(request.headers["user-agent"]);
  return { address, requestId, locale: pageLocale(response, null), userAgent };
}

function contextOf({ locals }: Response): RequestContext {
  return locals as RequestContext;
}
