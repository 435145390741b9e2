import express, { type Express, type RequestHandler } from "express";
import type { Logger } from "pino";
import type { Operation, Deprecation } from "../../base/contract/operation.ts";
import { ReadAbandoned } from "../../base/platform/reads.ts";
import { Problem, TooManyRequests } from "../../base/platform/rules/errors.ts";
import { sentences } from "../../base/i18n/sentences.ts";
import { requestContext, checkRequestLine } from "./request-context.ts";
import { sessionCookie } from "./cookies.ts";
import { crossOrigin, preflightHeaders } from "./cors.ts";
import { addVary, sendPlainJson } from "./encoding.ts";
import { errorResponse } from "./error-response.ts";
import {
  type Check,
  type ErrorHandler,
  errorMiddleware,
  inOrder,
  inSequence,
  type Middleware,
  type RestResponse,
} from "./middleware.ts";
import { healthChecks, type Health } from "./health.ts";
import { checkHost } from "./host-header.ts";
import { knownFieldsIn, type SchemaDocument } from "./known-fields.ts";
import type { LoadGuard } from "./load-shedding.ts";
import { logRequests, logFailure } from "./log.ts";
import { type Application, messagesOf } from "./message-classes.ts";
import { checkExpectation } from "./connections.ts";
import type { Metrics } from "./metrics.ts";
import { toProblem } from "../../base/platform/rules/problems.ts";
import { handle, type Pipeline } from "./rest.ts";
import { createRouteFinder, checkOperations, routesOf, type Route } from "./routes.ts";

/** Dependencies of `createHttpApp`. */
interface HttpAppDeps<Services extends object> extends Omit<Pipeline<Services>, "cookie" | "origin" | "knownFields"> {
  readonly operations: readonly Operation<Services>[];
  /** The OpenAPI document, in which similar field names are looked up. */
  readonly document: () => SchemaDocument;
  readonly config: {
    readonly baseUrl: string;
    readonly trustProxy: number | readonly string[];
    readonly corsAllowedOrigins: readonly string[];
  };
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly health: Health;
  readonly load: LoadGuard;
  /** Each can handle the request of an operation in its place, such as the mock's errors. */
  readonly beforeOperations?: readonly Middleware[];
  /** Each handles exactly one path. They come before operations whose paths would match theirs too. */
  readonly beforeRoutes: readonly Middleware[];
  /** Adapters besides REST: each handles its own paths and passes other requests on. */
  readonly afterRoutes: readonly (RequestHandler | Middleware)[];
}

/**
 * Creates the Express application that serves the contract and the health checks. Throws if an operation cannot be
 * served.
 */
export function createHttpApp<Services extends object>(deps: HttpAppDeps<Services>): Express & Application {
  checkOperations(deps.operations, deps.services);
  const secure = deps.config.baseUrl.startsWith("https:");
  const app = bareApp();
  app.set("trust proxy", deps.config.trustProxy);
  const checks: Check[] = [
    logRequests(deps.logger, deps.metrics),
    crossOrigin(deps.config.corsAllowedOrigins),
    checkHost,
    checkRequestLine,
    checkExpectation,
  ];
  const knownFields = knownFieldsIn(deps.document);
  const own = { cookie: sessionCookie(secure), origin: new URL(deps.config.baseUrl).origin };
  const serve = serveOperations({ ...deps, ...own, knownFields }, deps.operations);
  const steps = [requestContext(secure), healthChecks(deps.health), inOrder(checks), deps.load.step];
  const operations = [...(deps.beforeOperations ?? []), outsideOf(SHARED, serve), ...deps.beforeRoutes, serve];
  const handleError = errorHandler(deps.logger);
  app.use(inSequence([...steps, ...operations], handleError));
  for (const shell of deps.afterRoutes) app.use(shell);
  app.use(rejectUnknownRoute(deps));
  app.use(errorMiddleware(handleError));
  return app;
}

/** Below this path there are also pages. Some operations have paths with parameters that match those of pages. */
const SHARED = "/v1/public/";

function outsideOf(prefix: string, step: Middleware): Middleware {
  return (request, response, next) => {
    if (!request.path.startsWith(prefix)) return step(request, response, next);
    next();
    return undefined;
  };
}

/**
 * Creates an application that does not identify itself and matches paths exactly, including case and trailing slashes.
 */
export function bareApp(): Express & Application {
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.set("query parser", false);
  app.enable("case sensitive routing");
  app.enable("strict routing");
  return Object.assign(app, { messages: messagesOf(app) });
}

/** Responds while the service starts: `/livez` with 200, everything else with 503 and `Retry-After`. */
export function createStartingApp({ secure }: { readonly secure: boolean }): Express {
  const app = bareApp();
  app.use(requestContext(secure));
  app.get("/livez", (_request, response) => {
    response.json({ status: "ok" });
  });
  app.use((_request, response: RestResponse) => {
    const { locale, requestId } = response.locals;
    const { status, headers, body } = errorResponse(new Problem("unavailable"), locale, requestId);
    response.status(status).set(headers).set("Content-Language", locale).vary("Accept-Language").json(body);
  });
  return app;
}

/** One step for all operations: Express would try the pattern of each route in turn. */
function serveOperations<Services>(
  pipeline: Pipeline<Services>,
  operations: readonly Operation<Services>[],
): Middleware {
  const routes = routesOf(operations).map((route) => ({ path: route.path, serve: serveRoute(route, pipeline) }));
  const find = createRouteFinder(routes);
  return (request, response, next) => {
    const found = find(request.path);
    if (!found) {
      next();
      return undefined;
    }
    request.params = found.parameters;
    return found.route.serve(request, response, next);
  };
}

function serveRoute<Services>({ path, operations, allow }: Route<Services>, pipeline: Pipeline<Services>): Middleware {
  const methods = new Map(
    operations.map((operation) => [operation.method.toUpperCase(), serveOperation(operation, pipeline)]),
  );
  const get = methods.get("GET");
  if (get) methods.set("HEAD", get);
  const handleOthers = handleOtherMethods({ path, allow }, pipeline);
  return (request, response, next) => (methods.get(request.method) ?? handleOthers)(request, response, next);
}

function serveOperation<Services>(operation: Operation<Services>, pipeline: Pipeline<Services>): Middleware {
  const { id, path, deprecation } = operation;
  const announce = deprecation ? announceDeprecation(deprecation) : null;
  const respond = handle(operation, pipeline);
  return (request, response, next) => {
    response.locals.operation = id;
    response.locals.route = path;
    announce?.(request, response);
    return respond(request, response, next);
  };
}

function handleOtherMethods<Services>(
  { path, allow }: Pick<Route<Services>, "path" | "allow">,
  { rateLimiter }: Pipeline<Services>,
): Middleware {
  return async (request, response) => {
    response.locals.route = path;
    await rateLimiter.spend(null, response.locals.address);
    response.setHeader("Allow", allow);
    if (request.method !== "OPTIONS") throw new Problem("method_not_allowed");
    if (response.hasHeader("Access-Control-Allow-Origin")) response.set(preflightHeaders(allow));
    response.status(204).end();
  };
}

function rejectUnknownRoute<Services>({ rateLimiter }: Pick<Pipeline<Services>, "rateLimiter">): Middleware {
  return async (_request, response) => {
    await rateLimiter.spend(null, response.locals.address);
    throw new Problem("no_such_route");
  };
}

function errorHandler(logger: Logger): ErrorHandler {
  return (error, request, response) => {
    if (error instanceof ReadAbandoned && response.destroyed) return;
    if (response.headersSent) {
      logFailure(logger, error, response.locals);
      request.socket.destroy();
    } else if (error instanceof TooManyRequests) {
      sendTooManyRequests(error, response);
    } else {
      logFailure(logger, error, response.locals);
      const { locale, requestId } = response.locals;
      const { status, headers, body } = errorResponse(toProblem(error), locale, requestId);
      response.status(status).set(headers);
      sendErrorBody(response, body);
    }
  };
}

/** Sends the 429 response: one field, and no headers but Retry-After. */
function sendTooManyRequests({ retryAfter, reason }: TooManyRequests, response: RestResponse): void {
  response.status(429).setHeader("Retry-After", String(retryAfter));
  const { tooManyRequests, limitReached } = sentences(response.locals.locale);
  sendErrorBody(response, { error: reason === null ? tooManyRequests : limitReached[reason] });
}

function sendErrorBody(response: RestResponse, body: unknown): void {
  for (const name of ["etag", "location", "content-disposition", "content-encoding", "accept-ranges"])
    response.removeHeader(name);
  response.setHeader("Cache-Control", "no-store");
  response.setHeader("Content-Language", response.locals.locale);
  addVary(response, "Accept-Language");
  sendPlainJson(response, body);
}

/** Sets the headers of a deprecated operation. It runs first, so that errors have them too. */
function announceDeprecation({ since, sunset, link, successor }: Deprecation): Check {
  // RFC 9745 §2.1: a date of RFC 9651 §3.3.7; RFC 8594 §3: an HTTP date.
  const deprecation = `@${String(Math.floor(midnight(since).getTime() / 1000))}`;
  const removal = midnight(sunset).toUTCString();
  const pages = ["deprecation", "sunset"].map((relation) => `<${link}>; rel="${relation}"; type="text/html"`);
  return (request, response) => {
    response.setHeader("Deprecation", deprecation);
    response.setHeader("Sunset", removal);
    // RFC 5829 defines this relation.
    const replacement = successor === null ? [] : [`<${filled(successor, request.params)}>; rel="successor-version"`];
    response.setHeader("Link", [...pages, ...replacement].join(", "));
  };
}

function midnight(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** Replaces the parameters of a path by those of the request. */
function filled(path: string, parameters: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ""));
}
