import type pg from "pg";

/** A connection whose statements are limited. */
interface LimitedConnection {
  /** Milliseconds that a statement may take. */
  readonly limit: number;
  /** The number of statements that were sent and have not ended. */
  statements: number;
  /** When the running statement started. */
  startedAt: number;
}

/** How often the running statements are checked, in milliseconds. */
const CHECK_MS = 250;

const limited = new Map<pg.Client, LimitedConnection>();
let timer: NodeJS.Timeout | undefined;

/**
 * Closes the connection, with an error for its statement, when a statement takes longer than `limit` milliseconds: the
 * server may hang. The driver's `query_timeout` would set a timer for each statement. Because of these timers, V8 keeps
 * the rows of many statements until the next full collection, which takes a fifth of the throughput of lists.
 */
export function limitStatements(connection: pg.Client, limit: number): void {
  limited.set(connection, { limit, statements: 0, startedAt: 0 });
  connection.once("end", () => limited.delete(connection));
  timer ??= setInterval(endLateStatements, CHECK_MS).unref();
}

/** Notes that a statement was sent; it runs after those that were sent before. */
export function statementStarts(connection: pg.Client): void {
  const known = limited.get(connection);
  if (known && ++known.statements === 1) known.startedAt = performance.now();
}

/** Notes that a statement has ended. */
export function statementEnds(connection: pg.Client): void {
  const known = limited.get(connection);
  if (known && --known.statements > 0) known.startedAt = performance.now();
}

function endLateStatements(): void {
  const now = performance.now();
  for (const [connection, { limit, statements, startedAt }] of limited) {
    if (statements === 0 || now - startedAt <= limit) continue;
    connection.connection.stream.destroy(new Error("Query read timeout"));
  }
}
