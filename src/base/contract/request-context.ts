import type { Caller, Locale } from "./caller.ts";

/** The context of one HTTP request, shared by all adapters. */
export interface RequestContext {
  readonly requestId: string;
  /** Milliseconds of a monotonic clock. */
  readonly startedAt: number;
  readonly address: string;
  /** Null without an Accept-Language header: then the user's own locale applies. */
  readonly requestedLocale: Locale | null;
  locale: Locale;
  /** The operation's id; null until the route is known. */
  operation: string | null;
  /** The path as written in the contract, without actual ids. */
  route: string;
  caller: Caller | null;
}
