import { channel } from "node:diagnostics_channel";
import type { Knex } from "knex";
import type { Statement } from "knex/lib/dialects/postgres/index.js";
import type pg from "pg";
import { MAX_DECIMALS, UNUSUAL_DECIMALS } from "../rules/currency-digits.ts";

/** SQL with the values of its placeholders (`?`). The text must be a literal of the source code. */
export interface SqlText {
  readonly text: string;
  readonly bindings: readonly unknown[];
}

/** Creates an SqlText; input must be passed in `bindings`. */
export const sql = (text: string, ...bindings: readonly unknown[]): SqlText => ({ text, bindings });

/**
 * An object with only an id, from a column of UUIDs. It is immutable, unlike jsonb_build_object(), which a distributed
 * database does not accept in updates.
 */
export const onlyId = (column: string): string => `CAST('{"id":"' || CAST(${column} AS text) || '"}' AS jsonb)`;

/** Joins SQL texts with a separator. */
export function join(pieces: readonly SqlText[], separator: string): SqlText {
  return { text: pieces.map(({ text }) => text).join(separator), bindings: pieces.flatMap(({ bindings }) => bindings) };
}

/**
 * The organization's id in the expressions of columns, which have no values of their own: the statement that reads such
 * a column has the id as its first value. With a join to the outer row (`k.org_id = e.org_id`), a distributed database
 * would visit all shards.
 */
export const ORG_ID = "$1::uuid";

/** Binds the organization's id in such an expression, for statements with another first value. */
export function withOrgId(expression: string, orgId: string): SqlText {
  const pieces = expression.split(ORG_ID);
  return { text: pieces.join("?::uuid"), bindings: pieces.slice(1).map(() => orgId) };
}

/**
 * Combines statements into one: one snapshot and one round trip, atomic without a surrounding transaction. The rows of
 * the first one are called `e`.
 */
export function oneStatement(written: SqlText, others: readonly SqlText[]): SqlText {
  const parts = [written, ...others].map(({ text, bindings }, index) =>
    sql(`${index === 0 ? "e" : `s${index}`} AS (${text})`, ...bindings),
  );
  const all = join(parts, ",\n");
  return sql(`WITH ${all.text}\nSELECT id FROM e`, ...all.bindings);
}

/** Returns a list of placeholders: `?, ?, ?`. */
export const placeholders = (count: number, one = "?"): string => Array.from({ length: count }, () => one).join(", ");

/** The part of a pool or transaction that runs statements. */
interface StatementRunner {
  acquireConnection(): Promise<pg.Client>;
  query(connection: pg.Client, statement: Statement): Promise<Statement>;
  releaseConnection(connection: pg.Client): Promise<unknown>;
}

/** Publishes each statement of `run()`, for the tests that check all SQL texts. Nothing subscribes in production. */
export const statements = channel("crm:statement");

/**
 * Runs a statement without knex's query builder, which would process the text again each time. With a name, the server
 * parses and plans it once per connection.
 */
export async function run<Row>(db: Knex, statement: SqlText, name?: string): Promise<Row[]> {
  const response = await send(db, statement, name === undefined ? {} : { name });
  return (response?.rows ?? []) as Row[];
}

/** Rows, and a value that belongs to all of them. */
interface RowsAndValue<Row> {
  readonly rows: Row[];
  /** Undefined if there is no row. */
  readonly value: unknown;
}

/** The same for a statement whose last column has the same value in all rows. The rows do not contain it. */
export async function runWithValue<Row>(db: Knex, statement: SqlText, name?: string): Promise<RowsAndValue<Row>> {
  const response = await send(db, statement, { ...(name === undefined ? {} : { name }), aside: true });
  return { rows: (response?.rows ?? []) as Row[], value: response?.aside };
}

async function send(db: Knex, { text, bindings }: SqlText, options: object): Promise<Statement["response"]> {
  if (statements.hasSubscribers) statements.publish({ text, bindings });
  if (bindings.includes(undefined)) throw new TypeError(`A value is undefined: ${text}`);
  const runner = db.client as StatementRunner;
  const connection = await runner.acquireConnection();
  try {
    const { response } = await runner.query(connection, { sql: text, bindings, options: { ...options } });
    return response;
  } finally {
    await runner.releaseConnection(connection);
  }
}

/** Returns the SQL for the number of decimals of a currency, like currencyDigits(). */
export function currencyDigitsSql(currency: string): string {
  const cases = Object.entries(UNUSUAL_DECIMALS).map(
    ([decimals, codes]) => `WHEN ${currency} IN (${codes.map((code) => `'${code}'`).join(", ")}) THEN ${decimals}`,
  );
  return `CASE ${cases.join(" ")} WHEN ${currency} IS NULL THEN ${String(MAX_DECIMALS)} ELSE 2 END`;
}

/**
 * Returns an SQL expression for the name of a user in a row with this alias, as `personName()` returns it: never the
 * e-mail address.
 */
export const personNameSql = (alias: string): string =>
  `coalesce(nullif(concat_ws(' ', nullif(${alias}.first_name, ''), nullif(${alias}.last_name, '')), ''),
    regexp_replace(${alias}.email, '@[^@]*$', ''))`;
