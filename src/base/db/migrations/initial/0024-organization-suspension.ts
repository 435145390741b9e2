import type { Migration } from "../../migration.ts";

/** Suspension of organizations by the operator. */
export const organizationSuspension: Migration = {
  name: "0024-organization-suspension",
  up: (tx) => tx.raw("ALTER TABLE organizations ADD suspended_at timestamptz"),
};
