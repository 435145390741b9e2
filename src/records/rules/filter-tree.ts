import { didYouMean } from "../../platform/rules/did-you-mean.ts";
import { unprocessable, type Detail } from "../../platform/rules/errors.ts";
import type { FilterField, FilterFields, FilterPlace, FilterSpec } from "./filter-fields.ts";
import { familyOf, operatorsOf, type Operator } from "./filter-operators.ts";
import { readFilterValue } from "./filter-value.ts";

/** A filter as sent by the client; `not` matches records for which no condition is true. */
export interface FilterGroup {
  readonly op: "and" | "or" | "not";
  readonly conditions: readonly (FilterGroup | FilterCondition)[];
}

export interface FilterCondition {
  readonly field: string;
  readonly operator: Operator;
  readonly value?: unknown;
}

/** A filter with valid fields, operators and values. */
export interface CheckedGroup {
  readonly op: "and" | "or" | "not";
  readonly conditions: readonly (CheckedGroup | CheckedCondition)[];
}

export interface CheckedCondition {
  readonly field: FilterField;
  readonly operator: Operator;
  readonly value: unknown;
}

const DEEPEST = 3;
const MAX_CONDITIONS = 50;
const MAX_DETAILS = 20;

/**
 * Resolves every field. Throws `unprocessable` with all errors. `path` is the filter's path, `country` that of phone
 * numbers without a country code.
 */
export function checkFilter(
  filter: FilterGroup,
  fields: FilterFields,
  path: string,
  country: string | null = null,
): CheckedGroup {
  const details: Detail[] = [];
  if (countConditions(filter) > MAX_CONDITIONS) details.push(tooMany(path, MAX_CONDITIONS));
  const checked = checkGroup(filter, { fields, details, depth: 1, path, country });
  if (details.length > 0) throw unprocessable(details.slice(0, MAX_DETAILS));
  return checked;
}

interface Place {
  readonly fields: FilterFields;
  readonly details: Detail[];
  readonly depth: number;
  readonly path: string;
  readonly country: string | null;
}

function checkGroup(group: FilterGroup, place: Place): CheckedGroup {
  if (place.depth > DEEPEST) {
    place.details.push({ ...tooMany(place.path, DEEPEST), code: "too_deep" });
    return { op: group.op, conditions: [] };
  }
  const conditions = group.conditions.flatMap((member, index): (CheckedGroup | CheckedCondition)[] => {
    const below = { ...place, path: `${place.path}/conditions/${index}` };
    if ("conditions" in member) return [checkGroup(member, { ...below, depth: place.depth + 1 })];
    const condition = checkCondition(member, below);
    return condition ? [condition] : [];
  });
  return { op: group.op, conditions };
}

function checkCondition(
  condition: FilterCondition,
  { fields, details, path, country }: Place,
): CheckedCondition | undefined {
  const { field: name, operator, value } = condition;
  const found = findField(name, fields);
  if (!found) {
    details.push(unknownField(name, fields, path));
    return undefined;
  }
  const family = familyOf(found.spec.type);
  const allowed = operatorsOf(family);
  if (!allowed.includes(operator)) {
    const extra = { allowed_values: allowed };
    details.push({ path: `${path}/operator`, code: "operator_not_allowed", values: { field: name, operator }, extra });
    return undefined;
  }
  const read = readFilterValue({ field: found.spec, operator, country }, value);
  for (const { place, ...problem } of read.problems) details.push({ path: `${path}/value${place}`, ...problem });
  return { field: { ...found.place, family }, operator, value: read.value };
}

interface Found {
  readonly spec: FilterSpec;
  readonly place: Omit<FilterField, "family">;
}

function findField(name: string, fields: FilterFields): Found | undefined {
  const [first = "", second] = name.split(".");
  const of = second === undefined ? "record" : first;
  if (!isPlace(of, fields) || (second !== undefined && of === "record")) return undefined;
  const own = second ?? first;
  const spec = Object.hasOwn(fields[of], own) ? fields[of][own] : undefined;
  if (!spec) return undefined;
  const { entity_type } = spec;
  return { spec, place: { of, name: own, ...(entity_type === undefined ? {} : { entity_type }) } };
}

const isPlace = (name: string, fields: FilterFields): name is FilterPlace => Object.hasOwn(fields, name);

function unknownField(name: string, fields: FilterFields, path: string): Detail {
  const custom = name.startsWith("custom_fields.");
  const near = didYouMean(
    name,
    fieldNames(fields).filter((known) => !custom || known.startsWith("custom_fields.")),
  );
  return {
    path: `${path}/field`,
    code: custom ? "unknown_custom_field" : "unknown_field",
    values: { field: name },
    ...(near === undefined ? {} : { extra: { did_you_mean: near } }),
  };
}

function fieldNames({ record, ...others }: FilterFields): string[] {
  const related = Object.entries(others).flatMap(([place, table]) =>
    Object.keys(table).map((name) => `${place}.${name}`),
  );
  return [...Object.keys(record), ...related];
}

function countConditions(group: FilterGroup): number {
  return group.conditions.reduce((sum, member) => sum + ("conditions" in member ? countConditions(member) : 1), 0);
}

const tooMany = (path: string, bound: number): Detail => ({
  path,
  code: "too_many",
  values: { limit: bound },
  extra: { limit: bound },
});
