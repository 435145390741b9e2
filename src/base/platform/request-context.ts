import type { Caller, Locale, Visitor } from "../contract/caller.ts";
import type { IncomingHttpHeaders } from "node:http";
import { headerText } from "./rules/text.ts";

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

/** Returns the sender of a request, as its headers and the context of the request describe them. */
export function visitorOf(
  { headers }: { readonly headers: IncomingHttpHeaders },
  { locals }: { readonly locals: object },
): Visitor {
  const { address, requestId, locale } = locals as RequestContext;
  return { address, requestId, locale, userAgent: headerText(headers["user-agent"]) };
}
