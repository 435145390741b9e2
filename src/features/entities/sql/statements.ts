import type { Knex } from "knex";
import type { Change } from "../../../base/records/rules/change.ts";
import type { Conflict, EntityRecord } from "../../../base/records/rules/entity.ts";
import { findConflict, type Claimant } from "./conflicts.ts";
import { purgeSql, updateSql, type EntityUpdate } from "./writes.ts";
import { lockLinked } from "../../../base/records/sql/opportunity-links.ts";
import { retrySerializationFailures, withSavepoint, sqlState } from "../../../base/platform/sql/retry.ts";
import { run } from "../../../base/platform/sql/sql-text.ts";
import { runSteps, type SteppedSql } from "../../../base/platform/sql/steps.ts";

type NamedSql = SteppedSql & { readonly name?: string };

/** Result of a write; "stale": the record has another version. */
export type WriteOutcome = "done" | "stale" | Conflict;

/** Writes a record's new state if it still has the version it was made from. */
export async function updateEntity(db: Knex, orgId: string, update: EntityUpdate): Promise<WriteOutcome> {
  const { record, claimed } = update;
  const claimant = { orgId, id: record.id, type: record.entity_type, claims: claimed };
  return await writeOrConflict(db, updateSql(orgId, update), claimant);
}

/** Deletes a record permanently; returns false if it has another version. */
export async function purgeEntity(
  db: Knex,
  orgId: string,
  purge: { readonly record: EntityRecord; readonly change: Change },
): Promise<boolean> {
  const statement = purgeSql(orgId, purge);
  return await retrySerializationFailures(() =>
    db.transaction(async (tx) => {
      // In the same order as by other changes to them.
      await lockLinked(tx, orgId, purge.record.id);
      return (await run(tx, statement)).length > 0;
    }),
  );
}

/**
 * The unique indexes decide which of two concurrent writers wins; the loser then looks up which record has the value.
 */
export async function writeOrConflict(db: Knex, statement: NamedSql, claimant: Claimant): Promise<WriteOutcome> {
  for (let count = 1; ; count += 1) {
    try {
      const written = await withSavepoint(db, async (tx) => await runSteps(tx, statement, statement.name));
      return written.length > 0 ? "done" : "stale";
    } catch (error) {
      if (sqlState(error) !== "23505") throw error;
      const conflict = await findConflict(db, claimant);
      if (conflict) return conflict;
      // The other record released the value between the two statements.
      if (count === 3) throw error;
    }
  }
}
