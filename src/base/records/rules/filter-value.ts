import { formatCode, formats } from "../../contract/formats.ts";
import { instantOf, lacksOffset } from "../../contract/instant.ts";
import { readings } from "../../contract/readings.ts";
import type { Detail } from "../../platform/rules/errors.ts";
import { readPhone } from "../../platform/rules/phone.ts";
import type { FieldSpec } from "./field-table.ts";
import { familyOf, shapeOf, type Operator } from "./filter-operators.ts";

type Problem = Pick<Detail, "code" | "values" | "extra">;

/** A normalized value of a condition, with errors by their path below `/value` ("" for the whole value). */
export interface FilterValue {
  readonly value: unknown;
  readonly problems: readonly (Problem & { readonly path: string })[];
}

const MAX_DAYS = 36_500;
const MAX_VALUES = 100;

/** The field and operator of a condition. */
export interface ConditionField {
  readonly field: FieldSpec;
  readonly operator: Operator;
  /** The country of phone numbers without a country code. */
  readonly country: string | null;
}

/** Parses a condition's value by the type of its field: normalized texts, times in UTC, options as stored. */
export function readFilterValue({ field, operator, country }: ConditionField, value: unknown): FilterValue {
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
