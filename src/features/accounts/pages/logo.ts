import type { RequestHandler } from "express";
import type { RateLimiter } from "../../../adapters/http/rate-limit/limiter.ts";
import type { Logo } from "../public-organization.ts";

/** Dependencies of the logos. */
interface LogoDeps {
  readonly find: (organizationSlug: string) => Promise<Logo | null>;
  readonly spend: RateLimiter["spend"];
}

const PATH = /^\/pages\/logo\/([a-z0-9-]+)\/[0-9a-f]{12}\.(?:png|jpeg|webp)$/;

const HEADERS = {
  "Cache-Control": "public, max-age=31536000, immutable",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
};

/** Serves the current logos of organizations; passes other requests on. */
export function serveLogos({ find, spend }: LogoDeps): RequestHandler {
  return async ({ method, path }, response, next) => {
    const slug = PATH.exec(path)?.[1];
    if (slug === undefined || (method !== "GET" && method !== "HEAD")) {
      next();
      return;
    }
    Object.assign(response.locals, { operation: "pages.logo", route: "/pages/logo/{organization}/{image}" });
    await spend({ id: "pages.logo", rateLimit: "read" }, String(response.locals["address"]));
    const logo = await find(slug);
    if (logo?.path === path) response.set(HEADERS).type(logo.type).send(logo.bytes);
    else next();
  };
}
