import type { Knex } from "knex";
import { activityRepository } from "./activities.ts";
import { type ActivityLogRepository, activityLogRepository } from "./activity-log.ts";
import { type LogTools, type WaitingEntry, writeEntries } from "./activity-log-chain.ts";
import { apiKeyRepository } from "./api-keys.ts";
import { availabilityRepository } from "./availability.ts";
import { bearerRepository } from "./bearers.ts";
import { campaignAudienceRepository } from "./campaign-audience.ts";
import { campaignRecipientRepository } from "./campaign-recipients.ts";
import { busyFeedRepository } from "./busy-feeds.ts";
import { busyTimeRepository } from "./busy-times.ts";
import { campaignRepository } from "./campaigns.ts";
import { campaignSendingRepository } from "./campaign-sending.ts";
import { changeRepository } from "./changes.ts";
import { changeFeedRepository } from "./change-feed.ts";
import { connectionRepository } from "./connections.ts";
import { customFieldRepository } from "./custom-fields.ts";
import { emailRepository } from "./emails.ts";
import { emailSendingRepository } from "./email-sending.ts";
import { entityRepository } from "./entities.ts";
import { eventTypeRepository } from "./event-types.ts";
import { eventRepository } from "./events.ts";
import { exportRepository } from "./exports.ts";
import { filterRepository } from "./filter-sql.ts";
import { idempotencyRepository } from "./idempotency.ts";
import { jobRepository } from "./jobs.ts";
import { importRepository } from "./imports.ts";
import { noteRepository } from "./notes.ts";
import { organizationRepository } from "./organizations.ts";
import { relatedRecordRepository } from "./related-records.ts";
import { oauthClientRepository } from "./oauth-clients.ts";
import { oauthRecordRepository } from "./oauth-records.ts";
import { opportunityRepository } from "./opportunities.ts";
import { pipelineRepository } from "./pipelines.ts";
import { again, insist } from "./retry.ts";
import { roleRepository } from "./roles.ts";
import { scheduleRepository } from "./schedules.ts";
import { searchRepository } from "./search.ts";
import { segmentRepository } from "./segments.ts";
import { sessionRepository } from "./sessions.ts";
import { taskRepository } from "./tasks.ts";
import { suppressionRepository } from "./suppressions.ts";
import { tokenRepository } from "./tokens.ts";
import { createTurns } from "./turns.ts";
import { userRepository } from "./users.ts";
import { webhookDeliveryRepository } from "./webhook-deliveries.ts";
import { webhookDispatchRepository } from "./webhook-dispatch.ts";
import { webhookRepository } from "./webhooks.ts";

/** All tables, over the pool or over one transaction. */
export type Repositories = Readonly<ReturnType<typeof repositories>>;

/** The repositories over the pool, and transactions. */
export interface Store extends Repositories {
  /**
   * Runs `work` in one transaction; what it does through `tx` happens as a whole or not at all. Two that wait for each other
   * are no failure: one of them is rolled back and done again, so what `work` does beside `tx` waits for its end. Of those of
   * this process that would wait for each other in the database most of the time, one after the other begins: of one `turn`.
   */
  transaction<Result>(work: (tx: Repositories) => Promise<Result>, turn?: string): Promise<Result>;
  /** Runs `work`, which only reads, over the database as it is at one moment. */
  snapshot<Result>(work: (tx: Repositories) => Promise<Result>): Promise<Result>;
  /** Runs `work` as transaction() does and takes back all that it did: what it gave is what would have been. */
  rehearsal<Result>(work: (tx: Repositories) => Promise<Result>): Promise<Result>;
  /** Runs `work` until the database takes it, for most of a minute: what happened outside already must not happen again. */
  readonly insist: typeof insist;
}

const SNAPSHOT = { isolationLevel: "repeatable read", readOnly: true } as const;

/** Which connection the repositories of a transaction use: known here only, so that nothing else can reach it. */
const connections = new WeakMap<Repositories, Connection>();

interface Connection {
  readonly db: Knex;
  /** Told that a job was queued, which others see when the transaction has committed. */
  readonly queued: () => void;
  readonly log: LogTools;
  /** What is written to the activity log when the transaction ends; null outside one. */
  readonly waiting: WaitingEntry[] | null;
}

function refuse(): never {
  throw new TypeError("This store cannot write to the activity log.");
}
const withoutSecret: LogTools = { newId: refuse, hashOf: refuse, seal: refuse };

/**
 * The store over a pool of connections; `queued` is called when there are new jobs for all to see. Whoever makes entries of
 * the activity log says how they are sealed.
 */
export function createStore(pool: Knex, queued: () => void = () => undefined, log: LogTools = withoutSecret): Store {
  const store = storeOver({ db: pool, queued, log, waiting: null });
  const turns = createTurns();
  return {
    ...store,
    /** Whoever waits for a turn holds none of the pool's connections. */
    transaction: (work, turn) =>
      turn === undefined ? store.transaction(work) : turns.take(turn, () => store.transaction(work)),
  };
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
    insist,
    async transaction(work) {
      const jobs = { queued: false };
      const noted = (): void => void (jobs.queued = true);
      const result = await again(() => transact({ ...connection, queued: noted }, work));
      if (jobs.queued) queued();
      return result;
    },
    snapshot: (work) => db.transaction((tx) => work(repositories({ ...connection, db: tx })), SNAPSHOT),
    async rehearsal(work) {
      const tx = await db.transaction();
      try {
        return await work(repositories({ ...connection, db: tx, queued: () => undefined, waiting: [] }));
      } finally {
        await tx.rollback();
      }
    },
  };
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
    activityLog: activityLogRepository(db, { append: appendTo(connection), tools: log }),
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

/** Who there is, and what they come in with. */
function accessRepositories(db: Knex) {
  return {
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
function appendTo({ db, log, waiting }: Connection): ActivityLogRepository["append"] {
  return async (orgId, entry) => {
    if (waiting) waiting.push({ orgId, entry });
    else await again(() => db.transaction((tx) => writeEntries(tx, log, [{ orgId, entry }])));
  };
}
