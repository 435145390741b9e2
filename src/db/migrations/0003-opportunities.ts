import type { Migration } from "../migration.ts";

/** Pipelines, opportunities and who takes part in them. */
export const opportunities: Migration = {
  name: "0003-opportunities",
  up: (tx) => tx.raw(statements),
};

const statements = `
SELECT 1;
`;
