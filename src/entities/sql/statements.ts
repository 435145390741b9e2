import type { Knex } from "knex";
import type { Change } from "../../records/rules/change.ts";
import type { Conflict, EntityRecord } from "../../records/rules/entity.ts";
import { findConflict, type Claimant } from "./conflicts.ts";
import { hasCustomFields, insertSql, purgeSql, updateSql, type EntityUpdate, type Insertion } from "./writes.ts";
import { storedWithInsert } from "../../platform/sql/idempotency.ts";
import { lockLinked } from "../../records/sql/opportunity-links.ts";
import { retrySerializationFailures, withSavepoint, sqlState } from "../../platform/sql/retry.ts";
import { run } from "../../platform/sql/sql-text.ts";
import { runSteps, type SteppedSql } from "../../platform/sql/steps.ts";

type NamedSql = SteppedSql & { readonly name?: string };

/** Result of a write; "stale": the record has another version. */
export type WriteOutcome = "done" | "stale" | Conflict;

/** Inserts a new record; returns the reason if it could not be inserted. "incomplete": a custom field is required. */
export async function insertEntity(
  db: Knex,
  orgId: string,
  insertion: Insertion,
): Promise<Conflict | "incomplete" | null> {
  const { record, claims } = insertion;
  const claimant = { orgId, id: record.id, type: record.entity_type, claims };
  const result = storedWithInsert(db, "e", record);
  const name = `${nameOfInsert(insertion)}${result ? ".result" : ""}`;
  const statement = { ...insertSql(orgId, insertion, result ? [result.statement] : []), name };
  const outcome = await writeOrConflict(db, statement, claimant);
  if (outcome === "stale") return "incomplete";
  if (outcome === "done") result?.done();
  return outcome === "done" ? null : outcome;
}

/**
 * Returns one name for each form of the text that insertSql returns: planning such a wide statement costs more than
 * running it.
 */
function nameOfInsert({ record, claims, changes }: Insertion): string {
  const { emails, domains, externalIds } = claims;
  const claimed = [emails, domains, externalIds].map((list) => (list.length > 0 ? "1" : "0")).join("");
  const custom = hasCustomFields(record) ? "1" : "0";
  return `entities.insert.${record.entity_type}.${claimed}.${custom}.${String(changes.length)}`;
}

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
async function writeOrConflict(db: Knex, statement: NamedSql, claimant: Claimant): Promise<WriteOutcome> {
  for (let count = 1; ; count += 1) {
    try {
      const written = await withSavepoint(db, async (tx) => await runSteps(tx, statement, statement.name));
      return written ? "done" : "stale";
    } catch (error) {
      if (sqlState(error) !== "23505") throw error;
      const conflict = await findConflict(db, claimant);
      if (conflict) return conflict;
      // The other record released the value between the two statements.
      if (count === 3) throw error;
    }
  }
}
