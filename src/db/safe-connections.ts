import pg from "pg";
import PostgresDialect, { type Statement } from "knex/lib/dialects/postgres/index.js";

/** A connection as the pool holds it. knex takes none out of the pool again that is marked as disposed. */
export type Connection = pg.Client & { __knex__disposed?: unknown };

/** Milliseconds from the server's error to its ReadyForQuery: it rolls back in between. */
const READY_TIMEOUT = 1_000;
/** Milliseconds for an orderly end of a connection. */
const CLOSE_TIMEOUT = 500;

/** Connections on which a statement was sent whose ReadyForQuery has not come. */
const busy = new WeakSet<Connection>();

/**
 * knex's PostgreSQL dialect, which reuses a connection only if its state is certain: every statement on it was answered, and
 * the last ReadyForQuery said that no transaction is open. Any other connection is destroyed at once, socket and all, so that the
 * server rolls back as soon as it notices. Otherwise the next statement would run inside a transaction that nobody commits: pg leaves
 * a statement that timed out (`query_timeout`) running and drops the ROLLBACK that waits behind it, and knex's pool takes
 * such a connection back.
 */
export class SafeConnections extends PostgresDialect {
  override async acquireRawConnection(): Promise<Connection> {
    const connection = await super.acquireRawConnection();
    // pg emits it at each ReadyForQuery after which it has nothing more to send.
    connection.on("drain", () => void busy.delete(connection));
    return connection;
  }

  protected override async _query(connection: Connection, statement: Statement): Promise<Statement> {
    busy.add(connection);
    const answered = await super._query(connection, statement).catch(async (error: unknown) => {
      if (error instanceof pg.DatabaseError) await readyForQuery(connection, error);
      else destroy(connection, `a statement did not complete (${String(error)})`);
      throw error;
    });
    requireCommitted(answered);
    return answered;
  }

  override validateConnection(connection: Connection): Promise<boolean> {
    return Promise.resolve(uncertainty(connection) === null);
  }

  override releaseConnection(connection: Connection): Promise<unknown> {
    const reason = uncertainty(connection);
    if (reason !== null) destroy(connection, reason);
    return super.releaseConnection(connection);
  }

  /** A server that is stopped does not end a connection: the pool does not wait for it. */
  override async destroyRawConnection(connection: Connection): Promise<void> {
    const late = setTimeout(() => connection.connection.stream.destroy(), CLOSE_TIMEOUT);
    await super.destroyRawConnection(connection).finally(() => clearTimeout(late));
  }
}

/** Why the connection must not be used again; null where its state is certain. */
function uncertainty(connection: Connection): string | null {
  if (busy.has(connection)) return "a statement did not complete";
  return connection.getTransactionStatus() === "I" ? null : "a transaction is still open";
}

/** SQLSTATE of a standby that takes no writes, e.g. a former primary: the next connection may lead to the new one. */
const READ_ONLY = "25006";

/** After an error the server says when it takes the next statement. */
async function readyForQuery(connection: Connection, error: pg.DatabaseError): Promise<void> {
  if (error.code === READ_ONLY) destroy(connection, "the server is read-only");
  if (!busy.has(connection)) return;
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const answered = (): void => resolve(null);
  const late = setTimeout(answered, READY_TIMEOUT);
  connection.once("drain", answered).once("end", answered);
  await promise;
  clearTimeout(late);
  connection.off("drain", answered).off("end", answered);
  if (busy.has(connection)) destroy(connection, "the server did not become ready after an error");
}

/** Without a goodbye, for which a server that hangs would have to be waited for. */
function destroy(connection: Connection, reason: string): void {
  connection.__knex__disposed ??= reason;
  connection.connection.stream.destroy();
}

/** To COMMIT of a transaction in which a statement failed the server answers ROLLBACK, which is no error to knex. */
function requireCommitted({ sql, response }: Statement): void {
  if (sql !== "COMMIT;" || response?.command === "COMMIT") return;
  throw new Error("The transaction was rolled back because a statement failed.");
}
