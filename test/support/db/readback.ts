import { setTimeout as pause } from "node:timers/promises";
import type { Knex } from "knex";
import type { Caller } from "../caller.ts";
import { until } from "../queue.ts";
import type { Tenant } from "../tenant.ts";
import type { Acknowledged, Workload } from "./workload.ts";

/** Acknowledged writes that could not be read back. */
interface Readback {
  /** Number of acknowledged writes by kind. */
  readonly read: Readonly<Record<string, number>>;
  /** Writes without a change feed entry or with different content. */
  readonly lost: string[];
  /** Writes of one record that returned the same version. */
  readonly sameVersion: string[];
  /** Records that are older than their last acknowledged write. */
  readonly older: string[];
}

const AT_ONCE = 8;
const FEED_MS = 15_000;
const A_DAY = 86_400_000;

/** Reads every acknowledged write back over REST: its change feed entry and the current record. */
export async function readBack(crm: Caller, { acknowledged }: Pick<Workload, "acknowledged">): Promise<Readback> {
  const recorded = await changesWith(crm, acknowledged);
  const versions = new Set<string>();
  const newest = new Map<string, Acknowledged>();
  const found = { read: {} as Record<string, number>, lost: [] as string[], sameVersion: [] as string[] };
  for (const one of acknowledged) {
    const version = `${one.id} ${String(one.version)}`;
    found.read[one.kind] = (found.read[one.kind] ?? 0) + 1;
    if (versions.has(version)) found.sameVersion.push(`${one.kind} ${version}`);
    versions.add(version);
    const object = recorded.get(version);
    if (!object || !holds(object, one.fields)) found.lost.push(`${one.kind} ${version} ${JSON.stringify(one.fields)}`);
    if (one.version > (newest.get(one.id)?.version ?? 0)) newest.set(one.id, one);
  }
  return { ...found, older: await older(crm, [...newest.values()]) };
}

/** An entry of the feed waits for older open transactions, also for those of other tests on the same server. */
async function changesWith(
  crm: Caller,
  acknowledged: readonly Acknowledged[],
): Promise<Map<string, Record<string, unknown>>> {
  const end = performance.now() + FEED_MS;
  for (;;) {
    const recorded = await changes(crm);
    const isComplete = acknowledged.every(({ id, version }) => recorded.has(`${id} ${String(version)}`));
    if (isComplete || performance.now() > end) return recorded;
    await pause(200);
  }
}

/** Returns the content of each version of each record from the change feed. */
async function changes(crm: Caller): Promise<Map<string, Record<string, unknown>>> {
  const recorded = new Map<string, Record<string, unknown>>();
  for (let cursor = "", more = true; more;) {
    const page = await crm.get(`/v1/changes?page_size=100&cursor=${encodeURIComponent(cursor)}`);
    for (const { record_id, version, data } of page.list("data")) {
      recorded.set(`${String(record_id)} ${String(version)}`, (data as { object: Record<string, unknown> }).object);
    }
    cursor = page.string("meta.next_cursor");
    more = page.at("meta.has_more") === true;
  }
  return recorded;
}

async function older(crm: Caller, newest: Acknowledged[]): Promise<string[]> {
  const found: string[] = [];
  const reader = async (): Promise<void> => {
    for (let one = newest.pop(); one; one = newest.pop()) {
      const collection = one.kind === "booking" ? "events" : "entities";
      const now = await crm.get(`/v1/${collection}/${one.id}`);
      const version = Number(now.at("data.version"));
      const same = version > one.version || (version === one.version && holds(now.at("data") as object, one.fields));
      const isGone = one.kind === "delete" && now.status === 404;
      if (!same && !isGone)
        found.push(`${one.kind} ${one.id} ${String(one.version)}: ${now.status} ${String(version)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, reader));
  return found;
}

function holds(object: object, fields: Readonly<Record<string, unknown>>): boolean {
  const held = new Map<string, unknown>(Object.entries(object));
  return Object.entries(fields).every(([name, value]) => held.get(name) === value);
}

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
