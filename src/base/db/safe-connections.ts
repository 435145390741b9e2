import { setImmediate } from "node:timers/promises";
import type { Statement } from "knex/lib/dialects/postgres/index.js";
import { currentRead, ReadAbandoned, onAbandoned, type Read } from "../platform/reads.ts";
import { takeBegin, PreparedStatements } from "./prepared-statements.ts";
import pg from "pg";

/** A pooled connection. knex does not reuse connections that are marked as disposed. */
export type Connection = pg.Client & { __knex__disposed?: unknown };

/** Milliseconds from a server error to ReadyForQuery: the server rolls back in between. */
const READY_TIMEOUT = 1_000;
/** Milliseconds for closing a connection regularly. */
const CLOSE_TIMEOUT = 500;

/** SQLSTATE of a statement in a transaction in which an earlier one failed. */
const ABORTED = "25P02";

/** Connections with a statement whose ReadyForQuery has not arrived. */
const busy = new WeakSet<Connection>();

/**
 * knex's PostgreSQL dialect that reuses a connection only in a known state: every statement was answered, and the last
 * ReadyForQuery reported no open transaction. Any other connection is destroyed immediately by closing its socket, so
 * that the server rolls back as soon as it notices. knex would return it to its pool, and the next statement could run
 * in a transaction that is never committed.
 */
export class SafeConnections extends PreparedStatements {
  override async acquireRawConnection(): Promise<Connection> {
    const connection = await super.acquireRawConnection();
    // pg emits `drain` at each ReadyForQuery if no further queries are queued.
    connection.on("drain", () => void busy.delete(connection));
    const { statementWait } = this.connectionSettings;
    if (statementWait !== undefined) limitStatements(connection, statementWait);
    return connection;
  }

  protected override async _query(connection: Connection, statement: Statement): Promise<Statement> {
    const read = currentRead();
    if (read) beginStatement(read, connection, statement.sql);
    busy.add(connection);
    statementStarts(connection);
    try {
      const completed = await super._query(connection, statement).catch(async (error: unknown) => {
        if (error instanceof pg.DatabaseError) {
          restoreState(error);
          await readyForQuery(connection, error);
          // The statement before it, with which it was sent, reports its error first.
          if (error.code === ABORTED) await setImmediate();
        } else destroy(connection, `a statement did not complete (${String(error)})`);
        throw read?.abandoned === true ? new ReadAbandoned({ cause: error }) : error;
      });
      requireCommitted(completed);
      return completed;
    } finally {
      statementEnds(connection);
      const canceled = read ? endStatement(connection) : null;
      if (canceled && !(await canceled)) destroy(connection, "a cancel request may arrive late");
    }
  }

  override validateConnection(connection: Connection): Promise<boolean> {
    return Promise.resolve(discardReason(connection) === null);
  }

  override releaseConnection(connection: Connection): Promise<unknown> {
    const reason = discardReason(connection);
    if (reason !== null) destroy(connection, reason);
    return super.releaseConnection(connection);
  }

  /** A stopped server does not close connections; the pool does not wait for it. */
  override async destroyRawConnection(connection: Connection): Promise<void> {
    const late = setTimeout(() => connection.connection.stream.destroy(), CLOSE_TIMEOUT);
    await super.destroyRawConnection(connection).finally(() => clearTimeout(late));
  }
}

/** Returns the reason why a connection must not be reused; null if its state is known. */
function discardReason(connection: Connection): string | null {
  if (busy.has(connection)) return "a statement did not complete";
  if (takeBegin(connection) !== undefined) return "a transaction did not begin";
  return connection.getTransactionStatus() === "I" ? null : "a transaction is still open";
}

/** SQLSTATE of a read-only standby, e.g. a former primary: a new connection may reach the new primary. */
const READ_ONLY = "25006";

/** After an error the server reports when it accepts the next statement. */
async function readyForQuery(connection: Connection, error: pg.DatabaseError): Promise<void> {
  if (error.code === READ_ONLY) destroy(connection, "the server is read-only");
  if (!busy.has(connection)) return;
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const onReady = (): void => resolve(null);
  const late = setTimeout(onReady, READY_TIMEOUT);
  connection.once("drain", onReady).once("end", onReady);
  await promise;
  clearTimeout(late);
  connection.off("drain", onReady).off("end", onReady);
  if (busy.has(connection)) destroy(connection, "the server did not become ready after an error");
}

/** Does not send Terminate, because a server that hangs would not respond. */
function destroy(connection: Connection, reason: string): void {
  connection.__knex__disposed ??= reason;
  connection.connection.stream.destroy();
}

/**
 * If a statement of the transaction failed, the server answers COMMIT with ROLLBACK, which knex does not treat as an
 * error.
 */
function requireCommitted({ sql, response }: Statement): void {
  if (sql !== "COMMIT;" || response?.command === "COMMIT") return;
  throw new Error("The transaction was rolled back because a statement failed.");
}

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
function beginStatement(read: Read, connection: pg.Client, sql: string): void {
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
function endStatement(connection: pg.Client): Promise<boolean> | null {
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
function limitStatements(connection: pg.Client, limit: number): void {
  limited.set(connection, { limit, statements: 0, startedAt: 0 });
  connection.once("end", () => limited.delete(connection));
  timer ??= setInterval(endLateStatements, CHECK_MS).unref();
}

/** Notes that a statement was sent; it runs after those that were sent before. */
function statementStarts(connection: pg.Client): void {
  const known = limited.get(connection);
  if (known && ++known.statements === 1) known.startedAt = performance.now();
}

/** Notes that a statement has ended. */
function statementEnds(connection: pg.Client): void {
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

/** SQLSTATE of errors that a distributed database reports without their own. */
const INTERNAL_ERROR = "XX000";

/** The ends of PostgreSQL's messages (in English) that the service distinguishes, and their SQLSTATEs. */
const STATES: readonly (readonly [message: RegExp, state: string])[] = [
  [/duplicate key value violates unique constraint "(?<constraint>[^"]+)"$/, "23505"],
  [/conflicting key value violates exclusion constraint "(?<constraint>[^"]+)"$/, "23P01"],
  [/violates foreign key constraint "(?<constraint>[^"]+)" on table "[^"]+"$/, "23503"],
  [/violates check constraint "(?<constraint>[^"]+)"$/, "23514"],
  [/could not serialize access due to [a-z ]+$/, "40001"],
  [/(deadlock detected|it was involved in a distributed deadlock)$/, "40P01"],
  [/canceling statement due to lock timeout$/, "55P03"],
  [/canceling statement due to statement timeout$/, "57014"],
  [
    /connection to the remote node |(could not receive data from|no connection to the) server|SSL SYSCALL error|failure on connection marked as essential: |connection not open|server closed the connection unexpectedly|could not connect to any active placements/,
    "08006",
  ],
  [
    /(terminating connection (due to (administrator command|unexpected postmaster exit)|because of crash of another server process)|the database system is (starting up|shutting down|in recovery mode))/,
    "57P01",
  ],
];

/** Class of the SQLSTATEs of violated constraints. */
const VIOLATION = /^23/;

/**
 * Restores the SQLSTATE and the constraint of an error of a worker. Citus reports the errors of WITH branches as internal
 * errors with the message of the worker, and no error with the name of its constraint.
 */
function restoreState(error: pg.DatabaseError): void {
  const isUnnamed = VIOLATION.test(error.code ?? "") && error.constraint === undefined;
  if (error.code !== INTERNAL_ERROR && !isUnnamed) return;
  for (const [message, state] of STATES) {
    const found = message.exec(error.message);
    if (!found) continue;
    error.code = state;
    error.constraint ??= found.groups?.["constraint"];
    return;
  }
}
