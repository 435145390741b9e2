import type { ErrorRequestHandler, Request, Response } from "express";
import type { ErrorOut } from "oidc-provider";
import type { Caller, Locale, Visitor } from "../../contract/caller.ts";
import { Problem } from "../../platform/rules/errors.ts";
import { headerText } from "../../platform/rules/text.ts";
import type { NoticeCode } from "../texts/page-catalog.ts";
import { locales } from "../../i18n/sentences.ts";
import { PageError } from "../form.ts";
import type { Context } from "../koa-context.ts";
import { AuthorizationExpired, type AuthorizationRequest } from "./authorization-request.ts";
import { pageHeaders, type Page } from "../pages/layout.ts";
import { noticePage } from "../pages/notice.ts";

/** The fields of `response.locals` that the HTTP server sets. */
interface ResponseLocals {
  readonly address: string;
  readonly requestId: string;
  readonly requestedLocale: Locale | null;
  locale: Locale;
}

/** Returns the sender of a request. */
export function visitorOf(request: Request, response: Response): Visitor {
  const { address, requestId, locale } = localsOf(response);
  return { address, requestId, locale, userAgent: headerText(request.headers["user-agent"]) };
}

/** Sets the language: the one that the application requests, else the browser's, else the user's own. */
export function chooseLocale(response: Response, { uiLocales }: AuthorizationRequest, person: Caller | null): Locale {
  const locals = localsOf(response);
  locals.locale = firstSupported(uiLocales) ?? locals.requestedLocale ?? person?.user.locale ?? locals.locale;
  return locals.locale;
}

/** Sends a page. */
export function send(response: Response, { status, locale, document }: Page): void {
  response.status(status).set(pageHeaders).vary("Accept-Language");
  response.setHeader("Content-Language", locale);
  if (status === 401) response.setHeader("WWW-Authenticate", 'Form realm="crm"');
  response.type("html").send(document);
}

/** Renders an error that must not be redirected to the application (RFC 9700 §4.11.2), as HTML or JSON. */
export function renderError(context: Context, out: ErrorOut): void {
  const html = context.get("accept").includes("text/html");
  context.type = html ? "html" : "json";
  context.body = html ? errorPage(context, out) : out;
}

function errorPage(context: Context, { error }: ErrorOut): string {
  const { locals } = context.res as Response;
  const { locale, document } = noticePage("wrong_link", { ...(locals as ResponseLocals), error });
  for (const [name, value] of Object.entries({ ...pageHeaders, "Content-Language": locale })) context.set(name, value);
  return document;
}

/** Returns a middleware that answers errors of the pages with a notice page. */
export function sendErrorPage(onError: (error: unknown) => void): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const code = noticeCodeOf(error);
    if (code === "internal" || code === "unavailable") onError(error);
    if (error instanceof PageError) response.set(error.headers);
    if (code === "too_many")
      response.setHeader("Retry-After", String((error as { retryAfter?: number }).retryAfter ?? 1));
    send(response, noticePage(code, localsOf(response)));
  };
}

const byProblem: Readonly<Record<string, NoticeCode>> = {
  permission_denied: "forged",
  support_session_forbidden: "forged",
  malformed_request: "bad_request",
  validation_failed: "bad_request",
  unavailable: "unavailable",
};
const byStatus: Readonly<Record<number, NoticeCode>> = { 400: "bad_request", 413: "too_large", 415: "not_a_form" };

function noticeCodeOf(error: unknown): NoticeCode {
  if (error instanceof PageError) return error.code;
  if (error instanceof AuthorizationExpired) return "expired";
  if (error instanceof Problem) return byProblem[error.code] ?? "internal";
  if (!(error instanceof Error)) return "internal";
  if (error.name === "TooManyRequests") return "too_many";
  return "status" in error ? (byStatus[Number(error.status)] ?? "internal") : "internal";
}

function firstSupported(tags: readonly string[]): Locale | undefined {
  const bases = tags.map((tag) => tag.toLowerCase().split("-")[0]);
  return bases.flatMap((base) => locales.filter((locale) => locale === base))[0];
}

function localsOf({ locals }: Response): ResponseLocals {
  return locals as ResponseLocals;
}
