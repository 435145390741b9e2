import type { Migration } from "../../migration.ts";

/** Passkeys. Public keys are not secret; a signature counter that does not grow reveals a copied passkey. */
export const passkeys: Migration = {
  name: "0030-passkeys",
  up: (tx) =>
    tx.raw(`CREATE TABLE passkeys (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  -- sign-ins find the account by it, so it is unique across all organizations
  credential_id bytea NOT NULL UNIQUE,
  -- in COSE form (RFC 9052)
  public_key bytea NOT NULL,
  -- always 0 for passkeys that are synchronized between devices
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  backed_up boolean NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, user_id) REFERENCES users (org_id, id)
);
CREATE INDEX passkeys_user ON passkeys (org_id, user_id)`),
};
