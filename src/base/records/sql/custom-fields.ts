import type { Knex } from "knex";
import type { ListFilters } from "../../../../generated/records.js";
import { byText, equals, type ListOf } from "./list-filters.ts";
import { recordColumns } from "./record-columns.ts";
import type { CustomFieldDefinition, CustomFieldRecordType } from "../rules/custom-fields.ts";
import { tableOf } from "./filter-columns.ts";
import { listedTable, recordTable, type StandardFields } from "./record-table.ts";
import { run, sql, type SqlText } from "../../platform/sql/sql-text.ts";

/** A stored definition of a custom field. */
export interface CustomFieldRecord extends StandardFields, CustomFieldDefinition {
  readonly entity_type: CustomFieldRecordType;
  readonly options: string[] | null;
  readonly label: string;
  readonly description: string | null;
  readonly position: number;
  readonly indexed: boolean;
  readonly index_status: "building" | "ready" | null;
}

const readColumns = recordColumns("CustomField", {
  stored: [
    ...(["entity_type", "key", "label", "type", "options", "required", "description", "position"] as const),
    ...(["archived", "index_status"] as const),
  ],
  computed: { indexed: "(index_id IS NOT NULL)" },
});

const list: ListOf<"customFields.list"> = {
  filters: { entity_type: equals("entity_type"), archived: equals("archived") },
  sort: { position: "position", key: byText("key"), label: byText("label") },
};

/** Statements for definitions of custom fields. */
export function customFieldRepository(db: Knex) {
  const columns = readColumns(db);
  const table = recordTable<CustomFieldRecord>(db, "custom_fields", columns);
  return {
    ...table,
    ...valueQueries(db),
    /** Returns the live definitions of a record type in their order. */
    async of(orgId: string, type: CustomFieldRecordType): Promise<CustomFieldDefinition[]> {
      const text = `SELECT key, label, type, options, retired_options, required, archived,
        CASE WHEN index_status = 'ready' THEN index_id END AS index_id FROM custom_fields
        WHERE org_id = ?::uuid AND entity_type = ? AND deleted_at IS NULL ORDER BY position, key`;
      return await run<CustomFieldDefinition>(db, sql(text, orgId, type), "custom_fields.of");
    },
    ...listedTable<CustomFieldRecord, ListFilters["customFields.list"]>(db, { table: "custom_fields", columns, list }),
    /** Returns the live definition with this key. */
    async byKey(orgId: string, type: CustomFieldRecordType, key: string): Promise<{ id: string } | null> {
      const row = await db("custom_fields")
        .where({ org_id: orgId, entity_type: type, key, deleted_at: null })
        .first<{ id: string } | undefined>("id");
      return row ?? null;
    },
    async count(orgId: string, type: CustomFieldRecordType): Promise<number> {
      const row = await db("custom_fields")
        .where({ org_id: orgId, entity_type: type, deleted_at: null })
        .count({ count: "*" })
        .first<{ count: number } | undefined>();
      return row?.count ?? 0;
    },
  };
}

/** Statements for the values of custom fields. */
function valueQueries(db: Knex) {
  return {
    /** Returns the column that keeps removed options. */
    retired: (options: string[]): object => ({
      retired_options: db.raw("ARRAY(SELECT unnest(retired_options || options) EXCEPT SELECT unnest(?::text[]))", [
        options,
      ]),
    }),
    /** Returns whether the filter of a live segment uses this key. */
    async isUsedByFilter(orgId: string, type: CustomFieldRecordType, key: string): Promise<boolean> {
      const text = `SELECT 1 FROM segments WHERE org_id = ?::uuid AND entity_type = ? AND deleted_at IS NULL
        AND jsonb_path_exists(filter, '$.**.field \\? (@ == $name)', jsonb_build_object('name', 'custom_fields.' || ?)) LIMIT 1`;
      return (await run(db, sql(text, orgId, type, key))).length > 0;
    },
    /** Returns whether any record, live or deleted, has a value for this key. */
    async hasValues(orgId: string, type: CustomFieldRecordType, key: string): Promise<boolean> {
      return (await run(db, hasValuesSql(orgId, type, key))).length > 0;
    },
  };
}

/** The condition on emptiness matches that of the partial index on custom_fields. */
function hasValuesSql(orgId: string, type: CustomFieldRecordType, key: string): SqlText {
  const table = tableOf(type);
  // Contacts and companies share a table.
  const kind = table === "entities" ? type : undefined;
  const ofKind = kind === undefined ? sql("true") : sql("entity_type = ?", kind);
  return sql(
    `SELECT 1 FROM ${table}
     WHERE org_id = ?::uuid AND custom_fields <> '{}'::jsonb AND custom_fields \\? ? AND ${ofKind.text} LIMIT 1`,
    orgId,
    key,
    ...ofKind.bindings,
  );
}

/** The index of a custom field. */
interface FieldIndex {
  readonly index_id: string;
  readonly index_status: "building" | "ready";
  readonly entity_type: CustomFieldRecordType;
}

/** Some records of an organization in the order of their ids. */
interface IndexPart {
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
