import type { NextFunction, Request, Response } from "express";
import type { Caller, Locale } from "../contract/caller.ts";

/** What is known of one request while it is answered. */
export interface Exchange {
  readonly requestId: string;
  /** Milliseconds, of a clock that never goes back. */
  readonly startedAt: number;
  readonly address: string;
  /** Null where no Accept-Language was sent: then the caller's own language counts. */
  readonly askedLocale: Locale | null;
  locale: Locale;
  /** The operation's id, once the route is known. */
  operation: string | null;
  /** The path as the contract writes it, never with its ids. */
  route: string;
  caller: Caller | null;
}

/** Express keeps this for as long as the request lasts. */
export type Locals = Exchange & Record<string, unknown>;

/** A request whose path parameters are single strings. */
export type RestRequest = Request<Record<string, string>, unknown, unknown, unknown, Locals>;

/** An answer in the making. */
export type RestResponse = Response<unknown, Locals>;

/** One step of the pipeline. */
export type Step = (request: RestRequest, response: RestResponse, next: NextFunction) => unknown;

/** The step that answers what the others threw. */
export type ErrorStep = (error: unknown, request: RestRequest, response: RestResponse, next: NextFunction) => void;
