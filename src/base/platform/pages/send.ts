import type { NextFunction, Request, Response } from "express";
import type { Locale } from "../../contract/caller.ts";
import { Problem } from "../rules/errors.ts";
import { PageError } from "./form.ts";
import type { Page } from "./layout.ts";
import { pageLocale } from "./language.ts";
import { noticePage, type Notice, type NoticeCode } from "./notice.ts";

/** Sends a page. */
export function send(response: Response, { status, locale, headers, document }: Page): void {
  // Every response refuses frames by default; a page that allows them has only the newer header.
  if (!("X-Frame-Options" in headers)) response.removeHeader("X-Frame-Options");
  response.status(status).set(headers).vary("Accept-Language");
  response.setHeader("Content-Language", locale);
  if (status === 401) response.setHeader("WWW-Authenticate", 'Form realm="crm"');
  response.type("html").send(document);
}

/** The notices of a group of pages. */
interface ErrorPages {
  readonly noticeIn: (locale: Locale) => Pick<Notice, "texts" | "after" | "audience">;
  /** Returns the notice for errors of the group itself. */
  readonly codeOf?: (error: unknown) => NoticeCode | null;
  readonly onError: (error: unknown) => void;
}

/** Answers an error with a notice page. */
type SendErrorPage = (error: unknown, request: OpenedPage, response: Response, next: NextFunction) => void;

type OpenedPage = Pick<Request, "method" | "path">;

/** Returns a middleware that answers errors of the pages with a notice page. */
export function sendErrorPage({ noticeIn, codeOf, onError }: ErrorPages): SendErrorPage {
  return (error, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const code = codeOf?.(error) ?? noticeCodeOf(error);
    if (code === "internal" || code === "unavailable") onError(error);
    if (error instanceof PageError) response.set(error.headers);
    if (code === "too_many") response.setHeader("Retry-After", String(retryAfterOf(error) ?? 1));
    const locale = pageLocale(response, null);
    const requestId = String(response.locals["requestId"]);
    send(response, noticePage(code, { ...noticeIn(locale), locale, requestId, url: openable(request) }));
  };
}

/** Returns the seconds to wait after too many requests; null for other errors. */
export function retryAfterOf(error: unknown): number | null {
  if (!(error instanceof Error) || !("retryAfter" in error)) return null;
  return typeof error.retryAfter === "number" ? error.retryAfter : null;
}

/** The query is left out: it can contain what made the page fail. */
function openable({ method, path }: OpenedPage): string | null {
  return method === "GET" || method === "HEAD" ? path : null;
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
  if (error instanceof Problem) return byProblem[error.code] ?? "internal";
  if (!(error instanceof Error)) return "internal";
  if (error.name === "TooManyRequests") return "too_many";
  return "status" in error ? (byStatus[Number(error.status)] ?? "internal") : "internal";
}
