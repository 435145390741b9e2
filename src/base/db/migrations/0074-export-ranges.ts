import type { Migration } from "../migration.ts";

/** The first and last record in each piece of an export, so that a purge reads only the pieces with its records. */
export const exportRanges: Migration = {
  name: "0074-export-ranges",
  up: (tx) => tx.raw("ALTER TABLE export_chunks ADD first_id uuid, ADD last_id uuid"),
};
