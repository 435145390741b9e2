import type { AggregateKey, AggregateMeasure } from "../../../generated/aggregates.js";
import { type Detail, unprocessable } from "../../platform/rules/errors.ts";

/** The length of the groups of a date or time. */
export type Period = "day" | "week" | "month" | "quarter" | "year";

/** The keys and measures of a report, as sent. */
export interface AggregateInput {
  readonly group_by?: readonly string[] | undefined;
  readonly period?: Period | undefined;
  readonly measures?: readonly string[] | undefined;
  readonly sort?: string | undefined;
  readonly limit?: number | undefined;
}

/** The possible keys and measures of a report. */
export interface Aggregatable {
  readonly keys: Readonly<Record<string, AggregateKey>>;
  readonly measures: Readonly<Record<string, AggregateMeasure>>;
}

/** A field by which the report groups. */
export interface PlannedKey extends AggregateKey {
  readonly field: string;
}

/** A number that the report calculates. */
export interface PlannedMeasure extends AggregateMeasure {
  readonly name: string;
}

/** A column of the report by which its groups are sorted. */
export interface PlannedSort {
  /** A field of `keys`, or the name of a measure. */
  readonly name: string;
  readonly descending: boolean;
}

/** A report that can be calculated. */
export interface AggregatePlan {
  readonly keys: readonly PlannedKey[];
  readonly measures: readonly PlannedMeasure[];
  readonly period: Period;
  /** Where the currency of the amounts is; null without amounts of money. */
  readonly currency: AggregateMeasure["currency"];
  readonly sort: readonly PlannedSort[];
  readonly limit: number;
}

const MAX_GROUPS = 100;

/** Returns the plan of a report whose names the contract has checked. */
export function planAggregate({ keys, measures }: Aggregatable, input: AggregateInput): AggregatePlan {
  const { group_by = [], period = "month", measures: names = ["count"], sort, limit = MAX_GROUPS } = input;
  const plannedKeys = group_by.flatMap((field) => (keys[field] ? [{ field, ...keys[field] }] : []));
  const planned = names.flatMap((name) => (measures[name] ? [{ name, ...measures[name] }] : []));
  const sortable = [...group_by, ...names];
  return {
    ...{ keys: plannedKeys, measures: planned, period, limit },
    currency: currencyOf(planned),
    sort: sortOf(sort?.split(",") ?? [], sortable),
  };
}

/** Returns the permissions to read the fields of a report, because its groups disclose their values. */
export function permissionsOfPlan({ keys, measures }: AggregatePlan): string[] {
  return [...keys, ...measures].flatMap(({ requires }) => requires ?? []);
}

/** One report has one currency per row, so all its amounts must have it from the same place. */
function currencyOf(measures: readonly PlannedMeasure[]): AggregateMeasure["currency"] {
  const [first = null, ...others] = new Set(measures.flatMap(({ currency }) => currency ?? []));
  if (others.length === 0) return first;
  const details = measures.flatMap(({ currency }, index): Detail[] =>
    currency === null || currency === first ? [] : [{ path: `/measures/${String(index)}`, code: "several_currencies" }],
  );
  throw unprocessable(details);
}

function sortOf(sort: readonly string[], sortable: readonly string[]): PlannedSort[] {
  return sort.map((field) => {
    const name = field.replace(/^-/, "");
    if (!sortable.includes(name))
      throw unprocessable([{ path: "/sort", code: "enum", extra: { allowed_values: sortable } }]);
    return { name, descending: field.startsWith("-") };
  });
}
