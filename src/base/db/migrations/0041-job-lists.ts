import type { Migration } from "../migration.ts";

/** Lists of the jobs and exports that users started. */
export const jobLists: Migration = {
  name: "0041-job-lists",
  up: (tx) => tx.raw(statements),
};

const statements = `
CREATE INDEX jobs_started ON jobs (org_id, id DESC) WHERE started_by IS NOT NULL;

-- The permissions for reading an export. Lists leave out exports without them, which expire within a week.
ALTER TABLE exports ADD COLUMN permissions text[];
`;
