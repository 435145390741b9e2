declare module "knex/lib/dialects/postgres/index.js" {
  import type { Knex } from "knex";

  /** What knex hands to the driver for one statement. */
  export interface Statement {
    readonly sql: string;
    readonly method?: string;
    options?: Record<string, unknown>;
  }

  /** knex's own dialect for PostgreSQL, which its type definitions leave out. */
  export default class PostgresDialect extends Knex.Client {
    protected _query(connection: object, statement: Statement): Promise<unknown>;
  }
}
