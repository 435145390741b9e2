import type { NextFunction, Request, Response } from "express";
import type { RequestContext } from "../../base/contract/request-context.ts";

/** Express keeps these for the duration of the request. */
type Locals = RequestContext & Record<string, unknown>;

/** A request to the endpoint. */
export type McpRequest = Request<Record<string, string>, unknown, unknown, unknown, Locals>;

/** A response of the endpoint. */
export type McpResponse = Response<unknown, Locals>;

/** A middleware that handles its own path and passes other requests on. */
export type McpMiddleware = (request: McpRequest, response: McpResponse, next: NextFunction) => unknown;
