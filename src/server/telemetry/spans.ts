import {
  type Span,
  type SpanOptions,
  SpanStatusCode,
  type Tracer,
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  trace,
  type Link,
} from "@opentelemetry/api";
import { EgressError, type Egress } from "../../base/net/egress.ts";
import { Problem } from "../../base/platform/rules/errors.ts";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { RequestContext } from "../../base/platform/request-context.ts";
import { knownMethod, sentStatus } from "../../adapters/http/log.ts";
import pg from "pg";
import type { LoggedCall } from "../../base/contract/mcp.ts";
import type { Handler, Handlers, Job } from "../../base/jobs/handler.ts";
import type { MailTransport } from "../../base/mail/message.ts";
import type { Delivery } from "../../base/mail/rules/delivery.ts";

/** A span to be started. */
interface SpanStart extends SpanOptions {
  readonly name: string;
}

/** Runs `work` in a span, which ends with it. */
async function inSpan<Result>(
  tracer: Tracer,
  { name, ...options }: SpanStart,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  return await tracer.startActiveSpan(name, options, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      markFailed(span, errorType(error));
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Marks a span as failed. The type of an error contains no values, unlike its message. */
function markFailed(span: Span, type: string): void {
  span.setAttribute("error.type", type).setStatus({ code: SpanStatusCode.ERROR });
}

/** Returns the code or the class of an error. */
function errorType(error: unknown): string {
  if (error instanceof Problem) return error.code;
  if (error instanceof EgressError) return error.reason;
  if (!(error instanceof Error)) return typeof error;
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}

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
    response.once("close", () => endRequest(span, method, response));
    context.with(own, () => serve(request, response));
  };
}

type Exchange = ServerResponse & { readonly req: IncomingMessage };

function endRequest(span: Span, method: string, response: Exchange): void {
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

/** A statement as knex and our own code pass it to the driver: a text, its options, or a query object with its callback. */
type Given =
  string | { readonly text?: unknown; readonly name?: unknown; readonly submit?: unknown; callback?: unknown };
type Callback = (error: Error | null, result: unknown) => void;
type Query = (this: pg.Client, statement: Given, ...more: unknown[]) => unknown;

const MAX_TEXT = 4_000;

/**
 * Adds a span per SQL statement to the driver: the text with placeholders, never the values. Statements outside of a
 * trace, such as polls of the job queue, have none.
 */
export function traceStatements(tracer: Tracer): void {
  // The declared overloads of query cannot be implemented by one function.
  // oxlint-disable-next-line house/double-assertion
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = function (statement, ...more) {
    const text = textOf(statement);
    if (text === null || trace.getActiveSpan()?.isRecording() !== true) return query.call(this, statement, ...more);
    const name = nameOf(text);
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes: attributesOf(statement, text, name) });
    const callback = more.at(-1);
    if (typeof statement === "object" && isCallback(statement.callback)) {
      statement.callback = endingWith(span, statement.callback);
    } else if (isCallback(callback)) {
      return query.call(this, statement, ...more.slice(0, -1), endingWith(span, callback));
    }
    const result = query.call(this, statement, ...more);
    if (result instanceof Promise) {
      result.then(
        () => endStatement(span, null),
        (error: unknown) => endStatement(span, error),
      );
    }
    return result;
  };
}

/** Returns null for streams (COPY), whose end the driver does not report. */
function textOf(statement: Given): string | null {
  if (typeof statement === "string") return statement;
  const isStream = statement.submit !== undefined && !isCallback(statement.callback);
  return typeof statement.text === "string" && !isStream ? statement.text : null;
}

/** Writing commands of a WITH; `FOR UPDATE` and `DO UPDATE` are parts of others. */
const WRITES = /\b(insert|(?<!for )(?<!do )update|delete)\s+(?:into\s+|from\s+)?"?([a-z_][a-z0-9_]*)/i;
const READS = /\b(?:from|into|update|join)\s+"?([a-z_][a-z0-9_]*)/i;

/** Returns the name that OpenTelemetry recommends: the command and its table. */
function nameOf(text: string): string {
  const [, first = "SQL"] = /^[\s(]*(\w+)/.exec(text) ?? [];
  const [, write, written] = /^with$/i.test(first) ? (WRITES.exec(text) ?? []) : [];
  const [command, table] =
    write === undefined ? [first.replace(/^with$/i, "select"), READS.exec(text)?.[1]] : [write, written];
  return table === undefined ? command.toUpperCase() : `${command.toUpperCase()} ${table}`;
}

function attributesOf(statement: Given, text: string, summary: string) {
  const name = typeof statement === "string" ? undefined : statement.name;
  return {
    "db.system.name": "postgresql",
    "db.query.summary": summary,
    "db.query.text": text.slice(0, MAX_TEXT),
    ...(typeof name === "string" ? { "crm.statement.name": name } : {}),
  };
}

function endStatement(span: Span, error: unknown): void {
  if (error !== null && error !== undefined) markFailed(span, errorType(error));
  span.end();
}

/** Returns a callback that also ends the span. */
function endingWith(span: Span, callback: Callback): Callback {
  return (error, result) => {
    endStatement(span, error);
    callback(error, result);
  };
}

function isCallback(value: unknown): value is Callback {
  return typeof value === "function";
}

/** Adds a trace per job, linked to the request that queued the job. */
export function traceJobs(tracer: Tracer, handlers: Handlers): Handlers {
  const traced = Object.entries(handlers).map(([kind, handler]) => [kind, tracedHandler(tracer, handler as Handler)]);
  return Object.fromEntries(traced) as Handlers;
}

function tracedHandler(tracer: Tracer, handler: Handler): Handler {
  return (job, jobContext) => {
    const start = { name: `job ${job.kind}`, kind: SpanKind.CONSUMER, root: true, links: linksOf(job) };
    return inSpan(tracer, { ...start, attributes: jobAttributes(job) }, () => handler(job, jobContext));
  };
}

function jobAttributes({ id, kind, org_id, attempt }: Job) {
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
