import type { Migration } from "../migration.ts";

/** The e-mails that a user has turned off. A new kind of e-mail is on for everybody. */
export const mutedEmails: Migration = {
  name: "0042-muted-emails",
  up: (tx) => tx.raw("ALTER TABLE users ADD muted_emails text[] NOT NULL DEFAULT '{}'"),
};
