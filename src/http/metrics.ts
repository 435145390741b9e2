import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

/** How long answers took and what the limits decided, for Prometheus; nothing that names an organization or a person. */
export interface Metrics {
  readonly contentType: string;
  readonly request: (sample: RequestSample) => void;
  readonly limiterDecision: (result: "allowed" | "refused") => void;
  readonly limiterFallback: (active: boolean) => void;
  readonly shed: () => void;
  /** In the text format of Prometheus. */
  render(): Promise<string>;
}

/** One request that was answered. */
export interface RequestSample {
  readonly method: string;
  /** As the contract writes it. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** What a pool of connections says of itself. */
export interface PoolNumbers {
  readonly used: number;
  readonly free: number;
  readonly waiting: number;
}

/** Boundaries in seconds, those of OpenTelemetry's semantic conventions for HTTP. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

/** Metrics in a registry of their own; event loop, memory and handles are in it too. */
export function createMetrics(pool: () => PoolNumbers): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "http_server_request_duration_seconds",
    help: "Time from the first byte of a request to the end of its answer.",
    labelNames: ["method", "route", "status"],
    buckets: SECONDS,
    registers,
  });
  const decisions = new Counter({
    name: "rate_limiter_decisions_total",
    help: "Requests that the rate limits let through or refused.",
    labelNames: ["result"],
    registers,
  });
  const fallback = new Gauge({
    name: "rate_limiter_fallback",
    help: "1 while Redis does not answer and the limits are this process's own.",
    registers,
  });
  const shed = new Counter({ name: "http_server_shed_total", help: "Requests refused under overload.", registers });
  registerPool(pool, registers);
  return {
    contentType: registry.contentType,
    request: ({ method, route, status, seconds }) => requests.observe({ method, route, status }, seconds),
    limiterDecision: (result) => decisions.inc({ result }),
    limiterFallback: (active) => fallback.set(active ? 1 : 0),
    shed: () => shed.inc(),
    render: () => registry.metrics(),
  };
}

function registerPool(pool: () => PoolNumbers, registers: Registry[]): void {
  new Gauge({
    name: "db_client_connections",
    help: "Connections of the pool, and requests that wait for one.",
    labelNames: ["state"],
    registers,
    collect() {
      const { used, free, waiting } = pool();
      this.set({ state: "used" }, used);
      this.set({ state: "idle" }, free);
      this.set({ state: "waiting" }, waiting);
    },
  });
}
