import { setImmediate } from "node:timers/promises";
import pg from "pg";
import type { Statement } from "knex/lib/dialects/postgres/index.js";
import { currentRead, ReadAbandoned } from "../platform/reads.ts";
import { beginStatement, endStatement } from "./interruption.ts";
import { takeBegin } from "./joined-begin.ts";
import { limitStatements, statementEnds, statementStarts } from "./statement-timeouts.ts";
import { restoreState } from "./distribution/worker-errors.ts";
import { PreparedStatements } from "./prepared-statements.ts";

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
