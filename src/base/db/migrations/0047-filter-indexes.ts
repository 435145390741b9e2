import type { Migration } from "../migration.ts";

/**
 * Indexes for the filters of contacts and companies that are used most. Their entries are combined by value, so that
 * each index takes seven bytes per record.
 */
export const filterIndexes: Migration = {
  name: "0047-filter-indexes",
  up: (tx) => tx.raw(statements),
};

const statements = `
CREATE INDEX entities_owner ON entities (org_id, owner_id) WHERE owner_id IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX entities_stage ON entities (org_id, lifecycle_stage) WHERE deleted_at IS NULL;
CREATE INDEX entities_score ON entities (org_id, lead_score) WHERE deleted_at IS NULL;
`;
