import type { Knex } from "knex";
import type { Logger } from "pino";
import { newId } from "../base/platform/ids.ts";
import { connectForWork } from "../base/db/connection.ts";
import { collectFirstStatistics } from "../base/db/first-statistics.ts";
import { Problem } from "../base/platform/rules/errors.ts";
import { describeError } from "../adapters/http/log.ts";
import type { Metrics } from "../adapters/http/metrics.ts";
import { createCampaignHandlers, createFailureHandlers, createHandlers, createMailHandlers } from "./job-handlers.ts";
import type { Handlers } from "../base/jobs/handler.ts";
import { type RunnerOptions, type Runner, startRunner } from "../base/jobs/runner.ts";
import { rightsOfAuthority } from "../features/webhooks/rights.ts";
import { startDispatcher, type Dispatcher } from "../features/webhooks/dispatcher.ts";
import type { JobFailure } from "../base/jobs/sql/job-leases.ts";
import { storeSecrets } from "./secret-key.ts";
import { createStore, type Store } from "../base/store/store.ts";
import { workConnections } from "./config.ts";
import { openReplica } from "./replica.ts";
import type { ServiceDeps } from "./services.ts";
import { handleFailures } from "../features/webhooks/failures.ts";
import { signDelivery } from "../features/webhooks/secrets.ts";
import type { Telemetry } from "./telemetry/start.ts";

/** Dependencies of background processing. */
export interface BackgroundDependencies {
  /** The pool of the process; jobs use a separate pool for the same database. */
  readonly knex: Knex;
  readonly logger: Logger;
  /** The dependencies of services; their store is replaced by one on the pool of the jobs. */
  readonly deps: ServiceDeps;
  /** The maximum number of concurrent jobs. */
  readonly workers: number;
  readonly metrics: Metrics;
  readonly telemetry: Telemetry | null;
}

/** Runs jobs and delivers events in this process until it is stopped. */
export interface Background {
  /** Checks for new jobs. */
  wake(): void;
  /** Takes no new jobs, and returns those that do not finish in time to the queue. */
  stop(timeoutMs: number): Promise<void>;
}

/** For processes that run no jobs. */
export const noBackground: Background = { wake: () => undefined, stop: () => Promise.resolve() };

/** Periodic jobs, with their interval in seconds. */
const SCHEDULE = {
  "cleanup.run": 3_600,
  "activity_log.months": 3_600,
  "retention.due": 86_400,
  "busy_feeds.due": 60,
} as const;
const LOG_INTERVAL_MS = 30_000;
/** The number of connections to the mail server: with more, jobs would only wait. */
const MAX_CONCURRENT_MESSAGES = 10;
/** Each campaign sends ten messages concurrently; further campaigns take turns. */
const MAX_CONCURRENT_CAMPAIGNS = 3;

/**
 * Starts to run jobs. Messages and campaigns have runners of their own, so that a campaign or import that takes hours
 * does not delay messages, and a slow mail server does not delay other jobs.
 */
export function startBackground(dependencies: BackgroundDependencies): Background {
  const { knex, logger, deps, workers, metrics, telemetry } = dependencies;
  const pool = connectForWork(knex, workConnections(workers));
  const wake = (): void => {
    for (const runner of wakeable) runner.wake();
  };
  const primary = createStore(pool, wake, storeSecrets(deps.keyring));
  const { store, close: closeReplica } = openReplica(primary, { knex: pool, logger, metrics });
  const own = { ...deps, store };
  const common = {
    store,
    failureHandlers: createFailureHandlers(own),
    toFailure,
    onFailure: failureLog(logger, deps.clock),
  };
  const onFault = (error: unknown): void => {
    logger.error(describeError(error), "job step failed, job continues");
  };
  const start = (count: number, handlers: Handlers): Runner =>
    startRunner({
      ...common,
      workers: count,
      handlers: telemetry?.handlers(handlers) ?? handlers,
      onEnd: metrics.jobEnded,
    });
  const wakeable = [
    start(workers, createHandlers({ ...own, onFault })),
    start(MAX_CONCURRENT_MESSAGES, createMailHandlers(own)),
  ];
  // Campaigns are not urgent: their runner finds them with its next poll.
  const runners = [...wakeable, start(MAX_CONCURRENT_CAMPAIGNS, createCampaignHandlers(own))];
  schedulePeriodicJobs(store, logger);
  const endStatistics = collectFirstStatistics(pool, (error) => {
    logger.warn(describeError(error), "failed to collect statistics of new tables");
  });
  const dispatcher = openDispatcher(deps, { store, logger, metrics });
  return {
    wake,
    async stop(timeoutMs) {
      endStatistics();
      await Promise.all([...runners, dispatcher].map((one) => one.stop(timeoutMs)));
      await Promise.all([pool.destroy(), closeReplica()]);
    },
  };
}

function schedulePeriodicJobs({ jobs }: Store, logger: Logger): void {
  for (const [kind, seconds] of Object.entries(SCHEDULE)) {
    jobs.schedule(newId(), kind as keyof typeof SCHEDULE, seconds).catch((error: unknown) => {
      logger.warn({ ...describeError(error), job_kind: kind }, "failed to schedule job");
    });
  }
}

interface DispatcherDeps {
  readonly store: Store;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

function openDispatcher(deps: ServiceDeps, { store, logger, metrics }: DispatcherDeps): Dispatcher {
  const log = failureLog(logger, deps.clock);
  return startDispatcher({
    store,
    clock: deps.clock,
    random: Math.random,
    fetch: deps.egress.fetch,
    rightsOf: ({ authority }) => rightsOfAuthority(authority),
    sign: (delivery, signed) => signDelivery(deps.encryption, delivery, signed),
    async onSettled(outcomes, health) {
      for (const { error } of outcomes) metrics.jobEnded("webhook.deliver", error === null ? "completed" : "retried");
      await handleFailures({ ...deps, store }, outcomes, health);
    },
    onFailure: (error) => log(error, null),
  });
}

/** Without a database the queue fails every second; the failure is logged at intervals only. */
function failureLog(logger: Logger, clock: () => number): RunnerOptions["onFailure"] {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return (error, job) => {
    if (job) {
      const entry = { ...describeError(error), job_id: job.id, job_kind: job.kind, attempt: job.attempt };
      if (job.parked) logger.error(entry, "job failed permanently");
      else logger.warn(entry, "job failed, will be retried");
    } else if (clock() - loggedAt >= LOG_INTERVAL_MS) {
      loggedAt = clock();
      logger.warn(describeError(error), "job queue poll failed");
    }
  };
}

/** A call that a service rejects is rejected again when repeated; any other error can be temporary. */
function toFailure(error: unknown): JobFailure {
  const { error: name, error_code: code } = describeError(error);
  const text = [name, code].filter((part) => typeof part === "string").join(" ");
  if (!(error instanceof Problem)) return { error: text, code: "internal", retryable: true };
  return { error: text, code: error.code, retryable: error.code === "internal" || error.code === "unavailable" };
}
