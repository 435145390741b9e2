import type { Migration } from "../migration.ts";

/**
 * Smaller indexes of contacts and companies. Earlier versions of the service work without those that are dropped, but
 * they compare the addresses of an organization one by one.
 */
export const smallerIndexes: Migration = {
  name: "0045-smaller-indexes",
  up: (tx) => tx.raw(statements),
};

const statements = `
-- Live contacts are found in entity_emails.
CREATE INDEX entities_other_email ON entities (org_id, email)
  WHERE email IS NOT NULL AND (entity_type = 'company' OR deleted_at IS NOT NULL);
-- Filters by address also apply to records that claim none.
CREATE INDEX entities_email_hash ON entities (org_id, hashtext(email)) WHERE email IS NOT NULL;
DROP INDEX entities_email;

-- Most addresses are their mailbox, which the primary key finds.
CREATE INDEX entity_emails_other_mailbox ON entity_emails (org_id, mailbox) INCLUDE (entity_id) WHERE mailbox <> email;
DROP INDEX entity_emails_mailbox;

-- New ids are the greatest. In descending order they were inserted before all others, which left half-full pages.
CREATE INDEX entities_type ON entities (org_id, entity_type, id) WHERE deleted_at IS NULL;
DROP INDEX entities_list;
`;
