import type { NextFunction, Request, Response, RequestHandler } from "express";
import type { RequestContext } from "../../base/platform/request-context.ts";
import { lazy } from "../../base/contract/on-use.ts";

/** Express keeps these for the duration of the request. */
export type Locals = RequestContext & Record<string, unknown>;

/** A request whose path parameters are single strings. */
export type RestRequest = Request<Record<string, string>, unknown, unknown, unknown, Locals>;

/** A response of the REST API. */
export type RestResponse = Response<unknown, Locals>;

/** One step of the pipeline. */
export type Middleware = (request: RestRequest, response: RestResponse, next: NextFunction) => unknown;

/** The step that responds to errors of the other steps. */
export type ErrorMiddleware = (
  error: unknown,
  request: RestRequest,
  response: RestResponse,
  next: NextFunction,
) => void;

/** Responds to an error, or closes the connection if the response has begun. */
export type ErrorHandler = (error: unknown, request: RestRequest, response: RestResponse) => void;

/** Returns the step for an error handler: Express recognizes it by its fourth parameter. */
export function errorMiddleware(handle: ErrorHandler): ErrorMiddleware {
  return (error, request, response, _next) => handle(error, request, response);
}

/** A part of a step that needs no other: it throws, or the request continues. */
export type Check = (request: RestRequest, response: RestResponse) => void;

/** Returns one step that runs all checks. */
export function inOrder(checks: readonly Check[]): Middleware {
  return (request, response, next) => {
    for (const check of checks) check(request, response);
    next();
  };
}

/**
 * Returns one step that runs all steps in turn, and handles their errors. Express would look for the next one in all its
 * layers, and again for the layer that handles an error.
 */
export function inSequence(steps: readonly Middleware[], handleError: ErrorHandler): Middleware {
  return (request, response, done) => {
    let index = 0;
    const fail = (error: unknown): void => {
      try {
        handleError(error, request, response);
      } catch (thrown) {
        done(thrown);
      }
    };
    const next: NextFunction = (error?: unknown): void => {
      if (error !== undefined) {
        fail(error);
        return;
      }
      const step = steps[index++];
      if (!step) {
        done();
        return;
      }
      try {
        const result = step(request, response, next);
        if (result instanceof Promise) result.catch(fail);
      } catch (thrown) {
        fail(thrown);
      }
    };
    next();
  };
}

/** A part of the service that serves its own paths. */
interface LoadedOnUse {
  readonly serves: (path: string) => boolean;
  readonly load: () => Promise<Middleware | RequestHandler>;
}

/** Returns a middleware whose handler is loaded by the first request for its paths; it passes other requests on. */
export function loadedOnUse({ serves, load }: LoadedOnUse): Middleware {
  const handler = lazy(load as () => Promise<Middleware>);
  return async (request, response, next) => {
    if (!serves(request.path)) {
      next();
      return;
    }
    const handle = await handler();
    await handle(request, response, next);
  };
}
