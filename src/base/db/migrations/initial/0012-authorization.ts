import type { Migration } from "../../migration.ts";

/** Data of the authorization server: clients and hashes of issued tokens. */
export const authorization: Migration = {
  name: "0012-authorization",
  up: (tx) => tx.raw(statements),
};

const instant = "timestamptz(3)";

const statements = `
-- Dynamically registered clients (RFC 7591). They do not belong to an organization.
CREATE TABLE oauth_clients (
  id text PRIMARY KEY,
  metadata jsonb NOT NULL,
  -- encrypted; null for a public client
  secret text,
  created_at ${instant} NOT NULL DEFAULT now(),
  -- the first authorization; clients without one are deleted
  granted_at ${instant}
);
CREATE INDEX oauth_clients_unused ON oauth_clients (created_at) WHERE granted_at IS NULL;

-- Grants, codes, tokens and interactions, found by the SHA-256 of their value, which is not stored.
CREATE TABLE oauth_records (
  model text NOT NULL,
  id_hash bytea NOT NULL,
  -- the grant of a connection: its records are deleted with it
  grant_id text,
  payload jsonb NOT NULL,
  consumed_at ${instant},
  created_at ${instant} NOT NULL DEFAULT now(),
  -- microsecond precision, because it also determines when a refresh was answered
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (model, id_hash)
);
CREATE INDEX oauth_records_grant ON oauth_records (grant_id) WHERE grant_id IS NOT NULL;
CREATE INDEX oauth_records_expiry ON oauth_records (expires_at);
`;
