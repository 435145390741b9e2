import type { Knex } from "knex";

/** SQL with the values of its placeholders (`?`). The text must be a literal of the source code. */
export interface SqlText {
  readonly text: string;
  readonly bindings: readonly unknown[];
}

/** Creates an SqlText; input must be passed in `bindings`. */
export const sql = (text: string, ...bindings: readonly unknown[]): SqlText => ({ text, bindings });

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

/** Returns a list of placeholders: `?, ?, ?`. */
export const placeholders = (count: number, one = "?"): string => Array.from({ length: count }, () => one).join(", ");

/** Runs a statement. With a name, the server parses and plans it once per connection. */
export async function run<Row>(db: Knex, { text, bindings }: SqlText, name?: string): Promise<Row[]> {
  const query = db.raw<{ rows: Row[] }>(text, bindings as Knex.RawBinding[]);
  return (await (name === undefined ? query : query.options({ name }))).rows;
}
