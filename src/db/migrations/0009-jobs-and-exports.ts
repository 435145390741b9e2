import type { Migration } from "../migration.ts";

/** The job queue, exports, and the feed of changes. */
export const jobsAndExports: Migration = {
  name: "0009-jobs-and-exports",
  up: (tx) => tx.raw(statements),
};

const statements = `
SELECT 1;
`;
