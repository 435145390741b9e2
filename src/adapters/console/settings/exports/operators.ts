import type { FilterCondition, RecordField } from "../../../../../generated/sdk/types.gen.ts";

/** The operators that the console offers. */
export type Operator = Extract<
  FilterCondition["operator"],
  | "eq"
  | "neq"
  | "gte"
  | "lte"
  | "contains"
  | "starts_with"
  | "has_any"
  | "is_empty"
  | "is_not_empty"
  | "within_last_days"
  | "older_than_days"
>;

const EMPTY = ["is_empty", "is_not_empty"] as const;
const TEXT: readonly Operator[] = ["contains", "starts_with", "eq", "neq", ...EMPTY];
const OPERATORS: Readonly<Record<string, readonly Operator[]>> = {
  integer: ["eq", "gte", "lte", ...EMPTY],
  number: ["eq", "gte", "lte", ...EMPTY],
  boolean: ["eq"],
  date: ["gte", "lte", ...EMPTY],
  datetime: ["within_last_days", "older_than_days", "gte", "lte"],
  uuid: ["eq", "neq", ...EMPTY],
  enum: ["eq", "neq", ...EMPTY],
  array: ["has_any", ...EMPTY],
};

/** Returns the operators for fields of this type, the most common first. */
export const operatorsFor = (type: string): readonly Operator[] => OPERATORS[type] ?? TEXT;

/** Returns whether the operator compares with nothing. */
export const withoutValue = (operator: string): boolean => operator === "is_empty" || operator === "is_not_empty";

/** Returns the first condition on a field, without a value. */
export function defaultCondition({ name, type }: RecordField): FilterCondition {
  return { field: name, operator: operatorsFor(type)[0] ?? "eq" };
}

/** Converts the text of a control to a value of the field's type. */
export function valueFrom(type: string, operator: string, text: string): NonNullable<FilterCondition["value"]> {
  if (operator === "has_any") return text.split(",").map((part) => part.trim());
  if (type === "boolean") return text === "true";
  if (operator.endsWith("_days") || type === "number" || type === "integer") return text === "" ? "" : Number(text);
  if (type === "datetime" && text !== "") return new Date(`${text}T00:00:00`).toISOString();
  return text;
}
