import type { Migration } from "../../migration.ts";

/** Imports of all record types: the contract lists them. */
export const importRecordTypes: Migration = {
  name: "0027-import-record-types",
  up: (tx) => tx.raw("ALTER TABLE imports DROP CONSTRAINT imports_entity_type_check"),
};
