import type { Knex } from "knex";
import { type AuditLogRepository, auditLogRepository } from "../../features/accounts/sql/audit-log.ts";
import { type AuditLogDeps, type WaitingEntry, writeEntries } from "../../features/accounts/sql/audit-log-chain.ts";
import type { AddressHashes } from "../platform/hashed-address.ts";
import { emailRepository, type LastWrite } from "../../features/email/sql/emails.ts";
import { suppressionRepository } from "../../features/email/sql/suppressions.ts";
import { jobRepository, type WaitingJob, writeJobs } from "../jobs/sql/jobs.ts";
import { membersOnUse, resourceTables, databaseRepositories } from "./repositories.ts";
import {
  bareTransaction,
  type BareTransaction,
  markBare,
  requireNoFailure,
  runBare,
  withSavepointsOnDemand,
  retrySerializationFailures,
  retryUntilCommitted,
} from "../platform/sql/retry.ts";

/** All repositories, using the pool or one transaction. */
export type Repositories = ReturnType<typeof repositories>;

/** The repositories using the pool, and transactions. */
export interface Store extends Repositories {
  /**
   * Runs `work` in one transaction. After a deadlock or serialization failure the transaction is rolled back and `work`
   * is repeated, so other side effects must wait until the transaction has ended.
   */
  transaction<Result>(work: (tx: Repositories) => Promise<Result>): Promise<Result>;
  /**
   * Like transaction(), without savepoints at first: if an error was caught inside of it, the transaction is rolled back
   * and `work` is repeated with savepoints. For transactions in which this is rare.
   */
  transactionOnTrial<Result>(work: (tx: Repositories) => Promise<Result>): Promise<Result>;
  /** Runs read-only `work` on a consistent snapshot. */
  snapshot<Result>(work: (tx: Repositories) => Promise<Result>): Promise<Result>;
  /**
   * Runs reads on the replica if there is one that has all committed changes, otherwise on this connection: for exports,
   * audiences and statistics, which take long. `work` must be safe to repeat. In a transaction it runs there.
   */
  onReplica<Result>(work: (reader: Repositories) => Promise<Result>): Promise<Result>;
  /** Runs `work` in a transaction that is always rolled back; returns its result. */
  dryRun<Result>(work: (tx: Repositories) => Promise<Result>): Promise<Result>;
  /**
   * Repeats `work` until it is committed, for most of a minute: for recording external effects that must not happen
   * twice.
   */
  readonly retryUntilCommitted: typeof retryUntilCommitted;
}

const SNAPSHOT = { isolationLevel: "repeatable read", readOnly: true } as const;

/** The connection of each store and transaction. It is private to this module, so that no other code can use it. */
const connections = new WeakMap<Repositories, Connection>();

interface Connection {
  readonly db: Knex;
  /** Called when a job was queued; the job is visible to others after the commit. */
  readonly queued: () => void;
  readonly secrets: StoreSecrets;
  /** The writes that wait for the end of the transaction; null outside of a transaction. */
  readonly pending: PendingWrites | null;
}

interface PendingWrites {
  readonly entries: WaitingEntry[];
  readonly jobs: WaitingJob[];
  readonly others: LastWrite[];
}

const nothingPending = (): PendingWrites => ({ entries: [], jobs: [], others: [] });

/** Functions that depend on SECRET_KEY. */
export interface StoreSecrets {
  readonly log: AuditLogDeps;
  readonly addresses: AddressHashes;
}

function refuse(): never {
  throw new TypeError(
    "This store has no secret key: it can neither write to the audit log nor find suppressed addresses.",
  );
}
const withoutSecret: StoreSecrets = {
  log: { newId: refuse, hashEntry: refuse, sign: refuse },
  addresses: { keyed: refuse, forms: refuse, keyOf: refuse, renewed: refuse },
};

/**
 * Creates the store on a connection pool. `queued` is called when new jobs are visible to all workers. The secrets
 * are required only for writing audit log entries and for suppressed addresses.
 */
export function createStore(
  pool: Knex,
  queued: () => void = () => undefined,
  secrets: StoreSecrets = withoutSecret,
): Store {
  return storeOn({ db: pool, queued, secrets, pending: null });
}

/** Returns repositories that read from another pool, with the secrets of a store. */
export function readersOn(store: Store, pool: Knex): Repositories {
  return createStore(pool, undefined, connections.get(store)?.secrets);
}

/** Returns a store that uses an open transaction: its own transactions are savepoints. */
export function joinTransaction(tx: Repositories): Store {
  const connection = connections.get(tx);
  if (!connection?.pending) throw new TypeError("These repositories do not belong to a transaction.");
  return storeOn(connection);
}

function storeOn(connection: Connection): Store {
  const { db, queued } = connection;
  const committed = async <Result>(run: (begun: Connection) => Promise<Result>): Promise<Result> => {
    const jobs = { queued: false };
    const noted = (): void => void (jobs.queued = true);
    const result = await retrySerializationFailures(() => run({ ...connection, queued: noted }));
    if (jobs.queued) queued();
    return result;
  };
  const methods: Omit<Store, keyof Repositories> = {
    retryUntilCommitted,
    onReplica: (work) => work(store),
    transaction: (work) => committed((begun) => transact(begun, work)),
    transactionOnTrial: (work) => committed((begun) => withSavepointsOnDemand((bare) => transact(begun, work, bare))),
    snapshot: (work) => db.transaction((tx) => work(repositoriesOf({ ...connection, db: tx })), SNAPSHOT),
    dryRun: (work) => runDry(connection, work),
  };
  const store = Object.assign(repositories(connection), methods);
  connections.set(store, connection);
  return store;
}

/** Returns the result of `work` after all its changes are rolled back. */
function runDry<Result>(parent: Connection, work: (tx: Repositories) => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const transaction = parent.db.transaction(async (tx) => {
      const result = await work(
        repositoriesOf({ ...parent, db: tx, queued: () => undefined, pending: nothingPending() }),
      );
      await tx.rollback();
      resolve(result);
    });
    transaction.catch(reject);
  });
}

/** In a transaction without savepoints, `work` becomes a part of it. */
async function transact<Result>(
  parent: Connection,
  work: (tx: Repositories) => Promise<Result>,
  bare: BareTransaction | null = null,
): Promise<Result> {
  const pending = nothingPending();
  const outer = bareTransaction(parent.db);
  const result = outer
    ? await runBare(outer, () => work(repositoriesOf({ ...parent, pending })))
    : await commit({ ...parent, pending }, work, { bare, isNested: parent.pending !== null });
  parent.pending?.entries.push(...pending.entries);
  parent.pending?.jobs.push(...pending.jobs);
  parent.pending?.others.push(...pending.others);
  return result;
}

interface CommitOptions {
  readonly bare: BareTransaction | null;
  readonly isNested: boolean;
}

/**
 * Runs `work` in a transaction, or between savepoints if it is nested. Audit log entries are written last, so that the
 * chain is locked only briefly, and the other pending writes together with COMMIT.
 */
async function commit<Result>(
  connection: Connection & { readonly pending: PendingWrites },
  work: (tx: Repositories) => Promise<Result>,
  { bare, isNested }: CommitOptions,
): Promise<Result> {
  const { db, secrets, queued, pending } = connection;
  let writes: Promise<unknown> = Promise.resolve();
  const transaction = db.transaction(async (tx) => {
    if (bare) markBare(tx, bare);
    const result = await work(repositoriesOf({ ...connection, db: tx }));
    if (bare) requireNoFailure(bare);
    if (isNested) return result;
    await writeEntries(tx, secrets.log, pending.entries);
    writes = Promise.all([...pending.others.map((write) => write(tx)), writeJobs(tx, pending.jobs)]);
    // Not awaited: if one fails, the server answers COMMIT with ROLLBACK.
    writes.catch(() => undefined);
    return result;
  });
  const [outcome] = await Promise.allSettled([transaction]);
  await writes;
  if (outcome.status === "rejected") throw outcome.reason;
  if (pending.jobs.length > 0 && !isNested) queued();
  return outcome.value;
}

/** Returns the repositories of a transaction, which joinTransaction() accepts. */
function repositoriesOf(connection: Connection): Repositories {
  const tx = repositories(connection);
  connections.set(tx, connection);
  return tx;
}

const repositories = (connection: Connection) => createRepositories(connection.db, connection);

/** Create the repositories of a connection. */
const factories = {
  ...databaseRepositories,
  auditLog: (db: Knex, connection: Connection) =>
    auditLogRepository(db, { append: appendTo(connection), tools: connection.secrets.log }),
  emails: (db: Knex, { pending }: Connection) => emailRepository(db, pending?.others ?? null),
  jobs: (db: Knex, { queued, pending }: Connection) =>
    jobRepository(db, { queued, last: pending?.jobs ?? null, origin: () => traceOrigins.read() }),
  suppressions: (db: Knex, { secrets }: Connection) => suppressionRepository(db, secrets.addresses),
  resources: resourceTables,
  tasks: (db: Knex) => resourceTables(db).task,
  notes: (db: Knex) => resourceTables(db).note,
};
const createRepositories = membersOnUse<Connection, typeof factories>(factories);

/** Outside of a transaction each entry gets its own transaction. */
function appendTo({ db, secrets: { log }, pending }: Connection): AuditLogRepository["append"] {
  return async (orgId, entry) => {
    if (pending) pending.entries.push({ orgId, entry });
    else await retrySerializationFailures(() => db.transaction((tx) => writeEntries(tx, log, [{ orgId, entry }])));
  };
}

/**
 * The origin of jobs, for traces. `read` returns the W3C `traceparent` of the current request, or null; tracing
 * replaces it. Without tracing it always returns null.
 */
export const traceOrigins: { read: () => string | null } = { read: () => null };
