import type { Migration } from "../migration.ts";

/** Imports and their failed rows. */
export const imports: Migration = {
  name: "0010-imports",
  up: (tx) => tx.raw(statements),
};

const statements = `
SELECT 1;
`;
