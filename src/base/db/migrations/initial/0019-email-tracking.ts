import type { Migration } from "../../migration.ts";

/** Tracking settings of organizations, and lookup of campaign recipients by id alone. */
export const emailTracking: Migration = {
  name: "0019-email-tracking",
  up: (tx) => tx.raw(statements),
};

const statements = `
ALTER TABLE organizations ADD email_tracking jsonb NOT NULL DEFAULT '{"opens": false, "clicks": false}';

-- Bounces identify the recipient, not the campaign.
CREATE UNIQUE INDEX campaign_recipients_id ON campaign_recipients (org_id, id);
`;
