import type { Statement } from "knex/lib/dialects/postgres/index.js";
import { type Connection, SafeConnections } from "./safe-connections.ts";

/** Each name uses memory for a plan on every connection, so the number of distinct statements is limited. */
const MAX_NAMES = 500;
const NAMED_METHODS = new Set(["select", "first", "pluck"]);

const names = new Map<string, string>();

/**
 * Adds a name to each SELECT, so that the server parses and plans it once per connection. Queries whose best plan
 * depends on their values (search, filter trees) opt out with `.options({ unnamed: true })`.
 */
export class NamedStatements extends SafeConnections {
  protected override _query(connection: Connection, statement: Statement): Promise<Statement> {
    const { method, options } = statement;
    if (method !== undefined && NAMED_METHODS.has(method) && !options?.name && !options?.unnamed) {
      const name = nameOf(statement.sql);
      if (name !== undefined) statement.options = { ...options, name };
    }
    return super._query(connection, statement);
  }
}

/** The same without names: some poolers send the next statement of a client to a connection that does not know them. */
export class UnnamedStatements extends NamedStatements {
  protected override _query(connection: Connection, statement: Statement): Promise<Statement> {
    statement.options = { ...statement.options, name: undefined, unnamed: true };
    return super._query(connection, statement);
  }
}

function nameOf(sql: string): string | undefined {
  const known = names.get(sql);
  if (known !== undefined || names.size >= MAX_NAMES) return known;
  const name = `k${String(names.size)}`;
  names.set(sql, name);
  return name;
}
