import type { Knex } from "knex";
import { run, sql } from "../../platform/sql/sql-text.ts";

/** Which secret key the database belongs to. */
export interface BoundKey {
  /** As `keyFingerprint` makes it. */
  readonly fingerprint: string;
}

/** How long links and cursors that were signed before a change of keys are good: 30 days, or 30 days after the event. */
const SIGNED_UNTIL = `SELECT greatest(i.key_since, (SELECT max(end_at) FROM events WHERE created_at < i.key_since)) + interval '30 days' AS until
  FROM installation AS i WHERE i.key_since IS NOT NULL`;

/** The statements on what is true of the database as a whole. */
export function installationRepository(db: Knex) {
  return {
    /** Null: no process has said it yet. */
    async key(): Promise<BoundKey | null> {
      const row = await db("installation").first<{ key_fingerprint: string | null } | undefined>("key_fingerprint");
      return row?.key_fingerprint ? { fingerprint: row.key_fingerprint } : null;
    },
    /** Gives the database from one key (null: none) to another; returns false where it belongs to a third one by now. */
    async bindKey(from: string | null, to: string): Promise<boolean> {
      const values = { key_fingerprint: to, key_since: from === null ? null : db.fn.now() };
      return (await db("installation").where({ key_fingerprint: from }).update(values)) > 0;
    },
    /** Until when something that was signed with the key before may still be shown; null where there was none. */
    async signedUntil(): Promise<string | null> {
      const [row] = await run<{ until: string }>(db, sql(SIGNED_UNTIL));
      return row?.until ?? null;
    },
  };
}
