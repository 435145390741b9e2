import type { Knex } from "knex";
import type { CampaignRecipientKey } from "../../contract/email-tracking.ts";
import { run, sql } from "../../platform/sql/sql-text.ts";

interface Counted {
  /** What the organization has to allow. */
  readonly allowed: "opens" | "clicks";
  readonly firstAt: "opened_at" | "clicked_at";
}

/**
 * The recipient's row is written the first time only; every time is counted in one of sixteen rows of the campaign, the one
 * of the recipient, for this statement alone: a thousand who open at once do not wait for one row.
 */
const trace = ({ allowed, firstAt }: Counted): string => `
WITH reader AS (
  SELECT r.org_id, r.campaign_id, r.id FROM campaign_recipients AS r JOIN organizations AS o ON o.id = r.org_id
  WHERE r.org_id = ?::uuid AND r.campaign_id = ?::uuid AND r.id = ?::uuid AND o.email_tracking @> '{"${allowed}": true}'),
first AS (
  UPDATE campaign_recipients AS r SET ${firstAt} = now() FROM reader
  WHERE r.org_id = reader.org_id AND r.campaign_id = reader.campaign_id AND r.id = reader.id AND r.${firstAt} IS NULL
  RETURNING r.id)
INSERT INTO campaign_counts AS c (org_id, campaign_id, shard, ${allowed}, unique_${allowed})
SELECT org_id, campaign_id, get_byte(uuid_send(id), 15) % 16, 1, (SELECT count(*) FROM first) FROM reader
ON CONFLICT (org_id, campaign_id, shard) DO UPDATE
SET ${allowed} = c.${allowed} + 1, unique_${allowed} = c.unique_${allowed} + excluded.unique_${allowed}`;

const OPEN = trace({ allowed: "opens", firstAt: "opened_at" });
const CLICK = trace({ allowed: "clicks", firstAt: "clicked_at" });

/** The statements that count what readers do; where the organization does not want to know they write nothing. */
export function campaignTraces(db: Knex) {
  const counting =
    (statement: string) =>
    async ({ org_id, campaign_id, recipient_id }: CampaignRecipientKey): Promise<void> => {
      await run(db, sql(statement, org_id, campaign_id, recipient_id));
    };
  return { noteOpen: counting(OPEN), noteClick: counting(CLICK) };
}
