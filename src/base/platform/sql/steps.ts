import type { Knex } from "knex";
import { oneStatement, run, sql, type SqlText } from "./sql-text.ts";

/** A write and what depends on its rows, which it calls `e`. */
export interface SteppedSql {
  /** Returns the `id` and `entity_type` of its rows. */
  readonly written: SqlText;
  /** May see the effects of those before them. */
  readonly others: readonly SqlText[];
}

/** A row of `written`. */
interface WrittenRow {
  readonly id: string;
  readonly entity_type: string;
}

/** A process has one database, and it cannot be distributed while the process runs. */
const database = { distributed: false };

/** Must be called at start, before the first write. */
export function noteDistribution(distributed: boolean): void {
  database.distributed = distributed;
}

/** Returns whether the database is distributed. */
export const isDistributed = (): boolean => database.distributed;

/**
 * Runs a write and what depends on it: as one statement, or on a distributed database as several in one transaction.
 * There, each part of one statement would write its rows to a file on all nodes for the next part. Returns the ids of the
 * written rows. `name` is the name of the one statement on its connection.
 */
export async function runSteps(db: Knex, { written, others }: SteppedSql, name?: string): Promise<string[]> {
  const idsOf = (rows: readonly Pick<WrittenRow, "id">[]): string[] => rows.map(({ id }) => id);
  if (!database.distributed) return idsOf(await run(db, oneStatement(written, others), name));
  const inSteps = async (tx: Knex): Promise<string[]> => {
    const rows = await run<WrittenRow>(tx, written);
    if (rows.length > 0) for (const other of others) await run(tx, withRows(rows, other));
    return idsOf(rows);
  };
  return await (db.isTransaction === true ? inSteps(db) : db.transaction(inSteps));
}

function withRows(rows: readonly WrittenRow[], { text, bindings }: SqlText): SqlText {
  const columns = [rows.map(({ id }) => id), rows.map(({ entity_type: type }) => type)];
  const given = "WITH e AS (SELECT * FROM unnest(?::uuid[], ?::text[]) AS r (id, entity_type))";
  return sql(`${given}\n${text}`, ...columns, ...bindings);
}
