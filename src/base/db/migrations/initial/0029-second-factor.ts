import type { Migration } from "../../migration.ts";

/**
 * Second factors, sign-ins that wait for one, failed sign-ins, and the policy of organizations that require a second
 * factor. Codes, tokens and addresses are stored as hashes; secrets of authenticator apps are encrypted.
 */
export const secondFactor: Migration = {
  name: "0029-second-factor",
  up: (tx) => tx.raw(STATEMENTS),
};

const STATEMENTS = `
ALTER TABLE organizations
  ADD two_factor_required boolean NOT NULL DEFAULT false,
  ADD two_factor_grace_days int NOT NULL DEFAULT 7 CHECK (two_factor_grace_days BETWEEN 0 AND 90),
  ADD two_factor_required_since timestamptz;

-- A user has at most one app that is enabled, and one that waits for its first code.
CREATE TABLE authenticator_apps (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  secret text NOT NULL,
  last_step bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  enabled_at timestamptz,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, user_id) REFERENCES users (org_id, id)
);
CREATE UNIQUE INDEX authenticator_apps_enabled ON authenticator_apps (org_id, user_id) WHERE enabled_at IS NOT NULL;
CREATE UNIQUE INDEX authenticator_apps_waiting ON authenticator_apps (org_id, user_id) WHERE enabled_at IS NULL;

CREATE TABLE recovery_codes (
  org_id uuid NOT NULL,
  user_id uuid NOT NULL,
  code_hash bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  used_at timestamptz,
  PRIMARY KEY (org_id, user_id, code_hash),
  FOREIGN KEY (org_id, user_id) REFERENCES users (org_id, id)
);

-- org_id and user_id are null while the account is unknown: a sign-in with any passkey.
CREATE TABLE sign_in_challenges (
  token_hash bytea PRIMARY KEY,
  org_id uuid,
  user_id uuid,
  purpose text NOT NULL CHECK (purpose IN ('second_factor', 'passkey_creation', 'passkey_request')),
  webauthn_challenge text,
  attempts smallint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  FOREIGN KEY (org_id, user_id) REFERENCES users (org_id, id)
);
CREATE INDEX sign_in_challenges_user ON sign_in_challenges (org_id, user_id);
CREATE INDEX sign_in_challenges_expiry ON sign_in_challenges (expires_at);

-- Counters of failed attempts: accounts need not exist, so the rows belong to no organization.
CREATE TABLE failed_sign_ins (
  account_hash bytea NOT NULL,
  address_hash bytea NOT NULL,
  attempts smallint NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (account_hash, address_hash)
);
CREATE INDEX failed_sign_ins_expiry ON failed_sign_ins (expires_at);`;
