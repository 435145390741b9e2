import type { Caller, Locale } from "./caller.ts";

/** What is known of one request while it is answered, whatever answers it. */
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
