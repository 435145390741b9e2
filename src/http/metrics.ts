import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

/** How long answers took and what the limits decided, for Prometheus; nothing that names an organization or a person. */
export interface Metrics {
  readonly contentType: string;
  readonly request: (sample: RequestSample) => void;
  readonly limiterDecision: (result: "allowed" | "refused") => void;
  readonly limiterFallback: (active: boolean) => void;
  readonly shed: () => void;
  readonly jobEnded: (kind: string, outcome: string) => void;
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

/** What the job queue says of itself. */
export interface QueueNumbers {
  /** Jobs that could be taken now. */
  readonly waiting: number;
  /** How long the first of them could have been. */
  readonly seconds: number;
}

/** Boundaries in seconds, those of OpenTelemetry's semantic conventions for HTTP. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

/** Metrics in a registry of their own; event loop, memory and handles are in it too. */
export function createMetrics(pool: () => PoolNumbers, queue: () => Promise<QueueNumbers>): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "http_server_request_duration_seconds",
    help: "Time from the first byte of a request to the end of its response.",
    labelNames: ["method", "route", "status"],
    buckets: SECONDS,
    registers,
  });
  const decisions = new Counter({
    name: "rate_limiter_decisions_total",
    help: "Requests allowed or rejected by the rate limits.",
    labelNames: ["result"],
    registers,
  });
  const fallback = new Gauge({
    name: "rate_limiter_fallback",
    help: "1 while Redis does not respond and the limits apply to this process only.",
    registers,
  });
  const shed = new Counter({
    name: "http_server_shed_total",
    help: "Requests rejected because of overload.",
    registers,
  });
  registerPool(pool, registers);
  const jobs = registerQueue(queue, registers);
  return {
    contentType: registry.contentType,
    request: ({ method, route, status, seconds }) => requests.observe({ method, route, status }, seconds),
    limiterDecision: (result) => decisions.inc({ result }),
    limiterFallback: (active) => fallback.set(active ? 1 : 0),
    shed: () => shed.inc(),
    jobEnded: (kind, outcome) => jobs.inc({ kind, outcome }),
    render: () => registry.metrics(),
  };
}

function registerPool(pool: () => PoolNumbers, registers: Registry[]): void {
  new Gauge({
    name: "db_client_connections",
    help: "Connections of the pool, and requests waiting for one.",
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

/** What waits is of all processes together; while the database does not answer, what it said last. */
function registerQueue(queue: () => Promise<QueueNumbers>, registers: Registry[]): Counter<"kind" | "outcome"> {
  let asked: Promise<QueueNumbers | null> | undefined;
  // Both are collected at once, so that the queue is asked once.
  const numbers = (): Promise<QueueNumbers | null> =>
    (asked ??= queue()
      .catch(() => null)
      .finally(() => (asked = undefined)));
  new Gauge({
    name: "jobs_waiting",
    help: "Background jobs ready to run.",
    registers,
    async collect() {
      const known = await numbers();
      if (known) this.set(known.waiting);
    },
  });
  new Gauge({
    name: "jobs_waiting_seconds",
    help: "Waiting time of the oldest job that is ready to run.",
    registers,
    async collect() {
      const known = await numbers();
      if (known) this.set(known.seconds);
    },
  });
  return new Counter({
    name: "jobs_ended_total",
    help: "Runs of background jobs in this process, by outcome.",
    labelNames: ["kind", "outcome"],
    registers,
  });
}
