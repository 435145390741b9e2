import type { ActivityService } from "../../../generated/services.js";
import { type ReportDeps, reportOf, requestOf } from "./aggregate.ts";
import { type Aggregatable, planAggregate } from "./rules/aggregate-plan.ts";
import { readableTypes } from "./rules/record-types.ts";

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
