import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
  type MetricObjectWithValues,
  type MetricValue,
} from "prom-client";

/**
 * Durations of responses and decisions of the rate limits, for Prometheus; no label identifies an organization or user.
 */
export interface Metrics {
  readonly contentType: string;
  readonly request: (sample: RequestSample) => void;
  readonly limiterDecision: (result: "allowed" | "refused") => void;
  readonly limiterFallback: (active: boolean) => void;
  readonly shed: () => void;
  readonly replicaRead: (used: boolean) => void;
  readonly jobEnded: (kind: string, outcome: string) => void;
  /** Returns the metrics in the text format of Prometheus. */
  render(): Promise<string>;
  /** Returns the values, for the sum over several processes and for other formats. */
  values(): Promise<MetricValues>;
}

/** The metrics of a process; each names how to aggregate it. */
export type MetricValues = readonly MetricObjectWithValues<MetricValue<string>>[];

/** One completed request. */
interface RequestSample {
  readonly method: string;
  /** As written in the contract. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** Numbers of connections of a pool. */
interface PoolMetrics {
  readonly used: number;
  readonly free: number;
  readonly waiting: number;
}

/** State of the job queue. */
interface QueueMetrics {
  /** Jobs that are due. */
  readonly waiting: number;
  /** How long the first of them has been due. */
  readonly seconds: number;
}

/** Bucket boundaries in seconds, those of OpenTelemetry's semantic conventions for HTTP. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

/** Creates the metrics in a registry of their own, which includes event loop, memory and handles. */
export function createMetrics(pool: () => PoolMetrics, queue: () => Promise<QueueMetrics>): Metrics {
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
    ...registerLimiter(registers),
    shed: () => shed.inc(),
    replicaRead: countReplicaReads(registers),
    jobEnded: (kind, outcome) => jobs.inc({ kind, outcome }),
    render: () => registry.metrics(),
    values: () => registry.getMetricsAsJSON(),
  };
}

function registerLimiter(registers: Registry[]): Pick<Metrics, "limiterDecision" | "limiterFallback"> {
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
    aggregator: "max",
  });
  return {
    limiterDecision: (result) => decisions.inc({ result }),
    limiterFallback: (active) => fallback.set(active ? 1 : 0),
  };
}

function countReplicaReads(registers: Registry[]): Metrics["replicaRead"] {
  const reads = new Counter({
    name: "db_replica_reads_total",
    help: "Reads for the replica, by the server that executed them; only with DATABASE_READ_URL.",
    labelNames: ["server"],
    registers,
  });
  return (used) => reads.inc({ server: used ? "replica" : "primary" });
}

function registerPool(pool: () => PoolMetrics, registers: Registry[]): void {
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

/** The waiting jobs are those of all processes; if the database does not respond, the last values stay. */
function registerQueue(queue: () => Promise<QueueMetrics>, registers: Registry[]): Counter<"kind" | "outcome"> {
  let pending: Promise<QueueMetrics | null> | undefined;
  // Both gauges are collected at the same time, so they share one query.
  const readQueue = (): Promise<QueueMetrics | null> =>
    (pending ??= queue()
      .catch(() => null)
      .finally(() => (pending = undefined)));
  new Gauge({
    name: "jobs_waiting",
    help: "Background jobs ready to run.",
    registers,
    aggregator: "max",
    async collect() {
      const known = await readQueue();
      if (known) this.set(known.waiting);
    },
  });
  new Gauge({
    name: "jobs_waiting_seconds",
    help: "Waiting time of the oldest job that is ready to run.",
    registers,
    aggregator: "max",
    async collect() {
      const known = await readQueue();
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

/** Returns the numbers of a knex pool; its type is not public, so each method is looked up. */
export function poolMetrics(knex: { readonly client: unknown }): PoolMetrics {
  const pool = member(knex.client, "pool");
  const count = (method: string): number => {
    const read = member(pool, method);
    return typeof read === "function" ? Number(Reflect.apply(read, pool, [])) : 0;
  };
  return { used: count("numUsed"), free: count("numFree"), waiting: count("numPendingAcquires") };
}

function member(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
