import type { Migration } from "../migration.ts";

/**
 * A delivery knows the record of its event, by which the event is found. The transaction id of the event is unknown where
 * the deliveries of a distributed database are.
 */
export const deliveredRecords: Migration = {
  name: "0051-delivered-records",
  up: (tx) => tx.raw("ALTER TABLE webhook_deliveries ADD COLUMN record_id uuid"),
};
