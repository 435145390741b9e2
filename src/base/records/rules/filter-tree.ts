import { unprocessable, type Detail } from "../../platform/rules/errors.ts";
import { type DescribedName, hintsFor } from "../../platform/rules/unknown-names.ts";
import { namesOf } from "./field-table.ts";
import type { FilterField, FilterFields, FilterLocation, FilterSpec } from "./filter-fields.ts";
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

const MAX_DEPTH = 3;
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
  // Each unknown field is compared with all fields, so a filter with too many conditions is not read further.
  if (countConditions(filter) > MAX_CONDITIONS) throw unprocessable([tooMany(path, MAX_CONDITIONS)]);
  const checked = checkGroup(filter, { fields, details, depth: 1, path, country });
  if (details.length > 0) throw unprocessable(details.slice(0, MAX_DETAILS));
  return checked;
}

interface CheckContext {
  readonly fields: FilterFields;
  readonly details: Detail[];
  readonly depth: number;
  readonly path: string;
  readonly country: string | null;
}

function checkGroup(group: FilterGroup, context: CheckContext): CheckedGroup {
  if (context.depth > MAX_DEPTH) {
    context.details.push({ ...tooMany(context.path, MAX_DEPTH), code: "too_deep" });
    return { op: group.op, conditions: [] };
  }
  const conditions = group.conditions.flatMap((member, index): (CheckedGroup | CheckedCondition)[] => {
    const below = { ...context, path: `${context.path}/conditions/${index}` };
    if ("conditions" in member) return [checkGroup(member, { ...below, depth: context.depth + 1 })];
    const condition = checkCondition(member, below);
    return condition ? [condition] : [];
  });
  return { op: group.op, conditions };
}

function checkCondition(
  condition: FilterCondition,
  { fields, details, path, country }: CheckContext,
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
  for (const { path: itemPath, ...problem } of read.problems)
    details.push({ path: `${path}/value${itemPath}`, ...problem });
  return { field: { ...found.field, family }, operator, value: read.value };
}

interface ResolvedField {
  readonly spec: FilterSpec;
  readonly field: Omit<FilterField, "family">;
}

function findField(name: string, fields: FilterFields): ResolvedField | undefined {
  const dot = name.indexOf(".");
  const prefix = name.slice(0, Math.max(0, dot));
  const isOwn = dot < 0 || Object.hasOwn(fields.record, name);
  const location = isOwn ? "record" : prefix;
  if (!isLocation(location, fields) || (!isOwn && location === "record")) return undefined;
  const own = isOwn ? name : name.slice(dot + 1);
  const spec = Object.hasOwn(fields[location], own) ? fields[location][own] : undefined;
  if (!spec) return undefined;
  const { entity_type, indexes = [] } = spec;
  const kind = entity_type === undefined ? {} : { entity_type };
  const exact = isExact(spec) ? { exact: true } : {};
  return { spec, field: { location, name: own, ...kind, ...exact, ...(indexes.length > 0 && { indexes }) } };
}

/** In addresses and numbers, accents make a difference; so they do in codes, which the contract marks. */
const isExact = ({ type, exact }: FilterSpec): boolean => exact === true || type === "url" || type === "phone";

const isLocation = (name: string, fields: FilterFields): name is FilterLocation => Object.hasOwn(fields, name);

function unknownField(name: string, fields: FilterFields, path: string): Detail {
  const custom = name.startsWith("custom_fields.");
  const known = fieldNames(fields).filter((one) => !custom || one.name.startsWith("custom_fields."));
  const code = custom ? "unknown_custom_field" : "unknown_field";
  return { path: `${path}/field`, code, values: { field: name }, ...hintsFor(name, known) };
}

/** Returns whether a filter names only these fields. */
export function knowsFields({ conditions }: FilterGroup, fields: FilterFields): boolean {
  return conditions.every((member) =>
    "conditions" in member ? knowsFields(member, fields) : findField(member.field, fields) !== undefined,
  );
}

/** Returns the names of the fields that a filter can use. Fields of the company are known too, but not described. */
export function fieldNames({ record, custom_fields, company, opportunities }: FilterFields): DescribedName[] {
  const within = (location: string, table: FilterFields["record"]): DescribedName[] =>
    namesOf(table).map((one) => ({ ...one, name: `${location}.${one.name}` }));
  const ofCompany = within("company", company).map(({ name }) => ({ name }));
  const anyOfCompany = { name: "company.<field>", line: "A field of the company, e.g. company.name" };
  return [
    ...namesOf(record),
    ...within("custom_fields", custom_fields),
    ...within("opportunities", opportunities),
    ...(ofCompany.length > 0 ? [anyOfCompany, ...ofCompany] : []),
  ];
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
