import type { Knex } from "knex";

/** A table with its rows as JSON. */
export interface TableRows {
  readonly table: string;
  readonly rows: readonly object[];
}

/** Tables of the installation itself. */
const OWN = ["knex_migrations", "knex_migrations_lock", "installation"];

const TABLES = `SELECT c.relname AS table FROM pg_class AS c
  WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relnamespace = 'public'::regnamespace AND c.relname <> ALL (?)
  ORDER BY c.relname`;

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
export async function tableNames(pool: Knex): Promise<string[]> {
  const { rows } = await pool.raw<{ rows: { table: string }[] }>(TABLES, [OWN]);
  return rows.map(({ table }) => table);
}

/** Reads all rows of all tables. */
export async function readRows(pool: Knex): Promise<TableRows[]> {
  const all: TableRows[] = [];
  for (const table of await tableNames(pool)) {
    const { rows } = await pool.raw<{ rows: { row: object }[] }>("SELECT to_jsonb(t) AS row FROM ?? AS t", [table]);
    all.push({ table, rows: rows.map(({ row }) => row) });
  }
  return all;
}

/**
 * Inserts rows of the newest schema into a database with an earlier one, as far as that allows them. Returns how many
 * rows each table has then.
 */
export async function projectRows(pool: Knex, given: readonly TableRows[]): Promise<Map<string, number>> {
  const counts = new Map((await tableNames(pool)).map((table) => [table, 0]));
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
