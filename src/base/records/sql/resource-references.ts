import type { Knex } from "knex";
import type { Actor } from "../../contract/actor.ts";
import { updateAndRead } from "./locked-rows.ts";
import type { StandardFields } from "./record-table.ts";
import { lockName, lockNameIgnoringCase } from "../../platform/sql/advisory-locks.ts";

/** A field of the table, and the value that its rows have. */
export interface FieldValue {
  readonly field: string;
  readonly value: string;
}

interface RestoreWith {
  readonly deletedAt: string;
  readonly actor: Actor;
}

/** Creates the statements that find rows of a resource by the value of a field. */
export function referenceStatements<Row extends StandardFields>(
  db: Knex,
  table: string,
  columns: readonly (string | Knex.Raw)[],
) {
  const all = (orgId: string, { field, value }: FieldValue) => db(table).where({ org_id: orgId, [field]: value });
  const write = async (orgId: string, rows: Knex.QueryBuilder, changes: object, actor: Actor): Promise<Row[]> => {
    const counted = { ...changes, version: db.raw("version + 1"), updated_at: db.fn.now(), updated_by: actor };
    return await updateAndRead<Row>({ db, table, orgId, rows }, counted, columns);
  };
  return {
    ...uniqueStatements(db, table),
    /** Returns the number of live and of deleted records with this value. */
    async countWith(orgId: string, pair: FieldValue): Promise<{ live: number; deleted: number }> {
      const numbers = db.raw("count(*) FILTER (WHERE deleted_at IS NULL) AS live, count(deleted_at) AS deleted");
      const row = await all(orgId, pair).first<{ live: number; deleted: number } | undefined>(numbers);
      return row ?? { live: 0, deleted: 0 };
    },
    /** Marks the records with this value as deleted. */
    removeWith: (orgId: string, pair: FieldValue, actor: Actor): Promise<Row[]> =>
      write(orgId, all(orgId, pair).whereNull("deleted_at"), { deleted_at: db.fn.now() }, actor),
    /** Restores the records with this value that were deleted at this time. */
    restoreWith: (orgId: string, pair: FieldValue, { deletedAt, actor }: RestoreWith): Promise<Row[]> =>
      write(orgId, all(orgId, pair).where({ deleted_at: deletedAt }), { deleted_at: null }, actor),
    /** Clears the field of the records with this value, including deleted ones. */
    clear: (orgId: string, pair: FieldValue, actor: Actor): Promise<Row[]> =>
      write(orgId, all(orgId, pair), { [pair.field]: null }, actor),
  };
}

/** Creates the statements that find records by unique values. */
function uniqueStatements(db: Knex, table: string) {
  return {
    /**
     * Returns the id of the live record with this value, ignoring case. Until the transaction ends, no other one can
     * check the same value.
     */
    async findUnique(orgId: string, { field, value }: FieldValue): Promise<string | null> {
      await lockNameIgnoringCase(db, `${table}.${field}:${orgId}${value}`);
      const rows = db(table)
        .where({ org_id: orgId })
        .whereNull("deleted_at")
        .whereRaw("lower(??) = lower(?)", [field, value]);
      return (await rows.first<{ id: string } | undefined>("id"))?.id ?? null;
    },
    /** Like findUnique(), for an id in another system. */
    async findExternalId(orgId: string, { field: namespace, value }: FieldValue): Promise<string | null> {
      await lockName(db, `${table}.external_ids:${orgId}${namespace}:${value}`);
      const contained = JSON.stringify({ [namespace]: value });
      const rows = db(table).where({ org_id: orgId }).whereNull("deleted_at");
      const found = rows
        .whereRaw("external_ids @> ?::jsonb AND external_ids <> '{}'::jsonb", [contained])
        .first<{ id: string } | undefined>("id");
      return (await found)?.id ?? null;
    },
  };
}
