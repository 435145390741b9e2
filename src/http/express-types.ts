import type { NextFunction, Request, Response } from "express";
import type { RequestContext } from "../contract/request-context.ts";

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
