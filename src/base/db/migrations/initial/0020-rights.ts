import type { Migration } from "../../migration.ts";

/** Delete rights on assigned records, the authority of webhooks, and a view of keys with MCP access. */
export const rights: Migration = {
  name: "0020-rights",
  up: (tx) => tx.raw(statements),
};

const statements = `
-- Whether the record was assigned by another user with the right to delete it (null: no). For records assigned
-- before this migration it is unknown: their owners have to ask a manager.
ALTER TABLE entities ADD entrusted boolean;
ALTER TABLE opportunities ADD entrusted boolean;
ALTER TABLE tasks ADD entrusted boolean;

-- The user and API key whose permissions determine which events are sent.
ALTER TABLE webhooks ADD authority_user uuid, ADD authority_key uuid, ADD told_of_suspension boolean NOT NULL DEFAULT false;
UPDATE webhooks SET authority_user = created_by_user,
  authority_key = CASE WHEN created_by ->> 'type' = 'api_key' THEN (created_by ->> 'id')::uuid END;
ALTER TABLE webhooks ALTER authority_user SET NOT NULL;
ALTER TABLE webhooks ADD FOREIGN KEY (org_id, authority_user) REFERENCES users (org_id, id);

-- Connections, and API keys with MCP access that have not been used yet.
CREATE VIEW mcp_access AS
  SELECT org_id, id, user_id, kind, client_id, client_name, client_uri, scopes, grant_id, api_key_id, expires_at, last_used_at,
    last_ip, revoked_at, revoked_by, revoke_reason, version, created_at, updated_at, created_by, updated_by, deleted_at
  FROM mcp_connections
  UNION ALL
  SELECT k.org_id, k.id, k.user_id, 'api_key', k.id::text, k.name, NULL, NULL, NULL, k.id, NULL, NULL,
    NULL, NULL, NULL, NULL, k.version, k.created_at, k.updated_at, k.created_by, k.updated_by, NULL
  FROM api_keys k JOIN organizations o ON o.id = k.org_id
  WHERE k.mcp_access AND k.revoked_at IS NULL AND k.deleted_at IS NULL
    AND (o.ai_policy ->> 'enabled')::boolean AND (o.ai_policy ->> 'allow_api_keys')::boolean
    AND NOT EXISTS (SELECT 1 FROM mcp_connections c WHERE c.org_id = k.org_id AND c.api_key_id = k.id AND c.revoked_at IS NULL);
`;
