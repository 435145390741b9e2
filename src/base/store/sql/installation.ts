import type { Knex } from "knex";
import { run, sql } from "../../platform/sql/sql-text.ts";

/** The secret key of the database. */
interface BoundKey {
  /** Created by `keyFingerprint`. */
  readonly fingerprint: string;
}

/** Links and cursors signed before a key rotation are valid for 30 days, or until 30 days after their event. */
const SIGNED_UNTIL = `SELECT greatest(i.key_since, (SELECT max(end_at) FROM events WHERE created_at < i.key_since)) + interval '30 days' AS until
  FROM installation AS i WHERE i.key_since IS NOT NULL`;

/** Statements for properties of the whole database. */
export function installationRepository(db: Knex) {
  return {
    /** Returns null if no key has been recorded. */
    async key(): Promise<BoundKey | null> {
      const row = await db("installation").first<{ key_fingerprint: string | null } | undefined>("key_fingerprint");
      return row?.key_fingerprint ? { fingerprint: row.key_fingerprint } : null;
    },
    /** Replaces the recorded key (null: none); returns false if another key is recorded. */
    async bindKey(from: string | null, to: string): Promise<boolean> {
      const values = { key_fingerprint: to, key_since: from === null ? null : db.fn.now() };
      return (await db("installation").where({ key_fingerprint: from }).update(values)) > 0;
    },
    /** Returns the time until which signatures of the previous key can be used; null if there was none. */
    async signedUntil(): Promise<string | null> {
      const [row] = await run<{ until: string }>(db, sql(SIGNED_UNTIL));
      return row?.until ?? null;
    },
  };
}
