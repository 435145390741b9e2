import type { Migration } from "../migration.ts";

/** Definitions of custom fields, and the timelines of records. */
export const customFieldsAndTimelines: Migration = {
  name: "0007-custom-fields-and-timelines",
  up: (tx) => tx.raw(statements),
};

const statements = `
SELECT 1;
`;
