import { type AggregatedGroup, aggregates } from "../../../generated/aggregates.js";
import type { HandWrittenServices, Schemas, ActivityService } from "../../../generated/services.js";
import type { Caller } from "../contract/caller.ts";
import type { Described } from "../contract/operation.ts";
import { requirePermissions } from "../platform/rights.ts";
import type { Store } from "../store/store.ts";
import { customTablesOf } from "./custom-fields.ts";
import { customTypes, readFilter } from "./filter-check.ts";
import {
  type AggregateInput,
  type CustomKeys,
  groupsByCustomFields,
  permissionsOfPlan,
  planAggregate,
  type Aggregatable,
} from "./rules/aggregate-plan.ts";
import { fieldsOf, type FilteredType, requiredEntityType } from "./rules/filter-fields.ts";
import type { FilterGroup } from "./rules/filter-tree.ts";
import type { AggregateRequest, AggregateRow, AggregateRows } from "./sql/aggregates.ts";
import { readableTypes } from "./rules/record-types.ts";

/** The body of POST …/aggregate. */
export interface ReportInput extends AggregateInput {
  readonly filter?: FilterGroup | undefined;
  readonly timezone?: string | undefined;
}

/** The dependencies of reports. */
interface ReportDeps {
  readonly store: Pick<Store, "customFields" | "onReplica" | "organizations">;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** One group in the form of the API. */
export interface ReportGroup {
  readonly group: AggregateRow["keys"];
  readonly currency?: string | null;
  readonly measures: AggregateRow["measures"];
}

/** A report in the form of the API. */
export type Report = Described<{ readonly groups: readonly ReportGroup[] }, Schemas["AggregateMeta"]>;

/** Calculates the report of a group of operations: the contract says what it can group and calculate. */
async function reportOn(
  { store, clock }: ReportDeps,
  caller: Caller,
  group: AggregatedGroup,
  { filter, timezone, ...input }: ReportInput,
): Promise<Report> {
  const orgId = caller.organization.id;
  const type = typeOf(group);
  const custom = groupsByCustomFields(input) ? await customKeysOf(store, orgId, { type, filter }) : {};
  const plan = planAggregate(aggregates[group], input, custom);
  requirePermissions(caller, permissionsOfPlan(plan));
  const tree = filter && (await readFilter(store, orgId, filter, { type, caller }));
  const now = new Date(clock());
  const request = await requestOf(store, caller, { plan, timezone, now });
  const records = { type, filter: tree, now };
  const found = await store.onReplica((reader) => reader.aggregates.records(request, records));
  return reportOf(request, found);
}

/** As in filters, a key that contacts and companies use for different fields means that of contacts. */
async function customKeysOf(
  store: ReportDeps["store"],
  orgId: string,
  { type, filter }: { readonly type: FilteredType; readonly filter: FilterGroup | undefined },
): Promise<CustomKeys> {
  const tables = await customTablesOf(store, orgId, customTypes(type));
  return fieldsOf(type, tables, filter && requiredEntityType(filter)).custom_fields;
}

/** Contacts and companies are grouped together. */
function typeOf(group: AggregatedGroup): FilteredType {
  const { types } = aggregates[group];
  // The compiler cannot infer that the records of reports are those that filters know.
  return (types.length > 1 ? "entity" : types[0]) as FilteredType;
}

/** Returns the settings of a report; periods begin in the given time zone, or in that of the organization. */
async function requestOf(
  { organizations }: Pick<Store, "organizations">,
  { organization: { id: orgId }, permissions }: Caller,
  { plan, timezone, now }: Pick<AggregateRequest, "plan" | "now"> & { readonly timezone: string | undefined },
): Promise<AggregateRequest> {
  return {
    orgId,
    plan,
    now,
    timezone: timezone ?? (await organizations.get(orgId))?.timezone ?? "UTC",
    mayRead: ({ related }) => related !== null && permissions.has(related.permission),
  };
}

/** Returns a report in the form of the API. */
function reportOf({ plan, timezone }: AggregateRequest, { rows, total, records }: AggregateRows): Report {
  const groups = rows.map(({ keys, currency, measures }) => ({
    group: keys,
    ...(plan.currency === null ? {} : { currency }),
    measures,
  }));
  const overlapping = plan.keys.some(({ kind }) => kind === "list" || kind === "stages");
  return { record: { groups }, meta: { total, records, truncated: total > groups.length, overlapping, timezone } };
}

/** Adds `aggregate` to the services of the groups for which the contract derives it. */
export function withReports(services: HandWrittenServices, deps: ReportDeps): HandWrittenServices {
  const reporting = (Object.keys(aggregates) as AggregatedGroup[]).map((group) => {
    const aggregate = (caller: Caller, input: ReportInput): Promise<Report> => reportOn(deps, caller, group, input);
    return [group, { ...services[group], aggregate }];
  });
  // Each group has its own fields and measures, which the compiler cannot infer from the list of groups.
  return { ...services, ...Object.fromEntries(reporting) } as HandWrittenServices;
}

const value = { kind: "value", related: null, requires: null, text: false } as const;

/** The keys and measures of the report of activities. */
const ACTIVITIES: Aggregatable = {
  keys: {
    type: value,
    record_type: value,
    actor_id: { ...value, related: { type: "user", permission: "members:read" } },
    occurred_at: { ...value, kind: "datetime" },
  },
  measures: { count: { function: "count", field: null, currency: null, requires: null } },
};

/** Implements the report of activities: timelines have neither a list of all entries nor a filter tree. */
export function activityService({ store, clock }: ReportDeps): ActivityService {
  return {
    async aggregate(caller, { timezone, group_by, period, sort, limit, ...filters }) {
      const plan = planAggregate(ACTIVITIES, { group_by, period, sort, limit });
      const request = await requestOf(store, caller, { plan, timezone, now: new Date(clock()) });
      const readable = readableTypes(caller.permissions);
      const counted = { ...filters, readable };
      const found = await store.onReplica((reader) => reader.aggregates.activities(request, counted));
      const { record, meta } = reportOf(request, found);
      const groups = record.groups.map(({ group, measures }) => ({
        group,
        measures: { count: measures["count"] ?? 0 },
      }));
      return { record: { groups }, meta };
    },
  };
}
