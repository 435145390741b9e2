import type { Knex } from "knex";
import { execute } from "../../db/execute.ts";

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

/** Returns a list of placeholders: `?, ?, ?`. */
export const placeholders = (count: number, one = "?"): string => Array.from({ length: count }, () => one).join(", ");

/** Runs a statement. With a name, the server parses and plans it once per connection. */
export async function run<Row>(db: Knex, { text, bindings }: SqlText, name?: string): Promise<Row[]> {
  return await execute<Row>(db, { text, bindings, name });
}
