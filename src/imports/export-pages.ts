import { stringify } from "csv-stringify/sync";
import { cellIn, chosenColumns, csvColumns, type CsvColumn } from "./rules/csv-columns.ts";
import type { EntityType } from "../records/rules/entity.ts";
import type { FieldTable } from "../records/rules/field-table.ts";
import { fieldsOf } from "../records/rules/filter-fields.ts";
import { checkFilter, type FilterGroup } from "../records/rules/filter-tree.ts";
import type { EntityFilters } from "../entities/sql/filters.ts";
import type { Repositories } from "../store/store.ts";

/** The contents of an export. */
export interface ExportOrder {
  readonly orgId: string;
  readonly entityType: EntityType;
  readonly filter: FilterGroup | null;
  /** Names of fields or columns; null for all. */
  readonly fields: readonly string[] | null;
  /** The time to which relative times of the filter refer. */
  readonly now: Date;
}

/** Dependencies of reading an export. */
export interface ExportDeps {
  readonly store: Repositories;
  /** Returns the definitions of the custom fields of a record type. */
  readonly definitions: (orgId: string, type: EntityType) => Promise<FieldTable>;
}

/** A part of the file, and the position of the next one. */
export interface ExportPage {
  readonly text: string;
  readonly rows: number;
  /** The id of its last record. */
  readonly after: string;
}

/** Small enough that formatting a page does not delay requests of the same process. */
const PAGE = 500;

/** Returns the columns that an export has at present. */
export async function columnsOfExport(
  { store, definitions }: ExportDeps,
  { orgId, entityType, fields }: ExportOrder,
): Promise<CsvColumn[]> {
  const customFields = await definitions(orgId, entityType);
  const namespaces = await store.exports.namespaces(orgId, entityType);
  const columns = csvColumns(entityType, { customFields, namespaces });
  return fields === null ? columns : chosenColumns(columns, fields).chosen;
}

/** Returns the number of records to export. */
export async function countExport(deps: ExportDeps, order: ExportOrder): Promise<number> {
  return await deps.store.entities.count(order.orgId, await filtersOf(deps, order));
}

/** Returns the first line of the file. */
export function headerLine(columns: readonly CsvColumn[]): string {
  return lines([columns.map(({ name }) => name)]);
}

/**
 * Yields the lines of the records after `after`, page by page, in the order of their ids. A record that changes during
 * the export is in the file once, with the values at the time its page was read; new records come last.
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

/** RFC 4180. Most readers ignore an empty line, so a single empty cell is quoted. */
function lines(rows: readonly (readonly string[])[]): string {
  const alone = rows[0]?.length === 1;
  return stringify(rows as string[][], { record_delimiter: "\r\n", quoted_match: /[\r\n]/, quoted_empty: alone });
}
