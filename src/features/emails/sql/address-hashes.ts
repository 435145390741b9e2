import type { Knex } from "knex";
import { run, sql } from "../../../base/platform/sql/sql-text.ts";

/** A hash of an erased person's address on the suppression list. */
export interface StoredHash {
  readonly org_id: string;
  readonly id: string;
  readonly email: string;
  readonly reason: string;
}

/** The index of these rows has the first condition. */
const PAGE = `SELECT org_id, id, email, reason FROM email_suppressions
  WHERE email LIKE '%forgotten.invalid' AND email LIKE ? AND id > ?::uuid ORDER BY id LIMIT ?`;

const REPLACE = `UPDATE email_suppressions SET email = ? WHERE org_id = ?::uuid AND email = ? AND reason = ? AND NOT EXISTS (
  SELECT 1 FROM email_suppressions AS s WHERE s.org_id = ?::uuid AND s.email = ? AND s.reason = ?)`;

/** Queries on the hashes of erased people's addresses, of all organizations. */
export function addressHashRepository(db: Knex) {
  return {
    /** Returns up to `limit` hashes with or without a key, ordered by id; `after` is the last id of the previous page. */
    async page(form: "keyed" | "plain", after: string, limit: number): Promise<StoredHash[]> {
      const domain = form === "keyed" ? "%@keyed.forgotten.invalid" : "%@forgotten.invalid";
      return await run<StoredHash>(db, sql(PAGE, domain, after, limit));
    },
    /** Replaces a hash by another form of it, which may be on the list already. */
    async replace({ org_id, email, reason }: StoredHash, renewed: string): Promise<void> {
      await run(db, sql(REPLACE, renewed, org_id, email, reason, org_id, renewed, reason));
      await db("email_suppressions").where({ org_id, email, reason }).delete();
    },
    async delete({ org_id, email, reason }: StoredHash): Promise<void> {
      await db("email_suppressions").where({ org_id, email, reason }).delete();
    },
  };
}
