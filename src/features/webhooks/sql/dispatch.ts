import type { Knex } from "knex";
import type { WebhookEventName } from "../../../../generated/vocabulary.js";
import { retrySerializationFailures } from "../../../base/platform/sql/retry.ts";
import { run, sql } from "../../../base/platform/sql/sql-text.ts";
import { authoritiesOf, type WebhookAuthority } from "./webhooks.ts";
import type { StoredEvent } from "../rules/event.ts";
import { storedEvents, type EventKey, type AttemptRecord } from "./deliveries.ts";

/** A claimed delivery with its event and webhook. */
export interface DueDelivery extends StoredEvent {
  readonly webhook_id: string;
  readonly lease: string;
  readonly type: WebhookEventName;
  /** Starts at 1 when the delivery is created or repeated. */
  readonly number: number;
  readonly url: string;
  readonly secret: string;
  /** Null after its expiry. */
  readonly previous_secret: string | null;
  /** The user and API key whose permissions apply. */
  readonly authority: WebhookAuthority | undefined;
}

/** The outcome of an attempt. */
export interface AttemptOutcome
  extends Pick<DueDelivery, "org_id" | "webhook_id" | "id" | "lease">, Omit<AttemptRecord, "number"> {
  /** Milliseconds until the next attempt; null if there is none. */
  readonly wait: number | null;
  /** Milliseconds for which deliveries to the receiver are paused. */
  readonly pause: number;
}

/** The state of a webhook after attempts. */
export interface WebhookHealth {
  readonly org_id: string;
  readonly id: string;
  readonly failing_since: string | null;
  readonly last_failure_at: string | null;
  readonly told_of_failure: boolean;
  readonly told_of_suspension: boolean;
}

/** The maximum number of deliveries per webhook and in total, and the duration of the lease. */
interface ClaimLimits {
  readonly each: number;
  readonly limit: number;
  readonly seconds: number;
}

/**
 * Claims due deliveries. Organizations and their webhooks are served fairly, so that neither a webhook with thousands
 * of events nor an organization with many webhooks delays others. Running attempts count against a webhook. After a
 * failed attempt one concurrent attempt is enough to detect that the receiver has recovered. Only webhooks with pending
 * deliveries are visited, with one index step each, and rows are found by key, so the cost does not grow with the
 * number of webhooks or changes. The rows to update are also compared with the candidates, not only with the locked rows:
 * without statistics, PostgreSQL would repeat the lock for each delivery of the webhook. The commit is asynchronous: if
 * a database crash loses a lease, the event is sent again.
 */
const CLAIM = `
WITH RECURSIVE waiting AS (
  (SELECT org_id, webhook_id FROM webhook_deliveries WHERE status = 'pending' ORDER BY org_id, webhook_id LIMIT 1)
  UNION ALL
  SELECT next.org_id, next.webhook_id FROM waiting AS w
  CROSS JOIN LATERAL (
    SELECT org_id, webhook_id FROM webhook_deliveries
    WHERE status = 'pending' AND (org_id, webhook_id) > (w.org_id, w.webhook_id) ORDER BY org_id, webhook_id LIMIT 1) AS next),
candidates AS (
  SELECT d.org_id, d.webhook_id, d.id,
    row_number() OVER (PARTITION BY w.org_id ORDER BY d.position, d.next_attempt_at) AS turn, d.next_attempt_at
  FROM waiting AS v
  JOIN webhooks AS w ON w.org_id = v.org_id AND w.id = v.webhook_id
  CROSS JOIN LATERAL (
    SELECT CASE WHEN w.consecutive_failures = 0 THEN :each ELSE 1 END AS most, count(*) AS running FROM webhook_deliveries AS b
    WHERE b.org_id = w.org_id AND b.webhook_id = w.id AND b.lease IS NOT NULL AND b.next_attempt_at > now()) AS busy
  CROSS JOIN LATERAL (
    SELECT due.*, busy.running + row_number() OVER (ORDER BY due.next_attempt_at, due.id) AS position
    FROM (
      SELECT org_id, webhook_id, id, next_attempt_at FROM webhook_deliveries
      WHERE org_id = w.org_id AND webhook_id = w.id AND status = 'pending' AND next_attempt_at <= now()
      ORDER BY next_attempt_at, id LIMIT greatest(busy.most - busy.running, 0)) AS due) AS d
  WHERE w.status = 'active' AND w.deleted_at IS NULL AND (w.slow_until IS NULL OR w.slow_until <= now())),
taken AS (
  UPDATE webhook_deliveries AS d SET lease = gen_random_uuid(), next_attempt_at = now() + :seconds * interval '1 second'
  FROM (SELECT * FROM candidates ORDER BY turn, next_attempt_at LIMIT :limit) AS c
  CROSS JOIN LATERAL (
    SELECT id FROM webhook_deliveries
    WHERE org_id = c.org_id AND webhook_id = c.webhook_id AND id = c.id AND status = 'pending' AND next_attempt_at <= now()
    FOR UPDATE SKIP LOCKED) AS locked
  WHERE d.org_id = c.org_id AND d.webhook_id = c.webhook_id AND d.id = c.id AND locked.id = c.id
  RETURNING d.*)
SELECT t.org_id, t.webhook_id, t.id, t.record_id, t.xid::text AS xid, t.lease, t.type, t.retry + 1 AS number, w.url, w.secret,
  t.created_at > now() - interval '1 hour' AS recent,
  CASE WHEN w.previous_secret_expires_at > now() THEN w.previous_secret END AS previous_secret,
  set_config('synchronous_commit', 'off', true)
FROM taken AS t
JOIN webhooks AS w ON w.org_id = t.org_id AND w.id = t.webhook_id`;

/** A claimed delivery before its event is read. */
type ClaimedDelivery = Omit<DueDelivery, "authority" | keyof typeof NO_EVENT> &
  EventKey & {
    /** Its event cannot have expired. */
    readonly recent: boolean;
  };

const NO_EVENT = { data: null, changes: null, actor: null, occurred_at: null };

/** A delivery can become visible on the coordinator of a distributed database before its event does on the worker. */
const POSTPONE = `UPDATE webhook_deliveries SET lease = NULL, next_attempt_at = now() + interval '1 second'
  WHERE lease = ANY (?)`;

/**
 * Only the current holder of the lease can record the outcome. Webhooks are locked in order of their ids to avoid
 * deadlocks. An event that was not sent (`event`, `permission`) does not affect the receiver's health.
 */
const SETTLE = `
WITH r AS MATERIALIZED (
  SELECT * FROM jsonb_to_recordset(?::jsonb) AS r (org_id uuid, webhook_id uuid, id uuid, lease uuid, at timestamptz,
    duration_ms integer, status smallint, error text, response text, wait bigint, pause bigint)),
locked AS MATERIALIZED (
  SELECT w.org_id, w.id FROM webhooks AS w WHERE (w.org_id, w.id) IN (SELECT org_id, webhook_id FROM r)
  ORDER BY w.org_id, w.id FOR NO KEY UPDATE),
settled AS (
  UPDATE webhook_deliveries AS d SET lease = NULL, attempt_count = attempt_count + 1, retry = retry + 1,
    status = CASE WHEN r.error IS NULL THEN 'delivered' WHEN r.wait IS NULL THEN 'failed' ELSE 'pending' END,
    finished_at = CASE WHEN r.error IS NULL OR r.wait IS NULL THEN now() END,
    next_attempt_at = now() + r.wait * interval '1 millisecond', last_status = r.status, last_error = r.error
  FROM r WHERE d.org_id = r.org_id AND d.webhook_id = r.webhook_id AND d.id = r.id AND d.lease = r.lease
  RETURNING d.org_id, d.webhook_id, d.id, d.attempt_count, r.at, r.duration_ms, r.status AS response_status, r.error, r.response, r.pause),
recorded AS (
  INSERT INTO webhook_attempts (org_id, webhook_id, delivery_id, number, at, duration_ms, status, error, response)
  SELECT org_id, webhook_id, id, attempt_count, at, duration_ms, response_status, error, response FROM settled),
sums AS (
  SELECT org_id, webhook_id, max(at) FILTER (WHERE error IS NULL) AS success, max(at) FILTER (WHERE error NOT IN ('event', 'permission')) AS failure,
    max(pause) AS pause FROM settled GROUP BY org_id, webhook_id),
later AS (
  SELECT s.org_id, s.webhook_id, count(*) AS failures, min(t.at) AS first FROM sums AS s
  JOIN settled AS t USING (org_id, webhook_id)
  WHERE t.error NOT IN ('event', 'permission') AND (s.success IS NULL OR t.at > s.success) GROUP BY s.org_id, s.webhook_id)
UPDATE webhooks AS w SET
  last_success_at = coalesce(s.success, w.last_success_at), last_failure_at = coalesce(s.failure, w.last_failure_at),
  consecutive_failures = CASE WHEN s.success IS NULL THEN w.consecutive_failures ELSE 0 END + coalesce(l.failures, 0),
  failing_since = coalesce(CASE WHEN s.success IS NULL THEN w.failing_since END, l.first),
  told_of_failure = s.success IS NULL AND w.told_of_failure,
  slow_until = CASE WHEN s.pause > 0 THEN now() + s.pause * interval '1 millisecond' ELSE w.slow_until END
FROM locked AS h JOIN sums AS s ON s.org_id = h.org_id AND s.webhook_id = h.id
LEFT JOIN later AS l ON l.org_id = s.org_id AND l.webhook_id = s.webhook_id
WHERE w.org_id = h.org_id AND w.id = h.id
RETURNING w.org_id, w.id, w.failing_since, w.last_failure_at, w.told_of_failure, w.told_of_suspension`;

/** Statements for dispatching deliveries. */
export function webhookDispatchRepository(db: Knex) {
  return {
    /** Claims due deliveries. */
    claim: (claim: ClaimLimits): Promise<DueDelivery[]> => claimDue(db, claim),
    /** Records the outcomes of attempts; returns the resulting state of the webhooks. */
    settle: async (outcomes: readonly AttemptOutcome[]): Promise<WebhookHealth[]> =>
      await retrySerializationFailures(() =>
        run<WebhookHealth>(db, sql(SETTLE, JSON.stringify(outcomes)), "webhook-settle"),
      ),
    /** Returns unfinished deliveries to the queue. */
    async release(leases: readonly string[]): Promise<void> {
      await run(
        db,
        sql("UPDATE webhook_deliveries SET lease = NULL, next_attempt_at = now() WHERE lease = ANY (?)", [...leases]),
      );
    },
    /** Admins are notified once about suspended events; returns true for the caller that must notify them. */
    async claimSuspensionNotice(orgId: string, webhookId: string): Promise<boolean> {
      const rows = db("webhooks").where({ org_id: orgId, id: webhookId, told_of_suspension: false, deleted_at: null });
      return (await rows.update({ told_of_suspension: true })) > 0;
    },
    /** Resets the notification: admins are notified again about the next suspended event. */
    async endSuspension(orgId: string, webhookId: string): Promise<void> {
      await db("webhooks").where({ org_id: orgId, id: webhookId }).update({ told_of_suspension: false });
    },
    /** Admins are notified once about consecutive failures; returns true for the caller that must notify them. */
    async claimFailureNotice(orgId: string, webhookId: string): Promise<boolean> {
      const rows = db("webhooks").where({ org_id: orgId, id: webhookId, told_of_failure: false, deleted_at: null });
      return (await rows.update({ told_of_failure: true })) > 0;
    },
  };
}

async function claimDue(db: Knex, claim: ClaimLimits): Promise<DueDelivery[]> {
  const claiming = db.raw<{ rows: ClaimedDelivery[] }>(CLAIM, { ...claim });
  const { rows } = await claiming.options({ name: "webhook-claim" });
  const keys = rows.map(({ org_id, webhook_id: id }) => ({ org_id, id }));
  const authorities = await authoritiesOf(db, keys);
  const events = await storedEvents(db, rows);
  const early = rows.filter(({ id, recent }) => recent && !events.has(id));
  const leases = early.map(({ lease }) => lease);
  if (leases.length > 0) await run(db, sql(POSTPONE, leases));
  return rows
    .filter((row) => !early.includes(row))
    .map(({ record_id: _, xid: __, recent: ___, ...row }) => ({
      ...row,
      ...(events.get(row.id) ?? NO_EVENT),
      authority: authorities.get(row.webhook_id),
    }));
}
