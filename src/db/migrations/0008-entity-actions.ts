import type { Migration } from "../migration.ts";

/** Merged records, and the keys by which duplicates are found. */
export const entityActions: Migration = {
  name: "0008-entity-actions",
  up: (tx) => tx.raw(statements),
};

const statements = `
SELECT 1;
`;
