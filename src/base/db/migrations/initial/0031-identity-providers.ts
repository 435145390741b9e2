import type { Migration } from "../../migration.ts";

/** Single sign-on: identity providers, verified e-mail domains, linked identities and sign-ins in progress. */
export const identityProviders: Migration = {
  name: "0031-identity-providers",
  up: (tx) => tx.raw(statements),
};

/** Millisecond precision as in the API: cursors then contain the exact value. */
const instant = "timestamptz(3)";

const standard = `
  version integer NOT NULL DEFAULT 1,
  created_at ${instant} NOT NULL,
  updated_at ${instant} NOT NULL,
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  deleted_at ${instant}`;

const statements = `
-- a copy for signing in, so that accounts need no other table
ALTER TABLE organizations ADD single_sign_on_enforced boolean NOT NULL DEFAULT false;

CREATE TABLE identity_providers (
  org_id uuid NOT NULL REFERENCES organizations (id),
  id uuid NOT NULL,
  issuer text NOT NULL,
  client_id text NOT NULL,
  scopes text[] NOT NULL,
  groups_claim text,
  group_roles jsonb NOT NULL,
  default_role text,
  just_in_time boolean NOT NULL,
  enforced boolean NOT NULL,
  enabled boolean NOT NULL,
  ${standard},
  -- internal
  -- encrypted, because the token request needs the plain text
  client_secret text,
  -- whether an owner was the last to set the issuer, the client or its secret
  trusted_by_owner boolean NOT NULL,
  PRIMARY KEY (org_id, id)
);
CREATE UNIQUE INDEX identity_providers_live ON identity_providers (org_id) WHERE deleted_at IS NULL;

CREATE TABLE email_domains (
  org_id uuid NOT NULL REFERENCES organizations (id),
  id uuid NOT NULL,
  domain text NOT NULL,
  record_value text NOT NULL,
  verified_at ${instant},
  ${standard},
  PRIMARY KEY (org_id, id)
);
CREATE UNIQUE INDEX email_domains_live ON email_domains (org_id, domain) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX email_domains_verified ON email_domains (domain)
  WHERE deleted_at IS NULL AND verified_at IS NOT NULL;

-- A person at a provider (OpenID Connect Core §2: issuer and subject) and their account.
CREATE TABLE user_identities (
  org_id uuid NOT NULL,
  issuer text NOT NULL,
  subject text NOT NULL,
  user_id uuid NOT NULL,
  created_at ${instant} NOT NULL DEFAULT now(),
  PRIMARY KEY (org_id, issuer, subject),
  FOREIGN KEY (org_id, user_id) REFERENCES users (org_id, id) ON DELETE CASCADE
);
CREATE INDEX user_identities_user ON user_identities (org_id, user_id);

-- A row is deleted when it is used. The nonce and the code verifier are derived from the secret in the browser's cookie.
CREATE TABLE single_sign_ons (
  org_id uuid NOT NULL REFERENCES organizations (id),
  id uuid NOT NULL,
  state_hash bytea NOT NULL UNIQUE,
  browser_hash bytea NOT NULL,
  issuer text NOT NULL,
  client_id text NOT NULL,
  return_to text NOT NULL,
  expires_at ${instant} NOT NULL,
  PRIMARY KEY (org_id, id)
);
CREATE INDEX single_sign_ons_expiry ON single_sign_ons (expires_at);
`;
