import type { Migration } from "../../migration.ts";

/** How and when the user of a session last proved their identity. */
export const sessionProofs: Migration = {
  name: "0028-session-proofs",
  up: (tx) =>
    tx.raw(`ALTER TABLE sessions
      ADD method text NOT NULL DEFAULT 'password' CHECK (method IN ('password', 'passkey', 'single_sign_on')),
      ADD confirmed_at timestamptz NOT NULL DEFAULT now()`),
};
