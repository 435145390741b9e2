import type { Migration } from "../../migration.ts";

/** Organizations, users, roles and credentials. */
export const identity: Migration = {
  name: "0001-identity",
  up: (tx) => tx.raw(statements),
};

const standard = `
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  deleted_at timestamptz`;

const statements = `
CREATE TABLE organizations (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  slug text NOT NULL UNIQUE,
  plan text NOT NULL CHECK (plan IN ('free', 'professional', 'enterprise')),
  default_locale text NOT NULL CHECK (default_locale IN ('en', 'fr')),
  timezone text NOT NULL,
  currency text NOT NULL,
  data_region text NOT NULL,
  ai_policy jsonb NOT NULL,
  ${standard}
);

CREATE TABLE users (
  org_id uuid NOT NULL REFERENCES organizations (id),
  id uuid NOT NULL,
  email text NOT NULL,
  first_name text,
  last_name text,
  locale text CHECK (locale IN ('en', 'fr')),
  timezone text,
  role text NOT NULL,
  status text NOT NULL CHECK (status IN ('invited', 'active', 'suspended')),
  booking_slug text,
  last_login_at timestamptz,
  password_hash text,
  ${standard},
  PRIMARY KEY (org_id, id)
);
CREATE UNIQUE INDEX users_email ON users (email) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX users_booking_slug ON users (booking_slug) WHERE deleted_at IS NULL AND booking_slug IS NOT NULL;
CREATE INDEX users_role ON users (org_id, role) WHERE deleted_at IS NULL;

CREATE TABLE roles (
  org_id uuid NOT NULL REFERENCES organizations (id),
  id uuid NOT NULL,
  name text NOT NULL,
  description text,
  permissions text[] NOT NULL,
  ${standard},
  PRIMARY KEY (org_id, id)
);
CREATE UNIQUE INDEX roles_name ON roles (org_id, lower(name)) WHERE deleted_at IS NULL;

CREATE TABLE sessions (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  token_hash bytea NOT NULL UNIQUE,
  support boolean NOT NULL DEFAULT false,
  operator_name text,
  reason text,
  ip inet,
  user_agent text,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, user_id) REFERENCES users (org_id, id)
);
CREATE INDEX sessions_user ON sessions (org_id, user_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);

CREATE TABLE api_keys (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  name text NOT NULL,
  token_hash bytea NOT NULL UNIQUE,
  previous_hash bytea UNIQUE,
  previous_expires_at timestamptz,
  prefix text NOT NULL,
  last4 text NOT NULL,
  scopes text[] NOT NULL,
  allowed_ips text[] NOT NULL DEFAULT '{}',
  mcp_access boolean NOT NULL DEFAULT false,
  expires_at timestamptz,
  last_used_at timestamptz,
  last_used_ip inet,
  revoked_at timestamptz,
  ${standard},
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, user_id) REFERENCES users (org_id, id)
);
CREATE INDEX api_keys_user ON api_keys (org_id, user_id);

CREATE TABLE one_time_tokens (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('invitation', 'password_reset')),
  token_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, user_id) REFERENCES users (org_id, id)
);
CREATE INDEX one_time_tokens_user ON one_time_tokens (org_id, user_id, purpose);
CREATE INDEX one_time_tokens_expiry ON one_time_tokens (expires_at);

-- One row per answered call. The result is stored as text, so that a replay is byte-identical.
CREATE TABLE idempotency_keys (
  principal text NOT NULL,
  operation_id text NOT NULL,
  key text NOT NULL,
  fingerprint text NOT NULL,
  result text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (principal, operation_id, key)
);
CREATE INDEX idempotency_keys_expiry ON idempotency_keys (expires_at);
`;
