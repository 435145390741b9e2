import type { FailureHandlers, Handlers } from "../base/jobs/handler.ts";
import type { JobKind } from "../base/jobs/rules/job.ts";
import { feedReader, queueDueFeeds, readFeedNow } from "../features/booking/busy-times/feed-reading.ts";
import { exportHandler } from "../features/imports/export-run.ts";
import { onAccountEmailFailed, accountEmailHandler } from "../features/accounts/account-emails.ts";
import { onCampaignFailed } from "../features/email/campaigns/record.ts";
import { prepareCampaign } from "../features/email/campaigns/preparation.ts";
import { sendCampaignBatch } from "../features/email/campaigns/sending.ts";
import { keyPlainHashes } from "./key-rotation.ts";
import { cleanUpFiles, removeFreed } from "../features/files/upload.ts";
import { definitionsOf } from "../features/imports/exports.ts";
import { sendEmail, onEmailFailed } from "../features/email/delivery.ts";
import { remind } from "../features/booking/notifications/notifications.ts";
import { runIndexing } from "../base/records/field-indexing.ts";
import { queueRetention, runRetention } from "../features/retention/retention.ts";
import { reassignRecords } from "./reassignment.ts";
import { lazy } from "../base/contract/on-use.ts";
import { joinTransaction, type Store } from "../base/store/store.ts";
import { ruledResource } from "./resources.ts";
import { referring } from "./entities.ts";
import type { ServiceDeps } from "./services.ts";
import { purgeOrganizations } from "../features/accounts/organization-purge.ts";

/** Loaded by the first import, because of the validators of all records. */
const imports = lazy(() => import("../features/imports/run.ts"));

/** Dependencies of job handlers. */
export interface HandlerDeps extends ServiceDeps {
  /** Called with errors after which a job continues. */
  readonly onFault: (error: unknown) => void;
}

/** A handler for each of these kinds. A new kind of job compiles only with its handler. */
type HandlersOf<Kind extends JobKind> = Required<Pick<Handlers, Kind>>;
type MailKind = "email.send" | "account_email.send" | "letter.send";
type CampaignKind = "campaign.send";

/** The handlers of jobs that use the CPU or the database. */
export function createHandlers(deps: HandlerDeps): HandlersOf<Exclude<JobKind, MailKind | CampaignKind>> {
  const { store, egress } = deps;
  const readFeed = feedReader(egress.fetch);
  return {
    "cleanup.run": async () => {
      await cleanUp(store);
      await keyPlainHashes(store, deps.keyring);
      await cleanUpFiles(deps);
    },
    "files.remove": ({ org_id }) => removeFreed(deps, org_id ?? ""),
    "activity_log.months": async () => {
      await store.auditLog.keepMonths();
    },
    "retention.due": () => queueRetention(deps),
    "retention.run": (job, context) => runRetention({ ...deps, ruledResource, referring }, job, context),
    "custom_field.index": (job, context) => runIndexing(deps, job, context),
    "export.run": exportHandler({ store, definitions: (orgId, type) => definitionsOf(store, orgId, type) }),
    "campaign.prepare": ({ org_id, payload }, context) =>
      prepareCampaign(deps, { orgId: org_id ?? "", ...payload }, (tx, done) => context.checkpoint(tx, { done })),
    "busy_feeds.due": () => queueDueFeeds(deps),
    "busy_feed.read": ({ org_id, payload }, { signal }) =>
      readFeedNow({ ...deps, readFeed }, { orgId: org_id ?? "", feedId: payload.feed_id }, signal),
    "event.remind": async ({ org_id, payload, done }, context) => {
      if (done > 0) return;
      await remind(deps, { orgId: org_id ?? "", ...payload }, (tx) => context.checkpoint(tx, { done: 1 }));
    },
    "member.reassign": ({ org_id, payload }, { signal }) => reassignRecords(deps, org_id ?? "", payload, signal),
    "import.run": async ({ org_id, payload }, control) => {
      const { runImport } = await imports();
      const source = { orgId: org_id ?? "", importId: payload.import_id };
      await runImport({ ...deps, joinTransaction, ruledResource }, source, control);
    },
  };
}

/** The handlers of jobs that send single messages; they mostly wait for the mail server. */
export function createMailHandlers(deps: ServiceDeps): HandlersOf<MailKind> {
  return {
    "email.send": ({ org_id, payload }, context) => sendEmail(deps, { orgId: org_id ?? "", ...payload }, context),
    "account_email.send": accountEmailHandler(deps),
    // Jobs of an earlier version.
    "letter.send": accountEmailHandler(deps),
  };
}

/** The handlers of jobs that send campaigns, some for hours. */
export function createCampaignHandlers(deps: ServiceDeps): HandlersOf<CampaignKind> {
  return {
    "campaign.send": ({ org_id, payload, done }, context) =>
      sendCampaignBatch(deps, { orgId: org_id ?? "", payload, done }, context),
  };
}

/** The handlers for jobs that have finally failed. */
export function createFailureHandlers(deps: ServiceDeps): FailureHandlers {
  return {
    "email.send": (tx, { org_id, payload }) => onEmailFailed(deps, tx, { orgId: org_id ?? "", ...payload }),
    "account_email.send": onAccountEmailFailed(deps),
    "letter.send": onAccountEmailFailed(deps),
    "import.run": async (tx, { org_id, payload: { import_id: importId } }) => {
      await (await imports()).failImport(deps, tx, { orgId: org_id ?? "", importId });
    },
    "campaign.prepare": (tx, { org_id, payload }) => onCampaignFailed(deps, tx, { orgId: org_id ?? "", ...payload }),
    "campaign.send": (tx, { org_id, payload: { campaign_id } }) =>
      onCampaignFailed(deps, tx, { orgId: org_id ?? "", campaign_id }),
  };
}

/** Rows to delete per statement, so that no statement takes long. */
const BATCH_SIZE = 10_000;

/** Tables with rows that expire. */
const expiringTables = [
  "idempotency",
  "sessions",
  "singleSignOns",
  "tokens",
  "failedSignIns",
  "signInChallenges",
  "authenticatorApps",
  "exports",
  "files",
  "imports",
  "jobs",
  "oauthRecords",
  "oauthClients",
  "publicMailCounts",
  "webhookDeliveries",
] as const satisfies (keyof Store)[];

/** Deletes expired rows, changes older than 30 days, what undoes merges older than that, and organizations whose deletion was requested 14 days ago. */
export async function cleanUp(store: Store): Promise<void> {
  for (const table of expiringTables) await store[table].purge();
  let deleted: number;
  do deleted = await store.changes.purge(BATCH_SIZE);
  while (deleted === BATCH_SIZE);
  await store.entities.purgeMerges();
  await purgeOrganizations(store);
}
