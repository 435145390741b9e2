import type { Knex } from "knex";
import type { CustomFieldRecordType } from "../rules/custom-fields.ts";
import { run, sql } from "../../platform/sql/sql-text.ts";

/** The index of a custom field. */
export interface FieldIndex {
  readonly index_id: string;
  readonly index_status: "building" | "ready";
  readonly entity_type: CustomFieldRecordType;
}

/** Some records of an organization in the order of their ids. */
export interface IndexPart {
  readonly orgId: string;
  readonly indexId: string;
  /** The id after which the part begins. */
  readonly after: string;
  readonly limit: number;
}

const LAST = "SELECT id FROM part ORDER BY id DESC LIMIT (SELECT CASE WHEN count(*) = ? THEN 1 ELSE 0 END FROM part)";

const ADD = `WITH part AS MATERIALIZED (
    SELECT id, entity_type, custom_fields FROM entities WHERE org_id = ?::uuid AND id > ?::uuid ORDER BY id LIMIT ?),
  added AS (INSERT INTO entity_values (org_id, index_id, entity_id, text_value, number_value, date_value, time_value)
    SELECT ?::uuid, v.index_id, v.entity_id, v.text_value, v.number_value, v.date_value, v.time_value
    FROM part, LATERAL entity_values_of(?::uuid, part.entity_type, part.id, part.custom_fields) AS v
    WHERE part.custom_fields <> '{}'::jsonb AND v.index_id = ?::uuid ON CONFLICT DO NOTHING)
  ${LAST}`;

const REMOVE = `WITH part AS MATERIALIZED (SELECT entity_id AS id FROM entity_values
    WHERE org_id = ?::uuid AND entity_id > ?::uuid AND index_id = ?::uuid ORDER BY entity_id LIMIT ?),
  removed AS (DELETE FROM entity_values AS v USING part
    WHERE v.org_id = ?::uuid AND v.entity_id = part.id AND v.index_id = ?::uuid)
  ${LAST}`;

const FENCE = "SELECT change_xid()::text AS fence FROM custom_fields WHERE org_id = ?::uuid AND id = ?::uuid";
const PASSED = "SELECT change_horizon() > ?::xid8 AS passed FROM custom_fields WHERE org_id = ?::uuid AND id = ?::uuid";

/** Creates the statements on the indexes of custom fields. */
export function fieldIndexRepository(db: Knex) {
  return {
    ...indexingStatements(db),
    /** Returns the index of a live field; null if the field has none. Lock the field before. */
    async of(orgId: string, fieldId: string): Promise<FieldIndex | null> {
      const text = `SELECT index_id, index_status, entity_type FROM custom_fields
        WHERE org_id = ?::uuid AND id = ?::uuid AND index_id IS NOT NULL AND deleted_at IS NULL`;
      return (await run<FieldIndex>(db, sql(text, orgId, fieldId)))[0] ?? null;
    },
    /** Returns the number of live indexed fields of a record type. */
    async count(orgId: string, type: CustomFieldRecordType): Promise<number> {
      const text = `SELECT count(*)::int AS n FROM custom_fields
        WHERE org_id = ?::uuid AND entity_type = ? AND index_id IS NOT NULL AND deleted_at IS NULL`;
      return (await run<{ n: number }>(db, sql(text, orgId, type)))[0]?.n ?? 0;
    },
    /** Returns the names that filters use for the fields with a complete index. */
    async names(orgId: string): Promise<string[]> {
      const text = `SELECT DISTINCT 'custom_fields.' || key AS name FROM custom_fields
        WHERE org_id = ?::uuid AND index_status = 'ready' AND deleted_at IS NULL ORDER BY 1`;
      return (await run<{ name: string }>(db, sql(text, orgId))).map(({ name }) => name);
    },
  };
}

/** Creates the statements of the job that fills an index or deletes its values. */
function indexingStatements(db: Knex) {
  return {
    /**
     * Returns a transaction id that is higher than those of all writes that do not know a committed definition yet. It is
     * taken on the server that has the organization's records.
     */
    async fence(orgId: string, fieldId: string): Promise<string> {
      const [row] = await run<{ fence: string }>(db, sql(FENCE, orgId, fieldId));
      return row?.fence ?? "0";
    },
    /** Returns whether all transactions before the fence have ended. */
    async isPassed(orgId: string, fieldId: string, fence: string): Promise<boolean> {
      const [row] = await run<{ passed: boolean }>(db, sql(PASSED, fence, orgId, fieldId));
      return row?.passed !== false;
    },
    /** Adds the values of the next records; returns the last id, or null if they were the last records. */
    async add({ orgId, indexId, after, limit }: IndexPart): Promise<string | null> {
      const [last] = await run<{ id: string }>(db, sql(ADD, orgId, after, limit, orgId, orgId, indexId, limit));
      return last?.id ?? null;
    },
    /** Deletes the next values; returns the last id, or null if they were the last values. */
    async remove({ orgId, indexId, after, limit }: IndexPart): Promise<string | null> {
      const statement = sql(REMOVE, orgId, after, indexId, limit, orgId, indexId, limit);
      const [last] = await run<{ id: string }>(db, statement);
      return last?.id ?? null;
    },
    /** Lets filters use the index. Not a change of the definition, so its version stays the same. */
    async complete(orgId: string, fieldId: string): Promise<void> {
      const text = "UPDATE custom_fields SET index_status = 'ready' WHERE org_id = ?::uuid AND id = ?::uuid";
      await run(db, sql(text, orgId, fieldId));
    },
    /** Updates the statistics after many values were added. */
    async analyze(): Promise<void> {
      await run(db, sql("ANALYZE entity_values"));
    },
  };
}
