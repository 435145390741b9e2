import type { FieldType } from "./field-table.ts";

export type Operator =
  | "eq"
  | "neq"
  | "lt"
  | "lte"
  | "gt"
  | "gte"
  | "between"
  | "in"
  | "not_in"
  | "contains"
  | "not_contains"
  | "starts_with"
  | "ends_with"
  | "is_empty"
  | "is_not_empty"
  | "within_last_days"
  | "within_next_days"
  | "older_than_days"
  | "has_any"
  | "has_all";

/** Groups of field types with the same comparisons. */
export type Family =
  "text" | "email" | "choice" | "id" | "number" | "boolean" | "date" | "datetime" | "list" | "object";

/** Values of these families are stored as they are compared: in custom fields, an index finds one value. */
export const exactFamilies: ReadonlySet<Family> = new Set(["choice", "id", "number", "boolean"]);

const FAMILIES: Readonly<Record<FieldType, Family>> = {
  string: "text",
  text: "text",
  url: "text",
  email: "email",
  phone: "text",
  enum: "choice",
  uuid: "id",
  integer: "number",
  number: "number",
  boolean: "boolean",
  date: "date",
  datetime: "datetime",
  array: "list",
  object: "object",
};

const EMPTINESS: readonly Operator[] = ["is_empty", "is_not_empty"];
const EQUALITY: readonly Operator[] = ["eq", "neq", "in", "not_in"];
const ORDER: readonly Operator[] = ["lt", "lte", "gt", "gte", "between"];
const SUBSTRING: readonly Operator[] = ["contains", "not_contains", "starts_with", "ends_with"];
const AGE: readonly Operator[] = ["within_last_days", "within_next_days", "older_than_days"];

const ALLOWED: Readonly<Record<Family, readonly Operator[]>> = {
  text: [...EQUALITY, ...SUBSTRING, ...EMPTINESS],
  email: [...EQUALITY, ...SUBSTRING, ...EMPTINESS],
  choice: [...EQUALITY, ...EMPTINESS],
  id: [...EQUALITY, ...EMPTINESS],
  number: [...EQUALITY, ...ORDER, ...EMPTINESS],
  boolean: ["eq", "neq", ...EMPTINESS],
  date: [...EQUALITY, ...ORDER, ...AGE, ...EMPTINESS],
  datetime: [...EQUALITY, ...ORDER, ...AGE, ...EMPTINESS],
  list: ["has_any", "has_all", ...EMPTINESS],
  object: EMPTINESS,
};

/** The form of an operator's value. */
export type Shape = "none" | "one" | "two" | "many" | "days";

/** Returns the family of a field type. */
export const familyOf = (type: FieldType): Family => FAMILIES[type];

/** Returns the operators of a family. */
export const operatorsOf = (family: Family): readonly Operator[] => ALLOWED[family];

/** Returns the form of an operator's value. */
export function shapeOf(operator: Operator): Shape {
  if (EMPTINESS.includes(operator)) return "none";
  if (AGE.includes(operator)) return "days";
  if (operator === "between") return "two";
  return ["in", "not_in", "has_any", "has_all"].includes(operator) ? "many" : "one";
}
