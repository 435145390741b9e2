import type { Knex } from "knex";

/** All tables, over the pool or over one transaction. */
export interface Repositories {
  /** The database's clock: the one that decides what has expired. */
  now(): Promise<string>;
}

/** The repositories over the pool, and transactions. */
export interface Store extends Repositories {
  /** Runs `work` in one transaction; what it does through `tx` happens as a whole or not at all. */
  transaction<Result>(work: (tx: Repositories) => Promise<Result>): Promise<Result>;
}

/** The store over a pool of connections. */
export function createStore(pool: Knex): Store {
  return {
    ...repositories(pool),
    transaction: (work) => pool.transaction((tx) => work(repositories(tx))),
  };
}

/** A store whose transactions are the one that is already open. */
export function joinTransaction(tx: Repositories): Store {
  return { ...tx, transaction: (work) => work(tx) };
}

function repositories(db: Knex): Repositories {
  return {
    async now() {
      const { rows } = await db.raw<{ rows: { now: string }[] }>("SELECT clock_timestamp() AS now");
      return rows[0]?.now ?? "";
    },
  };
}
