import type { Knex } from "knex";
import type { CampaignRecipientKey } from "../../../base/contract/email-tracking.ts";
import { ORG_ID, run, sql } from "../../../base/platform/sql/sql-text.ts";

interface TrackedColumns {
  /** The setting of the organization that allows the tracking. */
  readonly allowed: "opens" | "clicks";
  readonly firstAt: "opened_at" | "clicked_at";
}

/**
 * Updates the recipient only the first time. Every open or click is counted in one of sixteen rows of the campaign,
 * chosen by recipient, so that a thousand concurrent opens do not wait for the same row.
 */
const countStatement = ({ allowed, firstAt }: TrackedColumns): string => `
WITH reader AS (
  SELECT r.campaign_id, r.id FROM campaign_recipients AS r JOIN organizations AS o ON o.id = r.org_id
  WHERE r.org_id = ?::uuid AND r.campaign_id = ?::uuid AND r.id = ?::uuid AND o.email_tracking @> '{"${allowed}": true}'),
first AS (
  UPDATE campaign_recipients AS r SET ${firstAt} = now() FROM reader
  WHERE r.org_id = ${ORG_ID} AND r.campaign_id = reader.campaign_id AND r.id = reader.id AND r.${firstAt} IS NULL
  RETURNING r.id)
INSERT INTO campaign_counts AS c (org_id, campaign_id, shard, ${allowed}, unique_${allowed})
SELECT ${ORG_ID}, reader.campaign_id, get_byte(uuid_send(reader.id), 15) % 16, 1, CASE WHEN first.id IS NULL THEN 0 ELSE 1 END
FROM reader LEFT JOIN first ON first.id = reader.id
ON CONFLICT (org_id, campaign_id, shard) DO UPDATE
SET ${allowed} = c.${allowed} + 1, unique_${allowed} = c.unique_${allowed} + excluded.unique_${allowed}`;

const OPEN = countStatement({ allowed: "opens", firstAt: "opened_at" });
const CLICK = countStatement({ allowed: "clicks", firstAt: "clicked_at" });

/** Statements that count opens and clicks; they write nothing if the organization has disabled tracking. */
export function campaignTracking(db: Knex) {
  const count =
    (statement: string) =>
    async ({ org_id, campaign_id, recipient_id }: CampaignRecipientKey): Promise<void> => {
      await run(db, sql(statement, org_id, campaign_id, recipient_id));
    };
  return { recordOpen: count(OPEN), recordClick: count(CLICK) };
}
