import pg from "pg";
import { onAbandoned, type Read, ReadAbandoned } from "../platform/reads.ts";

/** The statements of a connection that run for a read. */
interface RunningStatements {
  readonly read: Read;
  /** Whether all of them only read. */
  onlySelects: boolean;
  /** The number of those that have not ended. */
  count: number;
  /** Resolves when the server has processed the request to cancel the statement; false if it may be on its way. */
  canceled: Promise<boolean> | null;
}

/** Milliseconds for a cancel request. */
const CANCEL_TIMEOUT = 1_000;
/** Never BEGIN, COMMIT or ROLLBACK, nor what a read writes. */
const SELECT = /^\s*(select|with)\b/i;

/** The connections that run statements for a read. */
const running = new Map<pg.Client, RunningStatements>();

onAbandoned((read) => {
  for (const [connection, statements] of running) {
    if (statements.read === read && statements.onlySelects) statements.canceled ??= requestCancel(connection);
  }
});

/** Notes that the connection will run a statement. Throws if the client of the read has disconnected. */
export function beginStatement(read: Read, connection: pg.Client, sql: string): void {
  const isSelect = SELECT.test(sql);
  if (read.abandoned && isSelect) throw new ReadAbandoned();
  const statements = running.get(connection) ?? { read, onlySelects: true, count: 0, canceled: null };
  statements.onlySelects &&= isSelect;
  statements.count += 1;
  running.set(connection, statements);
}

/**
 * Must be called when the statement has ended, before the connection runs another one, which a late cancel request
 * would end. Returns whether the connection can do that, or a promise of it; null if no request was sent.
 */
export function endStatement(connection: pg.Client): Promise<boolean> | null {
  const statements = running.get(connection);
  if (!statements) return null;
  statements.count -= 1;
  if (statements.count === 0) running.delete(connection);
  return statements.canceled;
}

/**
 * Asks the server to cancel the running statement of a connection. The server closes the connection of the request
 * when it has sent the signal, which does nothing to a server process that waits for the next statement. A pooler does
 * the same: it also knows which connection to the server runs the statement.
 */
async function requestCancel({ host, port, ssl, processID, secretKey }: pg.Client): Promise<boolean> {
  const client = new pg.Client({ host, port, ssl, connectionTimeoutMillis: CANCEL_TIMEOUT });
  const { connection } = client;
  connection.startup = () => connection.cancel(processID, secretKey);
  // A session never starts, so this always rejects.
  await client.connect().catch(() => undefined);
  return connection.stream.errored === null;
}
