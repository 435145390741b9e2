import type { Migration } from "../migration.ts";

/** The host, the calls and the kind of authorization of connected applications. */
export const connectedApplications: Migration = {
  name: "0050-connected-applications",
  up: (tx) => tx.raw(statements),
};

const statements = `
ALTER TABLE mcp_connections
  -- The host by which the policy of the organization names the application. Null for API keys.
  ADD client_host text,
  -- The identity provider connected the application, without a consent.
  ADD managed boolean NOT NULL DEFAULT false,
  ADD calls integer NOT NULL DEFAULT 0,
  ADD refused_calls integer NOT NULL DEFAULT 0;

-- Connections did not store where their code was sent: for an application that registered itself it was most probably
-- the first redirect URI.
UPDATE mcp_connections AS c SET client_host = lower(CASE
    WHEN u.uri ~ '^https?://(localhost|127[.]0[.]0[.]1|[[]::1[]])([:/?]|$)' AND c.client_id NOT LIKE 'https://%' THEN 'localhost'
    WHEN u.uri ~ '^https?://' THEN substring(u.uri FROM '^https?://([^/:?#]+)')
    ELSE substring(u.uri FROM '^[A-Za-z][A-Za-z0-9+.-]*:') END)
  FROM (SELECT m.org_id, m.id, CASE WHEN m.client_id LIKE 'https://%' THEN m.client_id
      ELSE (SELECT o.metadata #>> '{redirect_uris,0}' FROM oauth_clients AS o WHERE o.id = m.client_id) END AS uri
    FROM mcp_connections AS m WHERE m.kind = 'oauth') AS u
  WHERE c.org_id = u.org_id AND c.id = u.id AND u.uri IS NOT NULL;

-- An application has at most one open connection of this kind per user.
CREATE UNIQUE INDEX mcp_connections_managed ON mcp_connections (org_id, user_id, client_id)
  WHERE managed AND revoked_at IS NULL;

-- Finds the organization of a person whom an identity provider names without an e-mail address.
CREATE INDEX user_identities_subject ON user_identities (issuer, subject);

CREATE OR REPLACE VIEW mcp_access AS
  SELECT org_id, id, user_id, kind, client_id, client_name, client_uri, scopes, grant_id, api_key_id, expires_at, last_used_at,
    last_ip, revoked_at, revoked_by, revoke_reason, version, created_at, updated_at, created_by, updated_by, deleted_at,
    client_host, managed, calls, refused_calls
  FROM mcp_connections
  UNION ALL
  SELECT k.org_id, k.id, k.user_id, 'api_key', k.id::text, k.name, NULL, NULL, NULL, k.id, NULL, NULL,
    NULL, NULL, NULL, NULL, k.version, k.created_at, k.updated_at, k.created_by, k.updated_by, NULL, NULL, false, 0, 0
  FROM api_keys k JOIN organizations o ON o.id = k.org_id
  WHERE k.mcp_access AND k.revoked_at IS NULL AND k.deleted_at IS NULL
    AND (o.ai_policy ->> 'enabled')::boolean AND (o.ai_policy ->> 'allow_api_keys')::boolean
    AND NOT EXISTS (SELECT 1 FROM mcp_connections c WHERE c.org_id = k.org_id AND c.api_key_id = k.id AND c.revoked_at IS NULL);
`;
