import type { Check } from "./middleware.ts";

const EXPOSED = [
  "Accept-Ranges",
  "Content-Disposition",
  "Content-Language",
  "Content-Range",
  "Deprecation",
  "ETag",
  "Idempotent-Replayed",
  "Link",
  "Location",
  "Retry-After",
  "Sunset",
  "X-Request-Id",
].join(", ");
const ALLOWED = [
  "Accept-Language",
  "Content-Type",
  "Idempotency-Key",
  "If-Match",
  "If-None-Match",
  "If-Range",
  "Range",
  "X-API-Key",
  "X-CSRF-Token",
  "X-Request-Id",
].join(", ");

/**
 * Allows the configured origins to read responses. Credentials are never allowed: an API key is a header, and the
 * cookie is only used by our own site.
 */
export function crossOrigin(origins: readonly string[]): Check {
  const allowed = new Set(origins);
  return (request, response) => {
    const origin = request.headers.origin;
    if (allowed.size > 0) response.vary("Origin");
    if (origin !== undefined && allowed.has(origin)) {
      response.setHeader("Access-Control-Allow-Origin", origin);
      response.setHeader("Access-Control-Expose-Headers", EXPOSED);
      response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
    }
  };
}

/** Returns the headers of a preflight response for an allowed origin (Fetch standard, CORS-preflight). */
export function preflightHeaders(methods: string): Record<string, string> {
  return {
    "Access-Control-Allow-Methods": methods,
    "Access-Control-Allow-Headers": ALLOWED,
    "Access-Control-Max-Age": "600",
  };
}
