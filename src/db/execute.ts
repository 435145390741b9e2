import type { Knex } from "knex";
import type { Statement } from "knex/lib/dialects/postgres/index.js";
import type pg from "pg";

/** The part of a pool or transaction that runs statements. */
interface StatementRunner {
  acquireConnection(): Promise<pg.Client>;
  query(connection: pg.Client, statement: Statement): Promise<Statement>;
  releaseConnection(connection: pg.Client): Promise<unknown>;
}

/** A text with `?` placeholders and their values. */
export interface TextStatement {
  readonly text: string;
  readonly bindings: readonly unknown[];
  /** With a name, the server parses and plans the statement once per connection. */
  readonly name?: string | undefined;
}

/**
 * Runs a statement on a pool or in a transaction without knex's query builder, which would process the text again each
 * time. Returns the rows.
 */
export async function execute<Row>(db: Knex, { text, bindings, name }: TextStatement): Promise<Row[]> {
  if (bindings.includes(undefined)) throw new TypeError(`A value is undefined: ${text}`);
  const runner = db.client as StatementRunner;
  const connection = await runner.acquireConnection();
  try {
    const options = name === undefined ? {} : { name };
    const { response } = await runner.query(connection, { sql: text, bindings, options });
    return (response?.rows ?? []) as Row[];
  } finally {
    await runner.releaseConnection(connection);
  }
}
