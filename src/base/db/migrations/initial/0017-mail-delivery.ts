import type { Migration } from "../../migration.ts";

/** Ids for suppressed addresses, and counters of soft bounces. */
export const mailDelivery: Migration = {
  name: "0017-mail-delivery",
  up: (tx) => tx.raw(statements),
};

const instant = "timestamptz(3)";

const statements = `
ALTER TABLE email_suppressions
  ADD id uuid NOT NULL DEFAULT gen_random_uuid(),
  ADD created_by jsonb NOT NULL DEFAULT '{"type": "system", "id": null, "name": "system", "application": null}',
  DROP CONSTRAINT email_suppressions_reason_check,
  ADD CONSTRAINT email_suppressions_reason_check
    CHECK (reason IN ('unsubscribed', 'hard_bounced', 'soft_bounced', 'complained'));
CREATE UNIQUE INDEX email_suppressions_id ON email_suppressions (org_id, id);

-- Soft bounces: after five of them, with less than 30 days in between, the address is suppressed.
CREATE TABLE email_soft_bounces (
  org_id uuid NOT NULL REFERENCES organizations (id),
  email text NOT NULL,
  count smallint NOT NULL,
  last_at ${instant} NOT NULL DEFAULT now(),
  PRIMARY KEY (org_id, email)
);
`;
