import { visitorOf } from "../../../base/platform/request-context.ts";
import express, { type RequestHandler } from "express";
import { formOf, isSameOrigin, PageError } from "../../../base/platform/pages/form.ts";
import { applyChosenLanguage, pageLocale } from "../../../base/platform/pages/language.ts";
import { send, sendErrorPage } from "../../../base/platform/pages/send.ts";
import { Problem } from "../../../base/platform/rules/errors.ts";
import { accountAddress, returnAddress } from "../../../base/platform/rules/return-address.ts";
import type { Caller, Locale } from "../../../base/contract/caller.ts";
import { accountTexts } from "../texts/account-texts.ts";
import { formTokenOf, matchesFormToken } from "./form-token.ts";
import {
  type Handler,
  type Handlers,
  type Route,
  type AccountPagesDeps,
  type Answer,
  type SessionCaller,
  type SignedInVisit,
  type Visit,
  type OpenRoute,
  type SignedInRoute,
  type Exchange,
  allowOpener,
} from "./visit.ts";
import {
  endOtherSessions,
  endSession,
  showAccount,
  showSignOut,
  submitSignOut,
  profileFields,
  showProfile,
  submitProfile,
} from "./account.ts";
import {
  showChangePassword,
  submitChangePassword,
  showForgot,
  showReset,
  submitForgot,
  submitReset,
} from "./password.ts";
import { showConfirm, submitConfirm } from "./confirm.ts";
import { showInvitation, submitInvitation } from "./invitation.ts";
import { submitSecondStep, showSignIn, submitPasskeySignIn, submitSignIn, submitSingleSignOn } from "./sign-in.ts";
import {
  addPasskey,
  confirmApp,
  createCodes,
  removeApp,
  removePasskey,
  renamePasskey,
  showTwoFactor,
  startApp,
} from "./two-factor.ts";
import { REPLACES } from "./running-session.ts";
import { noticePage } from "../../../base/platform/pages/notice.ts";
import { html, type Html } from "../../../base/platform/rules/html.ts";

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
  allowOpener(response, returnTo);
  const form = request.method === "POST" ? formOf(request) : new URLSearchParams();
  const formToken = access === "anyone" ? formTokenOf(request, response, csrf) : "";
  const locale = pageLocale(response, null);
  const visitor = { ...visitorOf(request, response), locale };
  return { request, response, visitor, locale, form, query, returnTo, formToken };
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

const passkey = ["challenge", "passkey"];

/** All account pages and their forms. */
const routes: readonly Route[] = [
  open("/sign-in", ["email", "password"], { show: showSignIn, submit: submitSignIn }),
  { ...open("/sign-in/passkey", passkey, { submit: submitPasskeySignIn }), page: "/sign-in" },
  { ...open("/sign-in/single-sign-on", ["email", "password"], { submit: submitSingleSignOn }), page: "/sign-in" },
  open("/two-factor", ["code", ...passkey], { show: showTwoFactor, submit: submitSecondStep }),
  open("/invitation", ["link", "first_name", "last_name", "new_password", REPLACES], {
    show: showInvitation,
    submit: submitInvitation,
  }),
  open("/password-forgot", ["email"], { show: showForgot, submit: submitForgot }),
  open("/password-reset", ["link", "new_password"], { show: showReset, submit: submitReset }),
  enrolling("/two-factor/app", [], { submit: startApp }),
  enrolling("/two-factor/app/confirm", ["code", "secret"], { submit: confirmApp }),
  enrolling("/two-factor/app/remove", [], { submit: removeApp }),
  enrolling("/two-factor/recovery-codes", [], { submit: createCodes }),
  enrolling("/two-factor/passkeys", ["name", ...passkey], { submit: addPasskey }),
  enrolling("/two-factor/passkeys/rename", ["id", "name"], { submit: renamePasskey }),
  enrolling("/two-factor/passkeys/remove", ["id"], { submit: removePasskey }),
  {
    ...enrolling("/confirm", ["password", "code", ...passkey], { show: showConfirm, submit: submitConfirm }),
    page: "/confirm",
  },
  { ...enrolling("/sign-out", [], { show: showSignOut, submit: submitSignOut }), page: "/sign-out", support: true },
  { ...signedIn("/account", [], { show: showAccount }), support: true },
  {
    ...signedIn("/password", ["current_password", "new_password"], {
      show: showChangePassword,
      submit: submitChangePassword,
    }),
    page: "/password",
  },
  { ...signedIn("/profile", profileFields, { show: showProfile, submit: submitProfile }), page: "/profile" },
  signedIn("/account/sessions/end", ["id"], { submit: endSession }),
  signedIn("/account/sessions/end-others", [], { submit: endOtherSessions }),
];

function open(path: string, fields: readonly string[], handlers: Handlers<Visit>): OpenRoute {
  return { access: "anyone", path, page: path, fields, ...handlers };
}

function enrolling(path: string, fields: readonly string[], handlers: Handlers<SignedInVisit>): SignedInRoute {
  return { access: "enrolling", path, page: "/two-factor", fields, ...handlers };
}

function signedIn(path: string, fields: readonly string[], handlers: Handlers<SignedInVisit>): SignedInRoute {
  return { access: "signed_in", path, page: "/account", fields, ...handlers };
}

/** Paths of programs, which get errors as JSON even if somebody opens them in a browser. */
const OF_PROGRAMS = /^\/(v1|mcp|scim|oauth|\.well-known)(\/|$)/;

/** Answers a browser that opens an unknown path with a page; passes other requests on. */
export function unknownPage({ spend }: Pick<AccountPagesDeps, "spend">): RequestHandler {
  return async (request, response, next) => {
    const { method, path, headers } = request;
    const opens = (method === "GET" || method === "HEAD") && (headers.accept ?? "").includes("text/html");
    if (!opens || OF_PROGRAMS.test(path)) {
      next();
      return;
    }
    Object.assign(response.locals, { operation: "pages.unknown", route: "/{unknown}" });
    await spend({ id: "pages.unknown", rateLimit: "read" }, String(response.locals["address"]));
    if (applyChosenLanguage(request, response)) return;
    const locale = pageLocale(response, null);
    const texts = accountTexts(locale).notices;
    const requestId = String(response.locals["requestId"]);
    response.vary("Accept");
    send(response, noticePage("not_found", { texts, locale, requestId, url: path, after: toAccount(locale) }));
  };
}

/** Renders the link below errors. */
function toAccount(locale: Locale): Html {
  return html`<p><a href="/account">${accountTexts(locale).toAccount}</a></p>`;
}
