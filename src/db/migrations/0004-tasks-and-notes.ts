import type { Migration } from "../migration.ts";

/** Tasks, notes, and the records they are about. */
export const tasksAndNotes: Migration = {
  name: "0004-tasks-and-notes",
  up: (tx) => tx.raw(statements),
};

const statements = `
SELECT 1;
`;
