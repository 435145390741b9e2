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
