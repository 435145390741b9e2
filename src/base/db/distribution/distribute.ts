import type { Knex } from "knex";
import { leaveTransactionIds } from "../change-order.ts";
import { lockSchema } from "../migration.ts";
import { allowSchemaChanges, isDistributed } from "./distributed.ts";
import {
  addForeignKeys,
  dropForeignKeys,
  foreignKeys,
  distributeFunctions,
  placeTable,
  placements,
  type Placement,
} from "./tables.ts";

/** A table and its rows before the distribution; an estimate of the statistics for large tables. */
export interface PlacedTable {
  readonly table: string;
  readonly placement: Placement;
  readonly rows: number;
}

/** Returns the tables in the order in which they are placed: tables that others refer to come first. */
export async function plan(pool: Knex): Promise<PlacedTable[]> {
  const { rows } = await pool.raw<{ rows: { table: string; rows: number }[] }>(
    `SELECT c.relname AS table, greatest(0, CASE WHEN c.relkind = 'p' THEN (
       SELECT sum(greatest(0, p.reltuples)) FROM pg_inherits AS i JOIN pg_class AS p ON p.oid = i.inhrelid
       WHERE i.inhparent = c.oid) ELSE c.reltuples END)::float8 AS rows
     FROM pg_class AS c
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition`,
  );
  const counts = new Map(rows.map((row) => [row.table, row.rows]));
  return (["reference", "distributed", "local"] as const).flatMap((placement) =>
    tablesOf(placement).map((table) => ({ table, placement, rows: counts.get(table) ?? 0 })),
  );
}

/**
 * Distributes the tables of a migrated database by organization, in one transaction: all or none. The service must be
 * stopped. Each distributed table gets `shards` shards.
 */
export async function distribute(pool: Knex, shards: number): Promise<void> {
  await pool.transaction(async (tx) => {
    await lockSchema(tx);
    await allowSchemaChanges(tx);
    // Another process was faster.
    if (await isDistributed(tx)) return;
    await leaveTransactionIds(tx);
    const keys = await foreignKeys(tx);
    await dropForeignKeys(tx, keys);
    await tx.raw(SHARD_TRIGGERS);
    const triggers = await dropTriggers(tx);
    for (const placement of ["reference", "distributed"] as const)
      for (const table of tablesOf(placement)) await placeTable(tx, table, placement, shards);
    await distributeFunctions(tx);
    await addTriggers(tx, triggers);
    await addForeignKeys(tx, keys);
  });
}

const tablesOf = (placement: Placement): string[] =>
  [...placements].flatMap(([table, place]) => (place === placement ? [table] : []));

/** A trigger as the catalog describes it. */
interface Trigger {
  readonly name: string;
  readonly table: string;
  readonly definition: string;
}

/**
 * Drops the triggers of all tables and returns them. While a table is distributed, its rows are inserted into shards:
 * triggers would count them again, and use tables that are not distributed yet.
 */
async function dropTriggers(tx: Knex): Promise<Trigger[]> {
  const { rows } = await tx.raw<{ rows: Trigger[] }>(
    `SELECT t.tgname AS name, c.relname AS "table", pg_get_triggerdef(t.oid) AS definition
     FROM pg_trigger AS t JOIN pg_class AS c ON c.oid = t.tgrelid
     WHERE c.relnamespace = 'public'::regnamespace AND NOT t.tgisinternal AND t.tgparentid = 0 ORDER BY c.relname, t.tgname`,
  );
  for (const { name, table } of rows) await tx.raw("DROP TRIGGER ?? ON ??", [name, table]);
  return rows;
}

async function addTriggers(tx: Knex, triggers: readonly Trigger[]): Promise<void> {
  for (const { definition } of triggers) await tx.raw(definition);
}

/**
 * The triggers that a distributed database needs instead of those of the migrations. Its shards cannot run statement
 * triggers with transition tables, so each row counts itself. The transaction id of a change is taken where the feed
 * compares it, on the worker: the default of the column would be computed on the coordinator.
 */
const SHARD_TRIGGERS = `
CREATE FUNCTION change_xid_of_shard() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  NEW.xid := change_xid();
  RETURN NEW;
END $$;
CREATE TRIGGER change_xid_of_shard BEFORE INSERT ON changes FOR EACH ROW EXECUTE FUNCTION change_xid_of_shard();
DROP TRIGGER entity_count_insert ON entities;
DROP TRIGGER entity_count_delete ON entities;
DROP TRIGGER segment_member_insert ON segment_members;
DROP TRIGGER segment_member_delete ON segment_members;
CREATE OR REPLACE FUNCTION entity_count_insert() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO entity_count AS c (org_id, entity_type, day, shard, n)
    VALUES (NEW.org_id, NEW.entity_type, uuid7_day(NEW.id), pg_backend_pid() % 8, 1)
    ON CONFLICT (org_id, entity_type, day, shard) DO UPDATE SET n = c.n + excluded.n;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION entity_count_delete() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO entity_count AS c (org_id, entity_type, day, shard, n)
    VALUES (OLD.org_id, OLD.entity_type, uuid7_day(OLD.id), pg_backend_pid() % 8, -1)
    ON CONFLICT (org_id, entity_type, day, shard) DO UPDATE SET n = c.n + excluded.n;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION segment_member_insert() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO segment_member_count AS c (org_id, segment_id, shard, n)
    VALUES (NEW.org_id, NEW.segment_id, pg_backend_pid() % 8, 1)
    ON CONFLICT (org_id, segment_id, shard) DO UPDATE SET n = c.n + excluded.n;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION segment_member_delete() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO segment_member_count AS c (org_id, segment_id, shard, n)
    VALUES (OLD.org_id, OLD.segment_id, pg_backend_pid() % 8, -1)
    ON CONFLICT (org_id, segment_id, shard) DO UPDATE SET n = c.n + excluded.n;
  RETURN NULL;
END $$;
CREATE TRIGGER entity_count_insert AFTER INSERT ON entities FOR EACH ROW
  WHEN (NEW.deleted_at IS NULL) EXECUTE FUNCTION entity_count_insert();
CREATE TRIGGER entity_count_delete AFTER DELETE ON entities FOR EACH ROW
  WHEN (OLD.deleted_at IS NULL) EXECUTE FUNCTION entity_count_delete();
CREATE TRIGGER segment_member_insert AFTER INSERT ON segment_members FOR EACH ROW
  WHEN (NEW.live) EXECUTE FUNCTION segment_member_insert();
CREATE TRIGGER segment_member_delete AFTER DELETE ON segment_members FOR EACH ROW
  WHEN (OLD.live) EXECUTE FUNCTION segment_member_delete();
-- Instead of ON DELETE SET NULL. The service sets the other references to null and gives their records new versions.
CREATE FUNCTION entity_unlink() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE entities SET merged_into = NULL WHERE org_id = OLD.org_id AND merged_into = OLD.id;
  UPDATE email_recipients SET contact_id = NULL WHERE org_id = OLD.org_id AND contact_id = OLD.id;
  UPDATE campaign_recipients SET contact_id = NULL WHERE org_id = OLD.org_id AND contact_id = OLD.id;
  UPDATE event_invitees SET contact_id = NULL WHERE org_id = OLD.org_id AND contact_id = OLD.id;
  UPDATE form_submissions SET contact_id = NULL WHERE org_id = OLD.org_id AND contact_id = OLD.id;
  RETURN NULL;
END $$;
CREATE TRIGGER entity_unlink AFTER DELETE ON entities FOR EACH ROW EXECUTE FUNCTION entity_unlink();
CREATE OR REPLACE FUNCTION entity_values_of(of_org uuid, of_type text, of_entity uuid, fields jsonb)
RETURNS SETOF entity_values LANGUAGE plpgsql STABLE AS $$ BEGIN RETURN QUERY
  SELECT v.* FROM (
    SELECT of_org AS org_id, f.index_id, of_entity AS entity_id,
      CASE WHEN f.type = 'text' THEN left(plain_text(fields ->> f.key), 200)
        WHEN f.type IN ('url', 'email', 'phone', 'select', 'boolean') THEN left(lower(fields ->> f.key), 200)
        END AS text_value,
      CASE WHEN f.type = 'number' AND jsonb_typeof(fields -> f.key) = 'number'
        THEN (fields ->> f.key)::numeric END AS number_value,
      CASE WHEN f.type = 'date'
        THEN (read_instant((fields ->> f.key) || 'T00:00:00Z') AT TIME ZONE 'UTC')::date END AS date_value,
      CASE WHEN f.type = 'datetime' THEN read_instant(fields ->> f.key) END AS time_value
    FROM custom_fields AS f
    WHERE f.org_id = of_org AND f.entity_type = of_type AND f.index_id IS NOT NULL AND f.deleted_at IS NULL
      AND fields -> f.key IS NOT NULL) AS v
  WHERE num_nonnulls(v.text_value, v.number_value, v.date_value, v.time_value) > 0;
END $$;
CREATE OR REPLACE FUNCTION add_activity_log_month(month date) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  partition text := 'activity_log_' || to_char(month, 'YYYY_MM');
  starts timestamptz := date_trunc('month', month::timestamp) AT TIME ZONE 'UTC';
  ends timestamptz := (date_trunc('month', month::timestamp) + interval '1 month') AT TIME ZONE 'UTC';
  moved boolean;
BEGIN
  IF to_regclass(partition) IS NOT NULL THEN
    RETURN false;
  END IF;
  PERFORM set_config('citus.multi_shard_modify_mode', 'sequential', true);
  PERFORM set_config('citus.enable_unsafe_triggers', 'on', true);
  LOCK TABLE activity_log IN SHARE UPDATE EXCLUSIVE MODE;
  LOCK TABLE activity_log_default IN ACCESS EXCLUSIVE MODE;
  EXECUTE format('CREATE TABLE %I (LIKE activity_log INCLUDING ALL)', partition);
  PERFORM create_distributed_table(partition, 'org_id', colocate_with => 'activity_log');
  SELECT count(*) > 0 INTO moved FROM activity_log_default WHERE occurred_at >= starts AND occurred_at < ends;
  IF moved THEN
    ALTER TABLE activity_log_default DISABLE TRIGGER USER;
    EXECUTE format('INSERT INTO %I SELECT * FROM activity_log_default WHERE occurred_at >= $1 AND occurred_at < $2',
      partition) USING starts, ends;
    DELETE FROM activity_log_default WHERE occurred_at >= starts AND occurred_at < ends;
    ALTER TABLE activity_log_default ENABLE TRIGGER USER;
  END IF;
  EXECUTE format('ALTER TABLE activity_log ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', partition, starts, ends);
  EXECUTE format('CREATE TRIGGER activity_log_whole BEFORE TRUNCATE ON %I '
    || 'FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()', partition);
  RETURN true;
END $$;
`;

/** The oldest version of Citus whose statements the service was tested with. */
const CITUS = 13;
/** Locks that one shard of all tables needs while they are created, with those of its indexes and keys. */
const LOCKS_PER_SHARD = 900;

/** Whether a database can be distributed, or already is. */
export interface Readiness {
  /** The number of shards of each distributed table; null if the database is not distributed. */
  readonly distributed: number | null;
  /** Names of the active workers: `host:port`. */
  readonly workers: readonly string[];
  /** Sentences that say what prevents the distribution and how to change it. */
  readonly problems: readonly string[];
}

interface Node {
  readonly name: string;
  readonly is_coordinator: boolean;
  readonly is_ready: boolean;
}

/** Examines a migrated database. `shards` is the number of shards of each distributed table. */
export async function readiness(pool: Knex, shards: number): Promise<Readiness> {
  if (await isDistributed(pool))
    return { distributed: await shardsOf(pool), workers: namesOfWorkers(await nodesOf(pool)), problems: [] };
  const version = await citusVersion(pool);
  if (version === null)
    return unready("Citus is not installed in this database. Run on every node: CREATE EXTENSION citus");
  if (Number.parseInt(version) < CITUS)
    return unready(
      `This database has Citus ${version}; the service needs Citus ${String(CITUS)} or newer. Upgrade Citus on every node.`,
    );
  const nodes = await nodesOf(pool);
  const workers = namesOfWorkers(nodes);
  const problems = [
    ...(nodes.some((node) => node.is_coordinator)
      ? []
      : ["The coordinator has no address. Run: SELECT citus_set_coordinator_host('<host>', <port>)"]),
    ...(workers.length > 0 ? [] : ["There is no active worker. Run for each: SELECT citus_add_node('<host>', <port>)"]),
    ...(await lockProblems(pool, shards)),
  ];
  return { distributed: null, workers, problems };
}

const unready = (problem: string): Readiness => ({ distributed: null, workers: [], problems: [problem] });

const namesOfWorkers = (nodes: readonly Node[]): string[] =>
  nodes.filter((node) => !node.is_coordinator && node.is_ready).map(({ name }) => name);

async function shardsOf(pool: Knex): Promise<number> {
  const statement = "SELECT count(*)::int AS shards FROM pg_dist_shard WHERE logicalrelid = 'entities'::regclass";
  const { rows } = await pool.raw<{ rows: { shards: number }[] }>(statement);
  return rows[0]?.shards ?? 0;
}

async function citusVersion(pool: Knex): Promise<string | null> {
  const statement = "SELECT extversion AS version FROM pg_extension WHERE extname = 'citus'";
  const { rows } = await pool.raw<{ rows: { version: string }[] }>(statement);
  return rows[0]?.version ?? null;
}

async function nodesOf(pool: Knex): Promise<Node[]> {
  const { rows } = await pool.raw<{ rows: Node[] }>(
    `SELECT nodename || ':' || nodeport AS name, groupid = 0 AS is_coordinator, isactive AND shouldhaveshards AS is_ready
     FROM pg_dist_node WHERE noderole = 'primary' ORDER BY nodename, nodeport`,
  );
  return rows;
}

/** All tables are distributed in one transaction, which locks every shard and its indexes. */
async function lockProblems(pool: Knex, shards: number): Promise<string[]> {
  const { rows } = await pool.raw<{ rows: { each: number; sessions: number }[] }>(
    `SELECT current_setting('max_locks_per_transaction')::int AS each,
       current_setting('max_connections')::int + current_setting('max_prepared_transactions')::int AS sessions`,
  );
  const [{ each, sessions } = { each: 0, sessions: 1 }] = rows;
  const needed = Math.ceil((shards * LOCKS_PER_SHARD) / sessions);
  if (each >= needed) return [];
  return [
    `max_locks_per_transaction is ${String(each)}; ${String(shards)} shards need ${String(needed)}. Set it on every node and restart them, or choose fewer shards.`,
  ];
}

/**
 * Returns whether the service is connected. Its statements would wait for the distribution and fail, and its processes
 * read the schema at start.
 */
export async function isInUse(pool: Knex): Promise<boolean> {
  const { rows } = await pool.raw<{ rows: { count: number }[] }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
     WHERE datname = current_database() AND application_name IN ('crm', 'crm-worker') AND pid <> pg_backend_pid()`,
  );
  return (rows[0]?.count ?? 0) > 0;
}
