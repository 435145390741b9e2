import { Problem } from "../../base/platform/rules/errors.ts";
import type { RestRequest, RestResponse, Middleware } from "./express-types.ts";
import type { RateLimiter } from "./rate-limit/limiter.ts";

/** A page behind a link of a message. */
export interface LinkPage {
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
