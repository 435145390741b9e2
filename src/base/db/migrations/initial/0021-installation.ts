import type { Migration } from "../../migration.ts";

/** Properties of the whole database: the fingerprint of its secret key, and its position in the change feed. */
export const installation: Migration = {
  name: "0021-installation",
  up: (tx) => tx.raw(statements),
};

const statements = `
CREATE TABLE installation (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  -- fingerprint of the SECRET_KEY that encrypts and signs the data; null: not recorded yet
  key_fingerprint text,
  -- when it replaced another key; null for the first key
  key_since timestamptz(3),
  -- a position that the change feed has reached; see change_horizon()
  reached xid8 NOT NULL DEFAULT '0'
);
INSERT INTO installation DEFAULT VALUES;

-- The position of a change in the feed: its transaction id. On a server where a backup of this database is restored,
-- transaction ids start again; there src/base/db/change-order.ts replaces the two functions with ones that add an offset, so
-- that new changes come after the old ones and clients' cursors stay valid.
CREATE FUNCTION change_xid() RETURNS xid8 LANGUAGE sql RETURN pg_current_xact_id();
CREATE FUNCTION change_horizon() RETURNS xid8 LANGUAGE sql STABLE RETURN pg_snapshot_xmin(pg_current_snapshot());
ALTER TABLE changes ALTER xid SET DEFAULT change_xid();
ALTER TABLE webhook_deliveries ALTER xid SET DEFAULT change_xid();
`;
