declare module "knex/lib/dialects/postgres/index.js" {
  import type { Knex } from "knex";
  import type pg from "pg";

  /** A statement that knex passes to the driver, with the driver's response. */
  export interface Statement {
    readonly sql: string;
    readonly method?: string;
    readonly bindings?: readonly unknown[];
    options?: Record<string, unknown>;
    /** `aside`: the value of the last column, if the statement asks for that. */
    readonly response?: Pick<pg.QueryResult, "command" | "rows"> & { readonly aside?: unknown };
  }

  /** knex's dialect for PostgreSQL, which is missing in its type definitions. */
  export default class PostgresDialect extends Knex.Client {
    /** `statementWait`: the milliseconds that a statement may take, for `limitStatements`. */
    override readonly connectionSettings: { readonly statementWait?: number };
    override acquireRawConnection(): Promise<pg.Client>;
    override destroyRawConnection(connection: pg.Client): Promise<void>;
    override releaseConnection(connection: pg.Client): Promise<unknown>;
    override validateConnection(connection: pg.Client): Promise<boolean>;
    positionBindings(sql: string): string;
    query(connection: pg.Client, statement: Statement): Promise<Statement>;
    protected _query(connection: pg.Client, statement: Statement): Promise<Statement>;
  }
}
