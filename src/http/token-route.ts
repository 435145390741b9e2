import { Problem } from "../platform/rules/errors.ts";
import type { RestRequest, RestResponse, Middleware } from "./express-types.ts";
import type { RateLimiter } from "./rate-limit/limiter.ts";

/** What a link of a message leads to. */
export interface LinkPage {
  /** The operation's, in limits, logs and metrics, and in the path: `/v1/public/{name}/{token}`. */
  readonly name: string;
  /** What can be asked of it: looking costs as reading does, POST as writing. */
  readonly methods: readonly ("GET" | "HEAD" | "POST")[];
  readonly rateLimiter: RateLimiter;
  readonly answer: (request: RestRequest, response: RestResponse, token: string) => Promise<void>;
}

/** A step for people who follow a link, in front of the API: it hands on what is not its own path. */
export function linkPage({ name, methods, rateLimiter, answer }: LinkPage): Middleware {
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
    await answer(request, response, token);
  };
}
