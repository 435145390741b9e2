import type { Migration } from "../migration.ts";

/** Properties of the whole database: the fingerprint of its secret key, and its position in the change feed. */
export const installation: Migration = {
  name: "0021-installation",
  up: (tx) => tx.raw(statements),
};

const statements = `
CREATE TABLE installation (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  -- which SECRET_KEY encrypts and signs here, never the key itself; null: no process has said it yet
  key_fingerprint text,
  -- when it took the place of another key; null: it is the first one
  key_since timestamptz(3),
  -- a place in the feed of changes that was reached; see change_horizon()
  reached xid8 NOT NULL DEFAULT '0'
);
INSERT INTO installation DEFAULT VALUES;

-- Where a change stands in the feed: the number of its transaction. A server where a copy of this database is restored counts
-- transactions from the beginning; there the two functions are replaced by ones that add a number (src/db/change-order.ts), so
-- that new changes stand behind the old ones and clients' cursors stay good.
CREATE FUNCTION change_xid() RETURNS xid8 LANGUAGE sql RETURN pg_current_xact_id();
CREATE FUNCTION change_horizon() RETURNS xid8 LANGUAGE sql STABLE RETURN pg_snapshot_xmin(pg_current_snapshot());
ALTER TABLE changes ALTER xid SET DEFAULT change_xid();
ALTER TABLE webhook_deliveries ALTER xid SET DEFAULT change_xid();
`;
