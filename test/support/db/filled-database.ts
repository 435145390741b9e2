import type { Knex } from "knex";
import { operations } from "../../../generated/operations.js";
import { createDatabase } from "./cluster.ts";
import { toReceivers } from "../webhooks/receiver.ts";
import { prepare } from "../contract/prepare.ts";
import { startService, type Service } from "../service.ts";
import { createTenant, type Tenant } from "../tenant.ts";

/** Text with characters that a file format has to escape. */
const TEXT = "tab\there, line\nend, back\\slash, \\N, quote \" and ', é 💥 \u0001 \r\n";

/** SQL values by column type; `SPECIAL` contains values for columns with constraints. */
const VALUES: Readonly<Record<string, string>> = {
  uuid: "gen_random_uuid()",
  text: ":text",
  "text[]": "ARRAY[:text, NULL, '']",
  jsonb: "jsonb_build_object('text', CAST(:text AS text), 'list', '[1, 2.50, null]'::jsonb)",
  boolean: "true",
  smallint: "(-32768)::smallint",
  integer: "2147483647",
  bigint: "9223372036854775807",
  numeric: "-12345678901234567890.0123456789",
  bytea: "'\\x00ff0a5c09'::bytea",
  inet: "'2001:db8::1/64'::inet",
  date: "'2026-02-28'::date",
  xid8: "pg_current_xact_id()",
};
const SPECIAL: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  campaign_recipients: { status: "'sent'" },
  topic_subscriptions: { status: "'subscribed'" },
  webhooks: { status: "'active'", disabled_reason: "NULL" },
  webhook_deliveries: { status: "'pending'", finished_at: "NULL" },
};

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
}

/**
 * Starts a service with a database in which every table has rows, created through the API or, if that creates none,
 * inserted directly.
 */
export async function fillDatabase(): Promise<{ service: Service; world: Tenant }> {
  const service = await startService({ database: await createDatabase(), egress: toReceivers() });
  const tenant = await createTenant(service);
  // Only prepares each operation; executing it might delete the rows again.
  for (const { id } of operations) await prepare(id, tenant);
  await addMissingRows(service.database.pool);
  return { service, world: tenant };
}

/** Inserts rows into empty tables, referenced tables first. */
async function addMissingRows(pool: Knex): Promise<void> {
  const { rows: columns } = await pool.raw<{ rows: Column[] }>(COLUMNS);
  const waiting = [...new Set(columns.map(({ table }) => table))];
  for (let round = 0; round < 5; round += 1) {
    for (const table of waiting) {
      const empty = (await pool(table).first()) === undefined;
      if (empty)
        await addRow(
          pool,
          table,
          columns.filter((column) => column.table === table),
        );
    }
  }
}

const COLUMNS = `SELECT c.relname AS "table", a.attname AS name, format_type(a.atttypid, NULL) AS type
  FROM pg_class AS c JOIN pg_attribute AS a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relnamespace = 'public'::regnamespace`;
const REFERENCES = `SELECT k.confrelid::regclass::text AS target,
    ARRAY(SELECT attname::text FROM unnest(k.conkey) WITH ORDINALITY AS u (number, place)
      JOIN pg_attribute ON attrelid = k.conrelid AND attnum = number ORDER BY place) AS own,
    ARRAY(SELECT attname::text FROM unnest(k.confkey) WITH ORDINALITY AS u (number, place)
      JOIN pg_attribute ON attrelid = k.confrelid AND attnum = number ORDER BY place) AS theirs
  FROM pg_constraint AS k WHERE k.contype = 'f' AND k.conrelid = ?::regclass`;

/** Inserts a row; does nothing if a referenced table is still empty. */
async function addRow(pool: Knex, table: string, columns: readonly Column[]): Promise<void> {
  const values = new Map(columns.map(({ name, type }) => [name, SPECIAL[table]?.[name] ?? VALUES[type] ?? "now()"]));
  const { rows } = await pool.raw<{ rows: { target: string; own: string[]; theirs: string[] }[] }>(REFERENCES, [table]);
  for (const { target, own, theirs } of rows) {
    // Generated columns.
    if (!own.every((name) => values.has(name))) continue;
    const found = await pool(target)
      .orderBy(theirs)
      .first<Record<string, string> | undefined>(...theirs);
    if (!found) return;
    for (const [index, name] of own.entries()) values.set(name, `'${found[theirs[index] ?? ""] ?? ""}'`);
  }
  const text = `INSERT INTO ${table} (${columns.map(({ name }) => `"${name}"`).join(", ")}) VALUES (${[...values.values()].join(", ")})`;
  await pool.raw(text, { text: TEXT });
}
