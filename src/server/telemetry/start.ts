import { context, propagation, trace, type Tracer, type Attributes, type HrTime, ValueType } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import {
  parseKeyPairsIntoRecord,
  setGlobalErrorHandler,
  W3CTraceContextPropagator,
  millisToHrTime,
} from "@opentelemetry/core";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-proto";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-proto";
import { type Resource, resourceFromAttributes } from "@opentelemetry/resources";
import {
  MeterProvider,
  PeriodicExportingMetricReader,
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from "@opentelemetry/sdk-metrics";
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
import { traceOrigins } from "../../base/store/store.ts";
import type { Metrics } from "../../adapters/http/metrics.ts";
import type { TelemetryConfig } from "./config.ts";
import { traceRequests, traceStatements, traceEgress, traceJobs, traceMail, traceToolCalls } from "./spans.ts";
import type { MetricObjectWithValues, MetricValue } from "prom-client";
import type { RequestListener } from "node:http";
import type { Logger } from "pino";
import type { LoggedCall } from "../../base/contract/mcp.ts";
import type { Handlers } from "../../base/jobs/handler.ts";
import type { ServiceDeps } from "../services.ts";

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

type PrometheusMetric = Awaited<ReturnType<Metrics["values"]>>[number];

/** Converts the metrics of Prometheus to OpenTelemetry, with the same names and labels: each is defined only once. */
function metricProducer(metrics: Metrics): MetricProducer {
  const startTime = millisToHrTime(performance.timeOrigin);
  return {
    async collect() {
      const endTime = millisToHrTime(Date.now());
      const found = (await metrics.values()).flatMap((metric) => converted(metric, { startTime, endTime }));
      const scopeMetrics = [{ scope: { name: "crm" }, metrics: found }];
      // The reader replaces the resource by its own.
      return { resourceMetrics: { resource: resourceFromAttributes({}), scopeMetrics }, errors: [] };
    },
  };
}

interface Period {
  readonly startTime: HrTime;
  readonly endTime: HrTime;
}

function converted(metric: PrometheusMetric, period: Period): MetricData[] {
  const base = {
    descriptor: { name: metric.name, description: metric.help, unit: "", valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const points = (): DataPoint<number>[] =>
    metric.values.map(({ labels, value }) => ({ ...period, attributes: labels, value }));
  // The enumeration of prom-client is exported as a type only; at run time it contains these words.
  switch (String(metric.type)) {
    case "counter":
      return [{ ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points() }];
    case "gauge":
      return [{ ...base, dataPointType: DataPointType.GAUGE, dataPoints: points() }];
    case "histogram":
      return [{ ...base, dataPointType: DataPointType.HISTOGRAM, dataPoints: histograms(metric, period) }];
    default:
      return [];
  }
}

type HistogramMetric = MetricObjectWithValues<MetricValue<string> & { readonly metricName?: string }>;

/** Prometheus has one value per bucket, which includes all smaller buckets. */
function histograms({ name, values }: HistogramMetric, period: Period): DataPoint<Histogram>[] {
  const series = new Map<string, { labels: Attributes; values: Map<string, number> }>();
  for (const { labels, value, metricName = name } of values) {
    const { le, ...own } = labels;
    const key = JSON.stringify(own);
    const known = series.get(key) ?? { labels: own, values: new Map<string, number>() };
    known.values.set(le === undefined ? metricName.slice(name.length) : String(le), value);
    series.set(key, known);
  }
  return [...series.values()].map((one) => ({ ...period, attributes: one.labels, value: histogram(one.values) }));
}

function histogram(values: ReadonlyMap<string, number>): Histogram {
  const boundaries = [...values.keys()].map(Number).filter((one) => Number.isFinite(one));
  const cumulative = [...boundaries.map((one) => values.get(String(one)) ?? 0), values.get("_count") ?? 0];
  const counts = cumulative.map((count, index) => count - (cumulative[index - 1] ?? 0));
  return { buckets: { boundaries, counts }, sum: values.get("_sum") ?? 0, count: values.get("_count") ?? 0 };
}

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
