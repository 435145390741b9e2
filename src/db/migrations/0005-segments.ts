import type { Migration } from "../migration.ts";

/** Segments of contacts and companies. */
export const segments: Migration = {
  name: "0005-segments",
  up: (tx) => tx.raw(statements),
};

const statements = `
SELECT 1;
`;
