import type { Statement } from "knex/lib/dialects/postgres/index.js";
import { type Connection, SafeConnections } from "./safe-connections.ts";

/** Each name costs a plan in the memory of every connection, so a flood of different texts must end somewhere. */
const MAX_NAMES = 500;
const NAMED_METHODS = new Set(["select", "first", "pluck"]);

const names = new Map<string, string>();

/** The last query of a connection; it has ended when this has. */
const last = new WeakMap<Connection, Promise<void>>();

/**
 * The dialect, with a name for each SELECT: the server then parses and plans it once per connection.
 * A query whose best plan depends on its values (search, filter trees) opts out with `.options({ unnamed: true })`.
 * Queries that a transaction asks for at once wait for each other here: the driver's own queue goes away.
 */
export class NamedStatements extends SafeConnections {
  protected override _query(connection: Connection, statement: Statement): Promise<Statement> {
    const { method, options } = statement;
    if (method !== undefined && NAMED_METHODS.has(method) && !options?.name && !options?.unnamed) {
      const name = nameOf(statement.sql);
      if (name !== undefined) statement.options = { ...options, name };
    }
    const ask = (): Promise<Statement> => super._query(connection, statement);
    const before = last.get(connection);
    const query = before ? before.then(ask) : ask();
    const ended = query.then(nothing, nothing);
    last.set(connection, ended);
    void ended.then(() => last.get(connection) === ended && last.delete(connection));
    return query;
  }
}

const nothing = (): void => undefined;

function nameOf(sql: string): string | undefined {
  const known = names.get(sql);
  if (known !== undefined || names.size >= MAX_NAMES) return known;
  const name = `k${String(names.size)}`;
  names.set(sql, name);
  return name;
}
