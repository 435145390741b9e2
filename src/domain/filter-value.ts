import type { Detail } from "./errors.ts";
import type { FieldSpec } from "./field-table.ts";
import { familyOf, shapeOf, type Operator } from "./filter-operators.ts";

type Problem = Pick<Detail, "code" | "values" | "extra">;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT =
  /^(\d{4}-\d{2}-\d{2})[Tt]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?([Zz]|[+-]([01]\d|2[0-3]):[0-5]\d)?$/;
const MOST_DAYS = 36_500;
const MOST_VALUES = 100;

/** What is wrong with a condition's value, by its place below `/value` ("" for the value as a whole). */
export function valueProblems(
  field: FieldSpec,
  operator: Operator,
  value: unknown,
): readonly (Problem & { readonly place: string })[] {
  const shape = shapeOf(operator);
  if (shape === "none") return value === undefined ? [] : [{ place: "", code: "unknown_field" }];
  if (value === undefined) return [{ place: "", code: "required" }];
  if (shape === "days") return whole(daysProblem(value));
  if (shape === "one") return whole(itemProblem(field, value));
  if (!Array.isArray(value)) return [{ place: "", ...expected("array") }];
  const [least, most] = shape === "two" ? [2, 2] : [1, MOST_VALUES];
  if (value.length < least) return [{ place: "", ...limit("too_few", least) }];
  if (value.length > most) return [{ place: "", ...limit("too_many", most) }];
  return value.flatMap((item: unknown, index) => {
    const problem = itemProblem(field, item);
    return problem ? [{ place: `/${index}`, ...problem }] : [];
  });
}

const whole = (problem: Problem | undefined): (Problem & { place: string })[] =>
  problem ? [{ place: "", ...problem }] : [];

const expected = (type: string): Problem => ({ code: "type", values: { type } });

const limit = (code: "too_few" | "too_many" | "minimum" | "maximum", bound: number): Problem => ({
  code,
  values: { limit: bound },
  extra: { limit: bound },
});

function daysProblem(value: unknown): Problem | undefined {
  if (!Number.isInteger(value)) return expected("integer");
  if (Number(value) < 0) return limit("minimum", 0);
  return Number(value) > MOST_DAYS ? limit("maximum", MOST_DAYS) : undefined;
}

function itemProblem(field: FieldSpec, value: unknown): Problem | undefined {
  const family = familyOf(field.type);
  if (family === "number") return typeof value === "number" ? undefined : expected("number");
  if (family === "boolean") return typeof value === "boolean" ? undefined : expected("boolean");
  if (typeof value !== "string") return expected("string");
  if (family === "id") return UUID.test(value) ? undefined : badFormat("uuid");
  if (family === "date") return isDate(value) ? undefined : badFormat("date");
  if (family === "datetime") return instantProblem(value);
  if (family === "choice" && field.enum && !field.enum.includes(value)) {
    return { code: "enum", extra: { allowed_values: field.enum.filter((item) => item !== null) } };
  }
  return undefined;
}

const badFormat = (format: string): Problem => ({ code: "format", values: { format } });

function instantProblem(value: string): Problem | undefined {
  const [, date, , , offset] = INSTANT.exec(value) ?? [];
  if (date === undefined || !isDate(date)) return badFormat("date-time");
  return offset === undefined ? { code: "timezone_required" } : undefined;
}

/** Years 1 to 9999 of the calendar, as PostgreSQL reads them. */
function isDate(text: string): boolean {
  if (!DATE.test(text) || text.startsWith("0000")) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
