import type { NextFunction, Request, Response } from "express";
import type { RequestContext } from "../contract/request-context.ts";

/** Express keeps this for as long as the request lasts. */
type Locals = RequestContext & Record<string, unknown>;

/** A request to the endpoint. */
export type McpRequest = Request<Record<string, string>, unknown, unknown, unknown, Locals>;

/** Its answer in the making. */
export type McpResponse = Response<unknown, Locals>;

/** What is mounted: it answers its own path and hands on all others. */
export type McpMiddleware = (request: McpRequest, response: McpResponse, next: NextFunction) => unknown;
