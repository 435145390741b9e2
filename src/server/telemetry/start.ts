import { context, propagation, trace, type Tracer } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { parseKeyPairsIntoRecord, setGlobalErrorHandler, W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-proto";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-proto";
import { type Resource, resourceFromAttributes } from "@opentelemetry/resources";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import packageFile from "../../../package.json" with { type: "json" };
import { newId } from "../../base/platform/ids.ts";
import { traceOrigins } from "../../base/platform/trace-origin.ts";
import type { Metrics } from "../../adapters/http/metrics.ts";
import type { TelemetryConfig } from "./config.ts";
import { metricProducer } from "./metric-producer.ts";
import { traceRequests, traceStatements, traceEgress, traceJobs, traceMail, traceToolCalls } from "./spans.ts";
import type { Telemetry } from "./telemetry.ts";

const STOP_MS = 3_000;
const REPORT_INTERVAL_MS = 30_000;

/** Starts the export of traces, and that of metrics as soon as there are some. */
export function startTelemetry(config: TelemetryConfig): Telemetry {
  const resource = resourceOf(config);
  const target = (signal: string) => ({
    url: `${config.endpoint}/v1/${signal}`,
    headers: parseKeyPairsIntoRecord(config.headers),
  });
  const processor = new BatchSpanProcessor({
    exporter: new OTLPTraceExporter(target("traces")),
    scheduledDelayMillis: config.spanDelay,
  });
  const provider = new TracerProvider({ resource, sampler: samplerOf(config), spanProcessors: [processor] });
  const tracer = provider.getTracer("crm", packageFile.version);
  let meters: MeterProvider | undefined;
  connectApi();
  traceStatements(tracer);
  return {
    ...wrappers(tracer),
    logFields,
    reportProblemsTo(logger) {
      setGlobalErrorHandler(atIntervals((error) => logger.warn({ reason: reasonOf(error) }, "telemetry not exported")));
    },
    exportMetrics(metrics) {
      meters = exportMetrics(metrics, { config, resource, exporter: new OTLPMetricExporter(target("metrics")) });
    },
    async stop() {
      const stopped = Promise.allSettled([provider.shutdown(), meters?.shutdown()]);
      const timeout = new Promise((resolve) => setTimeout(resolve, STOP_MS).unref());
      await Promise.race([stopped, timeout]);
    },
  };
}

function wrappers(tracer: Tracer): Pick<Telemetry, "requests" | "dependencies" | "handlers" | "toolCalls"> {
  return {
    requests: (serve) => traceRequests(tracer, serve),
    dependencies: (deps) => ({
      ...deps,
      egress: traceEgress(tracer, deps.egress),
      mailTransport: traceMail(tracer, deps.mailTransport),
      campaignTransport: traceMail(tracer, deps.campaignTransport),
    }),
    handlers: (handlers) => traceJobs(tracer, handlers),
    toolCalls: (logged) => traceToolCalls(tracer, logged),
  };
}

interface MetricExport {
  readonly config: TelemetryConfig;
  readonly resource: Resource;
  readonly exporter: OTLPMetricExporter;
}

function exportMetrics(metrics: Metrics, { config, resource, exporter }: MetricExport): MeterProvider {
  const exportIntervalMillis = config.metricInterval;
  const exportTimeoutMillis = Math.min(exportIntervalMillis, 30_000);
  const metricProducers = [metricProducer(metrics)];
  const times = { exportIntervalMillis, exportTimeoutMillis };
  return new MeterProvider({
    resource,
    readers: [new PeriodicExportingMetricReader({ exporter, metricProducers, ...times })],
  });
}

/** Makes spans follow asynchronous calls, and reads the W3C header `traceparent`. */
function connectApi(): void {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  traceOrigins.read = () => {
    const headers: { traceparent?: string } = {};
    propagation.inject(context.active(), headers);
    return headers.traceparent ?? null;
  };
}

function logFields(): Readonly<Record<string, string>> {
  const span = trace.getSpanContext(context.active());
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {};
}

/** Attributes of the variables replace ours, except the name. */
function resourceOf({ serviceName, resourceAttributes }: TelemetryConfig): Resource {
  return resourceFromAttributes({
    "service.version": packageFile.version,
    "service.instance.id": newId(),
    "process.pid": process.pid,
    ...parseKeyPairsIntoRecord(resourceAttributes),
    "service.name": serviceName,
  });
}

function samplerOf({ sampler, samplerRatio }: TelemetryConfig): Sampler {
  const roots = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(samplerRatio),
  };
  switch (sampler) {
    case "parentbased_always_on":
      return new ParentBasedSampler({ root: roots.always_on() });
    case "parentbased_always_off":
      return new ParentBasedSampler({ root: roots.always_off() });
    case "parentbased_traceidratio":
      return new ParentBasedSampler({ root: roots.traceidratio() });
    default:
      return roots[sampler]();
  }
}

/** A collector that does not respond fails each export; the reason is logged once per half minute. */
function atIntervals(report: (error: unknown) => void): (error: unknown) => void {
  let reportedAt = Number.NEGATIVE_INFINITY;
  return (error) => {
    if (performance.now() - reportedAt < REPORT_INTERVAL_MS) return;
    reportedAt = performance.now();
    report(error);
  };
}

function reasonOf(error: unknown): string {
  if (error instanceof Error) return error.message.slice(0, 500) || error.name;
  return typeof error === "string" ? error.slice(0, 500) : typeof error;
}
