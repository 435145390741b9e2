import type { Knex } from "knex";
import type { CampaignRecipient } from "./recipients.ts";
import { recipientMessages } from "./recipient-messages.ts";
import { campaignTracking } from "./tracking.ts";
import { run, sql } from "../../../base/platform/sql/sql-text.ts";

/** A claimed recipient. */
export type DueRecipient = Pick<CampaignRecipient, "id" | "email" | "name" | "contact_id" | "reason">;

/** The result of a message. */
export interface CampaignOutcome {
  readonly id: string;
  readonly status: "queued" | "sent" | "bounced" | "suppressed" | "failed";
  readonly reason: string | null;
}

/** Position and size of the next batch. */
export interface BatchPosition {
  /** Id of the last recipient; null: from the beginning. */
  readonly after: string | null;
  readonly limit: number;
}

/** Recipients that a killed process left as `sending` come first. */
const CLAIM = `
UPDATE campaign_recipients AS r SET status = 'sending'
FROM (
  (SELECT id FROM campaign_recipients WHERE org_id = :org AND campaign_id = :campaign AND status = 'sending'
    ORDER BY id LIMIT :limit)
  UNION ALL
  (SELECT id FROM campaign_recipients WHERE org_id = :org AND campaign_id = :campaign AND status = 'queued'
    AND (CAST(:after AS uuid) IS NULL OR id > CAST(:after AS uuid)) ORDER BY id LIMIT :limit)
  LIMIT :limit) AS due
WHERE r.org_id = :org AND r.campaign_id = :campaign AND r.id = due.id
RETURNING r.id, r.email, r.name, r.contact_id, r.reason`;

/** Only recipients in `sending` are updated: a final result does not change and is counted once. */
const RECORD_OUTCOMES = `
WITH noted AS (
  UPDATE campaign_recipients AS r SET status = o.status, reason = o.reason,
    sent_at = CASE WHEN o.status = 'sent' THEN ?::timestamptz ELSE r.sent_at END
  FROM jsonb_to_recordset(?::jsonb) AS o (id uuid, status text, reason text)
  WHERE r.org_id = ?::uuid AND r.campaign_id = ?::uuid AND r.id = o.id AND r.status = 'sending'
  RETURNING r.id, r.status)
INSERT INTO campaign_counts AS c (org_id, campaign_id, shard, sent, failed, suppressed, bounces)
SELECT ?::uuid, ?::uuid, get_byte(uuid_send(id), 15) % 16, count(*) FILTER (WHERE status = 'sent'),
  count(*) FILTER (WHERE status = 'failed'), count(*) FILTER (WHERE status = 'suppressed'),
  count(*) FILTER (WHERE status = 'bounced')
FROM noted GROUP BY 3
ON CONFLICT (org_id, campaign_id, shard) DO UPDATE SET sent = c.sent + excluded.sent,
  failed = c.failed + excluded.failed, suppressed = c.suppressed + excluded.suppressed,
  bounces = c.bounces + excluded.bounces`;

/** Queries for sending campaigns. */
export function campaignSendingRepository(db: Knex) {
  const waiting = (orgId: string, campaignId: string): Knex.QueryBuilder =>
    db("campaign_recipients")
      .where({ org_id: orgId, campaign_id: campaignId })
      .whereIn("status", ["queued", "sending"]);
  return {
    /** Claims the next recipients and sets them to `sending`. */
    async claim(orgId: string, campaignId: string, { after, limit }: BatchPosition): Promise<DueRecipient[]> {
      const bindings = { org: orgId, campaign: campaignId, after: after ?? null, limit };
      const { rows } = await db.raw<{ rows: DueRecipient[] }>(CLAIM, bindings as Record<string, Knex.RawBinding>);
      return rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    },
    /** Records and counts the results of claimed recipients. */
    async recordOutcomes(orgId: string, campaignId: string, outcomes: readonly CampaignOutcome[]): Promise<void> {
      if (outcomes.length === 0) return;
      const now = new Date().toISOString();
      await run(db, sql(RECORD_OUTCOMES, now, JSON.stringify(outcomes), orgId, campaignId, orgId, campaignId));
    },
    /** Whether the campaign is still being sent. */
    async isSending(orgId: string, campaignId: string): Promise<boolean> {
      return (
        (await db("campaigns").where({ org_id: orgId, id: campaignId, status: "sending" }).first("id")) !== undefined
      );
    },
    /** Whether recipients are left. */
    async hasUnsent(orgId: string, campaignId: string): Promise<boolean> {
      return (await waiting(orgId, campaignId).first("id")) !== undefined;
    },
    /** Cancels the messages that were not sent. */
    async cancelUnsent(orgId: string, campaignId: string): Promise<void> {
      await waiting(orgId, campaignId).update({ status: "cancelled" });
    },
    ...recipientMessages(db),
    ...campaignTracking(db),
  };
}
