import type { Knex } from "knex";
import type { Actor } from "../../../base/contract/actor.ts";
import type { Mailbox } from "../../../base/mail/rules/mailbox.ts";
import type { CampaignRecipient } from "./recipients.ts";
import { run, sql } from "../../../base/platform/sql/sql-text.ts";

/** The message of a campaign to one recipient. */
export interface RecipientMessageRecord extends Omit<
  CampaignRecipient,
  "opened_at" | "clicked_at" | "unsubscribed_at"
> {
  readonly campaign_id: string;
  readonly campaign_name: string;
  readonly topic_id: string | null;
  readonly subject: string | null;
  readonly template_id: string | null;
  readonly template_version: number | null;
  readonly from: Mailbox;
  readonly reply_to: string | null;
  readonly created_by: Actor;
}

const columns = [
  "r.id",
  "r.campaign_id",
  "r.email",
  "r.name",
  "r.contact_id",
  "r.status",
  "r.reason",
  "r.sent_at",
  "r.created_at",
  "c.name AS campaign_name",
  "c.topic_id",
  "c.from",
  "c.reply_to",
  "c.template_id",
  "c.template_version",
  "c.created_by",
];

/** Of a campaign with a template: the subject in one of its languages. */
const SUBJECT = `coalesce(c.subject, c.template_texts #>> '{en,subject}', c.template_texts #>> '{fr,subject}') AS subject`;

const BOUNCED = `
WITH noted AS (
  UPDATE campaign_recipients SET status = 'bounced', reason = ?
  WHERE org_id = ?::uuid AND id = ?::uuid AND status IN ('queued', 'sending', 'sent') RETURNING campaign_id, id)
INSERT INTO campaign_counts AS c (org_id, campaign_id, shard, bounces)
SELECT ?::uuid, campaign_id, get_byte(uuid_send(id), 15) % 16, 1 FROM noted
ON CONFLICT (org_id, campaign_id, shard) DO UPDATE SET bounces = c.bounces + 1 RETURNING shard`;

const UNSUBSCRIBED = `
WITH noted AS (
  UPDATE campaign_recipients SET unsubscribed_at = now()
  WHERE org_id = ?::uuid AND id = ?::uuid AND unsubscribed_at IS NULL RETURNING campaign_id, id)
INSERT INTO campaign_counts AS c (org_id, campaign_id, shard, unsubscribes)
SELECT ?::uuid, campaign_id, get_byte(uuid_send(id), 15) % 16, 1 FROM noted
ON CONFLICT (org_id, campaign_id, shard) DO UPDATE SET unsubscribes = c.unsubscribes + 1`;

/** Queries on the messages of campaigns; the campaign may be deleted. */
export function recipientMessages(db: Knex) {
  return {
    /** The message by recipient id; null if it does not exist or was suppressed. */
    async recipientMessage(orgId: string, id: string): Promise<RecipientMessageRecord | null> {
      const row: RecipientMessageRecord | undefined = await db("campaign_recipients AS r")
        .join("campaigns AS c", (on) => void on.on("c.org_id", "r.org_id").on("c.id", "r.campaign_id"))
        .where({ "r.org_id": orgId, "r.id": id })
        .whereNot("r.status", "suppressed")
        .first(...columns, db.raw(SUBJECT));
      return row ?? null;
    },
    /** Records and counts a bounce; false if it was recorded before, or the message was not sent. */
    async recordBounce(orgId: string, id: string, reason: string): Promise<boolean> {
      return (await run(db, sql(BOUNCED, reason, orgId, id, orgId))).length > 0;
    },
    /** Counts an unsubscribe, once per recipient. */
    async recordUnsubscribe(orgId: string, id: string): Promise<void> {
      await run(db, sql(UNSUBSCRIBED, orgId, id, orgId));
    },
  };
}
