import type pg from "pg";

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
export function restoreState(error: pg.DatabaseError): void {
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
