import type { Migration } from "../migration.ts";

/** An organization may be suspended by the operator, and resumed. */
export const organizationSuspension: Migration = {
  name: "0024-organization-suspension",
  up: (tx) => tx.raw("ALTER TABLE organizations ADD suspended_at timestamptz"),
};
