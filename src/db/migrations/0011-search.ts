import type { Migration } from "../migration.ts";

/** What the search over all records reads. */
export const search: Migration = {
  name: "0011-search",
  up: (tx) => tx.raw(statements),
};

const statements = `
SELECT 1;
`;
