import type { Knex } from "knex";

/** Returns the names of all tables without partitions, in alphabetical order. */
export async function tablesOf(pool: Knex): Promise<string[]> {
  const { rows } = await pool.raw<{ rows: { name: string }[] }>(
    `SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'p') AND NOT relispartition
     AND relnamespace = 'public'::regnamespace ORDER BY relname COLLATE "C"`,
  );
  return rows.map(({ name }) => name);
}

/** Returns all rows of a table in the text format of PostgreSQL, sorted. */
export async function rowsOf(pool: Knex, table: string): Promise<string[]> {
  const { rows } = await pool.raw<{ rows: { row: string }[] }>(
    `SELECT r::text AS row FROM ?? AS r ORDER BY r::text COLLATE "C"`,
    [table],
  );
  return rows.map(({ row }) => row);
}

/** Returns the column types that have no value in any row of any table. */
export async function unusedTypes(pool: Knex): Promise<string[]> {
  const { rows } = await pool.raw<{ rows: { table: string; column: string; type: string }[] }>(
    `SELECT c.relname AS "table", a.attname AS "column", format_type(a.atttypid, NULL) AS type
     FROM pg_class AS c JOIN pg_attribute AS a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relnamespace = 'public'::regnamespace`,
  );
  const unused = new Set(rows.map(({ type }) => type));
  for (const { table, column, type } of rows) {
    if (unused.has(type) && (await pool(table).whereNotNull(column).first()) !== undefined) unused.delete(type);
  }
  return [...unused];
}
