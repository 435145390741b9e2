import type { Knex } from "knex";

/** The columns of a record: those of its table, and expressions. */
type Columns = readonly (string | Knex.Raw)[];

/** Expressions of other tables or of the time are no part of a statement that locks or changes rows. */
const READS_MORE = /\bSELECT\b|\bnow\(/;
const isOfRow = (column: string | Knex.Raw): boolean =>
  typeof column === "string" || !READS_MORE.test(column.toSQL().sql);

/** Locks the row until the transaction ends, and returns it; null if it does not exist. */
export async function lockAndRead<Row>(row: Knex.QueryBuilder, columns: Columns): Promise<Row | null> {
  const lock = row.clone().forUpdate();
  const isPlain = columns.every(isOfRow);
  const locked = (await lock.first(...(isPlain ? columns : ["id"]))) as Row | undefined;
  if (isPlain || !locked) return locked ?? null;
  return ((await row.first(...columns)) as Row | undefined) ?? null;
}

/** The rows to update, by a query of the pool or of a transaction. */
interface UpdatedRows {
  readonly db: Knex;
  readonly table: string;
  readonly orgId: string;
  readonly rows: Knex.QueryBuilder;
}

/** Updates the rows and returns them. */
export async function updateAndRead<Row>(updated: UpdatedRows, changes: object, columns: Columns): Promise<Row[]> {
  const { db, table, orgId, rows } = updated;
  if (columns.every(isOfRow)) return (await rows.update(changes).returning([...columns])) as Row[];
  // The update locks the rows until they were read.
  const write = async (tx: Knex): Promise<Row[]> => {
    const written = await rows
      .transacting(tx as Knex.Transaction)
      .update(changes)
      .returning<{ id: string }[]>("id");
    const ids = written.map(({ id }) => id);
    if (ids.length === 0) return [];
    const read = tx(table).where({ org_id: orgId }).whereIn("id", ids);
    return (await read.select(...columns)) as Row[];
  };
  return db.isTransaction === true ? await write(db) : await db.transaction(write);
}
