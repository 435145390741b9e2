import type { Migration } from "../../migration.ts";

/** Exports and custom fields of all record types: the contract lists them. */
export const recordTypes: Migration = {
  name: "0026-record-types",
  up: (tx) =>
    tx.raw(`
ALTER TABLE exports DROP CONSTRAINT exports_entity_type_check;
ALTER TABLE custom_fields DROP CONSTRAINT custom_fields_entity_type_check;`),
};
