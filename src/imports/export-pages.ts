import { stringify } from "csv-stringify/sync";
import { cellIn, chosenColumns, csvColumns, type CsvColumn } from "./rules/csv-columns.ts";
import type { EntityType } from "../records/rules/entity.ts";
import type { FieldTable } from "../records/rules/field-table.ts";
import { fieldsOf } from "../records/rules/filter-fields.ts";
import { checkFilter, type FilterGroup } from "../records/rules/filter-tree.ts";
import type { EntityFilters } from "../entities/sql/filters.ts";
import type { Repositories } from "../store/store.ts";

/** What is exported, of which organization. */
export interface ExportOrder {
  readonly orgId: string;
  readonly entityType: EntityType;
  readonly filter: FilterGroup | null;
  /** Fields or columns by name; null for all. */
  readonly fields: readonly string[] | null;
  /** The moment that relative times of the filter are counted from. */
  readonly now: Date;
}

/** What exporting needs to know of an organization. */
export interface ExportDeps {
  readonly store: Repositories;
  /** The definitions of the custom fields of a kind of record. */
  readonly definitions: (orgId: string, type: EntityType) => Promise<FieldTable>;
}

/** A part of the file, and where the next one begins. */
export interface ExportPage {
  readonly text: string;
  readonly rows: number;
  /** The id of its last record. */
  readonly after: string;
}

/** So many records a page that making its lines does not hold up requests of the same process. */
const PAGE = 500;

/** The columns that an export has now. */
export async function columnsOfExport(
  { store, definitions }: ExportDeps,
  { orgId, entityType, fields }: ExportOrder,
): Promise<CsvColumn[]> {
  const customFields = await definitions(orgId, entityType);
  const namespaces = await store.exports.namespaces(orgId, entityType);
  const columns = csvColumns(entityType, { customFields, namespaces });
  return fields === null ? columns : chosenColumns(columns, fields).chosen;
}

/** How many records there are to export. */
export async function countExport(deps: ExportDeps, order: ExportOrder): Promise<number> {
  return await deps.store.entities.count(order.orgId, await filtersOf(deps, order));
}

/** The first line of the file. */
export function headerLine(columns: readonly CsvColumn[]): string {
  return lines([columns.map(({ name }) => name)]);
}

/**
 * The lines of the records after `after`, page by page, in the order of their ids: a record that changes meanwhile is in
 * the file once, as it was when its page was read, and new ones come last.
 */
export async function* exportPages(
  deps: ExportDeps,
  order: ExportOrder,
  { columns, after }: { columns: readonly CsvColumn[]; after: string | null },
): AsyncGenerator<ExportPage> {
  const filters = await filtersOf(deps, order);
  const sort = [{ field: "created_at", direction: "asc" }] as const;
  let last = after;
  for (;;) {
    const window = { after: last === null ? null : [last], limit: PAGE };
    const { records } = await deps.store.entities.list(order.orgId, filters, { sort, window });
    last = records.at(-1)?.id ?? null;
    if (last === null) return;
    const text = lines(records.map((record) => columns.map((column) => cellIn(record, column))));
    yield { text, rows: records.length, after: last };
    if (records.length < PAGE) return;
  }
}

async function filtersOf(deps: ExportDeps, order: ExportOrder): Promise<EntityFilters> {
  const { orgId, entityType, filter, now } = order;
  if (filter === null) return { entity_type: entityType };
  const custom = { [entityType]: await deps.definitions(orgId, entityType) };
  const country = (await deps.store.organizations.get(orgId))?.default_country ?? null;
  return {
    entity_type: entityType,
    filter: { tree: checkFilter(filter, fieldsOf(entityType, custom), "/filter", country), now },
  };
}

/** RFC 4180. An empty line would be no record to most readers, so a lone empty cell is quoted. */
function lines(rows: readonly (readonly string[])[]): string {
  const alone = rows[0]?.length === 1;
  return stringify(rows as string[][], { record_delimiter: "\r\n", quoted_match: /[\r\n]/, quoted_empty: alone });
}
