import type { AggregateKey, AggregateMeasure } from "../../../../generated/aggregates.js";
import { type Detail, unprocessable } from "../../platform/rules/errors.ts";
import { hintsFor } from "../../platform/rules/did-you-mean.ts";
import type { CustomFieldSpec } from "./custom-fields.ts";
import type { EntityType } from "./entity.ts";
import { type FieldType, namesOf } from "./field-table.ts";
import { type FilterSpec, familyOf, type Family } from "./filter-fields.ts";

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
  /** Where the values of a custom field are. */
  readonly custom?: {
    readonly name: string;
    readonly family: Family;
    readonly entity_type?: EntityType;
    /** The options, in whose order the groups are; removed ones are last. */
    readonly options: readonly string[] | null;
  };
}

/** The custom fields of the records by key. */
export type CustomKeys = Readonly<Record<string, FilterSpec & Partial<Pick<CustomFieldSpec, "definition">>>>;

/** A number that the report calculates. */
export interface PlannedMeasure extends AggregateMeasure {
  readonly name: string;
}

/** A column of the report by which its groups are sorted. */
interface PlannedSort {
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

/**
 * Returns the plan of a report whose names the contract has checked. Throws `unprocessable` for custom fields that do not
 * exist or have no groups.
 */
export function planAggregate(
  { keys, measures }: Aggregatable,
  input: AggregateInput,
  custom: CustomKeys = {},
): AggregatePlan {
  const { group_by = [], period = "month", measures: names = ["count"], sort, limit = MAX_GROUPS } = input;
  const plannedKeys = [
    ...group_by.flatMap((field) => (keys[field] ? [{ field, ...keys[field] }] : [])),
    ...customKeys(group_by, custom),
  ].sort((one, other) => group_by.indexOf(one.field) - group_by.indexOf(other.field));
  const planned = names.flatMap((name) => (measures[name] ? [{ name, ...measures[name] }] : []));
  requireVisitedStage(plannedKeys, planned);
  const sortable = [...group_by, ...names];
  return {
    keys: plannedKeys,
    measures: planned,
    period,
    limit,
    currency: currencyOf(planned),
    sort: sortOf(sort?.split(",") ?? [], sortable),
  };
}

const CUSTOM = "custom_fields.";

/** Returns whether a report groups by custom fields. */
export const groupsByCustomFields = ({ group_by = [] }: AggregateInput): boolean =>
  group_by.some((field) => field.startsWith(CUSTOM));

/** How the values of custom fields become groups; most numbers and addresses are different in each record. */
const CUSTOM_KINDS: Partial<Readonly<Record<FieldType, AggregateKey["kind"]>>> = {
  text: "value",
  enum: "value",
  boolean: "value",
  array: "list",
  date: "date",
  datetime: "datetime",
};

function customKeys(group_by: readonly string[], custom: CustomKeys): PlannedKey[] {
  const details: Detail[] = [];
  const planned = group_by.flatMap((field, index): PlannedKey[] => {
    if (!field.startsWith(CUSTOM)) return [];
    const name = field.slice(CUSTOM.length);
    const spec = Object.hasOwn(custom, name) ? custom[name] : undefined;
    const kind = spec && CUSTOM_KINDS[spec.type];
    if (!spec || !kind) {
      details.push({ path: `/group_by/${String(index)}`, ...customProblem(field, spec !== undefined, custom) });
      return [];
    }
    const { entity_type, definition, type } = spec;
    const { options = null, retired_options = [] } = definition ?? {};
    const value = {
      name,
      family: familyOf(type),
      options: options && [...options, ...retired_options],
      ...(entity_type === undefined ? {} : { entity_type }),
    };
    const text = type === "text" || type === "enum" || type === "array";
    return [{ field, kind, related: null, requires: null, text, custom: value }];
  });
  if (details.length > 0) throw unprocessable(details);
  return planned;
}

function customProblem(field: string, exists: boolean, custom: CustomKeys): Pick<Detail, "code" | "values" | "extra"> {
  const groupable = Object.fromEntries(Object.entries(custom).filter(([, { type }]) => CUSTOM_KINDS[type]));
  if (exists) return { code: "enum", extra: { allowed_values: Object.keys(groupable).map((key) => CUSTOM + key) } };
  const known = namesOf(groupable).map((one) => ({ ...one, name: CUSTOM + one.name }));
  return { code: "unknown_custom_field", values: { field }, ...hintsFor(field, known) };
}

/** Returns the permissions to read the fields of a report, because its groups disclose their values. */
export function permissionsOfPlan({ keys, measures }: AggregatePlan): string[] {
  return [...keys, ...measures].flatMap(({ requires }) => requires ?? []);
}

/** A record was in each stage for another time. */
function requireVisitedStage(keys: readonly PlannedKey[], measures: readonly PlannedMeasure[]): void {
  if (keys.some(({ kind }) => kind === "stages")) return;
  const details = measures.flatMap(({ function: one }, index): Detail[] =>
    one === "avg_days" || one === "median_days"
      ? [{ path: `/measures/${String(index)}`, code: "needs_visited_stage" }]
      : [],
  );
  if (details.length > 0) throw unprocessable(details);
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
