import type { Knex } from "knex";
import { timelineRepository } from "../records/sql/timelines.ts";
import { type AuditLogRepository, auditLogRepository } from "../accounts/sql/audit-log.ts";
import { type AuditLogDeps, type WaitingEntry, writeEntries } from "../accounts/sql/audit-log-chain.ts";
import { apiKeyRepository } from "../accounts/sql/api-keys.ts";
import { availabilityRepository } from "../booking/sql/availability.ts";
import { bearerRepository } from "../accounts/sql/bearers.ts";
import { campaignAudienceRepository } from "../campaigns/sql/audience.ts";
import { campaignRecipientRepository } from "../campaigns/sql/recipients.ts";
import { busyFeedRepository } from "../booking/sql/busy-feeds.ts";
import { busyTimeRepository } from "../booking/sql/busy-times.ts";
import { campaignRepository } from "../campaigns/sql/campaigns.ts";
import { campaignSendingRepository } from "../campaigns/sql/sending.ts";
import { changeRepository } from "../records/sql/changes.ts";
import { changeFeedRepository } from "../records/sql/change-feed.ts";
import { connectionRepository } from "../accounts/sql/connections.ts";
import { customFieldRepository } from "../records/sql/custom-fields.ts";
import { emailRepository } from "../emails/sql/emails.ts";
import { emailSendingRepository } from "../emails/sql/sending.ts";
import { encryptedValueRepository } from "./sql/encrypted-values.ts";
import { entityRepository } from "../entities/sql/entities.ts";
import { eventTypeRepository } from "../booking/sql/event-types.ts";
import { eventRepository } from "../booking/sql/events.ts";
import { exportRepository } from "../imports/sql/exports.ts";
import { filterRepository } from "../records/sql/filter-sql.ts";
import { idempotencyRepository } from "../platform/sql/idempotency.ts";
import { installationRepository } from "./sql/installation.ts";
import { jobRepository } from "../jobs/sql/jobs.ts";
import { importRepository } from "../imports/sql/imports.ts";
import { organizationRepository } from "../accounts/sql/organizations.ts";
import { relationRepository } from "../relations/sql/relations.ts";
import { relatedRecordRepository } from "../records/sql/related-records.ts";
import { oauthClientRepository } from "../accounts/sql/oauth-clients.ts";
import { oauthRecordRepository } from "../accounts/sql/oauth-records.ts";
import { lineItemRepository } from "../opportunities/sql/line-items.ts";
import { opportunityRepository } from "../opportunities/sql/opportunities.ts";
import { pipelineRepository } from "../opportunities/sql/pipelines.ts";
import { resourceTables } from "./resources.ts";
import { retrySerializationFailures, retryUntilCommitted } from "../platform/sql/retry.ts";
import { roleRepository } from "../accounts/sql/roles.ts";
import { scheduleRepository } from "../booking/sql/schedules.ts";
import { signedEndRepository } from "../accounts/sql/audit-log-ends.ts";
import { searchRepository } from "../search/sql/search.ts";
import { segmentRepository } from "../segments/sql/segments.ts";
import { sessionRepository } from "../accounts/sql/sessions.ts";
import { suppressionRepository } from "../emails/sql/suppressions.ts";
import { tokenRepository } from "../accounts/sql/tokens.ts";
import { userRepository } from "../accounts/sql/users.ts";
import { webhookDeliveryRepository } from "../records/sql/webhook-deliveries.ts";
import { webhookDispatchRepository } from "../records/sql/webhook-dispatch.ts";
import { webhookRepository } from "../webhooks/sql/webhooks.ts";

/** All repositories, using the pool or one transaction. */
export type Repositories = Readonly<ReturnType<typeof repositories>>;

/** The repositories using the pool, and transactions. */
export interface Store extends Repositories {
  /**
   * Runs `work` in one transaction. After a deadlock or serialization failure the transaction is rolled back and `work`
   * is repeated, so other side effects must wait until the transaction has ended.
   */
  transaction<Result>(work: (tx: Repositories) => Promise<Result>): Promise<Result>;
  /** Runs read-only `work` on a consistent snapshot. */
  snapshot<Result>(work: (tx: Repositories) => Promise<Result>): Promise<Result>;
  /** Runs `work` in a transaction that is always rolled back; returns its result. */
  dryRun<Result>(work: (tx: Repositories) => Promise<Result>): Promise<Result>;
  /**
   * Repeats `work` until it is committed, for most of a minute: for recording external effects that must not happen
   * twice.
   */
  readonly retryUntilCommitted: typeof retryUntilCommitted;
}

const SNAPSHOT = { isolationLevel: "repeatable read", readOnly: true } as const;

/** The connection of each transaction. It is private to this module, so that no other code can use it. */
const connections = new WeakMap<Repositories, Connection>();

interface Connection {
  readonly db: Knex;
  /** Called when a job was queued; the job is visible to others after the commit. */
  readonly queued: () => void;
  readonly log: AuditLogDeps;
  /** Audit log entries to be written when the transaction ends; null outside of a transaction. */
  readonly pendingEntries: WaitingEntry[] | null;
}

function refuse(): never {
  throw new TypeError("This store cannot write to the audit log.");
}
const withoutSecret: AuditLogDeps = { newId: refuse, hashEntry: refuse, sign: refuse };

/**
 * Creates the store on a connection pool. `queued` is called when new jobs are visible to all workers. `log` signs
 * audit log entries; it is required only for writing them.
 */
export function createStore(
  pool: Knex,
  queued: () => void = () => undefined,
  log: AuditLogDeps = withoutSecret,
): Store {
  return storeOn({ db: pool, queued, log, pendingEntries: null });
}

/** Returns a store that uses an open transaction: its own transactions are savepoints. */
export function joinTransaction(tx: Repositories): Store {
  const connection = connections.get(tx);
  if (!connection) throw new TypeError("These repositories do not belong to a transaction.");
  return storeOn(connection);
}

function storeOn(connection: Connection): Store {
  const { db, queued } = connection;
  return {
    ...repositories(connection),
    retryUntilCommitted,
    async transaction(work) {
      const jobs = { queued: false };
      const noted = (): void => void (jobs.queued = true);
      const result = await retrySerializationFailures(() => transact({ ...connection, queued: noted }, work));
      if (jobs.queued) queued();
      return result;
    },
    snapshot: (work) => db.transaction((tx) => work(repositories({ ...connection, db: tx })), SNAPSHOT),
    dryRun: (work) => runDry(connection, work),
  };
}

/** Returns the result of `work` after all its changes are rolled back. */
function runDry<Result>(parent: Connection, work: (tx: Repositories) => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const transaction = parent.db.transaction(async (tx) => {
      const result = await work(repositories({ ...parent, db: tx, queued: () => undefined, pendingEntries: [] }));
      await tx.rollback();
      resolve(result);
    });
    transaction.catch(reject);
  });
}

/** Audit log entries are written last, so that the chain is locked only briefly. */
async function transact<Result>(parent: Connection, work: (tx: Repositories) => Promise<Result>): Promise<Result> {
  const pendingEntries: WaitingEntry[] = [];
  const result = await parent.db.transaction(async (tx) => {
    const done = await work(repositories({ ...parent, db: tx, pendingEntries }));
    if (parent.pendingEntries === null) await writeEntries(tx, parent.log, pendingEntries);
    return done;
  });
  parent.pendingEntries?.push(...pendingEntries);
  return result;
}

function repositories(connection: Connection) {
  const { db, queued, log } = connection;
  const resources = resourceTables(db);
  const all = {
    ...accessRepositories(db),
    ...relationRepositories(db),
    ...mailRepositories(db),
    ...salesRepositories(db),
    entities: entityRepository(db),
    changes: changeRepository(db),
    changeFeed: changeFeedRepository(db),
    imports: importRepository(db),
    activities: timelineRepository(db),
    auditLog: auditLogRepository(db, { append: appendTo(connection), tools: log }),
    customFields: customFieldRepository(db),
    organizations: organizationRepository(db),
    search: searchRepository(db),
    segments: segmentRepository(db),
    filters: filterRepository,
    idempotency: idempotencyRepository(db),
    jobs: jobRepository(db, queued),
    events: eventRepository(db),
    exports: exportRepository(db),
    get tasks() {
      return resources.task;
    },
    get notes() {
      return resources.note;
    },
    resources,
    busyTimes: busyTimeRepository(db),
    busyFeeds: busyFeedRepository(db),
    availability: availabilityRepository(db),
    schedules: scheduleRepository(db),
    eventTypes: eventTypeRepository(db),
  };
  connections.set(all, connection);
  return all;
}

/** Repositories of opportunities. */
function salesRepositories(db: Knex) {
  return {
    pipelines: pipelineRepository(db),
    opportunities: opportunityRepository(db),
    lineItems: lineItemRepository(db),
  };
}

/** Repositories of e-mails and campaigns. */
function mailRepositories(db: Knex) {
  return {
    emails: emailRepository(db),
    emailSending: emailSendingRepository(db),
    suppressions: suppressionRepository(db),
    campaigns: campaignRepository(db),
    campaignAudience: campaignAudienceRepository(db),
    campaignRecipients: campaignRecipientRepository(db),
    campaignSending: campaignSendingRepository(db),
  };
}

/** Repositories of the secret key and the data that it protects. */
function keyRepositories(db: Knex) {
  return {
    installation: installationRepository(db),
    encryptedValues: encryptedValueRepository(db),
    signedEnds: signedEndRepository(db),
  };
}

/** Repositories of the relations between records of several types. */
function relationRepositories(db: Knex) {
  return { relatedRecords: relatedRecordRepository(db), relations: relationRepository(db) };
}

/** Repositories of users and their credentials. */
function accessRepositories(db: Knex) {
  return {
    ...keyRepositories(db),
    users: userRepository(db),
    roles: roleRepository(db),
    sessions: sessionRepository(db),
    apiKeys: apiKeyRepository(db),
    bearers: bearerRepository(db),
    connections: connectionRepository(db),
    tokens: tokenRepository(db),
    oauthClients: oauthClientRepository(db),
    oauthRecords: oauthRecordRepository(db),
    webhooks: webhookRepository(db),
    webhookDeliveries: webhookDeliveryRepository(db),
    webhookDispatch: webhookDispatchRepository(db),
  };
}

/** Outside of a transaction each entry gets its own transaction. */
function appendTo({ db, log, pendingEntries }: Connection): AuditLogRepository["append"] {
  return async (orgId, entry) => {
    if (pendingEntries) pendingEntries.push({ orgId, entry });
    else await retrySerializationFailures(() => db.transaction((tx) => writeEntries(tx, log, [{ orgId, entry }])));
  };
}
