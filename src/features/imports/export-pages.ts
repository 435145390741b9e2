import { stringify } from "csv-stringify/sync";
import { cellIn, chosenColumns, csvColumns, type CsvColumn } from "./rules/csv-columns.ts";
import type { ExportedType, IdRange } from "./sql/exports.ts";
import type { ResourceType } from "../../../generated/resources.js";
import type { FieldTable } from "../../base/records/rules/field-table.ts";
import { fieldsOf } from "../../base/records/rules/filter-fields.ts";
import type { EntityType } from "../../base/records/rules/entity.ts";
import { checkFilter, type CheckedGroup, type FilterGroup } from "../../base/records/rules/filter-tree.ts";
import type { Store } from "../../base/store/store.ts";

/** The contents of an export. */
export interface ExportOrder {
  readonly orgId: string;
  readonly entityType: ExportedType;
  readonly filter: FilterGroup | null;
  /** Names of fields or columns; null for all. */
  readonly fields: readonly string[] | null;
  /** The time to which relative times of the filter refer. */
  readonly now: Date;
}

/** Dependencies of reading an export. */
export interface ExportDeps {
  readonly store: Store;
  /** Returns the definitions of the custom fields of a record type. */
  readonly definitions: (orgId: string, type: ExportedType) => Promise<FieldTable>;
}

/** A part of the file, and the position of the next one. */
export interface ExportPage {
  readonly text: string;
  readonly rows: number;
  readonly range: IdRange;
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
  const source = await sourceOf(deps, order);
  return await source.count();
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
  const source = await sourceOf(deps, order);
  let last = after;
  for (;;) {
    const records = await source.after(last, PAGE);
    const first = records[0]?.id;
    last = records.at(-1)?.id ?? null;
    if (first === undefined || last === null) return;
    const text = lines(records.map((record) => columns.map((column) => cellIn({ ...record }, column))));
    yield { text, rows: records.length, range: { first, last } };
    if (records.length < PAGE) return;
  }
}

/** The records of an export. */
interface ExportSource {
  readonly count: () => Promise<number>;
  /** Returns the records with greater ids, in the order of their ids. */
  readonly after: (id: string | null, limit: number) => Promise<Exported>;
}

type Exported = readonly { readonly id: string }[];

async function sourceOf(deps: ExportDeps, order: ExportOrder): Promise<ExportSource> {
  const { entityType: type } = order;
  const tree = order.filter === null ? null : await checkedFilter(deps, order, order.filter);
  const isEntity = type === "contact" || type === "company";
  return isEntity ? entitySource(deps, order, { type, tree }) : resourceSource(deps, order, { type, tree });
}

interface Chosen<Type> {
  readonly type: Type;
  readonly tree: CheckedGroup | null;
}

function entitySource(
  { store }: ExportDeps,
  { orgId, now }: ExportOrder,
  { type, tree }: Chosen<EntityType>,
): ExportSource {
  const filters = { entity_type: type, ...(tree && { filter: { tree, now } }) };
  const sort = [{ field: "created_at", direction: "asc" }] as const;
  return {
    count: () => store.onReplica(({ entities }) => entities.count(orgId, filters)),
    async after(id, limit) {
      const window = { after: id === null ? null : [id], limit };
      return (await store.onReplica(({ entities }) => entities.list(orgId, filters, { sort, window }))).records;
    },
  };
}

function resourceSource(
  { store }: ExportDeps,
  { orgId, now }: ExportOrder,
  { type, tree }: Chosen<ResourceType>,
): ExportSource {
  const narrow = tree === null ? undefined : store.filters.narrowing(tree, { orgId, type, now });
  return {
    count: () => store.onReplica(({ resources }) => resources[type].count(orgId, narrow)),
    after: (id, limit) =>
      store.onReplica<Exported>(({ resources }) => resources[type].after(orgId, { id, limit }, narrow)),
  };
}

async function checkedFilter(
  deps: ExportDeps,
  { orgId, entityType }: ExportOrder,
  filter: FilterGroup,
): Promise<CheckedGroup> {
  const custom = { [entityType]: await deps.definitions(orgId, entityType) };
  const country = (await deps.store.organizations.get(orgId))?.default_country ?? null;
  return checkFilter(filter, fieldsOf(entityType, custom), "/filter", country);
}

/** RFC 4180. Most readers ignore an empty line, so a single empty cell is quoted. */
function lines(rows: readonly (readonly string[])[]): string {
  const alone = rows[0]?.length === 1;
  return stringify(rows as string[][], { record_delimiter: "\r\n", quoted_match: /[\r\n]/, quoted_empty: alone });
}
