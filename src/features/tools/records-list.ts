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
import type { Page } from "../../base/contract/operation.ts";
import { type Detail, validationFailed } from "../../base/platform/rules/errors.ts";
import { didYouMean, sameName } from "../../base/platform/rules/did-you-mean.ts";
import { type FieldTable, memberFields, namesOf } from "../../base/records/rules/field-table.ts";
import { type FilterCondition, type FilterGroup, fieldNames } from "../../base/records/rules/filter-tree.ts";
import { namingOf, knownNames, userFields, nameFieldOf, referencesTo } from "./record-fields.ts";
import type { People, PersonReference } from "./people.ts";
import { chosenFieldsOf, fullFieldsOf, shortened } from "./rules/tool-record.ts";
import { MAX_FIELDS } from "../../base/records/custom-fields.ts";
import type { RecordKinds } from "./record-kinds.ts";
import { withArgumentPaths, unknownName } from "./argument-errors.ts";
import { type AggregatedGroup, aggregates } from "../../../generated/aggregates.js";
import type { ReportGroup } from "../../base/records/aggregate.ts";
import { fieldsOf, type FilterFields } from "../../base/records/rules/filter-fields.ts";
import { countryCode } from "./rules/names.ts";

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
interface RecordListDeps {
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

/** Maximum number of groups in a result. */
const MAX_GROUPS = 100;

/** The arguments of a report, with its conditions as a filter tree. */
type ReportArguments = Omit<ListCrmRecordsInput, "filters"> & { readonly filter: FilterGroup | undefined };

/** Implements list_crm_records with groups: the report of a resource. `total` is the number of matching records. */
async function reportRecords(
  { kinds, people }: Omit<RecordListDeps, "customFields">,
  caller: Caller,
  { record_type: type, filter, group_by = [], period, measures = ["count"], ...order }: ReportArguments,
): Promise<ListCrmRecordsResult> {
  checkReportNames(type, group_by, measures);
  const sort = sortOf(order, [...group_by, ...measures]);
  const { record, meta } = await kinds[type].aggregate(caller, {
    group_by,
    period,
    measures,
    limit: MAX_GROUPS,
    ...(filter && { filter }),
    ...(sort !== undefined && { sort }),
  });
  const { records: total, truncated: has_more, overlapping } = meta;
  const users = await people.namesOf(record.groups.flatMap((group) => usersOf(type, group)));
  const groups = record.groups.map((group) => flatGroup(type, group, users));
  const about = { ...(has_more && { groups_total: meta.total }), ...(overlapping && { overlapping }) };
  return { records: [], groups, ...about, total, page: 1, page_size: MAX_GROUPS, has_more };
}

/** The default of `sort_by` is a field of records, so only columns of the report sort it. */
function sortOf(
  { sort_by, sort_direction }: Pick<ListCrmRecordsInput, "sort_by" | "sort_direction">,
  columns: readonly string[],
): string | undefined {
  if (!columns.includes(sort_by)) return undefined;
  return sort_direction === "desc" ? `-${sort_by}` : sort_by;
}

/** Returns the users in the keys of a group. */
const usersOf = (type: RecordType, { group }: ReportGroup): string[] =>
  userFields(type)
    .flatMap((field) => group[field]?.value ?? [])
    .map(String);

/** Returns a group as one flat object: the values, their names with `_label`, and the measures. */
function flatGroup(
  type: RecordType,
  { group, currency, measures }: ReportGroup,
  users: ReadonlyMap<string, string>,
): Record<string, unknown> {
  const keys = Object.entries(group).flatMap(([field, { value, label }]): [string, unknown][] => {
    // The label of a user without a name is an e-mail address.
    const shown = userFields(type).includes(field) ? (users.get(String(value)) ?? null) : label;
    if (shown === null || shown === value) return [[field, value]];
    return [
      [field, value],
      [`${field}_label`, shown],
    ];
  });
  return { ...Object.fromEntries(keys), ...(currency === undefined ? {} : { currency }), ...measures };
}

function checkReportNames(type: RecordType, group_by: readonly string[], measures: readonly string[]): void {
  const report = aggregates[groupOf(type)];
  const has = (field: string): boolean => Object.hasOwn(tables[type], field);
  const keys = Object.entries(report.keys).flatMap(([name, { kind }]) =>
    has(name) || kind === "stages" ? [name] : [],
  );
  const names = Object.entries(report.measures).flatMap(([name, { field }]) =>
    field === null || has(field) ? [name] : [],
  );
  const details = [...unknownIn("/group_by", group_by, keys), ...unknownIn("/measures", measures, names)];
  if (details.length > 0) throw validationFailed(details);
}

/** Custom fields are checked by the report, which knows those of the organization. */
const unknownIn = (path: string, given: readonly string[], known: readonly string[]): Detail[] =>
  given.flatMap((name, index): Detail[] => {
    if (known.includes(name) || (path === "/group_by" && isCustom(name))) return [];
    const meant = didYouMean(name, known);
    const extra = { allowed_values: known, ...(meant !== undefined && { did_you_mean: meant }) };
    return [{ path: `${path}/${String(index)}`, code: "enum", extra }];
  });

/** Every record type that tools can list has a report; contacts and companies share theirs. */
function groupOf(type: RecordType): AggregatedGroup {
  const groups = Object.keys(aggregates) as AggregatedGroup[];
  const group = groups.find((name) => aggregates[name].types.includes(type));
  if (group === undefined) throw new TypeError(`There is no report of ${type}.`);
  return group;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns conditions with the names of the contract and the ids of users, from those of a model. */
async function readConditions(
  people: People,
  type: RecordType,
  sent: readonly FilterCondition[],
): Promise<FilterCondition[]> {
  const fields = fieldsOf(type);
  const conditions = sent.map((condition) => underOwnName(type, fields, condition));
  const references = conditions.flatMap((condition, index) => personReferences(type, condition, index));
  if (references.length === 0) return conditions;
  const ids = await people.idsOf(references);
  const idOf = new Map(references.map(({ path }, index) => [path, ids[index]]));
  return conditions.map((condition, index) => {
    const { value } = condition;
    const read = (given: unknown, path: string): unknown => idOf.get(path) ?? given;
    const own = `/filters/${String(index)}/value`;
    if (Array.isArray(value)) return { ...condition, value: value.map((one, at) => read(one, `${own}/${String(at)}`)) };
    return value === undefined ? condition : { ...condition, value: read(value, own) };
  });
}

/** The company of a record can also be given by its name. */
function underOwnName(type: RecordType, fields: FilterFields, condition: FilterCondition): FilterCondition {
  const users = userFields(type);
  const known = fieldNames(fields).map((one) =>
    users.includes(one.name) ? { ...one, synonyms: [...(one.synonyms ?? []), nameFieldOf(one.name)] } : one,
  );
  const field = sameName(condition.field, known) ?? condition.field;
  const isCompany = referencesTo("company", type).includes(field) && Object.hasOwn(fields.company, "name");
  const isByName =
    isCompany && field === "company_id" && valuesOf(condition).some((value) => !UUID.test(String(value)));
  return { ...condition, field: isByName ? "company.name" : field, ...countryIn(field, condition) };
}

/** A country can also be given by its name. */
function countryIn(field: string, { value }: FilterCondition): Pick<FilterCondition, "value"> {
  if (value === undefined || !field.endsWith(".country")) return value === undefined ? {} : { value };
  const code = (one: unknown): unknown => (typeof one === "string" ? countryCode(one) : one);
  return { value: Array.isArray(value) ? value.map(code) : code(value) };
}

function valuesOf({ value }: FilterCondition): readonly unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

/** Returns the values of a condition on a user, also of the company's owner. */
function personReferences(type: RecordType, condition: FilterCondition, index: number): PersonReference[] {
  const { field, value } = condition;
  const ofCompany = field.startsWith("company.");
  const users = ofCompany ? userFields("company").map((name) => `company.${name}`) : userFields(type);
  if (!users.includes(field)) return [];
  const own = `/filters/${String(index)}/value`;
  if (typeof value === "string") return [{ path: own, value }];
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown, at) =>
    typeof one === "string" ? [{ path: `${own}/${String(at)}`, value: one }] : [],
  );
}
