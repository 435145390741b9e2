import type { Knex } from "knex";
import type { Conflict } from "../../../base/records/rules/entity.ts";
import { batchedByKey } from "../../../base/platform/sql/batch.ts";
import { storedWithInsert } from "../../../base/platform/sql/idempotency.ts";
import { sqlState } from "../../../base/platform/sql/retry.ts";
import { runSteps } from "../../../base/platform/sql/steps.ts";
import { writeOrConflict } from "./statements.ts";
import { hasCustomFields, insertSql, type Insertion } from "./writes.ts";

/** The reason why a record was not inserted; null if it was. "incomplete": a custom field is required. */
export type InsertOutcome = Conflict | "incomplete" | null;

interface InsertRequest {
  readonly orgId: string;
  readonly insertion: Insertion;
}

/** The commit of a statement can take long, so the next one does not wait for it. */
const LIMITS = { statements: 8, maxBatchSize: 8, patience: 5 };

/**
 * SQLSTATEs and their classes that one row can cause: invalid values, constraints, deadlocks, and waiting for a lock that
 * the other rows do not need.
 */
const CAUSED_BY_ROW = /^(22|23|40|55P03|57014)/;

/**
 * Returns the function that inserts a record. Outside of a transaction, records of an organization that are created at
 * the same time share a statement and a commit.
 */
export function entityInserts(db: Knex): (request: InsertRequest) => Promise<InsertOutcome> {
  const alone = (request: InsertRequest): Promise<InsertOutcome> => insertOne(db, request);
  if (db.isTransaction === true) return alone;
  const keyOf = ({ orgId, insertion }: InsertRequest): string => `${orgId} ${nameOfInsert(insertion)}`;
  return batchedByKey(
    keyOf,
    async (requests) => {
      const inserted = await insertTogether(db, requests);
      return requests.map((request) => (inserted.has(request.insertion.record.id) ? null : alone(request)));
    },
    LIMITS,
  );
}

/**
 * Inserts several records in one statement; returns the ids of those that were inserted. Each of the others
 * has to be inserted alone, which gives the reason for its call.
 */
async function insertTogether(db: Knex, requests: readonly InsertRequest[]): Promise<ReadonlySet<string>> {
  const [first, ...others] = requests;
  if (!first || others.length === 0) return new Set();
  const { orgId, insertion } = first;
  const statement = insertSql(orgId, [insertion, ...others.map((other) => other.insertion)]);
  try {
    return new Set(await runSteps(db, statement, `${nameOfInsert(insertion)}.several`));
  } catch (error) {
    if (CAUSED_BY_ROW.test(sqlState(error) ?? "")) return new Set();
    throw error;
  }
}

async function insertOne(db: Knex, { orgId, insertion }: InsertRequest): Promise<InsertOutcome> {
  const { record, claims } = insertion;
  const claimant = { orgId, id: record.id, type: record.entity_type, claims };
  const result = storedWithInsert(db, "e", record);
  const name = `${nameOfInsert(insertion)}${result ? ".result" : ""}`;
  const statement = { ...insertSql(orgId, [insertion], result ? [result.statement] : []), name };
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
