import type { Knex } from "knex";
import { until } from "../queue.ts";
import type { Tenant } from "../tenant.ts";

const A_DAY = 86_400_000;

/** The rows of each table of an organization as one checksum, to find the tables that have changed. */
export type Snapshot = Readonly<Record<string, string | null>>;

/** Returns a checksum of the rows of an organization in each table. */
export async function snapshotOf(pool: Knex, organizationId: string): Promise<Snapshot> {
  const { rows: tables } = await pool.raw<{ rows: { table_name: string }[] }>(
    `SELECT table_name FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND column_name = 'org_id' AND table_type = 'BASE TABLE' ORDER BY table_name`,
  );
  const checksum = `SELECT ?::text AS name, (SELECT md5(string_agg(line, ',' ORDER BY line))
    FROM (SELECT (to_jsonb(t) - ARRAY['last_used_at', 'last_used_ip'])::text AS line FROM ?? t WHERE org_id = ?) l) AS sum`;
  const { rows } = await pool.raw<{ rows: { name: string; sum: string | null }[] }>(
    tables.map(() => checksum).join(" UNION ALL "),
    tables.flatMap(({ table_name }) => [table_name, table_name, organizationId]),
  );
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}

/** Returns the tables that differ between two snapshots. */
export const changedTables = (before: Snapshot, after: Snapshot): string[] =>
  Object.keys(after).filter((table) => after[table] !== before[table]);

/** Waits until no job of an organization runs or is due, and returns the checksums of its rows. */
export async function settledSnapshot({ service, organization }: Tenant): Promise<Snapshot> {
  const { pool } = service.database;
  const org_id = organization.id;
  const due = pool("jobs")
    .where({ org_id })
    .whereRaw("(status = 'running' OR (status = 'queued' AND parked_at IS NULL AND available_at <= now()))");
  await until(async () => (await due.clone().first("id")) === undefined, "the background");
  const deliveries = pool("webhook_deliveries").where({ org_id, status: "pending" });
  await until(async () => {
    // Failed deliveries are retried much later.
    await deliveries
      .clone()
      .whereNull("lease")
      .update({ next_attempt_at: new Date(Date.now() + A_DAY) });
    return (await deliveries.clone().whereNotNull("lease").first("id")) === undefined;
  }, "deliveries");
  return await snapshotOf(pool, org_id);
}
