import type { Knex } from "knex";

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
