import express, { type Express, type RequestHandler } from "express";
import type { Logger } from "pino";
import type { Operation } from "../contract/operation.ts";
import { Problem } from "../platform/rules/errors.ts";
import { sentences } from "../i18n/sentences.ts";
import { requestContext, checkRequestLine } from "./request-context.ts";
import { sessionCookie } from "./cookies.ts";
import { crossOrigin, preflightHeaders } from "./cors.ts";
import { announceDeprecation } from "./deprecation.ts";
import { sendPlainJson } from "./encoding.ts";
import { errorResponse } from "./error-response.ts";
import type { ErrorMiddleware, RestResponse, Middleware } from "./express-types.ts";
import { serveHealth, type Health } from "./health.ts";
import { checkHost } from "./host-header.ts";
import { knownFieldsIn, type SchemaDocument } from "./known-fields.ts";
import type { LoadGuard } from "./load-shedding.ts";
import { logRequests, logFailure } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import { toProblem } from "../platform/rules/problems.ts";
import { TooManyRequests } from "../platform/rules/too-many-requests.ts";
import { handle, type Pipeline } from "./rest.ts";
import { checkOperations, routesOf, type Route } from "./route-table.ts";

/** Dependencies of `createHttpApp`. */
export interface HttpAppDeps<Services extends object> extends Omit<Pipeline<Services>, "cookie" | "knownFields"> {
  readonly operations: readonly Operation<Services>[];
  /** The OpenAPI document, in which similar field names are looked up. */
  readonly document: SchemaDocument;
  readonly config: {
    readonly baseUrl: string;
    readonly trustProxy: number | readonly string[];
    readonly corsAllowedOrigins: readonly string[];
  };
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly health: Health;
  readonly load: LoadGuard;
  /**
   * Each handles exactly one path. They come first because some routes of operations would match their paths too, and
   * matching takes time.
   */
  readonly beforeRoutes: readonly Middleware[];
  /** Adapters besides REST: each handles its own paths and passes other requests on. */
  readonly afterRoutes: readonly (RequestHandler | Middleware)[];
}

/**
 * Creates the Express application that serves the contract and the health checks. Throws if an operation cannot be
 * served.
 */
export function createHttpApp<Services extends object>(deps: HttpAppDeps<Services>): Express {
  checkOperations(deps.operations, deps.services);
  const secure = deps.config.baseUrl.startsWith("https:");
  const app = bareApp();
  app.set("trust proxy", deps.config.trustProxy);
  app.use(requestContext(secure));
  serveHealth(app, deps.health);
  const steps: Middleware[] = [
    logRequests(deps.logger, deps.metrics),
    crossOrigin(deps.config.corsAllowedOrigins),
    checkHost,
    checkRequestLine,
    deps.load.step,
  ];
  for (const step of steps) app.use(step);
  for (const step of deps.beforeRoutes) app.use(step);
  const knownFields = knownFieldsIn(deps.document);
  const pipeline = { ...deps, cookie: sessionCookie(secure), knownFields };
  for (const route of routesOf(deps.operations)) serve(app, route, pipeline);
  for (const shell of deps.afterRoutes) app.use(shell);
  app.use(rejectUnknownRoute(deps));
  app.use(handleErrors(deps.logger));
  return app;
}

/**
 * Creates an application that does not identify itself and matches paths exactly, including case and trailing slashes.
 */
export function bareApp(): Express {
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.set("query parser", false);
  app.enable("case sensitive routing");
  app.enable("strict routing");
  return app;
}

function serve<Services>(
  app: Express,
  { path, operations, allow }: Route<Services>,
  pipeline: Pipeline<Services>,
): void {
  const route = app.route(path.replace(/\{(\w+)\}/g, ":$1"));
  for (const operation of operations) {
    const { id, deprecation } = operation;
    const announced = deprecation ? [announceDeprecation(deprecation)] : [];
    route[operation.method](setOperation(id, path), ...announced, handle(operation, pipeline));
  }
  route.all(handleOtherMethods({ path, allow }, pipeline));
}

function setOperation(operation: string, route: string): Middleware {
  return (_request, response, next) => {
    Object.assign(response.locals, { operation, route });
    next();
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

function handleErrors(logger: Logger): ErrorMiddleware {
  return (error, _request, response, next) => {
    if (response.headersSent) {
      logFailure(logger, error, response.locals);
      next(error);
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
function sendTooManyRequests({ retryAfter }: TooManyRequests, response: RestResponse): void {
  response.status(429).setHeader("Retry-After", String(retryAfter));
  sendErrorBody(response, { error: sentences(response.locals.locale).tooManyRequests });
}

function sendErrorBody(response: RestResponse, body: unknown): void {
  for (const name of ["ETag", "Location", "Content-Disposition", "Content-Encoding", "Accept-Ranges"])
    response.removeHeader(name);
  response.setHeader("Cache-Control", "no-store");
  response.setHeader("Content-Language", response.locals.locale);
  response.vary("Accept-Language");
  sendPlainJson(response, body);
}
