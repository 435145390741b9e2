import { setTimeout as pause } from "node:timers/promises";
import type { Knex } from "knex";
import { isTransient } from "../rules/problems.ts";

/** SQLSTATEs after which the same statement can succeed: it had no effect. */
const RETRYABLE = new Set(["40001", "40P01"]);
const MAX_ATTEMPTS = 3;

/** Returns the SQLSTATE of a database error; undefined for other errors. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

/** The end of a constraint's name on a shard of a distributed table. */
const SHARD_ID = /_\d{6,}$/;

/** Returns the constraint named by a database error, without the number of the shard. */
export function violatedConstraint(error: unknown): string | undefined {
  return error instanceof Error && "constraint" in error && typeof error.constraint === "string"
    ? error.constraint.replace(SHARD_ID, "")
    : undefined;
}

/**
 * Runs one statement so that the connection stays usable after an error: within a transaction it sets a savepoint, if
 * the transaction has savepoints. Serialization failures and deadlocks are retried.
 */
export async function withSavepoint<Result>(db: Knex, statement: (db: Knex) => Promise<Result>): Promise<Result> {
  const bare = bareTransaction(db);
  if (bare) return await runBare(bare, () => statement(db));
  return await retrySerializationFailures(() =>
    db.isTransaction === true ? db.transaction(statement) : statement(db),
  );
}

/** Retries after serialization failures and deadlocks, which leave no effects; three attempts in total. */
export async function retrySerializationFailures<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let count = 1; ; count += 1) {
    try {
      return await work();
    } catch (error) {
      if (count === MAX_ATTEMPTS || !RETRYABLE.has(sqlState(error) ?? "")) throw error;
    }
  }
}

/** A row is locked for a long time: waiting here would delay other callers too. */
const LOCK_TIMEOUT = new Set(["55P03", "57014"]);
const TIMEOUT_MS = 40_000;
const PAUSE_MS = 100;

/**
 * Records an external effect that has already happened and cannot be undone. Retries while the database is unavailable,
 * because otherwise the effect would happen again. The timeout is shorter than a lease; `work` must be safe to repeat.
 */
export async function retryUntilCommitted<Result>(work: () => Promise<Result>): Promise<Result> {
  const end = performance.now() + TIMEOUT_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isTransient(error) || LOCK_TIMEOUT.has(sqlState(error) ?? "") || performance.now() > end) throw error;
    }
    await pause(PAUSE_MS);
  }
}

/** The first failure in a transaction without savepoints; null: none yet. */
export interface BareTransaction {
  failure: { readonly error: unknown } | null;
}

const transactions = new WeakMap<Knex, BareTransaction>();

/** Marks a transaction as one without savepoints. */
export function markBare(tx: Knex, transaction: BareTransaction): void {
  transactions.set(tx, transaction);
}

/** Returns the transaction of a connection if it has no savepoints. */
export const bareTransaction = (db: Knex): BareTransaction | undefined => transactions.get(db);

/** Runs `work`, for which there would be a savepoint, and notes its failure: there is nothing to return to. */
export async function runBare<Result>(transaction: BareTransaction, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    transaction.failure ??= { error };
    throw error;
  }
}

/**
 * Runs a transaction without savepoints. If something fails to which it should have returned, the transaction is rolled
 * back and repeated with savepoints. Most transactions need none, and each costs two statements.
 */
export async function withSavepointsOnDemand<Result>(
  run: (bare: BareTransaction | null) => Promise<Result>,
): Promise<Result> {
  const bare: BareTransaction = { failure: null };
  try {
    return await run(bare);
  } catch (error) {
    // An error that nothing caught ends the transaction in any case.
    if (bare.failure === null || bare.failure.error === error) throw error;
    return await run(null);
  }
}

/** Throws if `work` continued after a failure: then its transaction must not be committed. */
export function requireNoFailure({ failure }: BareTransaction): void {
  if (failure) throw new Error("The transaction needs savepoints.", { cause: failure.error });
}
