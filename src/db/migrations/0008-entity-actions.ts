import type { Migration } from "../migration.ts";

/** Merged records, and the keys by which duplicates are found. */
export const entityActions: Migration = {
  name: "0008-entity-actions",
  up: (tx) => tx.raw(statements),
};

const statements = `
-- The live record that took a deleted one in. Never shown but in the answer "not found".
ALTER TABLE entities ADD COLUMN merged_into uuid;
ALTER TABLE entities ADD FOREIGN KEY (org_id, merged_into) REFERENCES entities (org_id, id)
  ON DELETE SET NULL (merged_into);
CREATE INDEX entities_merged ON entities (org_id, merged_into) WHERE merged_into IS NOT NULL;
`;
