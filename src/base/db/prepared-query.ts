import type pg from "pg";
import PgQuery, { type ResultColumns } from "pg/lib/query.js";

/** The text and values of a statement. */
export interface PreparedStatement {
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
export class PreparedQuery extends PgQuery {
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
