import type { Knex } from "knex";
import type { Logger } from "pino";
import { newId } from "../platform/ids.ts";
import { createAuditLogDeps } from "../accounts/audit-log/hmac.ts";
import { connectForWork } from "../db/connection.ts";
import { Problem } from "../platform/rules/errors.ts";
import { describeError } from "../http/log.ts";
import type { Metrics } from "../http/metrics.ts";
import { createCampaignHandlers, createEndings, createHandlers, createMailHandlers } from "./job-handlers.ts";
import type { Handlers } from "../jobs/handler.ts";
import type { RunnerOptions } from "../jobs/runner-options.ts";
import { type Runner, startRunner } from "../jobs/runner.ts";
import { rightsOfAuthority } from "../webhooks/rights.ts";
import { startDispatcher, type Dispatcher } from "../webhooks/dispatcher.ts";
import type { JobFailure } from "../jobs/sql/job-leases.ts";
import { createStore, type Store } from "../store/store.ts";
import type { ServiceDeps } from "./services.ts";
import { followUp } from "../webhooks/failures.ts";
import { signDelivery } from "../webhooks/secrets.ts";

/** What the background stands on. */
export interface BackgroundDependencies {
  /** The pool of the process; jobs have connections of their own to the same database. */
  readonly knex: Knex;
  readonly logger: Logger;
  /** Parts for services; their store is replaced by one over the jobs' connections. */
  readonly deps: ServiceDeps;
  /** How many jobs run at once. */
  readonly workers: number;
  readonly metrics: Metrics;
}

/** Does jobs and delivers events in this process until it is stopped. */
export interface Background {
  /** There may be a new job. */
  wake(): void;
  /** Takes nothing new, and gives back what is not done by then. */
  stop(patienceMs: number): Promise<void>;
}

/** Where no jobs are done. */
export const noBackground: Background = { wake: () => undefined, stop: () => Promise.resolve() };

/** What is done again and again, and after how many seconds. */
const SCHEDULE = { "cleanup.run": 3_600, "activity_log.months": 3_600, "busy_feeds.due": 60 } as const;
const QUIET_MS = 30_000;
/** As many as there are connections to the mail server: whoever sends more at once only waits. */
const MESSAGES_AT_ONCE = 10;
/** Each with ten messages on their way; where there are more campaigns they come in turn. */
const CAMPAIGNS_AT_ONCE = 3;
/** A job may need a second one for a transaction beside its own; the two sides of the dispatcher, each runner and its heartbeat need one each. */
const CONNECTIONS_BESIDE = 8;
/** Of ten messages most wait for the mail server just now. */
const CONNECTIONS_FOR_MESSAGES = 4;
const CONNECTIONS_FOR_CAMPAIGNS = 6;

/**
 * Starts to do jobs. Messages have a runner of their own, and so have campaigns: a campaign or an import that takes hours holds
 * up no message, and a mail server that takes its time no other work.
 */
export function startBackground({ knex, logger, deps, workers, metrics }: BackgroundDependencies): Background {
  const forMail = CONNECTIONS_FOR_MESSAGES + CONNECTIONS_FOR_CAMPAIGNS;
  const pool = connectForWork(knex, workers * 2 + forMail + CONNECTIONS_BESIDE);
  const wake = (): void => {
    for (const runner of woken) runner.wake();
  };
  const store = createStore(pool, wake, createAuditLogDeps(deps.keyring));
  const own = { ...deps, store };
  const common = { store, endings: createEndings(own), judge, onFailure: failureLog(logger, deps.clock) };
  const onFault = (error: unknown): void => {
    logger.error(describeError(error), "a part of a job failed, and the job goes on");
  };
  const start = (count: number, handlers: Handlers): Runner =>
    startRunner({ ...common, workers: count, handlers, onEnd: metrics.jobEnded });
  const woken = [start(workers, createHandlers({ ...own, onFault })), start(MESSAGES_AT_ONCE, createMailHandlers(own))];
  // For a campaign it is soon enough when its runner looks again by itself.
  const runners = [...woken, start(CAMPAIGNS_AT_ONCE, createCampaignHandlers(own))];
  for (const [kind, seconds] of Object.entries(SCHEDULE)) {
    store.jobs.schedule(newId(), kind as keyof typeof SCHEDULE, seconds).catch((error: unknown) => {
      logger.warn({ ...describeError(error), job_kind: kind }, "a job could not be scheduled");
    });
  }
  const dispatcher = openDispatcher(deps, { store, logger, metrics });
  return {
    wake,
    async stop(patienceMs) {
      await Promise.all([...runners, dispatcher].map((one) => one.stop(patienceMs)));
      await pool.destroy();
    },
  };
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
      await followUp({ ...deps, store }, outcomes, health);
    },
    onFailure: (error) => log(error, null),
  });
}

/** Without a database the queue fails every second: that is said now and then only. */
function failureLog(logger: Logger, clock: () => number): RunnerOptions["onFailure"] {
  let saidAt = Number.NEGATIVE_INFINITY;
  return (error, job) => {
    if (job) {
      const entry = { ...describeError(error), job_id: job.id, job_kind: job.kind, attempt: job.attempt };
      if (job.parked) logger.error(entry, "a job failed and is not tried again");
      else logger.warn(entry, "a job failed and will be tried again");
    } else if (clock() - saidAt >= QUIET_MS) {
      saidAt = clock();
      logger.warn(describeError(error), "the job queue could not be worked");
    }
  };
}

/** What a service refuses, it refuses the next time too; anything else may pass. */
function judge(error: unknown): JobFailure {
  const { error: name, error_code: code } = describeError(error);
  const text = [name, code].filter((part) => typeof part === "string").join(" ");
  if (!(error instanceof Problem)) return { error: text, code: "internal", again: true };
  return { error: text, code: error.code, again: error.code === "internal" || error.code === "unavailable" };
}
