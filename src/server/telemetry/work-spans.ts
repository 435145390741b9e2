import { type Link, propagation, ROOT_CONTEXT, type Span, SpanKind, trace, type Tracer } from "@opentelemetry/api";
import type { LoggedCall } from "../../base/contract/mcp.ts";
import type { Handler, Handlers, Job } from "../../base/jobs/handler.ts";
import type { MailTransport } from "../../base/mail/message.ts";
import type { Delivery } from "../../base/mail/rules/delivery.ts";
import type { Egress } from "../../base/net/egress.ts";
import { inSpan, markFailed } from "./spans.ts";

/** Adds a trace per job, linked to the request that queued the job. */
export function traceJobs(tracer: Tracer, handlers: Handlers): Handlers {
  const traced = Object.entries(handlers).map(([kind, handler]) => [kind, tracedHandler(tracer, handler as Handler)]);
  return Object.fromEntries(traced) as Handlers;
}

function tracedHandler(tracer: Tracer, handler: Handler): Handler {
  return (job, jobContext) => {
    const start = { name: `job ${job.kind}`, kind: SpanKind.CONSUMER, root: true, links: linksOf(job) };
    return inSpan(tracer, { ...start, attributes: attributesOf(job) }, () => handler(job, jobContext));
  };
}

function attributesOf({ id, kind, org_id, attempt }: Job) {
  const organization = org_id === null ? {} : { "crm.organization.id": org_id };
  return { "crm.job.id": id, "crm.job.kind": kind, "crm.job.attempt": attempt, ...organization };
}

/** The request stored its trace in the payload. */
function linksOf({ payload }: Job): Link[] {
  const queuedIn = trace.getSpanContext(propagation.extract(ROOT_CONTEXT, payload));
  return queuedIn ? [{ context: queuedIn }] : [];
}

/** Adds a span per outbound request: the host, but no path, because the URLs of users contain secrets. */
export function traceEgress(tracer: Tracer, egress: Egress): Egress {
  return {
    ...egress,
    fetch: (url, request) => {
      const method = request?.method ?? "GET";
      const attributes = { "http.request.method": method, "server.address": hostOf(url) };
      return inSpan(tracer, { name: method, kind: SpanKind.CLIENT, attributes }, async (span) => {
        const response = await egress.fetch(url, request);
        span.setAttribute("http.response.status_code", response.status);
        if (response.status >= 400) markFailed(span, String(response.status));
        return response;
      });
    },
  };
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : "";
}

/** Adds a span per message, without its addresses. */
export function traceMail(tracer: Tracer, transport: MailTransport): MailTransport {
  return {
    ...transport,
    deliver: (message) =>
      inSpan(tracer, { name: "send mail", kind: SpanKind.CLIENT }, async (span) => {
        const delivery = await transport.deliver(message);
        noteDelivery(span, delivery);
        return delivery;
      }),
  };
}

function noteDelivery(span: Span, { accepted, rejected }: Delivery): void {
  span.setAttributes({ "crm.mail.accepted": accepted.length, "crm.mail.rejected": rejected.length });
  const [first] = rejected;
  if (first && accepted.length === 0) markFailed(span, first.code === null ? "unreachable" : String(first.code));
}

/** Adds a span per call, with the names that OpenTelemetry gives to MCP. */
export function traceToolCalls<Services>(tracer: Tracer, logged: LoggedCall<Services>): LoggedCall<Services> {
  return (who, call, work) => {
    const method = call.action?.replace(".", "/") ?? "tools/call";
    const attributes = {
      "mcp.method.name": method,
      ...(call.tool === null ? {} : { "gen_ai.tool.name": call.tool }),
      "crm.organization.id": who.caller.organization.id,
    };
    return inSpan(tracer, { name: call.tool === null ? method : `${method} ${call.tool}`, attributes }, () =>
      logged(who, call, work),
    );
  };
}
