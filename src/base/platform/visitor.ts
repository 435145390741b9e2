import type { IncomingHttpHeaders } from "node:http";
import type { Visitor } from "../contract/caller.ts";
import type { RequestContext } from "../contract/request-context.ts";
import { headerText } from "./rules/text.ts";

/** Returns the sender of a request, as its headers and the context of the request describe them. */
export function visitorOf(
  { headers }: { readonly headers: IncomingHttpHeaders },
  { locals }: { readonly locals: object },
): Visitor {
  const { address, requestId, locale } = locals as RequestContext;
  return { address, requestId, locale, userAgent: headerText(headers["user-agent"]) };
}
