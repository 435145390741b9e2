import type { RequestListener } from "node:http";
import type { Logger } from "pino";
import type { LoggedCall } from "../../base/contract/mcp.ts";
import type { Metrics } from "../../adapters/http/metrics.ts";
import type { Handlers } from "../../base/jobs/handler.ts";
import type { ServiceDeps } from "../services.ts";

/** Traces and metrics for an OpenTelemetry collector. Each method wraps a part of the service in spans. */
export interface Telemetry {
  /** Returns the ids of the current trace and span, for log lines. */
  readonly logFields: () => Readonly<Record<string, string>>;
  /** Logs problems of the export, at most one line per half minute. */
  reportProblemsTo(logger: Logger): void;
  /** Adds a span per request, which continues the trace of the caller. */
  requests(serve: RequestListener): RequestListener;
  /** Adds spans for outbound requests and messages. */
  dependencies(deps: ServiceDeps): ServiceDeps;
  /** Adds a trace per job, linked to the request that queued the job. */
  handlers(handlers: Handlers): Handlers;
  /** Adds a span per tool call. */
  toolCalls<Services>(logged: LoggedCall<Services>): LoggedCall<Services>;
  /** Exports the metrics at intervals. */
  exportMetrics(metrics: Metrics): void;
  /** Exports the remaining spans and metrics; waits three seconds at most. */
  stop(): Promise<void>;
}
