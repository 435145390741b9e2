import type { Duplex } from "node:stream";
import type { Knex } from "knex";
import PostgresDialect, { type Statement } from "knex/lib/dialects/postgres/index.js";
import type pg from "pg";
import PgQuery, { type ResultColumns } from "pg/lib/query.js";
import PgTransaction from "knex/lib/dialects/postgres/execution/pg-transaction.js";

/** Parts of the driver that its type definitions lack. */
declare module "pg" {
  interface ClientBase {
    /** The key of the session, with which another connection can cancel its statement. */
    readonly processID: number;
    readonly secretKey: number;
  }

  interface Connection {
    /** The texts of the statements that were sent to the server and have not been parsed yet, by name. */
    readonly submittedNamedStatements: Record<string, string>;
    parse(statement: { readonly text: string }): void;
    bind(portal: object): void;
    execute(portal: object): void;
    /** Sends the first message of a session. */
    startup(settings: object): void;
    /** Sends a request to cancel the statement of a session, instead of starting one. */
    cancel(processID: number, secretKey: number): void;
  }
}

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

/** The text and values of a statement. */
interface PreparedStatement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** With a name, the server parses and plans the statement once per connection. */
  readonly name?: string | undefined;
  /**
   * The last column has the same value in all rows: it is read once, as `aside` of the result, and is not in the rows.
   */
  readonly aside?: boolean;
  /** The BEGIN of the transaction whose first statement this is. If it fails, the server skips the statement. */
  readonly begin?: string | undefined;
}

/** The columns of the named statements of a connection. They do not change while a statement exists. */
const columnsOf = new WeakMap<pg.Connection, Map<string, ResultColumns>>();
/** Each connection with a method that does not ask for the columns. */
const withoutDescribe = new WeakMap<pg.Connection, pg.Connection>();

/**
 * A query that asks for the columns of a named statement once per connection. The driver asks for them at each
 * execution; reading their descriptions costs more than reading a row.
 */
class PreparedQuery extends PgQuery {
  private connection: pg.Connection | null = null;
  private readonly aside: boolean;
  /** The name, which the driver must not see before BEGIN is answered. */
  private readonly statementName: string | undefined;
  private readonly begin: string | undefined;
  private hasBegun = false;

  constructor(
    { text, values, name, aside = false, begin }: PreparedStatement,
    callback: (error: Error | null, result: pg.QueryResult) => void,
  ) {
    super(text, values, callback);
    this.name = name;
    this.statementName = name;
    this.aside = aside;
    this.begin = begin;
    if (begin !== undefined && !this.requiresPreparation()) this.text = begin + text;
  }

  override prepare(connection: pg.Connection): void {
    if (this.begin !== undefined) {
      connection.parse({ text: this.begin });
      connection.bind({});
      connection.execute({});
    }
    const known = this.name === undefined ? undefined : columnsOf.get(connection)?.get(this.name);
    if (known) {
      Object.assign(this._result, known);
      this._accumulateRows = true;
      super.prepare(undescribed(connection));
    } else {
      this.connection = connection;
      super.prepare(connection);
    }
    // The driver would take the answer to BEGIN for that to the statement, and note that the server has parsed it.
    if (this.begin !== undefined) this.name = undefined;
  }

  override handleCommandComplete(message: { readonly text: string }, connection: pg.Connection): void {
    if (this.begin === undefined || this.hasBegun) super.handleCommandComplete(message, connection);
    this.hasBegun = true;
    this.name = this.statementName;
  }

  override handleError(error: Error, connection: pg.Connection): void {
    // After a failed BEGIN, the server has not parsed the statement.
    if (this.statementName !== undefined)
      Reflect.deleteProperty(connection.submittedNamedStatements, this.statementName);
    super.handleError(error, connection);
  }

  override handleRowDescription(message: object): void {
    super.handleRowDescription(message);
    if (this.aside) this._result._prebuiltEmptyResultObject = withoutLast(this._result._prebuiltEmptyResultObject);
    if (this.name === undefined || this.connection === null) return;
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    const known = columnsOf.get(this.connection) ?? new Map<string, ResultColumns>();
    columnsOf.set(this.connection, known.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject }));
  }

  override handleDataRow(message: { readonly fields: (string | null)[] }): void {
    if (this.aside) {
      const text = message.fields.pop() ?? null;
      if (this._result.aside === undefined) {
        this._result.aside = text === null ? null : this._result._parsers?.at(-1)?.(text);
      }
    }
    super.handleDataRow(message);
  }
}

function withoutLast(row: object | null): object {
  return Object.fromEntries(Object.entries(row ?? {}).slice(0, -1));
}

function undescribed(connection: pg.Connection): pg.Connection {
  const known = withoutDescribe.get(connection);
  if (known) return known;
  const made = Object.create(connection, { describe: { value: () => undefined } }) as pg.Connection;
  withoutDescribe.set(connection, made);
  return made;
}

/** The BEGIN of each connection whose transaction has had no statement yet. */
const begins = new WeakMap<pg.Client, string>();

/** A transaction that sends its BEGIN together with its first statement, which saves a round trip. */
class JoinedBegin extends PgTransaction {
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
