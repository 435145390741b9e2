import type { Endings, Handlers } from "./jobs/handler.ts";
import { feedReader } from "./jobs/feed-reader.ts";
import { exportHandler } from "./jobs/export-run.ts";
import { letterEnding, letterHandler } from "./services/account-letters.ts";
import { queueDueFeeds, readFeedNow } from "./services/busy-feed-reading.ts";
import { giveUpCampaign } from "./services/campaign-endings.ts";
import { prepareCampaign } from "./services/campaign-recipients.ts";
import { runCampaign } from "./services/campaign-sending.ts";
import { cleanUp } from "./services/cleanup.ts";
import { customFieldsOf } from "./services/custom-fields.ts";
import { sendEmail } from "./services/email-delivery.ts";
import { giveUpEmail } from "./services/email-endings.ts";
import { remind } from "./services/event-reminders.ts";
import { runImport } from "./services/import-run.ts";
import type { ServiceParts } from "./services/services.ts";

/** Who does which kind of job that keeps this process or its database busy. */
export function createHandlers(parts: ServiceParts): Handlers {
  const { store, egress } = parts;
  const readFeed = feedReader(egress.fetch);
  return {
    "cleanup.run": () => cleanUp(store),
    "activity_log.months": async () => {
      await store.activityLog.keepMonths();
    },
    "export.run": exportHandler({ store, definitions: (orgId, type) => customFieldsOf(store, orgId, type) }),
    "campaign.prepare": ({ org_id, payload }, context) =>
      prepareCampaign(parts, { orgId: org_id ?? "", ...payload }, (tx, done) => context.checkpoint(tx, { done })),
    "busy_feeds.due": () => queueDueFeeds(parts),
    "busy_feed.read": ({ org_id, payload }, { signal }) =>
      readFeedNow({ ...parts, readFeed }, { orgId: org_id ?? "", feedId: payload.feed_id }, signal),
    "event.remind": async ({ org_id, payload, done }, context) => {
      if (done > 0) return;
      await remind(parts, { orgId: org_id ?? "", ...payload }, (tx) => context.checkpoint(tx, { done: 1 }));
    },
    "import.run": ({ org_id, payload }, control) =>
      runImport(parts, { orgId: org_id ?? "", importId: payload.import_id }, control),
  };
}

/** Who hands single messages to the mail server; most of the time they wait for what it says. */
export function createMailHandlers(parts: ServiceParts): Handlers {
  return {
    "email.send": ({ org_id, payload }, context) => sendEmail(parts, { orgId: org_id ?? "", ...payload }, context),
    "letter.send": letterHandler(parts),
  };
}

/** Who sends campaigns, some for hours. */
export function createCampaignHandlers(parts: ServiceParts): Handlers {
  return {
    "campaign.send": ({ org_id, payload, done }, context) =>
      runCampaign(parts, { orgId: org_id ?? "", payload, done }, context),
  };
}

/** What becomes of what a job was to bring about, when nobody tries again. */
export function createEndings(parts: ServiceParts): Endings {
  return {
    "email.send": (tx, { org_id, payload }) => giveUpEmail(parts, tx, { orgId: org_id ?? "", ...payload }),
    "letter.send": letterEnding(parts),
    "campaign.prepare": (tx, { org_id, payload }) => giveUpCampaign(parts, tx, { orgId: org_id ?? "", ...payload }),
    "campaign.send": (tx, { org_id, payload: { campaign_id } }) =>
      giveUpCampaign(parts, tx, { orgId: org_id ?? "", campaign_id }),
  };
}
