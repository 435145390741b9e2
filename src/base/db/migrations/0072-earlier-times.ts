import type { Migration } from "../migration.ts";

/** The previous times of an event that have no place in its history, oldest first. */
export const earlierTimes: Migration = {
  name: "0072-earlier-times",
  up: (tx) => tx.raw("ALTER TABLE events ADD earlier_times jsonb NOT NULL DEFAULT '[]'"),
};
