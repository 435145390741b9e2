import type { Migration } from "../migration.ts";

/** Whether identity providers call the address of a member primary. */
export const scimPrimaryEmails: Migration = {
  name: "0040-scim-primary-emails",
  up: (tx) => tx.raw("ALTER TABLE scim_users ADD email_primary boolean NOT NULL DEFAULT true"),
};
