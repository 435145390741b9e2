import type { Migration } from "../migration.ts";

/**
 * An index with the contacts by last name and the companies by name, in the root order of Unicode: Äpfel, Bau, Zoo. It
 * serves both directions, and cursors anywhere. The collation is that of the server's ICU library: after an upgrade
 * that changes its version, `crm doctor` says how to rebuild the index.
 */
export const linguisticOrder: Migration = {
  name: "0063-linguistic-order",
  up: (tx) => tx.raw(statements),
};

const statements = `
CREATE INDEX entities_order ON entities (org_id, entity_type, (coalesce(last_name, name)) COLLATE "und-x-icu", id)
  WHERE deleted_at IS NULL;
`;
