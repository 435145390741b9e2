import { resources } from "../../../generated/resources.js";
import { fields as tables } from "../../../generated/fields.js";
import type {
  ListCrmRecordsInput,
  ListCrmRecordsResult,
  SearchCrmInput,
  SearchCrmResult,
} from "../../../generated/tool-types.js";
import type { Schemas, SearchService, Services } from "../../../generated/services.js";
import type { Caller } from "../../base/contract/caller.ts";
import type { Page } from "../../base/contract/page.ts";
import { type Detail, validationFailed } from "../../base/platform/rules/errors.ts";
import { didYouMean, sameName } from "../../base/platform/rules/did-you-mean.ts";
import { type FieldTable, memberFields, namesOf } from "../../base/records/rules/field-table.ts";
import type { FilterCondition, FilterGroup } from "../../base/records/rules/filter-tree.ts";
import { readConditions } from "./conditions.ts";
import { namingOf } from "./named-records.ts";
import type { People } from "./people.ts";
import { knownNames } from "./field-names.ts";
import { chosenFieldsOf, fullFieldsOf, shortened } from "./rules/tool-record.ts";
import { MAX_FIELDS } from "../../base/records/custom-fields.ts";
import type { RecordKinds } from "./record-kinds.ts";
import { withArgumentPaths, unknownName } from "./argument-errors.ts";
import { reportRecords } from "./records-report.ts";

type RecordType = ListCrmRecordsInput["record_type"];

/** The record types that tools can read and the search covers. */
const SEARCHED = [
  "contact",
  "company",
  "opportunity",
  "segment",
  "campaign",
  ...Object.values(resources).flatMap(({ type, tools, search }) => (tools !== "none" && search ? [type] : [])),
] as NonNullable<SearchCrmInput["record_types"]>;

/** Implements search_crm: the search of the API, limited to record types that tools can read. */
export async function searchRecordsFor(
  search: SearchService,
  caller: Caller,
  { query, record_types = SEARCHED, page, page_size }: SearchCrmInput,
): Promise<SearchCrmResult> {
  const found = await withArgumentPaths(
    (path) => (path === "q" ? "/query" : path),
    () => search.find(caller, { q: query, record_types, page, page_size }),
  );
  const more = found.total_at_least ? { total_at_least: true } : {};
  return { results: [...found.items], ...pagingOf(found), ...more };
}

/** Returns the paging fields of a list. */
export function pagingOf({ total, page, page_size }: Pick<Page<unknown>, "total" | "page" | "page_size">) {
  return { total, page, page_size, has_more: page * page_size < total };
}

/** Maximum length of a text in a list, unless its field was requested. */
const TEXT_IN_LIST = 300;

/** Dependencies of `listRecords`. */
export interface RecordListDeps {
  readonly kinds: RecordKinds;
  readonly people: People;
  readonly customFields: Services["customFields"];
}

/** Implements list_crm_records: the search of a resource with flat conditions. */
export async function listRecords(
  { kinds, customFields, people }: RecordListDeps,
  caller: Caller,
  sent: ListCrmRecordsInput,
): Promise<ListCrmRecordsResult> {
  const input = await underOwnNames(people, sent);
  const { record_type: type, sort_by, sort_direction, fields: chosen = [], page, page_size } = input;
  if (input.group_by || input.measures)
    return await withArgumentPaths(placeOfCondition, () =>
      reportRecords({ kinds, people }, caller, { ...input, filter: filterOf(input) }),
    );
  checkNames(input, chosen.some(isCustom) ? await customNames(customFields, caller, type) : []);
  const sort = sort_direction === "desc" ? `-${sort_by}` : sort_by;
  const filter = filterOf(input);
  const found = await withArgumentPaths(placeOfCondition, () =>
    kinds[type].search(caller, { page, page_size, sort, ...(filter && { filter }) }),
  );
  const records = found.items.map((record) =>
    chosen.length > 0 ? chosenFieldsOf(type, record, chosen) : shortened(fullFieldsOf(type, record), TEXT_IN_LIST),
  );
  return { records: records.map(await namingOf(people, records)), ...pagingOf(found) };
}

/** The input with the names of the contract and the ids of users. */
interface ReadList extends Omit<ListCrmRecordsInput, "filters"> {
  readonly filters?: readonly FilterCondition[];
}

/** Returns the input with the names of the contract, from those that a model uses. */
async function underOwnNames(people: People, { filters, ...sent }: ListCrmRecordsInput): Promise<ReadList> {
  const { record_type: type, fields, group_by, measures } = sent;
  const known = knownNames(type);
  const own = (name: string): string => sameName(name, known) ?? name;
  return {
    ...sent,
    sort_by: own(measureOf(sent.sort_by, own)),
    ...(filters && { filters: await readConditions(people, type, filters) }),
    ...(fields && { fields: [...new Set(fields.map((name) => wholeField(type, own(name))))] }),
    ...(group_by && { group_by: group_by.map(own) }),
    ...(measures && { measures: measures.map((name) => measureOf(name, own)) }),
  };
}

/** An address is shown as a whole. */
const wholeField = (type: RecordType, name: string): string =>
  Object.hasOwn(memberFields(tables[type]), name) ? name.replace(/\..*/, "") : name;

/** A measure is an operation before the name of a field: `sum_amount`. */
const measureOf = (name: string, own: (name: string) => string): string =>
  name.replace(/^(sum|avg|min|max)_(.+)$/, (_, operation: string, field: string) => `${operation}_${own(field)}`);

const CUSTOM = "custom_fields.";
const isCustom = (name: string): boolean => name.startsWith(CUSTOM);

/** Returns the names of the organization's custom fields, as lists use them. */
async function customNames(service: Services["customFields"], caller: Caller, type: RecordType): Promise<string[]> {
  if (!hasCustomFields(type)) return [];
  const all = { page: 1, page_size: MAX_FIELDS, sort: "key" };
  return (await service.list(caller, { entity_type: type, ...all })).items.map(({ key }) => CUSTOM + key);
}

/** Resources without custom fields have no definitions. */
function hasCustomFields(type: RecordType): type is Schemas["CustomFieldRecordType"] {
  return Object.hasOwn(tables[type], "custom_fields");
}

function checkNames({ record_type, sort_by, fields: chosen = [] }: ReadList, custom: string[]): void {
  const table: FieldTable = tables[record_type];
  const sortable = Object.entries(tables[record_type]).flatMap(([name, field]) => (field.sortable ? [name] : []));
  const details: Detail[] = [];
  // The list checks custom fields, which it knows.
  if (!sortable.includes(sort_by) && !(isCustom(sort_by) && hasCustomFields(record_type))) {
    const meant = didYouMean(
      sort_by,
      namesOf(table).filter(({ name }) => sortable.includes(name)),
    );
    const extra = { allowed_values: sortable, ...(meant !== undefined && { did_you_mean: meant }) };
    details.push({ path: "/sort_by", code: "enum", extra });
  }
  const names = ["record_type", ...Object.keys(table), ...custom];
  const known = ["record_type", ...namesOf(table), ...custom];
  for (const [index, name] of chosen.entries()) {
    if (!names.includes(name)) details.push(unknownName(`/fields/${String(index)}`, name, known));
  }
  if (details.length > 0) throw validationFailed(details);
}

/** Contacts and companies share one search, so the type is an additional condition. */
function filterOf({ record_type: type, filters = [], match }: ReadList): FilterGroup | undefined {
  const op = match === "any" ? "or" : "and";
  const own: FilterGroup[] = filters.length > 0 ? [{ op, conditions: filters }] : [];
  if (type !== "contact" && type !== "company") return own[0];
  return { op: "and", conditions: [{ field: "entity_type", operator: "eq", value: type }, ...own] };
}

/** Maps `/filter/conditions/1/conditions/3/value` to `/filters/3/value`. */
function placeOfCondition(path: string): string {
  if (path === "/sort") return "/sort_by";
  return path.replace(/^\/filter(?:\/conditions\/1)?\/conditions\/(\d+)/, "/filters/$1");
}
