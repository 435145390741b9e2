import type { Knex } from "knex";
import type { JobKind } from "../rules/job.ts";

/** A job with the lease of its worker. */
export interface LeasedJob {
  readonly id: string;
  readonly org_id: string | null;
  readonly kind: JobKind;
  readonly payload: object;
  readonly lease: string;
  /** Starts at 1; counts the attempts since the last progress. */
  readonly attempts: number;
  readonly max_attempts: number;
  readonly done: number;
  readonly total: number | null;
  readonly started_by: string | null;
  readonly cancel_requested_at: string | null;
}

/** The state that a job saves, so that another process can continue. */
export interface JobState {
  /** Members that replace those of the payload. */
  readonly payload?: object;
  readonly done?: number;
  readonly total?: number;
}

/** The reason why a job failed. */
export interface JobFailure {
  /** For operators; contains no values. */
  readonly error: string;
  /** For the user who started the job. */
  readonly code: string;
  /** Whether a retry can succeed. */
  readonly retryable: boolean;
}

const MAX_WAIT_SECONDS = 600;

/**
 * Takes due jobs. Lanes are served fairly: running jobs count against a lane, so that thousands of jobs of one
 * organization do not delay those of another. Usually the first thousand due jobs contain all lanes; only with a longer
 * queue are the other lanes visited too, with one index step each. The commit is asynchronous: if a database crash
 * loses it, the lease is invalid and the worker cannot write. The present time is rounded to milliseconds like
 * `available_at`; otherwise a job could be due up to half a millisecond after it was queued, and would wait for a poll.
 */
const CLAIM = `
WITH RECURSIVE head AS MATERIALIZED (
  SELECT lane FROM jobs
  WHERE finished_at IS NULL AND available_at AT TIME ZONE 'UTC' <= CAST(now() AS timestamptz(3)) AT TIME ZONE 'UTC'
  ORDER BY available_at AT TIME ZONE 'UTC' LIMIT 1000),
others AS (
  (SELECT lane FROM jobs WHERE finished_at IS NULL AND (SELECT count(*) FROM head) = 1000 ORDER BY lane LIMIT 1)
  UNION ALL
  SELECT (SELECT j.lane FROM jobs AS j WHERE j.finished_at IS NULL AND j.lane > o.lane ORDER BY j.lane LIMIT 1)
  FROM others AS o WHERE o.lane IS NOT NULL),
lanes AS (SELECT lane FROM head UNION SELECT lane FROM others),
candidates AS (
  SELECT d.id, d.available_at, b.running + row_number() OVER (PARTITION BY l.lane ORDER BY d.available_at, d.id) AS turn
  FROM lanes AS l
  CROSS JOIN LATERAL (
    SELECT id, available_at FROM jobs
    WHERE lane = l.lane AND finished_at IS NULL AND available_at <= CAST(now() AS timestamptz(3)) AND kind = ANY (:kinds)
    ORDER BY available_at, id LIMIT :limit * 2) AS d
  CROSS JOIN LATERAL (
    SELECT count(*) AS running FROM jobs WHERE lane = l.lane AND status = 'running' AND available_at > now()) AS b
  ORDER BY turn, d.available_at, d.id LIMIT :limit * 2),
taken AS (
  SELECT j.id FROM candidates AS c JOIN jobs AS j ON j.id = c.id
  WHERE j.finished_at IS NULL AND j.available_at <= CAST(now() AS timestamptz(3))
  ORDER BY c.turn, c.available_at, c.id LIMIT :limit FOR UPDATE OF j SKIP LOCKED)
UPDATE jobs AS j SET status = 'running', lease = gen_random_uuid(), attempts = attempts + 1,
  available_at = now() + :seconds * interval '1 second', started_at = coalesce(started_at, now()),
  resumed_at = now(), resumed_done = done
FROM taken WHERE j.id = taken.id
RETURNING j.id, j.org_id, j.kind, j.payload, j.lease, j.attempts, j.max_attempts, j.done, j.total, j.started_by,
  j.cancel_requested_at, set_config('synchronous_commit', 'off', true)`;

/** A retry that made more progress than the previous attempt counts as the first attempt. */
const CHECKPOINT = `
UPDATE jobs SET payload = payload || CAST(:payload AS jsonb), total = coalesce(CAST(:total AS integer), total),
  attempts = CASE WHEN CAST(:done AS integer) > done THEN 1 ELSE attempts END, done = coalesce(CAST(:done AS integer), done),
  available_at = now() + :seconds * interval '1 second'
WHERE lease = :lease RETURNING cancel_requested_at`;

const RENEW = `
UPDATE jobs SET available_at = now() + :seconds * interval '1 second'
WHERE id IN (SELECT id FROM jobs WHERE lease = ANY (:leases) FOR UPDATE SKIP LOCKED)`;

const FAIL = `
UPDATE jobs SET lease = NULL, last_error = :error, error_code = :code,
  attempts = CASE WHEN every_seconds IS NULL THEN attempts ELSE 0 END,
  status = CASE WHEN every_seconds IS NOT NULL OR :retryable AND attempts < max_attempts THEN 'queued' ELSE 'failed' END,
  available_at = now() + CASE WHEN every_seconds IS NOT NULL THEN every_seconds
    ELSE least(:longest, 2 ^ attempts) * (0.8 + random() * 0.4) END * interval '1 second',
  parked_at = CASE WHEN every_seconds IS NULL AND NOT (:retryable AND attempts < max_attempts) THEN now() END,
  finished_at = CASE WHEN every_seconds IS NULL AND NOT (:retryable AND attempts < max_attempts) THEN now() END
WHERE lease = :lease RETURNING status`;

/** With jitter, so that jobs that failed together are not retried together. */
const POSTPONE = `
UPDATE jobs SET status = 'queued', lease = NULL, attempts = 0, payload = payload || CAST(:payload AS jsonb),
  available_at = now() + :seconds * (0.9 + random() * 0.2) * interval '1 second'
WHERE lease = :lease`;

/** The number of processed records is final: records can be created or deleted after the total was determined. */
const COMPLETE = `
WITH gone AS (DELETE FROM jobs WHERE lease = :lease AND started_by IS NULL AND every_seconds IS NULL)
UPDATE jobs SET lease = NULL, attempts = 0, last_error = NULL, error_code = NULL,
  status = CASE WHEN every_seconds IS NULL THEN 'completed' ELSE 'queued' END,
  finished_at = CASE WHEN every_seconds IS NULL THEN now() END,
  available_at = CASE WHEN every_seconds IS NULL THEN now() ELSE now() + every_seconds * interval '1 second' END,
  done = CASE done WHEN 0 THEN coalesce(total, 0) ELSE done END,
  total = CASE WHEN done = 0 OR total IS NULL THEN total ELSE done END
WHERE lease = :lease AND (started_by IS NOT NULL OR every_seconds IS NOT NULL)`;

/** Statements for workers. Each requires the lease, so a worker that lost it cannot change the job. */
export function jobLeases(db: Knex) {
  return {
    /** Takes up to `limit` due jobs of these kinds, with a lease of `seconds`. */
    async claim(
      kinds: readonly string[],
      { limit, seconds }: { limit: number; seconds: number },
    ): Promise<LeasedJob[]> {
      return (await db.raw<{ rows: LeasedJob[] }>(CLAIM, { kinds, limit, seconds })).rows;
    },
    /**
     * Renews leases to `seconds` from now. Returns those that are still valid, and whether their jobs are to be
     * canceled.
     */
    async renew(leases: readonly string[], seconds: number): Promise<{ lease: string; cancelled: boolean }[]> {
      // A row that is locked by a checkpoint is skipped: the checkpoint renews the lease itself.
      await db.raw(RENEW, { leases, seconds });
      const valid = db("jobs").whereIn("lease", leases);
      return await valid.select("lease", db.raw("cancel_requested_at IS NOT NULL AS cancelled"));
    },
    /** Saves the progress and renews the lease; returns "lost" if another process has the job. */
    async checkpoint(lease: string, state: JobState, seconds: number): Promise<"renewed" | "cancelled" | "lost"> {
      const { payload = {}, done = null, total = null } = state;
      const bindings = { lease, seconds, done, total, payload: JSON.stringify(payload) };
      const { rows } = await db.raw<{ rows: { cancel_requested_at: string | null }[] }>(CHECKPOINT, bindings);
      const [row] = rows;
      if (!row) return "lost";
      return row.cancel_requested_at === null ? "renewed" : "cancelled";
    },
    ...jobOutcomes(db),
  };
}

function jobOutcomes(db: Knex) {
  return {
    /** Completes a job: kept if a user started it, rescheduled if it is periodic, otherwise deleted. */
    async complete(lease: string): Promise<void> {
      await db.raw(COMPLETE, { lease });
    },
    /** Records a failure: the job is retried with exponential backoff, or finally failed. Returns its new status. */
    async fail(lease: string, { error, code, retryable }: JobFailure): Promise<"queued" | "failed" | "lost"> {
      const bindings = { lease, error, code, retryable, longest: MAX_WAIT_SECONDS };
      const { rows } = await db.raw<{ rows: { status: "queued" | "failed" }[] }>(FAIL, bindings);
      return rows[0]?.status ?? "lost";
    },
    /** Returns the job to the queue for later; the attempt is not counted. */
    async postpone(lease: string, { seconds, payload }: { seconds: number; payload: object }): Promise<void> {
      await db.raw(POSTPONE, { lease, seconds, payload: JSON.stringify(payload) });
    },
    /** Ends a job that was canceled. */
    async endCancelled(lease: string): Promise<void> {
      await db("jobs").where({ lease }).update({ status: "cancelled", lease: null, finished_at: db.fn.now() });
    },
    /** Returns unfinished jobs to the queue; the attempt is not counted. */
    async release(leases: readonly string[]): Promise<void> {
      const attempts = db.raw("greatest(attempts - 1, 0)");
      await db("jobs")
        .whereIn("lease", leases)
        .update({ status: "queued", lease: null, available_at: db.fn.now(), attempts });
    },
  };
}
