import type { Knex } from "knex";
import type { Logger } from "pino";
import { connectToReplica } from "../base/db/connection.ts";
import type { Metrics } from "../adapters/http/metrics.ts";
import { withReplica } from "../base/store/replica-reads.ts";
import type { Store } from "../base/store/store.ts";

interface ReplicaDependencies {
  /** The pool of the store. */
  readonly knex: Knex;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

/** A store that reads from the replica of DATABASE_READ_URL, if there is one. */
interface ReplicatedStore {
  readonly store: Store;
  readonly close: () => Promise<void>;
}

/** Opens a pool for the replica. A change between replica and primary is logged once. */
export function openReplica(store: Store, { knex, logger, metrics }: ReplicaDependencies): ReplicatedStore {
  const replica = connectToReplica(knex);
  if (replica === null) return { store, close: () => Promise.resolve() };
  let isUsed = true;
  const onRead = (reason: string | null): void => {
    metrics.replicaRead(reason === null);
    if (isUsed === (reason === null)) return;
    isUsed = reason === null;
    if (isUsed) logger.info("the replica is used again");
    else logger.warn({ reason }, "the replica cannot be used, reads go to the primary");
  };
  return { store: withReplica(store, { primary: knex, replica, onRead }), close: () => replica.destroy() };
}
