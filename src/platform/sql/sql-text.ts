import type { Knex } from "knex";

/** A piece of SQL with the values of its placeholders (`?`). Only text written in this folder is ever joined into it. */
export interface SqlText {
  readonly text: string;
  readonly bindings: readonly unknown[];
}

/** A piece of SQL; input goes into `bindings` only. */
export const sql = (text: string, ...bindings: readonly unknown[]): SqlText => ({ text, bindings });

/** Several pieces with the same text between them. */
export function join(pieces: readonly SqlText[], separator: string): SqlText {
  return { text: pieces.map(({ text }) => text).join(separator), bindings: pieces.flatMap(({ bindings }) => bindings) };
}

/** As many placeholders as there are values: `?, ?, ?`. */
export const placeholders = (count: number, one = "?"): string => Array.from({ length: count }, () => one).join(", ");

/** Runs it; with a name the server parses and plans it once per connection. */
export async function run<Row>(db: Knex, { text, bindings }: SqlText, name?: string): Promise<Row[]> {
  const query = db.raw<{ rows: Row[] }>(text, bindings as Knex.RawBinding[]);
  return (await (name === undefined ? query : query.options({ name }))).rows;
}
