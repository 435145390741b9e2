import { performance } from "node:perf_hooks";
import { newId } from "../../base/platform/ids.ts";
import { Problem } from "../../base/platform/rules/errors.ts";
import { clientAddress } from "./address.ts";
import type { Check, Locals, Middleware } from "./express-types.ts";
import { preferredLocale } from "./language.ts";

const REQUEST_ID = /^[A-Za-z0-9._-]{8,128}$/;
const MAX_URL_LENGTH = 8_192;

/** Sets the request context from the headers, and the headers that every response has. */
export function requestContext(secure: boolean): Middleware {
  const headers = securityHeaders(secure);
  return (request, response, next) => {
    const requestedLocale = preferredLocale(request.headers["accept-language"]);
    // Not assigned to the object of Express, which has no prototype: V8 would look up each of its members.
    const context: Locals = {
      requestId: requestIdOf(request.headers["x-request-id"]),
      startedAt: performance.now(),
      address: clientAddress(request),
      requestedLocale,
      locale: requestedLocale ?? "en",
      operation: null,
      route: "unknown",
      caller: null,
    };
    response.locals = context;
    response.setHeader("X-Request-Id", context.requestId);
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}

/** Throws uri_too_long for a URL over 8 KiB, which the parser accepts. */
export const checkRequestLine: Check = (request) => {
  if (request.originalUrl.length > MAX_URL_LENGTH) throw new Problem("uri_too_long");
};

/** Returns the client's request id if it is well-formed, else a new one. */
export function requestIdOf(header: string | readonly string[] | undefined): string {
  return typeof header === "string" && REQUEST_ID.test(header) ? header : newId();
}

function securityHeaders(secure: boolean): [string, string][] {
  return [
    ["X-Content-Type-Options", "nosniff"],
    ["X-Frame-Options", "DENY"],
    ["Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'"],
    ["Referrer-Policy", "no-referrer"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cache-Control", "no-store"],
    ...(secure ? [["Strict-Transport-Security", "max-age=31536000; includeSubDomains"] as [string, string]] : []),
  ];
}
