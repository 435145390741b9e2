import type { Knex } from "knex";
import { signedText, type ChainEnd } from "../rules/audit-log-chain.ts";
import type { AuditLogDeps } from "./audit-log-chain.ts";

/** Maximum time for which creating or dropping a month waits for a lock. */
const LOCK_TIMEOUT = "SET LOCAL lock_timeout = '2s'";

/** Months that need a partition: the current one and the next two, and those of entries in the default partition. */
const MISSING_MONTHS = `
SELECT DISTINCT month::date::text AS month FROM (
  SELECT date_trunc('month', now() AT TIME ZONE 'UTC') + n * interval '1 month' AS month FROM generate_series(0, 2) AS n
  UNION ALL
  SELECT date_trunc('month', occurred_at AT TIME ZONE 'UTC') FROM activity_log_default) AS wanted
WHERE to_regclass('activity_log_' || to_char(month, 'YYYY_MM')) IS NULL ORDER BY month`;

/** Months that ended at least a year ago. */
const EXPIRED_MONTHS = `
SELECT c.relname AS name FROM pg_inherits AS i JOIN pg_class AS c ON c.oid = i.inhrelid
WHERE i.inhparent = 'activity_log'::regclass AND c.relname ~ '^activity_log_\\d{4}_\\d\\d$'
  AND to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month' <= (now() AT TIME ZONE 'UTC') - interval '365 days'
ORDER BY c.relname`;

const ANCHOR = `
INSERT INTO activity_log_anchors (org_id, seq, hash, occurred_at, seal)
SELECT org_id, seq, decode(hash, 'hex'), occurred_at, seal
FROM jsonb_to_recordset(?::jsonb) AS r (org_id uuid, seq bigint, hash text, occurred_at timestamptz, seal text)
ON CONFLICT (org_id) DO UPDATE
  SET seq = excluded.seq, hash = excluded.hash, occurred_at = excluded.occurred_at, seal = excluded.seal`;

/** Creates the missing months and returns them. */
export async function addMonths(db: Knex): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { month: string }[] }>(MISSING_MONTHS);
  const months = rows.map(({ month }) => month);
  for (const month of months) {
    await db.transaction(async (tx) => {
      await tx.raw(LOCK_TIMEOUT);
      await tx.raw("SELECT add_activity_log_month(?::date)", [month]);
    });
  }
  return months;
}

/** Drops the months that are older than a year and stores an anchor for each chain; returns the dropped months. */
export async function dropMonths(db: Knex, tools: AuditLogDeps): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { name: string }[] }>(EXPIRED_MONTHS);
  const names = rows.map(({ name }) => name);
  for (const name of names) {
    await db.transaction(async (tx) => {
      await tx.raw(LOCK_TIMEOUT);
      await anchor(tx, tools, name);
      await tx.raw("DROP TABLE ??", [name]);
    });
  }
  return names;
}

async function anchor(tx: Knex, { sign }: AuditLogDeps, name: string): Promise<void> {
  const ends = await tx(name)
    .distinctOn("org_id")
    .orderBy(["org_id", { column: "seq", order: "desc" }])
    .select<(ChainEnd & { org_id: string })[]>("org_id", "seq", "occurred_at", tx.raw("encode(hash, 'hex') AS hash"));
  const anchors = ends.map((end) => ({ ...end, seal: sign(signedText("anchor", end.org_id, end)) }));
  await tx.raw(ANCHOR, [JSON.stringify(anchors)]);
}
