import type { Locale, Visitor } from "../../base/contract/caller.ts";
import { publicNotices } from "../../base/i18n/page-texts.ts";
import type { NoticeCode } from "../../base/platform/pages/notice.ts";
import { sendErrorPage } from "../../base/platform/pages/send.ts";
import { Problem } from "../../base/platform/rules/errors.ts";
import { supportedLocale } from "../../base/platform/rules/text.ts";
import type { Middleware, RestRequest, RestResponse } from "./middleware.ts";
import type { RateLimiter } from "./rate-limit/limiter.ts";
import { visitorOf } from "../../base/platform/request-context.ts";

/** A page for visitors without an account. */
export interface PublicPage<Name extends string> {
  /** Name of the operation in limits, logs and metrics. */
  readonly name: string;
  /** For example `/book/{person}/{event}`. A parameter is one segment of letters, digits, `.`, `_`, `~` and `-`. */
  readonly path: string;
  readonly parameters: readonly Name[];
  /** Allowed methods: GET counts as reading for the rate limit, POST as writing. */
  readonly methods: readonly ("GET" | "HEAD" | "POST")[];
  readonly rateLimiter: RateLimiter;
  /** Is called with errors that are not the visitor's. */
  readonly onError: (error: unknown) => void;
  readonly handle: (visit: PublicVisit<Name>) => Promise<void>;
}

/** A request for a public page. */
export interface PublicVisit<Name extends string> {
  readonly request: RestRequest;
  readonly response: RestResponse;
  readonly parameters: Readonly<Record<Name, string>>;
  readonly query: URLSearchParams;
  readonly visitor: Visitor;
  readonly locale: Locale;
  /**
   * Returns the address of a public page in the language of this visit. The language is part of the address, because
   * pages in frames of other websites have no cookies.
   */
  readonly address: (path: string, query?: Readonly<Record<string, string>>) => string;
}

/**
 * Returns a middleware that handles the requests for one page and passes other requests on. Errors are shown as pages.
 * `?lang=fr` chooses the language; otherwise the browser does.
 */
export function publicPage<Name extends string>(page: PublicPage<Name>): Middleware {
  const { name, path, methods, rateLimiter, handle } = page;
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, "([\\w.~-]+)")}$`);
  const sendError = sendErrorPage({
    noticeIn: (locale) => ({ texts: publicNotices(locale), audience: "public" }),
    codeOf: noticeCodeOf,
    onError: page.onError,
  });
  const allowed: readonly string[] = methods;
  return async (request, response, next) => {
    const found = pattern.exec(request.path);
    if (!found) {
      next();
      return;
    }
    Object.assign(response.locals, { operation: name, route: path });
    try {
      const visit = visitOf(page, { request, response, values: found.slice(1) });
      const { method } = request;
      await rateLimiter.spend(limitOf(name, method), response.locals.address);
      if (!allowed.includes(method)) {
        response.setHeader("Allow", methods.join(", "));
        throw new Problem("method_not_allowed");
      }
      await handle(visit);
    } catch (error) {
      sendError(error, request, response, next);
    }
  };
}

/** Forms have a bucket of their own: after too many attempts, the visitor can still read the page. */
const limitOf = (name: string, method: string): { readonly id: string; readonly rateLimit: "read" | "write" } =>
  method === "POST" ? { id: `${name}.submit`, rateLimit: "write" } : { id: name, rateLimit: "read" };

interface Match {
  readonly request: RestRequest;
  readonly response: RestResponse;
  /** The values of the parameters in the path, in their order. */
  readonly values: readonly string[];
}

function visitOf<Name extends string>(
  { parameters: names }: PublicPage<Name>,
  { request, response, values }: Match,
): PublicVisit<Name> {
  const query = new URLSearchParams(request.originalUrl.split("?")[1]);
  const chosen = supportedLocale(query.get("lang"));
  if (chosen !== null) Object.assign(response.locals, { chosenLocale: chosen, locale: chosen });
  const entries = names.map((parameter, index) => [parameter, values[index] ?? ""] as const);
  return {
    request,
    response,
    query,
    parameters: Object.fromEntries(entries) as Record<Name, string>,
    visitor: visitorOf(request, response),
    locale: response.locals.locale,
    address(to, added = {}) {
      const parameters = new URLSearchParams({ ...added, ...(chosen !== null && { lang: chosen }) }).toString();
      return parameters === "" ? to : `${to}?${parameters}`;
    },
  };
}

const NOTICES: Readonly<Record<string, NoticeCode>> = {
  not_found: "not_found",
  misdirected: "not_found",
  method_not_allowed: "wrong_method",
  payload_too_large: "too_large",
  unsupported_media_type: "not_a_form",
};

const noticeCodeOf = (error: unknown): NoticeCode | null =>
  error instanceof Problem ? (NOTICES[error.code] ?? null) : null;

/** A page behind a link of a message. */
interface LinkPage {
  /** Name of the operation in limits, logs and metrics, and in the path: `/v1/public/{name}/{token}`. */
  readonly name: string;
  /** Allowed methods: GET counts as reading for the rate limit, POST as writing. */
  readonly methods: readonly ("GET" | "HEAD" | "POST")[];
  readonly rateLimiter: RateLimiter;
  readonly handle: (request: RestRequest, response: RestResponse, token: string) => Promise<void>;
}

/** Returns a middleware that handles one link path before the API; it passes other requests on. */
export function linkPage({ name, methods, rateLimiter, handle }: LinkPage): Middleware {
  const path = new RegExp(`^/v1/public/${name}/([\\w.-]+)$`);
  const allowed: readonly string[] = methods;
  return async (request, response, next) => {
    const { method } = request;
    const token = path.exec(request.path)?.[1];
    if (token === undefined) {
      next();
      return;
    }
    Object.assign(response.locals, { operation: name, route: `/v1/public/${name}/{token}` });
    await rateLimiter.spend({ id: name, rateLimit: method === "POST" ? "write" : "read" }, response.locals.address);
    if (!allowed.includes(method)) {
      response.setHeader("Allow", methods.join(", "));
      throw new Problem("method_not_allowed");
    }
    await handle(request, response, token);
  };
}
