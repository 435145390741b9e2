import { type AggregatedGroup, aggregates } from "../../../generated/aggregates.js";
import { fields as tables } from "../../../generated/fields.js";
import type { ListCrmRecordsInput, ListCrmRecordsResult } from "../../../generated/tool-types.js";
import type { Caller } from "../../base/contract/caller.ts";
import { didYouMean } from "../../base/platform/rules/did-you-mean.ts";
import { type Detail, validationFailed } from "../../base/platform/rules/errors.ts";
import type { ReportGroup } from "../../base/records/aggregate.ts";
import type { FilterGroup } from "../../base/records/rules/filter-tree.ts";
import type { People } from "./people.ts";
import type { RecordKinds } from "./record-kinds.ts";
import { userFields } from "./user-fields.ts";

type RecordType = ListCrmRecordsInput["record_type"];

/** Maximum number of groups in a result. */
const MAX_GROUPS = 100;

/** The arguments of a report, with its conditions as a filter tree. */
type ReportArguments = Omit<ListCrmRecordsInput, "filters"> & { readonly filter: FilterGroup | undefined };

/** Dependencies of `reportRecords`. */
export interface ReportDeps {
  readonly kinds: RecordKinds;
  readonly people: People;
}

/** Implements list_crm_records with groups: the report of a resource. `total` is the number of matching records. */
export async function reportRecords(
  { kinds, people }: ReportDeps,
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
const isCustom = (name: string): boolean => name.startsWith("custom_fields.");

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
