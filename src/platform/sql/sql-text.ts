import type { Knex } from "knex";

/** SQL with the values of its placeholders (`?`). The text must be a literal of the source code. */
export interface SqlText {
  readonly text: string;
  readonly bindings: readonly unknown[];
}

/** Creates an SqlText; input must be passed in `bindings`. */
export const sql = (text: string, ...bindings: readonly unknown[]): SqlText => ({ text, bindings });

/** Joins SQL texts with a separator. */
export function join(pieces: readonly SqlText[], separator: string): SqlText {
  return { text: pieces.map(({ text }) => text).join(separator), bindings: pieces.flatMap(({ bindings }) => bindings) };
}

/**
 * Combines statements into one: one snapshot and one round trip, atomic without a surrounding transaction. The rows of
 * the first one are called `e`.
 */
export function oneStatement(written: SqlText, others: readonly SqlText[]): SqlText {
  const parts = [written, ...others].map(({ text, bindings }, index) =>
    sql(`${index === 0 ? "e" : `s${index}`} AS (${text})`, ...bindings),
  );
  const all = join(parts, ",\n");
  return sql(`WITH ${all.text}\nSELECT id FROM e`, ...all.bindings);
}

/** Returns a list of placeholders: `?, ?, ?`. */
export const placeholders = (count: number, one = "?"): string => Array.from({ length: count }, () => one).join(", ");

/** Runs a statement. With a name, the server parses and plans it once per connection. */
export async function run<Row>(db: Knex, { text, bindings }: SqlText, name?: string): Promise<Row[]> {
  const query = db.raw<{ rows: Row[] }>(text, bindings as Knex.RawBinding[]);
  return (await (name === undefined ? query : query.options({ name }))).rows;
}
