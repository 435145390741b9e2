import type { Logger } from "pino";
import type { ServerResponse } from "node:http";
import { performance } from "node:perf_hooks";
import { toProblem } from "../../base/platform/rules/problems.ts";
import type { RequestContext } from "../../base/platform/request-context.ts";
import type { Check, RestRequest, RestResponse } from "./middleware.ts";
import type { Metrics } from "./metrics.ts";

/** Logs one line per request, which contains only the fields named here, and measures the request. */
export function logRequests(logger: Logger, metrics: Metrics): Check {
  return (request, response) => {
    response.once("close", () => {
      const seconds = (performance.now() - response.locals.startedAt) / 1_000;
      const status = sentStatus(response);
      metrics.request({ method: knownMethod(request.method), route: response.locals.route, status, seconds });
      logger.info(line(request, response, { status, seconds }), "request");
    });
  };
}

/** The status of a closed response: 500 if an error ended it before it was complete, 499 if the client disconnected. */
export function sentStatus(response: ServerResponse): number {
  if (response.writableFinished) return response.statusCode;
  return response.errored ? 500 : 499;
}

/** Logs an error of the server with its location, but never with values. */
export function logFailure(
  logger: Logger,
  error: unknown,
  { requestId, operation }: Pick<RequestContext, "requestId" | "operation">,
): void {
  const { code, cause } = toProblem(error);
  if (code !== "internal" && code !== "unavailable") return;
  const entry = { request_id: requestId, operation, ...describeError(cause ?? error) };
  if (code === "internal") logger.error(entry, "request failed");
  else logger.warn(entry, "request rejected: service unavailable");
}

/** Describes an error without text that it may quote: a database message can contain a rejected value. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const ofDatabase = "severity" in error || "sqlState" in error;
  const frames = (error.stack ?? "").split("\n").filter((text) => text.startsWith("    at "));
  return {
    error: error.name,
    ...("code" in error ? { error_code: String(error.code) } : {}),
    ...("constraint" in error ? { constraint: String(error.constraint) } : {}),
    ...(ofDatabase ? {} : { reason: error.message.slice(0, 500) }),
    stack: frames.slice(0, 12).join("\n"),
  };
}

function line(
  request: RestRequest,
  { locals }: RestResponse,
  { status, seconds }: { status: number; seconds: number },
) {
  const { requestId, route, operation, caller } = locals;
  return {
    request_id: requestId,
    method: knownMethod(request.method),
    route,
    operation,
    status,
    duration_ms: Math.round(seconds * 1e6) / 1_000,
    organization_id: caller?.organization.id ?? null,
    key_prefix: caller?.credential.kind === "api_key" ? keyPrefix(request) : null,
  };
}

/** A key is sent in its own header or, over MCP, as a bearer token. */
function keyPrefix({ headers }: RestRequest): string {
  const key = headers["x-api-key"] ?? headers.authorization?.replace(/^Bearer +/i, "");
  return String(key).slice(0, 12);
}

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Returns the method, or OTHER: invented methods must not become label values. */
export function knownMethod(method: string): string {
  return METHODS.has(method) ? method : "OTHER";
}
