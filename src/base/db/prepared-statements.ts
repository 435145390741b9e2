import type { Duplex } from "node:stream";
import type { Knex } from "knex";
import PostgresDialect, { type Statement } from "knex/lib/dialects/postgres/index.js";
import type pg from "pg";
import { JoinedBegin, takeBegin } from "./joined-begin.ts";
import { PreparedQuery } from "./prepared-query.ts";

/** Texts with numbered placeholders; the number of distinct texts is limited, because filters can have any form. */
const MAX_TEXTS = 2_000;
const numbered = new Map<string, string>();

/** knex's PostgreSQL dialect, which prepares the text and the columns of a statement once. */
export class PreparedStatements extends PostgresDialect {
  /** Replaces `?` by `$1`, `$2` … */
  override positionBindings(sql: string): string {
    const known = numbered.get(sql);
    if (known !== undefined) return known;
    const text = super.positionBindings(sql);
    if (numbered.size < MAX_TEXTS) numbered.set(sql, text);
    return text;
  }

  override transaction(...settings: unknown[]): Knex.Transaction {
    return new JoinedBegin(this, ...settings) as object as Knex.Transaction;
  }

  protected override _query(connection: pg.Client, statement: Statement): Promise<Statement> {
    const { sql: text, bindings: values = [], options } = statement;
    const name = typeof options?.["name"] === "string" ? options["name"] : undefined;
    const begin = takeBegin(connection);
    sendTogether(connection.connection.stream);
    return new Promise((resolve, reject) => {
      const aside = options?.["aside"] === true;
      const query = new PreparedQuery({ text, values, name, aside, begin }, (error, response) => {
        if (error) reject(error);
        else resolve(Object.assign(statement, { response }));
      });
      connection.query(query);
    });
  }
}

/** Sends what this turn writes to the stream at once: each write can wake the server. */
function sendTogether(stream: Duplex): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}
