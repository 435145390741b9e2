import type { Migration } from "../../migration.ts";

/** The status `sending` of campaign recipients. */
export const campaignSending: Migration = {
  name: "0018-campaign-sending",
  up: (tx) => tx.raw(statements),
};

const statements = `
ALTER TABLE campaign_recipients
  DROP CONSTRAINT campaign_recipients_status_check,
  ADD CONSTRAINT campaign_recipients_status_check
    CHECK (status IN ('queued', 'sending', 'sent', 'bounced', 'suppressed', 'failed', 'cancelled'));
`;
