import { unprocessable, type Detail } from "../../platform/rules/errors.ts";
import { type DescribedName, hintsFor } from "../../platform/rules/did-you-mean.ts";
import { namesOf, type FieldSpec } from "./field-table.ts";
import {
  type FilterField,
  type FilterFields,
  type FilterLocation,
  type FilterSpec,
  familyOf,
  operatorsOf,
  type Operator,
  shapeOf,
} from "./filter-fields.ts";
import { formatCode, formats, instantOf, lacksOffset } from "../../contract/formats.ts";
import { readings } from "../../contract/readings.ts";
import { readPhone } from "../../platform/rules/phone.ts";
import type { EntityType } from "./entity.ts";

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

type Problem = Pick<Detail, "code" | "values" | "extra">;

/** A normalized value of a condition, with errors by their path below `/value` ("" for the whole value). */
interface FilterValue {
  readonly value: unknown;
  readonly problems: readonly (Problem & { readonly path: string })[];
}

const MAX_DAYS = 36_500;
const MAX_VALUES = 100;

/** The field and operator of a condition. */
interface ConditionField {
  readonly field: FieldSpec;
  readonly operator: Operator;
  /** The country of phone numbers without a country code. */
  readonly country: string | null;
}

/** Parses a condition's value by the type of its field: normalized texts, times in UTC, options as stored. */
function readFilterValue({ field, operator, country }: ConditionField, value: unknown): FilterValue {
  const shape = shapeOf(operator);
  if (shape === "none") return value === undefined ? valid(value) : invalid({ code: "unknown_field" });
  if (value === undefined) return invalid({ code: "required" });
  if (shape === "days") return readDays(value);
  if (shape === "one") return readItem({ field, operator, country }, value);
  if (!Array.isArray(value)) return invalid(expected("array"));
  const [least, most] = shape === "two" ? [2, 2] : [1, MAX_VALUES];
  if (value.length < least) return invalid(limit("too_few", least));
  if (value.length > most) return invalid(limit("too_many", most));
  const items = value.map((item: unknown) => readItem({ field, operator, country }, item));
  return {
    value: items.map((item) => item.value),
    problems: items.flatMap(({ problems }, index) => problems.map((one) => ({ ...one, path: `/${index}` }))),
  };
}

const valid = (value: unknown): FilterValue => ({ value, problems: [] });
const invalid = (problem: Problem): FilterValue => ({ value: undefined, problems: [{ path: "", ...problem }] });

const expected = (type: string): Problem => ({ code: "type", values: { type } });

const limit = (code: "too_few" | "too_many" | "minimum" | "maximum", bound: number): Problem => ({
  code,
  values: { limit: bound },
  extra: { limit: bound },
});

function readDays(value: unknown): FilterValue {
  if (!Number.isInteger(value)) return invalid(expected("integer"));
  if (Number(value) < 0) return invalid(limit("minimum", 0));
  return Number(value) > MAX_DAYS ? invalid(limit("maximum", MAX_DAYS)) : valid(value);
}

function readItem({ field, operator, country }: ConditionField, value: unknown): FilterValue {
  const family = familyOf(field.type);
  if (family === "number") return typeof value === "number" ? valid(value) : invalid(expected("number"));
  if (family === "boolean") return typeof value === "boolean" ? valid(value) : invalid(expected("boolean"));
  if (typeof value !== "string") return invalid(expected("string"));
  if (!formats.multiline(value)) return invalid({ code: formatCode("multiline") });
  const text = readings.multiline(value);
  if (field.type === "phone" && EQUALITIES.has(operator)) return valid(phoneNumber(text, country));
  if (family === "id") return formats.uuid(text) ? valid(text) : invalid(wrongFormat("uuid"));
  if (family === "date") return formats.date(text) ? valid(text) : invalid(wrongFormat("date"));
  if (family === "datetime") return readInstant(text);
  return family === "choice" && field.enum ? readChoice(text, field.enum) : valid(text);
}

const EQUALITIES: ReadonlySet<Operator> = new Set(["eq", "neq", "in", "not_in"]);

/** Returns a phone number in its stored form; text that is not a phone number equals none. */
function phoneNumber(text: string, country: string | null): string {
  const read = readPhone(text, country);
  return "value" in read ? read.value : text;
}

const wrongFormat = (format: string): Problem => ({ code: "format", values: { format } });

function readInstant(text: string): FilterValue {
  const instant = instantOf(text);
  if (instant !== null) return valid(instant);
  return invalid(lacksOffset(text) ? { code: "timezone_required" } : wrongFormat("date-time"));
}

function readChoice(text: string, options: readonly unknown[]): FilterValue {
  const option = readings.choice(text, options);
  if (options.includes(option)) return valid(option);
  return invalid({ code: "enum", extra: { allowed_values: options.filter((item) => item !== null) } });
}

/** The definition of a segment's members: a segment with stored members, or a filter. */
export interface Membership {
  readonly entity_type: EntityType;
  readonly segment_id?: string;
  readonly filter?: { readonly tree: CheckedGroup; readonly now: Date };
}
