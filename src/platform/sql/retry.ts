import { setTimeout as pause } from "node:timers/promises";
import type { Knex } from "knex";
import { isPassing } from "../rules/problems.ts";

/** SQLSTATEs after which the same statement can succeed: nothing of it has happened. */
const PASSING = new Set(["40001", "40P01"]);
const MAX_ATTEMPTS = 3;

/** The SQLSTATE of a database error; undefined for anything else. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

/** The constraint that a database error names. */
export function violated(error: unknown): string | undefined {
  return error instanceof Error && "constraint" in error && typeof error.constraint === "string"
    ? error.constraint
    : undefined;
}

/**
 * Runs one statement so that its failure leaves the connection usable: within a transaction behind a savepoint. Serialization
 * failures and deadlocks are tried again.
 */
export async function withSavepoint<Result>(db: Knex, statement: (db: Knex) => Promise<Result>): Promise<Result> {
  return await retrySerializationFailures(() =>
    db.isTransaction === true ? db.transaction(statement) : statement(db),
  );
}

/** Does it once more after a serialization failure or a deadlock, which leave nothing of it. */
export async function retrySerializationFailures<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let count = 1; ; count += 1) {
    try {
      return await work();
    } catch (error) {
      if (count === MAX_ATTEMPTS || !PASSING.has(sqlState(error) ?? "")) throw error;
    }
  }
}

/** Somebody holds a row for long: that others wait meanwhile helps nobody. */
const HELD = new Set(["55P03", "57014"]);
const PATIENCE_MS = 40_000;
const PAUSE_MS = 100;

/**
 * Writes down what has happened outside already and cannot be taken back, as soon as the database takes it: one that is away for a
 * moment would else have it happen again. No longer than a lease lasts at least; `work` has to be safe to repeat.
 */
export async function retryUntilCommitted<Result>(work: () => Promise<Result>): Promise<Result> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error) || HELD.has(sqlState(error) ?? "") || performance.now() > end) throw error;
    }
    await pause(PAUSE_MS);
  }
}
