import type { Knex } from "knex";
import type { JobKind, JobPayloads, JobResult } from "../rules/job.ts";
import { jobLeases } from "./job-leases.ts";
import { lockName } from "../../platform/sql/advisory-locks.ts";
import { placeholders, run, sql } from "../../platform/sql/sql-text.ts";

/** A job to be run after the transaction that queues it has committed. */
export type NewJob = { readonly [Kind in JobKind]: NewJobOf<Kind> }[JobKind];

interface NewJobOf<Kind extends JobKind> {
  /** A UUID version 7. */
  readonly id: string;
  readonly kind: Kind;
  readonly payload: JobPayloads[Kind];
  /** The earliest start (RFC 3339). */
  readonly availableAt?: string;
  /** Only one waiting job per key, kind and organization is queued. */
  readonly key?: string;
  /** The id of the user who can view and cancel the job, which is then kept for 30 days. */
  readonly startedBy?: string;
  /** The record that the job produces. */
  readonly result?: JobResult;
  /** The total amount of work, if known. */
  readonly total?: number;
  readonly maxAttempts?: number;
}

/** A job as shown to the user who started it. */
export interface JobRecord {
  readonly id: string;
  readonly kind: string;
  readonly status: "queued" | "running" | "completed" | "failed" | "cancelled";
  readonly started_by: string;
  readonly result: JobResult | null;
  readonly error_code: string | null;
  readonly done: number;
  readonly total: number | null;
  readonly cancel_requested_at: string | null;
  readonly created_at: string;
  readonly started_at: string | null;
  readonly resumed_at: string | null;
  readonly resumed_done: number;
  readonly finished_at: string | null;
}

const MAX_ATTEMPTS = 8;
/** Jobs that a transaction writes with its COMMIT; further ones are written at once. */
const MAX_LAST = 500;
/** Statements for more jobs than this are planned each time. */
const MAX_NAMED = 5;

/** The columns of a job that a user started. */
export const jobColumns = [
  "id",
  "kind",
  "status",
  "started_by",
  "result",
  "error_code",
  "done",
  "total",
  "cancel_requested_at",
  "created_at",
  "started_at",
  "resumed_at",
  "resumed_done",
  "finished_at",
] as const;

/** A job that has not been written yet. */
export interface WaitingJob {
  /** Null: a job of the service. */
  readonly orgId: string | null;
  readonly job: NewJob;
  /** W3C `traceparent` of the request that queued it; null without tracing. */
  readonly traceparent: string | null;
}

/** Dependencies of the queue. */
interface QueueDeps {
  /** Called when jobs were queued. */
  readonly queued: () => void;
  /** The jobs that the transaction writes when it commits; null outside of a transaction. */
  readonly last: WaitingJob[] | null;
  /** Returns the W3C `traceparent` of the current request, which is kept in the payload; null without tracing. */
  readonly origin: () => string | null;
}

/** Writes jobs with one statement; those whose key is already waiting are skipped. */
export async function writeJobs(db: Knex, jobs: readonly WaitingJob[]): Promise<void> {
  if (jobs.length === 0) return;
  const values = placeholders(jobs.length, JOB);
  const name = jobs.length <= MAX_NAMED ? `jobs.enqueue.${String(jobs.length)}` : undefined;
  await run(db, sql(`${ENQUEUE} VALUES ${values} ${UNLESS_WAITING}`, ...jobs.flatMap(rowOf)), name);
}

/** Statements for `jobs`. */
export function jobRepository(db: Knex, { queued, last, origin }: QueueDeps) {
  const write = async (jobs: readonly WaitingJob[]): Promise<void> => {
    if (jobs.length === 0) return;
    await writeJobs(db, jobs);
    queued();
  };
  return {
    ...jobLeases(db),
    ...startedJobs(db),
    /** Queues a job in the current transaction, unless one with its key is waiting. */
    enqueue: async (orgId: string | null, job: NewJob): Promise<void> =>
      await write([{ orgId, job, traceparent: origin() }]),
    /** Queues jobs like enqueue(), but all at once when the transaction commits. */
    async enqueueLast(orgId: string | null, jobs: readonly NewJob[]): Promise<void> {
      const traceparent = origin();
      const waiting = jobs.map((job) => ({ orgId, job, traceparent }));
      if (last && last.length + waiting.length <= MAX_LAST) last.push(...waiting);
      else await write(waiting);
    },
    /** Schedules a periodic job of the service. Each run happens once, however many processes schedule it. */
    async schedule(id: string, kind: JobKind, everySeconds: number): Promise<void> {
      const row = { id, kind, payload: "{}", max_attempts: MAX_ATTEMPTS, every_seconds: everySeconds };
      const same = db.raw("(kind) WHERE every_seconds IS NOT NULL");
      await db("jobs").insert(row).onConflict(same).merge(["every_seconds"]);
    },
    /** Returns the number of due jobs, and for how many seconds the oldest one has been due. */
    async waiting(): Promise<{ waiting: number; seconds: number }> {
      const { rows } = await db.raw<{ rows: { waiting: number; seconds: number }[] }>(WAITING);
      return rows[0] ?? { waiting: 0, seconds: 0 };
    },
    /** Deletes jobs that ended more than 30 days ago. */
    async purge(): Promise<void> {
      await db("jobs").whereRaw("finished_at < now() - interval '30 days'").delete();
    },
  };
}

const WAITING = `
SELECT count(*) AS waiting, coalesce(extract(epoch FROM now() - min(available_at)), 0)::float AS seconds FROM jobs
WHERE finished_at IS NULL AND available_at AT TIME ZONE 'UTC' <= now() AT TIME ZONE 'UTC'`;

/** Statements for jobs started by users. */
function startedJobs(db: Knex) {
  const visible = (orgId: string, id: string): Knex.QueryBuilder =>
    db("jobs").where({ org_id: orgId, id }).whereNotNull("started_by");
  return {
    /** Locks the number of unfinished jobs that users started until the transaction ends, and returns it. */
    async lockUnfinished(orgId: string): Promise<number> {
      await lockName(db, `started_jobs:${orgId}`);
      const [row] = await db("jobs")
        .where({ org_id: orgId, finished_at: null })
        .whereNotNull("started_by")
        .count<{ count: string | number }[]>("* as count");
      return Number(row?.count ?? 0);
    },
    async find(orgId: string, id: string): Promise<JobRecord | null> {
      return (await visible(orgId, id).first<JobRecord | undefined>(...jobColumns)) ?? null;
    },
    /** Cancels a waiting job or asks a running one to stop; returns null if there is no unfinished job. */
    async cancel(orgId: string, id: string): Promise<JobRecord | null> {
      const waiting = (then: string, otherwise: string): Knex.Raw =>
        db.raw(`CASE WHEN status = 'queued' THEN ${then} ELSE ${otherwise} END`);
      const cancelled: JobRecord[] = await visible(orgId, id)
        .whereNull("finished_at")
        .update({
          cancel_requested_at: db.raw("coalesce(cancel_requested_at, now())"),
          finished_at: waiting("now()", "NULL"),
          status: waiting("'cancelled'", "status"),
        })
        .returning([...jobColumns]);
      return cancelled[0] ?? null;
    },
  };
}

const ENQUEUE = `
INSERT INTO jobs (id, org_id, kind, payload, available_at, key, started_by, result, total, max_attempts)`;
const JOB = "(?, ?, ?, ?::jsonb, coalesce(?::timestamptz, now()), ?, ?, ?::jsonb, ?, ?)";
const UNLESS_WAITING = `
ON CONFLICT (lane, kind, key) WHERE key IS NOT NULL AND started_at IS NULL AND finished_at IS NULL DO NOTHING`;

function rowOf({ orgId, job, traceparent }: WaitingJob): (string | number | null)[] {
  const { id, kind, payload, availableAt, key, startedBy, result, total, maxAttempts } = job;
  return [
    id,
    orgId,
    kind,
    JSON.stringify(traceparent === null ? payload : { ...payload, traceparent }),
    availableAt ?? null,
    key ?? null,
    startedBy ?? null,
    result ? JSON.stringify(result) : null,
    total ?? null,
    maxAttempts ?? MAX_ATTEMPTS,
  ];
}
