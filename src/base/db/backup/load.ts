import { pipeline } from "node:stream/promises";
import type { Knex } from "knex";
import type { Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { advanceFeedPosition } from "../change-order.ts";
import { migrate, runMigrations } from "../migrate.ts";
import { hasTables, quoteIdentifier } from "./catalog.ts";
import { BackupError } from "../errors.ts";
import { type BackupSource, type Contents, type TableContents, rowCounter, type OnRows } from "./contents.ts";

/** The target of a restore: a dedicated connection, and a pool for the same database to run migrations. */
interface RestoreTarget {
  readonly client: Client;
  readonly pool: Knex;
}

/**
 * Restores a source into an empty database: the schema, the rows table by table, and then newer migrations. An
 * interrupted restore resumes with the first missing table. Throws BackupError if the database is not empty.
 */
export async function load(source: BackupSource, target: RestoreTarget, onRows: OnRows): Promise<void> {
  const { contents } = source;
  const { client, pool } = target;
  await client.query("SET statement_timeout = 0");
  await client.query("SET lock_timeout = 0");
  if (!(await requireRestorable(client, contents))) await begin(client, contents.id);
  if (!(await isPrepared(client))) {
    await runMigrations(pool, contents.migrations);
    await prepare(client, contents);
  }
  const done = await tablesDone(client);
  for (const table of contents.tables) {
    if (done.has(table.name)) onRows(table.rows);
    else await loadTable(source, table, { client, onRows });
  }
  await finish(target, contents);
}

/** The table `restore_progress` exists during the whole restore and prevents the service from starting. */
async function begin(client: Client, id: string): Promise<void> {
  await client.query(`CREATE TABLE restore_progress AS SELECT $1::text AS source, NULL::text[] AS done`, [id]);
}

/**
 * Returns whether a restore of this backup was started before. Throws BackupError if the database is not empty, or if the
 * restore of another backup was started.
 */
export async function requireRestorable(client: Client, { id }: Pick<Contents, "id">): Promise<boolean> {
  const { rows } = await client.query<{ found: string | null }>("SELECT to_regclass('restore_progress') AS found");
  if (!rows[0]?.found) {
    if (await hasTables(client)) throw notEmpty();
    return false;
  }
  const { rows: progress } = await client.query<{ source: string }>("SELECT source FROM restore_progress");
  if (progress[0]?.source !== id) {
    throw new BackupError(
      "The restore of another backup into this database was interrupted. Continue with that backup, or use an empty database.",
    );
  }
  return true;
}

function notEmpty(): BackupError {
  return new BackupError(
    "The database is not empty, and a restore does not replace data. Set DATA_DIR to a new folder, or DATABASE_URL to an empty database.",
  );
}

/** Returns whether an earlier attempt created the schema of the backup. Since then it may have run newer migrations. */
async function isPrepared(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ ready: boolean }>("SELECT done IS NOT NULL AS ready FROM restore_progress");
  return rows[0]?.ready ?? false;
}

/** Creates the audit log partitions of the backup and deletes rows that the migrations inserted. */
async function prepare(client: Client, { activity_log_months, tables }: Contents): Promise<void> {
  await inTransaction(client, async () => {
    for (const month of activity_log_months) await client.query("SELECT add_activity_log_month($1::date)", [month]);
    for (const { name } of tables.toReversed()) await client.query(`DELETE FROM ${quoteIdentifier(name)}`);
    await client.query("UPDATE restore_progress SET done = '{}'");
  });
}

async function tablesDone(client: Client): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ done: string[] }>("SELECT done FROM restore_progress");
  return new Set(rows[0]?.done ?? []);
}

/**
 * Triggers are disabled: the totals and name keys that they maintain are part of the backup. Foreign keys are satisfied
 * by the order of the tables.
 */
async function loadTable(
  source: BackupSource,
  table: TableContents,
  { client, onRows }: { client: Client; onRows: OnRows },
): Promise<void> {
  const name = quoteIdentifier(table.name);
  await inTransaction(client, async () => {
    const canReplicate = await canSetReplicationRole(client);
    if (canReplicate) await client.query("SET LOCAL session_replication_role = replica");
    else await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
    const into = client.query(copyFrom(`COPY ${name} (${table.columns.map(quoteIdentifier).join(", ")}) FROM STDIN`));
    await pipeline(source.rows(table), rowCounter(onRows), into);
    if (into.rowCount !== table.rows) {
      throw new BackupError(`${table.name} has ${String(into.rowCount)} rows instead of ${String(table.rows)}.`);
    }
    if (!canReplicate) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
    await client.query("UPDATE restore_progress SET done = array_append(done, $1)", [table.name]);
  });
}

/** True for superusers and for roles that were granted the parameter. */
async function canSetReplicationRole(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    "SELECT has_parameter_privilege('session_replication_role', 'SET') AS may",
  );
  return rows[0]?.may ?? false;
}

async function finish({ client, pool }: RestoreTarget, { sequences, feed_position }: Contents): Promise<void> {
  await runMigrations(pool, null);
  for (const { name, last_value, is_called } of sequences) {
    await client.query("SELECT setval($1::regclass, $2, $3)", [quoteIdentifier(name), last_value, is_called]);
  }
  await advanceFeedPosition(pool, BigInt(feed_position));
  await client.query("ANALYZE");
  await client.query("DROP TABLE restore_progress");
  await migrate(pool);
}

async function inTransaction(client: Client, work: () => Promise<void>): Promise<void> {
  await client.query("BEGIN");
  try {
    await work();
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => undefined);
    throw error;
  }
}
