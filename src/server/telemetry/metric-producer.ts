import { type Attributes, type HrTime, ValueType } from "@opentelemetry/api";
import { millisToHrTime } from "@opentelemetry/core";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from "@opentelemetry/sdk-metrics";
import type { MetricObjectWithValues, MetricValue } from "prom-client";
import type { Metrics } from "../../adapters/http/metrics.ts";

type PrometheusMetric = Awaited<ReturnType<Metrics["values"]>>[number];

/** Converts the metrics of Prometheus to OpenTelemetry, with the same names and labels: each is defined only once. */
export function metricProducer(metrics: Metrics): MetricProducer {
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
