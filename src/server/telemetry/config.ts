import {
  anyText,
  integer,
  matching,
  number,
  oneOf,
  optional,
  trimSlash,
  url,
  type ValuesOf,
  withDefault,
} from "../config-values.ts";

const SAMPLERS = [
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
] as const;

const keyPairs = withDefault(
  "",
  matching(/^\s*([^\s=,]+=[^,]*(,\s*[^\s=,]+=[^,]*)*)?$/, "a list such as name=value,other=value"),
);

/** The standard variables of OpenTelemetry that the service supports; names, values and defaults are those of its specification. */
export const telemetryVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(url(["http:", "https:"], "a URL such as http://collector:4318")),
  OTEL_EXPORTER_OTLP_PROTOCOL: withDefault("http/protobuf", oneOf(["http/protobuf"])),
  OTEL_EXPORTER_OTLP_HEADERS: keyPairs,
  OTEL_SERVICE_NAME: withDefault("crm", anyText),
  OTEL_RESOURCE_ATTRIBUTES: keyPairs,
  OTEL_TRACES_SAMPLER: withDefault("parentbased_always_on", oneOf(SAMPLERS)),
  OTEL_TRACES_SAMPLER_ARG: number(1, /^(0|1|0?\.\d{1,9}|1\.0+)$/, "a number from 0 to 1"),
  OTEL_BSP_SCHEDULE_DELAY: integer(5_000, { from: 10, to: 600_000 }),
  OTEL_METRIC_EXPORT_INTERVAL: integer(60_000, { from: 100, to: 3_600_000 }),
};

type Variables = ValuesOf<typeof telemetryVariables>;

/** Where and how traces and metrics are exported. */
export type TelemetryConfig = NonNullable<ReturnType<typeof telemetryOf>>;

/** Returns null if no collector is configured. */
export function telemetryOf(env: Variables) {
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return null;
  return {
    /** Without a trailing slash. */
    endpoint: trimSlash(env.OTEL_EXPORTER_OTLP_ENDPOINT),
    headers: env.OTEL_EXPORTER_OTLP_HEADERS,
    serviceName: env.OTEL_SERVICE_NAME,
    resourceAttributes: env.OTEL_RESOURCE_ATTRIBUTES,
    sampler: env.OTEL_TRACES_SAMPLER,
    samplerRatio: env.OTEL_TRACES_SAMPLER_ARG,
    /** Milliseconds between exports of spans. */
    spanDelay: env.OTEL_BSP_SCHEDULE_DELAY,
    /** Milliseconds between exports of metrics. */
    metricInterval: env.OTEL_METRIC_EXPORT_INTERVAL,
  };
}
