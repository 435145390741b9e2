import type { NextFunction, Request, Response } from "express";
import type { RequestContext } from "../contract/request-context.ts";

/** Express keeps this for as long as the request lasts. */
export type Locals = RequestContext & Record<string, unknown>;

/** A request whose path parameters are single strings. */
export type RestRequest = Request<Record<string, string>, unknown, unknown, unknown, Locals>;

/** An answer in the making. */
export type RestResponse = Response<unknown, Locals>;

/** One step of the pipeline. */
export type Middleware = (request: RestRequest, response: RestResponse, next: NextFunction) => unknown;

/** The step that answers what the others threw. */
export type ErrorMiddleware = (
  error: unknown,
  request: RestRequest,
  response: RestResponse,
  next: NextFunction,
) => void;
