import { Problem } from "../../../base/platform/rules/errors.ts";
import { headerText } from "../../../base/platform/rules/text.ts";
import { readJson } from "../../../adapters/http/body.ts";
import type { Middleware, RestRequest, RestResponse } from "../../../adapters/http/express-types.ts";
import type { RateLimiter } from "../../../adapters/http/rate-limit/limiter.ts";
import type { AuthenticateScim } from "../authentication.ts";
import { ScimError } from "../rules/errors.ts";
import { type Answer, errorAnswer, send } from "./response.ts";
import {
  type Call,
  CONFIGURATION,
  configuration,
  type Method,
  type Route,
  routesOf,
  type ScimServices,
} from "./routes.ts";

/** Dependencies of `scimEndpoint`. */
export interface ScimEndpointDeps {
  readonly services: ScimServices;
  readonly authenticate: AuthenticateScim;
  readonly rateLimiter: RateLimiter;
  /** The URL of the SCIM service. */
  readonly scimUrl: string;
  /** Logs an error of the server. */
  readonly onFailure: (error: unknown, response: RestResponse) => void;
}

const ROOT = "/scim/v2";
const TYPES = ["application/scim+json", "application/json"];
/** A group with 20,000 members, each with its id, name and address. */
const LIMITS = { bytes: 2 * 1_024 * 1_024, values: 100_000 };

/** Serves SCIM 2.0 at /scim/v2; other paths go to the next middleware. */
export function scimEndpoint(deps: ScimEndpointDeps): Middleware {
  const routes = routesOf(deps.services, deps.scimUrl);
  return async (request, response, next) => {
    if (request.path !== ROOT && !request.path.startsWith(`${ROOT}/`)) {
      next();
      return;
    }
    const token = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? "")?.[1];
    try {
      send(response, await answerTo(deps, routes, { request, response, token }));
    } catch (error) {
      deps.onFailure(error, response);
      send(response, errorAnswer(error, token !== undefined));
    }
  };
}

interface Exchange {
  readonly request: RestRequest;
  readonly response: RestResponse;
  readonly token: string | undefined;
}

/** Only the configuration needs no token, because it lists the supported authentication (RFC 7643 §5). */
async function answerTo(deps: ScimEndpointDeps, routes: readonly Route[], exchange: Exchange): Promise<Answer> {
  const { request, response, token } = exchange;
  const { route, id } = routeOf(routes, request.path);
  const method = request.method === "HEAD" ? "GET" : request.method;
  Object.assign(response.locals, { route: `${ROOT}${route?.path ?? ""}`, operation: "scim" });
  await deps.rateLimiter.spend(null, response.locals.address);
  if (route?.path === CONFIGURATION && method === "GET") return configuration(deps.scimUrl);
  const caller = await deps.authenticate(token, visitorOf(exchange));
  Object.assign(response.locals, { caller });
  if (!route) throw new ScimError(404, null, "There is no such endpoint.");
  const handler = Object.hasOwn(route.methods, method) ? route.methods[method as Method] : undefined;
  if (handler) return await handler({ caller, id, ...partsOf(request) });
  response.setHeader("Allow", Object.keys(route.methods).join(", "));
  throw new Problem("method_not_allowed");
}

/** Returns the route of a path, and the id in it. Names of endpoints are case-sensitive. */
function routeOf(routes: readonly Route[], path: string): { route: Route | undefined; id: string } {
  const own = path.slice(ROOT.length).replace(/\/$/, "");
  const fixed = routes.find((one) => one.path === own);
  if (fixed) return { route: fixed, id: "" };
  const [, parent = "", id = ""] = /^(\/[^/]+)\/([^/]+)$/.exec(own) ?? [];
  return { route: routes.find((one) => one.path === `${parent}/{id}`), id: decodeURIComponent(id) };
}

function partsOf(request: RestRequest): Omit<Call, "caller" | "id"> {
  const { "if-match": ifMatch, "if-none-match": ifNoneMatch } = request.headers;
  return {
    url: request.url,
    headers: { ifMatch, ifNoneMatch },
    readBody: () => readJson(request, LIMITS, TYPES),
  };
}

function visitorOf({ request, response: { locals } }: Exchange) {
  const { address, requestId, locale } = locals;
  return { address, requestId, locale, userAgent: headerText(request.headers["user-agent"]) };
}
