import type { TelemetryConfig } from "./config.ts";
import type { Telemetry } from "./telemetry.ts";

/** Starts telemetry; null without OTEL_EXPORTER_OTLP_ENDPOINT. Only then are the packages of OpenTelemetry loaded. */
export async function openTelemetry(config: TelemetryConfig | null): Promise<Telemetry | null> {
  if (config === null) return null;
  const { startTelemetry } = await import("./start.ts");
  return startTelemetry(config);
}
