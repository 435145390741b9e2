import type { Migration } from "../../migration.ts";

/** Connections of AI applications and of the API keys that they use. */
export const connections: Migration = {
  name: "0013-connections",
  up: (tx) => tx.raw(statements),
};

const instant = "timestamptz(3)";

const statements = `
CREATE TABLE mcp_connections (
  org_id uuid NOT NULL REFERENCES organizations (id),
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('oauth', 'api_key')),
  client_id text NOT NULL,
  client_name text NOT NULL,
  client_uri text,
  -- the scopes granted by the user; null: the scopes of the API key apply
  scopes text[],
  -- links a token to its connection
  grant_id text UNIQUE,
  api_key_id uuid,
  -- expiry of the most recently used token; the expiry of a key is stored with the key
  expires_at ${instant},
  last_used_at ${instant},
  last_ip inet,
  revoked_at ${instant},
  revoked_by jsonb,
  revoke_reason text CHECK (revoke_reason IN ('user', 'admin', 'organization_disabled', 'policy_changed', 'refresh_replay',
    'code_replay', 'user_suspended', 'key_revoked', 'client_deleted')),
  version integer NOT NULL DEFAULT 1,
  created_at ${instant} NOT NULL,
  updated_at ${instant} NOT NULL,
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  deleted_at ${instant},
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, user_id) REFERENCES users (org_id, id),
  FOREIGN KEY (org_id, api_key_id) REFERENCES api_keys (org_id, id),
  CHECK ((kind = 'oauth') = (grant_id IS NOT NULL)),
  CHECK ((kind = 'oauth') = (scopes IS NOT NULL)),
  CHECK ((kind = 'api_key') = (api_key_id IS NOT NULL)),
  CHECK ((revoked_at IS NULL) = (revoke_reason IS NULL))
);
CREATE INDEX mcp_connections_user ON mcp_connections (org_id, user_id, id);
CREATE INDEX mcp_connections_client ON mcp_connections (org_id, client_id);
-- a key has at most one active connection
CREATE UNIQUE INDEX mcp_connections_key ON mcp_connections (org_id, api_key_id) WHERE revoked_at IS NULL;

-- Access tokens of revoked connections, until they would have expired. They are invalid, but calls with them are
-- recorded.
CREATE TABLE cut_tokens (
  id_hash bytea PRIMARY KEY,
  grant_id text NOT NULL,
  resource text,
  expires_at timestamptz NOT NULL
);
CREATE INDEX cut_tokens_expiry ON cut_tokens (expires_at);
`;
