import type { Knex } from "knex";
import { activityRepository } from "../records/sql/activities.ts";
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
import { noteRepository } from "../tasks/sql/notes.ts";
import { organizationRepository } from "../accounts/sql/organizations.ts";
import { relatedRecordRepository } from "../records/sql/related-records.ts";
import { oauthClientRepository } from "../accounts/sql/oauth-clients.ts";
import { oauthRecordRepository } from "../accounts/sql/oauth-records.ts";
import { opportunityRepository } from "../opportunities/sql/opportunities.ts";
import { pipelineRepository } from "../opportunities/sql/pipelines.ts";
import { retrySerializationFailures, retryUntilCommitted } from "../platform/sql/retry.ts";
import { roleRepository } from "../accounts/sql/roles.ts";
import { scheduleRepository } from "../booking/sql/schedules.ts";
import { signedEndRepository } from "../accounts/sql/audit-log-ends.ts";
import { searchRepository } from "../search/sql/search.ts";
import { segmentRepository } from "../segments/sql/segments.ts";
import { sessionRepository } from "../accounts/sql/sessions.ts";
import { taskRepository } from "../tasks/sql/tasks.ts";
import { suppressionRepository } from "../emails/sql/suppressions.ts";
import { tokenRepository } from "../accounts/sql/tokens.ts";
import { userRepository } from "../accounts/sql/users.ts";
import { webhookDeliveryRepository } from "../records/sql/webhook-deliveries.ts";
import { webhookDispatchRepository } from "../records/sql/webhook-dispatch.ts";
import { webhookRepository } from "../webhooks/sql/webhooks.ts";

/** All tables, over the pool or over one transaction. */
export type Repositories = Readonly<ReturnType<typeof repositories>>;

/** The repositories over the pool, and transactions. */
export interface Store extends Repositories {
  /**
   * Runs `work` in one transaction; what it does through `tx` happens as a whole or not at all. Two that wait for each other
   * are no failure: one of them is rolled back and done again, so what `work` does beside `tx` waits for its end.
   */
  transaction<Result>(work: (tx: Repositories) => Promise<Result>): Promise<Result>;
  /** Runs `work`, which only reads, over the database as it is at one moment. */
  snapshot<Result>(work: (tx: Repositories) => Promise<Result>): Promise<Result>;
  /** Runs `work` as transaction() does and takes back all that it did: what it gave is what would have been. */
  rehearsal<Result>(work: (tx: Repositories) => Promise<Result>): Promise<Result>;
  /** Runs `work` until the database takes it, for most of a minute: what happened outside already must not happen again. */
  readonly insist: typeof retryUntilCommitted;
}

const SNAPSHOT = { isolationLevel: "repeatable read", readOnly: true } as const;

/** Which connection the repositories of a transaction use: known here only, so that nothing else can reach it. */
const connections = new WeakMap<Repositories, Connection>();

interface Connection {
  readonly db: Knex;
  /** Told that a job was queued, which others see when the transaction has committed. */
  readonly queued: () => void;
  readonly log: AuditLogDeps;
  /** What is written to the activity log when the transaction ends; null outside one. */
  readonly waiting: WaitingEntry[] | null;
}

function refuse(): never {
  throw new TypeError("This store cannot write to the activity log.");
}
const withoutSecret: AuditLogDeps = { newId: refuse, hashEntry: refuse, seal: refuse };

/**
 * The store over a pool of connections; `queued` is called when there are new jobs for all to see. Whoever makes entries of
 * the activity log says how they are sealed.
 */
export function createStore(
  pool: Knex,
  queued: () => void = () => undefined,
  log: AuditLogDeps = withoutSecret,
): Store {
  return storeOver({ db: pool, queued, log, waiting: null });
}

/** A store inside a transaction that is already open: its own transactions are savepoints of it. */
export function joinTransaction(tx: Repositories): Store {
  const connection = connections.get(tx);
  if (!connection) throw new TypeError("These repositories are not of a transaction.");
  return storeOver(connection);
}

function storeOver(connection: Connection): Store {
  const { db, queued } = connection;
  return {
    ...repositories(connection),
    insist: retryUntilCommitted,
    async transaction(work) {
      const jobs = { queued: false };
      const noted = (): void => void (jobs.queued = true);
      const result = await retrySerializationFailures(() => transact({ ...connection, queued: noted }, work));
      if (jobs.queued) queued();
      return result;
    },
    snapshot: (work) => db.transaction((tx) => work(repositories({ ...connection, db: tx })), SNAPSHOT),
    rehearsal: (work) => rehearse(connection, work),
  };
}

/** Gives what `work` gave once all of it is rolled back. */
function rehearse<Result>(outer: Connection, work: (tx: Repositories) => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const rehearsed = outer.db.transaction(async (tx) => {
      const result = await work(repositories({ ...outer, db: tx, queued: () => undefined, waiting: [] }));
      await tx.rollback();
      resolve(result);
    });
    rehearsed.catch(reject);
  });
}

/** Entries of the activity log are written last, so that their chain is held for a moment only. */
async function transact<Result>(outer: Connection, work: (tx: Repositories) => Promise<Result>): Promise<Result> {
  const waiting: WaitingEntry[] = [];
  const result = await outer.db.transaction(async (tx) => {
    const done = await work(repositories({ ...outer, db: tx, waiting }));
    if (outer.waiting === null) await writeEntries(tx, outer.log, waiting);
    return done;
  });
  outer.waiting?.push(...waiting);
  return result;
}

function repositories(connection: Connection) {
  const { db, queued, log } = connection;
  const all = {
    ...accessRepositories(db),
    entities: entityRepository(db),
    changes: changeRepository(db),
    changeFeed: changeFeedRepository(db),
    imports: importRepository(db),
    activities: activityRepository(db),
    auditLog: auditLogRepository(db, { append: appendTo(connection), tools: log }),
    customFields: customFieldRepository(db),
    organizations: organizationRepository(db),
    search: searchRepository(db),
    segments: segmentRepository(db),
    filters: filterRepository,
    idempotency: idempotencyRepository(db),
    emails: emailRepository(db),
    emailSending: emailSendingRepository(db),
    suppressions: suppressionRepository(db),
    campaigns: campaignRepository(db),
    campaignAudience: campaignAudienceRepository(db),
    campaignRecipients: campaignRecipientRepository(db),
    campaignSending: campaignSendingRepository(db),
    relatedRecords: relatedRecordRepository(db),
    jobs: jobRepository(db, queued),
    events: eventRepository(db),
    exports: exportRepository(db),
    pipelines: pipelineRepository(db),
    opportunities: opportunityRepository(db),
    tasks: taskRepository(db),
    notes: noteRepository(db),
    busyTimes: busyTimeRepository(db),
    busyFeeds: busyFeedRepository(db),
    availability: availabilityRepository(db),
    schedules: scheduleRepository(db),
    eventTypes: eventTypeRepository(db),
  };
  connections.set(all, connection);
  return all;
}

/** Which secret key the database belongs to, and what it protects. */
function keyRepositories(db: Knex) {
  return {
    installation: installationRepository(db),
    encryptedValues: encryptedValueRepository(db),
    signedEnds: signedEndRepository(db),
  };
}

/** Who there is, and what they come in with. */
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

/** Outside a transaction an entry has one of its own. */
function appendTo({ db, log, waiting }: Connection): AuditLogRepository["append"] {
  return async (orgId, entry) => {
    if (waiting) waiting.push({ orgId, entry });
    else await retrySerializationFailures(() => db.transaction((tx) => writeEntries(tx, log, [{ orgId, entry }])));
  };
}
