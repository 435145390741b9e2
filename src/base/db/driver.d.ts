declare module "pg/lib/query.js" {
  import type { EventEmitter } from "node:events";
  import type pg from "pg";

  /** The columns of a result, and the functions that parse them. */
  export interface ResultColumns {
    fields: readonly pg.FieldDef[];
    _parsers: readonly ((text: string) => unknown)[] | undefined;
    _prebuiltEmptyResultObject: object | null;
  }

  /** The driver's class of queries, whose methods are missing in its type definitions. */
  export default class Query extends EventEmitter implements pg.Submittable {
    constructor(
      text: string,
      values: readonly unknown[],
      callback: (error: Error | null, result: pg.QueryResult) => void,
    );
    name: string | undefined;
    text: string;
    requiresPreparation(): boolean;
    _accumulateRows: boolean;
    _result: ResultColumns & { aside?: unknown };
    hasBeenParsed(connection: pg.Connection): boolean | undefined;
    prepare(connection: pg.Connection): void;
    handleRowDescription(message: object): void;
    handleCommandComplete(message: { readonly text: string }, connection: pg.Connection): void;
    handleError(error: Error, connection: pg.Connection): void;
    handleDataRow(message: { readonly fields: (string | null)[] }): void;
    submit: pg.Submittable["submit"];
  }
}

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
    override transaction(...settings: unknown[]): Knex.Transaction;
    positionBindings(sql: string): string;
    query(connection: pg.Client, statement: Statement): Promise<Statement>;
    protected _query(connection: pg.Client, statement: Statement): Promise<Statement>;
  }
}

declare module "knex/lib/dialects/postgres/execution/pg-transaction.js" {
  import type pg from "pg";

  /** knex's transactions for PostgreSQL, which are missing in its type definitions. */
  export default class PgTransaction {
    constructor(client: unknown, ...settings: unknown[]);
    /** Runs a statement that begins or ends the transaction or a savepoint. */
    query(connection: pg.Client, text: string, status?: number, value?: unknown): Promise<unknown>;
  }
}
