import express, { type Request, type RequestHandler, type Response } from "express";
import { formOf, isSameOrigin, PageError } from "../../../base/platform/pages/form.ts";
import { applyChosenLanguage, pageLocale } from "../../../base/platform/pages/language.ts";
import { send, sendErrorPage } from "../../../base/platform/pages/send.ts";
import { Problem } from "../../../base/platform/rules/errors.ts";
import { accountAddress, returnAddress } from "../../../base/platform/rules/return-address.ts";
import { headerText } from "../../../base/platform/rules/text.ts";
import type { Caller } from "../../../base/contract/caller.ts";
import { accountTexts } from "../texts/account-texts.ts";
import { formTokenOf, matchesFormToken } from "./form-token.ts";
import type { Handler, Handlers, Route } from "./route.ts";
import { routes } from "./routes.ts";
import { toAccount } from "./to-account.ts";
import type { AccountPagesDeps, Answer, SessionCaller, SignedInVisit, Visit } from "./visit.ts";

const MAX_FORM = "16kb";

/** Serves the pages for signing in and for the own account; passes other requests on. */
export function accountPages(deps: AccountPagesDeps): RequestHandler {
  const router = express.Router({ caseSensitive: true, strict: true });
  const form = express.text({ type: "application/x-www-form-urlencoded", limit: MAX_FORM });
  for (const route of routes) {
    router.all(route.path, allowMethods(route, deps), form, async (request, response) => {
      if (applyChosenLanguage(request, response)) return;
      const answer = await answerTo(route, deps, visitOf(route, { request, response }, deps));
      if ("redirectTo" in answer) response.redirect(303, answer.redirectTo);
      else send(response, answer);
    });
  }
  const noticeIn = (locale: Visit["locale"]) => ({ texts: accountTexts(locale).notices, after: toAccount(locale) });
  router.use(
    routes.map(({ path }) => path),
    sendErrorPage({ noticeIn, onError: deps.onError }),
  );
  return router;
}

interface Exchange {
  readonly request: Request;
  readonly response: Response;
}

function allowMethods({ path, show, submit }: Route, { spend }: AccountPagesDeps): RequestHandler {
  const allow = [...(show ? ["GET", "HEAD"] : []), ...(submit ? ["POST"] : [])];
  return async ({ method }, response, next) => {
    Object.assign(response.locals, { operation: "pages.account", route: path });
    const id = method === "POST" ? "pages.account.form" : "pages.account";
    await spend({ id, rateLimit: method === "POST" ? "write" : "read" }, String(response.locals["address"]));
    if (allow.includes(method)) {
      next();
      return;
    }
    const headers = { Allow: allow.join(", ") };
    if (method !== "OPTIONS") throw new PageError("wrong_method", headers);
    response.set(headers).status(204).end();
  };
}

function visitOf({ access }: Route, { request, response }: Exchange, { csrf }: AccountPagesDeps): Visit {
  const query = new URLSearchParams(request.originalUrl.split(/\?(.*)/s)[1] ?? "");
  const returnTo = returnAddress(query.get("return_to"));
  // Applications open the pages in a popup window and need a reference to it.
  if (returnTo?.startsWith("/oauth/")) response.setHeader("Cross-Origin-Opener-Policy", "unsafe-none");
  const form = request.method === "POST" ? formOf(request) : new URLSearchParams();
  const formToken = access === "anyone" ? formTokenOf(request, response, csrf) : "";
  const locale = pageLocale(response, null);
  return { request, response, visitor: visitorOf(request, response), locale, form, query, returnTo, formToken };
}

function visitorOf(request: Request, response: Response): Visit["visitor"] {
  const { address, requestId } = response.locals as { readonly address: string; readonly requestId: string };
  return {
    address,
    requestId,
    locale: pageLocale(response, null),
    userAgent: headerText(request.headers["user-agent"]),
  };
}

async function answerTo(route: Route, deps: AccountPagesDeps, visit: Visit): Promise<Answer> {
  const posted = visit.request.method === "POST";
  if (posted) checkForm(route, deps, visit);
  if (route.access === "anyone") return await handlerOf<Visit>(route, posted)(visit, deps);
  const csrfToken = posted ? (visit.form.get("csrf_token") ?? "") : null;
  const person = await deps.browser.signedIn(visit.request, visit.visitor, csrfToken);
  if (!person || !isSession(person)) return { redirectTo: signInAddress(route, deps, visit) };
  const limited = person.credential.limitedTo !== null;
  if (limited && route.access !== "enrolling") return { redirectTo: "/two-factor" };
  if (person.credential.support && route.support !== true) return { redirectTo: "/account" };
  const locale = pageLocale(visit.response, person.user.locale);
  Object.assign(visit.response.locals, { caller: person, locale });
  try {
    return await handlerOf<SignedInVisit>(route, posted)({ ...visit, locale, person: { ...person, locale } }, deps);
  } catch (error) {
    const redirectTo = addressAfter(error, route, visit);
    if (redirectTo === null) throw error;
    return { redirectTo };
  }
}

/** A form must come from our page, with the token of this browser or session, and with known fields only. */
function checkForm(route: Route, { csrf, origin }: AccountPagesDeps, visit: Visit): void {
  const { request, form } = visit;
  if (!isSameOrigin(request, origin)) throw new PageError("forged");
  const names = [...form.keys()];
  const allowed = [route.access === "anyone" ? "token" : "csrf_token", ...route.fields];
  if (names.some((name) => !allowed.includes(name)) || new Set(names).size < names.length) {
    throw new PageError("bad_request");
  }
  if (route.access === "anyone" && !matchesFormToken(visit, csrf, form.get("token"))) throw new PageError("forged");
}

function handlerOf<V extends Visit>({ show, submit }: Handlers<V>, posted: boolean): Handler<V> {
  const handler = posted ? submit : show;
  // allowMethods has rejected methods without a handler.
  if (!handler) throw new PageError("wrong_method");
  return handler;
}

function isSession(person: Caller): person is SessionCaller {
  return person.credential.kind === "session";
}

/** Returns the address that signs in and then continues at the page. */
function signInAddress({ page }: Route, { browser }: AccountPagesDeps, { request, returnTo }: Visit): string {
  return accountAddress("/sign-in", accountAddress(page, returnTo), browser.hasCookie(request) ? "ended" : undefined);
}

/** Returns the page at which the visitor can do what was missing; null for other errors. */
function addressAfter(error: unknown, { page }: Route, { returnTo }: Visit): string | null {
  if (!(error instanceof Problem)) return null;
  if (error.code === "reauthentication_required") return accountAddress("/confirm", accountAddress(page, returnTo));
  if (error.code === "second_factor_enrollment_required") return "/two-factor";
  return null;
}
