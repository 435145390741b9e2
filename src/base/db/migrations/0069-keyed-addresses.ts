import type { Migration } from "../migration.ts";

/**
 * The hashes of erased people's addresses are keyed by SECRET_KEY, which no migration has: the cleanup converts them. It finds
 * them with this index, which contains no other suppressed address.
 */
export const keyedAddresses: Migration = {
  name: "0069-keyed-addresses",
  up: (tx) => tx.raw(statements),
};

const statements = `
CREATE INDEX email_suppressions_hashed ON email_suppressions (id) WHERE email LIKE '%forgotten.invalid';
`;
