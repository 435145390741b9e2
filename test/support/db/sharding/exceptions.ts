import type { Rule } from "./rules.ts";

/** Statements that need more than one organization, and why. */
export interface Exception {
  readonly reason: string;
  readonly rules: readonly Rule[];
  /** The statement contains one of these texts. */
  readonly by: readonly string[];
  /** Tables or functions by the file that builds the statement. */
  readonly statements: Readonly<Record<string, readonly string[]>>;
}

const KEY: readonly Rule[] = ["org_id as a value"];

/** Every entry must be used by a test of the whole check; keep the list short. */
export const exceptions: readonly Exception[] = [
  {
    reason: "finds the organization of a secret, an e-mail address or a public name",
    rules: KEY,
    by: [
      "token_hash",
      "asked.hash",
      "credential_id",
      '"email" =',
      "booking_slug =",
      "state_hash",
      '"domain" =',
      "i.subject =",
    ],
    statements: {
      "src/features/accounts/sql/api-keys.ts": ["api_keys", "roles", "users"],
      "src/features/accounts/sql/bearers.ts": ["activity_log_heads", "api_keys", "mcp_connections", "roles", "users"],
      "src/features/sign-in/sql/passkeys.ts": ["passkeys", "users"],
      "src/features/sign-in/sql/sessions.ts": ["authenticator_apps", "passkeys", "roles", "sessions", "users"],
      "src/features/accounts/sql/tokens.ts": ["one_time_tokens"],
      "src/features/accounts/sql/users.ts": ["users"],
      "src/features/sign-in/sql/email-domains.ts": ["email_domains"],
      "src/features/sign-in/sql/identity-providers.ts": ["identity_providers", "user_identities", "users"],
      "src/features/sign-in/sql/sign-ins.ts": ["single_sign_ons"],
      "src/features/sign-in/sql/scim-tokens.ts": ["roles", "scim_tokens", "users"],
    },
  },
  {
    reason: "claims and completes due work of all organizations",
    rules: [...KEY, "lock by id", "org_id in the inserted rows"],
    by: [
      "FOR UPDATE SKIP LOCKED",
      "ORDER BY next_read_at",
      "AS requested (org_id",
      "d.lease = r.lease",
      "WHERE lease = ANY",
    ],
    statements: {
      "src/features/booking/sql/busy-times.ts": ["busy_feeds"],
      "src/features/webhooks/sql/deliveries.ts": ["changes"],
      "src/features/webhooks/sql/webhooks.ts": ["api_keys", "roles", "users", "webhooks"],
      "src/features/webhooks/sql/dispatch.ts": ["webhook_attempts", "webhook_deliveries", "webhooks"],
    },
  },
  {
    reason: "deletes expired rows of all organizations, of one table at a time",
    rules: KEY,
    by: ["< now()"],
    statements: {
      "src/features/sign-in/sql/second-factors.ts": ["authenticator_apps"],
      "src/features/sign-in/sql/sessions.ts": ["sessions"],
      "src/features/accounts/sql/tokens.ts": ["one_time_tokens"],
      "src/features/entities/sql/merges.ts": ["entity_merge_moves", "entity_merges"],
      "src/features/files/sql/files.ts": ["files"],
      "src/base/mail/sql/public-mail-counts.ts": ["public_mail_counts"],
      "src/features/sign-in/sql/sign-ins.ts": ["single_sign_ons"],
      "src/features/imports/sql/exports.ts": ["export_chunks", "exports"],
      "src/features/imports/sql/imports.ts": ["imports"],
      "src/base/records/sql/changes.ts": ["changes"],
      "src/features/webhooks/sql/deliveries.ts": ["webhook_deliveries"],
    },
  },
  {
    reason: "collects the keys of freed bytes of all organizations",
    rules: KEY,
    by: ['from "freed_objects" order by'],
    statements: { "src/features/files/sql/files.ts": ["freed_objects"] },
  },
  {
    reason: "reads encrypted and signed values of all organizations when the key is rotated",
    rules: KEY,
    by: ["LIMIT"],
    statements: {
      "src/features/accounts/sql/audit-log.ts": ["activity_log_anchors", "activity_log_heads"],
      "src/features/email/sql/suppressions.ts": ["email_suppressions"],
      "src/base/store/sql/encrypted-values.ts": ["authenticator_apps", "busy_feeds", "identity_providers", "webhooks"],
    },
  },
  {
    reason: "one statement extends or anchors the logs of several organizations",
    rules: [...KEY, "lock by id", "org_id in the inserted rows"],
    by: ["VALUES (", "jsonb_to_recordset"],
    statements: {
      "src/features/accounts/sql/audit-log-chain.ts": ["activity_log", "activity_log_heads"],
      "src/features/accounts/sql/audit-log.ts": ["activity_log_anchors"],
    },
  },
  {
    reason: "the only file that takes advisory locks",
    rules: ["advisory locks in one place"],
    by: ["xact_lock"],
    statements: {
      "src/base/platform/sql/advisory-locks.ts": ["pg_advisory_xact_lock"],
    },
  },
  {
    reason: "takes the lock of the first free host while it looks for one, by the expression of that file",
    rules: ["advisory locks in one place"],
    by: ["'host_time:' ||"],
    statements: { "src/features/booking/sql/events.ts": ["pg_try_advisory_xact_lock"] },
  },
];
