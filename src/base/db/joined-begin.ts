import PgTransaction from "knex/lib/dialects/postgres/execution/pg-transaction.js";
import type pg from "pg";

/** The BEGIN of each connection whose transaction has had no statement yet. */
const begins = new WeakMap<pg.Client, string>();

/** A transaction that sends its BEGIN together with its first statement, which saves a round trip. */
export class JoinedBegin extends PgTransaction {
  override query(connection: pg.Client, text: string, status?: number, value?: unknown): Promise<unknown> {
    if (!text.startsWith("BEGIN")) return super.query(connection, text, status, value);
    begins.set(connection, text);
    return Promise.resolve();
  }
}

/** Returns the BEGIN to send before the next statement of the connection, once. */
export function takeBegin(connection: pg.Client): string | undefined {
  const begin = begins.get(connection);
  begins.delete(connection);
  return begin;
}
