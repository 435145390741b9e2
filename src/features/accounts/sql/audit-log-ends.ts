import type { Knex } from "knex";
import type { ChainEnd } from "../rules/audit-log-chain.ts";
import type { SignedEnd } from "./audit-log.ts";
import { run, sql } from "../../../base/platform/sql/sql-text.ts";

/** An end of an organization's chain with its HMAC. */
export interface SignedEndRow extends SignedEnd {
  readonly org_id: string;
}

const TABLES = { head: "activity_log_heads", anchor: "activity_log_anchors" } as const;
const START = "00000000-0000-0000-0000-000000000000";

/** Creates the statements on the ends of all chains. */
export function signedEndRepository(db: Knex) {
  return {
    /** Returns up to `limit` ends, ordered by organization, after the given one; null: from the first. */
    async page(kind: keyof typeof TABLES, after: string | null, limit: number): Promise<SignedEndRow[]> {
      const text = `SELECT org_id, seq, encode(hash, 'hex') AS hash, occurred_at, seal FROM ${TABLES[kind]}
        WHERE org_id > ?::uuid AND seal <> '' ORDER BY org_id LIMIT ?`;
      return await run<SignedEndRow>(db, sql(text, after ?? START, limit));
    },
    /** Replaces the HMAC of an end that has not changed in the meantime. */
    async replaceSignature(
      kind: keyof typeof TABLES,
      end: Pick<SignedEndRow, "org_id" | "seal"> & ChainEnd,
      seal: string,
    ): Promise<void> {
      const text = `UPDATE ${TABLES[kind]} SET seal = ? WHERE org_id = ? AND seq = ? AND seal = ?`;
      await run(db, sql(text, seal, end.org_id, end.seq, end.seal));
    },
  };
}
