import type { Knex } from "knex";
import type { Change } from "../../records/rules/change.ts";
import type { Conflict, EntityRecord } from "../../records/rules/entity.ts";
import { findConflict, type Claimant } from "./conflicts.ts";
import { hasCustomFields, insertSql, purgeSql, updateSql, type Alteration, type Insertion } from "./writes.ts";
import { withSavepoint, sqlState } from "../../platform/sql/retry.ts";
import { run, type SqlText } from "../../platform/sql/sql-text.ts";

type NamedSql = SqlText & { readonly name?: string };

/** How a write ended; "stale": the record had another version. */
export type Outcome = "done" | "stale" | Conflict;

/** Writes a new record; answers with what prevented it: "incomplete" says that a custom field is required. */
export async function insertEntity(
  db: Knex,
  orgId: string,
  insertion: Insertion,
): Promise<Conflict | "incomplete" | null> {
  const { record, claims } = insertion;
  const claimant = { orgId, id: record.id, type: record.entity_type, claims };
  const statement = { ...insertSql(orgId, insertion), name: nameOfInsert(insertion) };
  const outcome = await writeOrConflict(db, statement, claimant);
  if (outcome === "stale") return "incomplete";
  return outcome === "done" ? null : outcome;
}

/** One for each form that insertSql gives its text: planning so wide a statement costs more than running it. */
function nameOfInsert({ record, claims, changes }: Insertion): string {
  const { emails, domains, externalIds } = claims;
  const claimed = [emails, domains, externalIds].map((list) => (list.length > 0 ? "1" : "0")).join("");
  const custom = hasCustomFields(record) ? "1" : "0";
  return `entities.insert.${record.entity_type}.${claimed}.${custom}.${String(changes.length)}`;
}

/** Writes a record's new state over the version it was made from. */
export async function updateEntity(db: Knex, orgId: string, alteration: Alteration): Promise<Outcome> {
  const { record, claimed } = alteration;
  const claimant = { orgId, id: record.id, type: record.entity_type, claims: claimed };
  return await writeOrConflict(db, updateSql(orgId, alteration), claimant);
}

/** Removes a record for ever; false when it has another version. */
export async function purgeEntity(
  db: Knex,
  orgId: string,
  purge: { readonly record: EntityRecord; readonly change: Change },
): Promise<boolean> {
  const statement = purgeSql(orgId, purge);
  return (await withSavepoint(db, async (tx) => await run(tx, statement))).length > 0;
}

/** The claims' own keys decide, so that of two writers at the same time one wins; then it is looked up who has it. */
async function writeOrConflict(db: Knex, statement: NamedSql, claimant: Claimant): Promise<Outcome> {
  for (let count = 1; ; count += 1) {
    try {
      return (await withSavepoint(db, async (tx) => await run(tx, statement, statement.name))).length > 0
        ? "done"
        : "stale";
    } catch (error) {
      if (sqlState(error) !== "23505") throw error;
      const conflict = await findConflict(db, claimant);
      if (conflict) return conflict;
      // Whoever had it gave it back between the two statements.
      if (count === 3) throw error;
    }
  }
}
