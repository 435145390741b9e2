import { type AggregatedGroup, aggregates } from "../../generated/aggregates.js";
import { fields as tables } from "../../generated/fields.js";
import type { ListCrmRecordsInput, ListCrmRecordsResult } from "../../generated/tool-types.js";
import type { Caller } from "../contract/caller.ts";
import { type Detail, validationFailed } from "../platform/rules/errors.ts";
import type { ReportGroup } from "../records/aggregate.ts";
import type { FilterGroup } from "../records/rules/filter-tree.ts";
import type { RecordKinds } from "./record-kinds.ts";

type RecordType = ListCrmRecordsInput["record_type"];

/** Maximum number of groups in a result. */
const MAX_GROUPS = 100;

/** The arguments of a report, with its conditions as a filter tree. */
type ReportArguments = ListCrmRecordsInput & { readonly filter: FilterGroup | undefined };

/** Implements list_crm_records with groups: the report of a resource. `total` is the number of matching records. */
export async function reportRecords(
  kinds: RecordKinds,
  caller: Caller,
  { record_type: type, filter, group_by = [], period, measures = ["count"], ...order }: ReportArguments,
): Promise<ListCrmRecordsResult> {
  checkReportNames(type, group_by, measures);
  const sort = sortOf(order, [...group_by, ...measures]);
  const { record, meta } = await kinds[type].aggregate(caller, {
    ...{ group_by, period, measures, limit: MAX_GROUPS },
    ...(filter && { filter }),
    ...(sort !== undefined && { sort }),
  });
  const { records: total, truncated: has_more } = meta;
  return { records: [], groups: record.groups.map(flatGroup), total, page: 1, page_size: MAX_GROUPS, has_more };
}

/** The default of `sort_by` is a field of records, so only columns of the report sort it. */
function sortOf(
  { sort_by, sort_direction }: Pick<ListCrmRecordsInput, "sort_by" | "sort_direction">,
  columns: readonly string[],
): string | undefined {
  if (!columns.includes(sort_by)) return undefined;
  return sort_direction === "desc" ? `-${sort_by}` : sort_by;
}

/** Returns a group as one flat object: the values, their names with `_label`, and the measures. */
function flatGroup({ group, currency, measures }: ReportGroup): Record<string, unknown> {
  const keys = Object.entries(group).flatMap(([field, { value, label }]): [string, unknown][] =>
    label === null || label === value
      ? [[field, value]]
      : [
          [field, value],
          [`${field}_label`, label],
        ],
  );
  return { ...Object.fromEntries(keys), ...(currency === undefined ? {} : { currency }), ...measures };
}

function checkReportNames(type: RecordType, group_by: readonly string[], measures: readonly string[]): void {
  const report = aggregates[groupOf(type)];
  const has = (field: string): boolean => Object.hasOwn(tables[type], field);
  const keys = Object.keys(report.keys).filter(has);
  const names = Object.entries(report.measures).flatMap(([name, { field }]) =>
    field === null || has(field) ? [name] : [],
  );
  const details = [...unknownIn("/group_by", group_by, keys), ...unknownIn("/measures", measures, names)];
  if (details.length > 0) throw validationFailed(details);
}

const unknownIn = (path: string, given: readonly string[], known: readonly string[]): Detail[] =>
  given.flatMap((name, index): Detail[] =>
    known.includes(name) ? [] : [{ path: `${path}/${String(index)}`, code: "enum", extra: { allowed_values: known } }],
  );

/** Every record type that tools can list has a report; contacts and companies share theirs. */
function groupOf(type: RecordType): AggregatedGroup {
  const groups = Object.keys(aggregates) as AggregatedGroup[];
  const group = groups.find((name) => aggregates[name].types.includes(type));
  if (group === undefined) throw new TypeError(`There is no report of ${type}.`);
  return group;
}
