import type { Migration } from "../migration.ts";

/** The calendar id of an event contains its own id, so it is looked up and unique within its organization. */
export const eventUids: Migration = {
  name: "0043-event-uids",
  up: (tx) =>
    tx.raw(`
DROP INDEX events_ics_uid;
CREATE UNIQUE INDEX events_ics_uid ON events (org_id, ics_uid);`),
};
