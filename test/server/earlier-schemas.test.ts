import type { Knex } from "knex";
import { expect } from "chai";
import { runMigrations } from "../../src/base/db/migrate.ts";
import { migrations } from "../../src/base/db/migrations.ts";
import { signIn } from "../support/accounts/people.ts";
import { copyDatabase, createEmptyDatabase } from "../support/db/cluster.ts";
import { fillDatabase } from "../support/db/filled-database.ts";
import { startService } from "../support/service.ts";
import type { Tenant } from "../support/tenant.ts";
import { LONG } from "../support/suite/length.ts";
import { use } from "../support/fixture.ts";

/** A table with its rows as JSON. */
interface TableRows {
  readonly table: string;
  readonly rows: readonly object[];
  /** The foreign keys of the newest schema. */
  readonly references: readonly Reference[];
}

interface Reference {
  readonly target: string;
  readonly columns: readonly string[];
}

/** Tables of the installation itself. */
const OWN = ["knex_migrations", "knex_migrations_lock", "installation"];

const TABLES = `SELECT c.relname AS table FROM pg_class AS c
  WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relnamespace = 'public'::regnamespace AND c.relname <> ALL (?)
  ORDER BY c.relname`;

const REFERENCES = `SELECT k.confrelid::regclass::text AS target, array_agg(a.attname::text) AS columns
  FROM pg_constraint AS k JOIN pg_attribute AS a ON a.attrelid = k.conrelid AND a.attnum = ANY (k.conkey)
  WHERE k.contype = 'f' AND k.conrelid = ?::regclass GROUP BY k.oid`;

const COLUMNS = `SELECT attname AS column FROM pg_attribute WHERE attrelid = ?::regclass AND attnum > 0 AND NOT attisdropped`;

/** Inserts rows one by one into the columns that the table has; skips rows that this schema does not allow. */
const INSERT = `
CREATE FUNCTION pg_temp.insert_rows(target regclass, given jsonb) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  one jsonb;
  names text;
  inserted integer := 0;
BEGIN
  FOR one IN SELECT value FROM jsonb_array_elements(given) LOOP
    SELECT string_agg(quote_ident(attname), ', ') INTO names FROM pg_attribute
    WHERE attrelid = target AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND attidentity = '' AND jsonb_exists(one, attname);
    BEGIN
      EXECUTE format('INSERT INTO %s (%s) SELECT %s FROM jsonb_populate_record(NULL::%s, $1)', target, names, names, target)
      USING one;
      inserted := inserted + 1;
    EXCEPTION WHEN integrity_constraint_violation OR data_exception OR raise_exception THEN NULL;
    END;
  END LOOP;
  RETURN inserted;
END $$`;

/** Returns the names of all tables except those of the installation. */
async function tableNames(pool: Knex): Promise<string[]> {
  const { rows } = await pool.raw<{ rows: { table: string }[] }>(TABLES, [OWN]);
  return rows.map(({ table }) => table);
}

/** Reads all rows of all tables. */
export async function readRows(pool: Knex): Promise<TableRows[]> {
  const all: TableRows[] = [];
  for (const table of await tableNames(pool)) {
    const { rows } = await pool.raw<{ rows: { row: object }[] }>("SELECT to_jsonb(t) AS row FROM ?? AS t", [table]);
    const { rows: references } = await pool.raw<{ rows: Reference[] }>(REFERENCES, [table]);
    all.push({ table, rows: rows.map(({ row }) => row), references });
  }
  return all;
}

/**
 * Inserts rows of the newest schema into a database with an earlier one, as far as that allows them. Returns how many
 * rows each table has then.
 */
async function projectRows(pool: Knex, given: readonly TableRows[]): Promise<Map<string, number>> {
  const tables = await tableNames(pool);
  const counts = new Map(tables.map((table) => [table, 0]));
  for (const { table, references } of given) {
    if (await refersToLaterTable(pool, { table, references, tables })) counts.delete(table);
  }
  await pool.transaction(async (tx) => {
    await tx.raw(INSERT);
    // Tables that others refer to get their rows in an earlier round.
    for (let changed = true; changed;) {
      changed = false;
      for (const { table, rows } of given) {
        const before = counts.get(table);
        if (before === undefined || before === rows.length) continue;
        const { rows: result } = await tx.raw<{ rows: { inserted: number }[] }>(
          "SELECT pg_temp.insert_rows(?::regclass, ?::jsonb) AS inserted",
          [table, JSON.stringify(rows)],
        );
        const inserted = result[0]?.inserted ?? 0;
        counts.set(table, before + inserted);
        changed ||= inserted > 0;
      }
    }
  });
  return counts;
}

interface Existing extends Pick<TableRows, "table" | "references"> {
  /** The tables of the earlier schema. */
  readonly tables: readonly string[];
}

/** A table can be older than one to which it refers. It is then empty, because there is nothing to refer to. */
async function refersToLaterTable(pool: Knex, { table, references, tables }: Existing): Promise<boolean> {
  if (!tables.includes(table)) return false;
  const { rows } = await pool.raw<{ rows: { column: string }[] }>(COLUMNS, [table]);
  const columns = rows.map(({ column }) => column);
  return references.some((one) => !tables.includes(one.target) && one.columns.every((name) => columns.includes(name)));
}

const names = migrations.map(({ name }) => name);
/** The first schema, the last few, which running installations have, and some between them; all of them in the long form. */
const isTested = (index: number): boolean => LONG || index % 12 === 0 || index >= names.length - 4;
const LISTS = ["entities", "opportunities", "tasks", "notes", "segments", "campaigns", "events", "members", "webhooks"];

describe("Upgrade from earlier schemas", function () {
  this.timeout(600_000);
  let rows: TableRows[];
  let tenant: Tenant;
  /** Has no rows, and one more migration in each test. */
  before(async () => {
    const { service, world } = await fillDatabase();
    tenant = world;
    await service.close();
    // Inserted without the service, so no key decrypts it.
    await service.database.pool("oauth_clients").update({ secret: null });
    rows = await readRows(service.database.pool);
    await service.database.drop();
  });
  const earlier = use(() => createEmptyDatabase());

  for (const [index, name] of names.entries()) {
    if (!isTested(index)) continue;
    it(`keeps the records of ${name}, and the service serves them`, async () => {
      await runMigrations(earlier.pool, names.slice(0, index + 1));
      const database = await copyDatabase(earlier);
      const before = await projectRows(database.pool, rows);
      expect(before.get("organizations"), "organizations").to.be.at.least(1);
      expect(await runMigrations(database.pool, null)).to.deep.equal(names.slice(index + 1));
      for (const table of await tableNames(database.pool)) {
        const [{ count } = { count: "0" }] = await database.pool(table).count<{ count: string }[]>("* as count");
        expect(Number(count), table).to.be.at.least(before.get(table) ?? 0);
      }
      const service = await startService({ database });
      try {
        const owner = await signIn(service.url, tenant.organization.owner);
        for (const list of LISTS) {
          // Some rows were inserted without the service, with values that the contract does not allow.
          const answer = await fetch(`${service.url}/v1/${list}`, { headers: owner.headers });
          expect(answer.status, `${list}: ${await answer.text()}`).to.equal(200);
        }
        const found = (await owner.get("/v1/entities?page_size=1")).at("meta.total");
        const inserted = before.get("entities") ?? 0;
        if (inserted > 0) expect(found).to.be.above(0);
      } finally {
        await service.close();
        await database.drop();
      }
    });
  }
});
