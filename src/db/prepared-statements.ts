import PostgresDialect, { type Statement } from "knex/lib/dialects/postgres/index.js";
import type pg from "pg";
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

  protected override _query(connection: pg.Client, statement: Statement): Promise<Statement> {
    const { sql: text, bindings: values = [], options } = statement;
    const name = typeof options?.["name"] === "string" ? options["name"] : undefined;
    return new Promise((resolve, reject) => {
      const query = new PreparedQuery({ text, values, name, aside: options?.["aside"] === true }, (error, response) => {
        if (error) reject(error);
        else resolve(Object.assign(statement, { response }));
      });
      connection.query(query);
    });
  }
}
