import type { Client } from "pg";
import { BackupError } from "../errors.ts";
import type { Contents, TableContents, BackupSource } from "./contents.ts";
import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import { to as copyTo } from "pg-copy-streams";

/** Tables that the migrations fill during a restore, so their rows are not copied. */
const EXCLUDED_TABLES = ["knex_migrations", "knex_migrations_lock", "restore_progress"];

/** Our own tables, without partitions and tables of extensions. */
const OWN_TABLES = `SELECT c.oid, c.relname FROM pg_class AS c
  WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
    AND NOT EXISTS (SELECT FROM pg_depend AS d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')`;
const COLUMNS = `WITH own AS (${OWN_TABLES}) SELECT own.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
  FROM own JOIN pg_attribute AS a ON a.attrelid = own.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  WHERE own.relname <> ALL ($1) GROUP BY own.relname`;
const REFERENCES = `SELECT DISTINCT k.conrelid::regclass::text AS "from", k.confrelid::regclass::text AS "to" FROM pg_constraint AS k
  WHERE k.contype = 'f' AND k.connamespace = current_schema()::regnamespace AND k.conrelid <> k.confrelid`;
const SEQUENCES = `SELECT sequencename AS name, coalesce(last_value, start_value)::text AS last_value, last_value IS NOT NULL AS is_called
  FROM pg_sequences WHERE schemaname = current_schema() AND sequencename NOT LIKE 'knex\\_%'`;
const MONTHS = `SELECT to_date(substring(relname FROM '\\d{4}_\\d\\d$'), 'YYYY_MM')::text AS month FROM pg_class
  WHERE relispartition AND relnamespace = current_schema()::regnamespace AND relname ~ '^activity_log_\\d{4}_\\d\\d$' AND relkind = 'r'`;

/** Reads the catalog of the connected database. Call it in a snapshot for a consistent result. */
async function readContents(client: Client, id: string): Promise<Contents> {
  const { rows: found } = await client.query<{ version: string; now: string }>(
    "SELECT current_setting('server_version') AS version, to_json(now())#>>'{}' AS now",
  );
  const tables: TableContents[] = [];
  for (const { name, columns } of await orderedTables(client)) {
    tables.push({ name, columns, rows: await countRows(client, name) });
  }
  return {
    id,
    created_at: new Date(found[0]?.now ?? "").toISOString(),
    server_version: found[0]?.version ?? "",
    migrations: await migrationNames(client),
    ...(await installationFacts(client)),
    activity_log_months: (await client.query<{ month: string }>(MONTHS)).rows.map(({ month }) => month),
    sequences: (await client.query<Contents["sequences"][number]>(SEQUENCES)).rows,
    tables,
  };
}

/** Returns whether the connected database contains any tables. */
export async function hasTables(client: Client): Promise<boolean> {
  return ((await client.query(`${OWN_TABLES} LIMIT 1`)).rowCount ?? 0) > 0;
}

/** Quotes an identifier for SQL. */
export const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;

async function orderedTables(client: Client): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(COLUMNS, [EXCLUDED_TABLES]);
  const { rows: references } = await client.query<{ from: string; to: string }>(REFERENCES);
  const waiting = new Map(rows.map((row) => [row.name, row]));
  const ordered: { name: string; columns: string[] }[] = [];
  while (waiting.size > 0) {
    const blocked = new Set(references.filter(({ to }) => waiting.has(to)).map(({ from }) => from));
    const next = [...waiting.keys()].filter((name) => !blocked.has(name)).toSorted();
    if (next.length === 0)
      throw new BackupError(`These tables refer to each other: ${[...waiting.keys()].join(", ")}.`);
    for (const name of next) {
      const row = waiting.get(name);
      if (row) ordered.push(row);
      waiting.delete(name);
    }
  }
  return ordered;
}

async function countRows(client: Client, name: string): Promise<number> {
  const { rows } = await client.query<{ rows: string }>(`SELECT count(*) AS rows FROM ${quoteIdentifier(name)}`);
  return Number(rows[0]?.rows);
}

async function migrationNames(client: Client): Promise<string[]> {
  const { rows: known } = await client.query<{ found: string | null }>(
    "SELECT to_regclass('knex_migrations') AS found",
  );
  if (!known[0]?.found)
    throw new BackupError("The database does not contain the schema of this service: there is nothing to back up.");
  const { rows } = await client.query<{ name: string }>("SELECT name FROM knex_migrations ORDER BY id");
  return rows.map(({ name }) => name);
}

/** Schemas before migration 0021 have no table `installation`. */
async function installationFacts(client: Client): Promise<Pick<Contents, "key_fingerprint" | "feed_position">> {
  const { rows: known } = await client.query<{ found: string | null }>("SELECT to_regclass('installation') AS found");
  const text = known[0]?.found
    ? `SELECT key_fingerprint, greatest(reached, change_horizon())::text AS horizon, ${AHEAD} AS ahead FROM installation`
    : `SELECT NULL AS key_fingerprint, pg_snapshot_xmin(pg_current_snapshot())::text AS horizon, ${AHEAD} AS ahead`;
  const { rows } = await client.query<{ key_fingerprint: string | null; horizon: string; ahead: string }>(text);
  const [row] = rows;
  if (!row) throw new BackupError("The table `installation` is empty.");
  const feed_position = String(BigInt(row.horizon) + BigInt(row.ahead));
  return { key_fingerprint: row.key_fingerprint, feed_position };
}

/** The distance between the newest transaction and the oldest one that is still running. */
const AHEAD =
  "(pg_snapshot_xmax(pg_current_snapshot())::text::numeric - pg_snapshot_xmin(pg_current_snapshot())::text::numeric)::text";

/**
 * Opens a snapshot of a database that stays writable for others. The connection remains in a transaction until it is
 * closed. `id` identifies the snapshot; pass it if the state is known not to change.
 */
export async function openDatabaseSource(client: Client, id: string = randomUUID()): Promise<BackupSource> {
  await client.query("SET statement_timeout = 0");
  await client.query("SET idle_in_transaction_session_timeout = 0");
  // Makes the text format independent of the server's settings.
  await client.query("SET DateStyle = 'ISO, YMD'");
  await client.query("SET IntervalStyle = 'postgres'");
  await client.query("SET extra_float_digits = 3");
  await client.query("SET bytea_output = 'hex'");
  await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  const contents = await readContents(client, id);
  return {
    contents,
    rows: ({ name, columns }: TableContents): Readable =>
      client.query(
        copyTo(`COPY (SELECT ${columns.map(quoteIdentifier).join(", ")} FROM ${quoteIdentifier(name)}) TO STDOUT`),
      ),
  };
}
