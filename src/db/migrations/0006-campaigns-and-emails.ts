import type { Migration } from "../migration.ts";

/** Campaigns, e-mail messages and their recipients. */
export const campaignsAndEmails: Migration = {
  name: "0006-campaigns-and-emails",
  up: (tx) => tx.raw(statements),
};

const statements = `
SELECT 1;
`;
