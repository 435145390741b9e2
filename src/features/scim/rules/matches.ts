import type { Filter, Operator, Scalar } from "./filter.ts";
import { isObject, isUnassigned, memberOf } from "./json.ts";

/** Returns whether a value of a multi-valued attribute matches a filter, e.g. `type eq "work"`. */
export function matches(filter: Filter, value: unknown): boolean {
  switch (filter.kind) {
    case "and":
      return filter.filters.every((one) => matches(one, value));
    case "or":
      return filter.filters.some((one) => matches(one, value));
    case "not":
      return !matches(filter.filter, value);
    case "values":
      return false;
    case "present":
      return !isUnassigned(partOf(value, filter.path.name));
    case "compare":
      return holds(partOf(value, filter.path.name), filter.operator, filter.value);
  }
}

/** Returns the values that `eq` comparisons joined by `and` require: a new value must have these to match. */
export function requiredValues(filter: Filter): Readonly<Record<string, Scalar>> {
  if (filter.kind === "and") return Object.assign({}, ...filter.filters.map(requiredValues)) as Record<string, Scalar>;
  return filter.kind === "compare" && filter.operator === "eq" ? { [filter.path.name]: filter.value } : {};
}

/** A simple value has only the part `value`. */
function partOf(value: unknown, name: string): unknown {
  if (isObject(value)) return memberOf(value, name);
  return name === "value" ? value : undefined;
}

function holds(actual: unknown, operator: Operator, expected: Scalar): boolean {
  const found = comparable(actual);
  const wanted = comparable(expected);
  if (operator === "eq") return found === wanted;
  if (operator === "ne") return found !== wanted;
  if (typeof found === "string" && typeof wanted === "string") return textHolds(found, operator, wanted);
  if (typeof found !== "number" || typeof wanted !== "number") return false;
  return ordered(found, operator, wanted);
}

function textHolds(found: string, operator: Operator, wanted: string): boolean {
  if (operator === "co") return found.includes(wanted);
  if (operator === "sw") return found.startsWith(wanted);
  if (operator === "ew") return found.endsWith(wanted);
  return ordered(found, operator, wanted);
}

function ordered<Value extends string | number>(found: Value, operator: Operator, wanted: Value): boolean {
  if (operator === "gt") return found > wanted;
  if (operator === "ge") return found >= wanted;
  if (operator === "lt") return found < wanted;
  return operator === "le" && found <= wanted;
}

function comparable(value: unknown): unknown {
  if (typeof value === "string") return value.toLowerCase();
  return value ?? null;
}
