import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { context, propagation, ROOT_CONTEXT, type Span, SpanKind, trace, type Tracer } from "@opentelemetry/api";
import type { RequestContext } from "../../base/contract/request-context.ts";
import { knownMethod, sentStatus } from "../../adapters/http/log.ts";
import { markFailed } from "./spans.ts";

/**
 * Adds a span per request. Its name is the route of the contract: paths can contain tokens, so they are never exported.
 */
export function traceRequests(tracer: Tracer, serve: RequestListener): RequestListener {
  return (request, response) => {
    const parent = propagation.extract(ROOT_CONTEXT, request.headers);
    const method = knownMethod(request.method ?? "");
    const attributes = { "http.request.method": method, "url.scheme": "http" };
    const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
    const own = trace.setSpan(parent, span);
    // The request is logged when the response closes, outside of the request's context.
    context.bind(own, response);
    response.once("close", () => endSpan(span, method, response));
    context.with(own, () => serve(request, response));
  };
}

type Exchange = ServerResponse & { readonly req: IncomingMessage };

function endSpan(span: Span, method: string, response: Exchange): void {
  const status = sentStatus(response);
  const locals = localsOf(response);
  const route = locals?.route ?? "unknown";
  span.updateName(`${method} ${route}`).setAttributes({
    "http.route": route,
    "http.response.status_code": status,
    ...(locals?.requestId ? { "crm.request.id": locals.requestId } : {}),
    ...(locals?.operation ? { "crm.operation": locals.operation } : {}),
    ...(locals?.caller ? { "crm.organization.id": locals.caller.organization.id } : {}),
  });
  if (status >= 500) markFailed(span, String(status));
  span.end();
}

/** Express keeps the context of the request in the response. */
function localsOf(
  response: Exchange & { readonly locals?: Partial<RequestContext> },
): Partial<RequestContext> | undefined {
  return response.locals;
}
