import type { FilterCondition, FilterGroup } from "../../src/domain/filter-tree.ts";

type Scalar = string | number | boolean;
type Value = Scalar | readonly Scalar[] | null;

const DAY = 86_400_000;

/** The same question asked of one record in memory: an independent reading of what a filter means. */
export function matches(filter: FilterGroup, record: Record<string, unknown>, now: Date): boolean {
  const results = filter.conditions.map((member) =>
    "conditions" in member ? matches(member, record, now) : holds(member, record, now),
  );
  if (filter.op === "and") return results.every(Boolean);
  return filter.op === "or" ? results.some(Boolean) : !results.some(Boolean);
}

function holds({ field, operator, value }: FilterCondition, record: Record<string, unknown>, now: Date): boolean {
  const own = fold(record[field] as Value);
  const asked = fold((value ?? null) as Value);
  const list = Array.isArray(asked) ? (asked as Scalar[]) : [];
  if (operator === "is_empty") return isEmpty(own);
  if (operator === "is_not_empty") return !isEmpty(own);
  if (operator === "neq") return own !== asked;
  if (operator === "not_in") return !list.includes(own as Scalar);
  if (operator === "not_contains") return typeof own !== "string" || !own.includes(asked as string);
  if (own === null) return false;
  if (Array.isArray(own)) return listHolds(own as Scalar[], operator, list);
  if (operator.endsWith("_days")) return ageHolds(own as string, { operator, days: value as number, now });
  return scalarHolds(own as Scalar, operator, operator === "in" || operator === "between" ? list : [asked as Scalar]);
}

const listHolds = (own: readonly Scalar[], operator: string, asked: readonly Scalar[]): boolean =>
  operator === "has_any" ? asked.some((item) => own.includes(item)) : asked.every((item) => own.includes(item));

/** Dates are compared as they are written. */
function ageHolds(own: string, { operator, days, now }: { operator: string; days: number; now: Date }): boolean {
  const day = (offset: number): string => new Date(now.getTime() + offset * DAY).toISOString().slice(0, 10);
  if (operator === "older_than_days") return own < day(-days);
  return operator === "within_last_days" ? own >= day(-days) && own <= day(0) : own >= day(0) && own <= day(days);
}

function scalarHolds(own: Scalar, operator: string, asked: readonly Scalar[]): boolean {
  const [first = "", second = ""] = asked;
  switch (operator) {
    case "eq":
    case "in":
      return asked.includes(own);
    case "lt":
      return own < first;
    case "lte":
      return own <= first;
    case "gt":
      return own > first;
    case "gte":
      return own >= first;
    case "between":
      return own >= first && own <= second;
    case "contains":
      return String(own).includes(String(first));
    case "starts_with":
      return String(own).startsWith(String(first));
    case "ends_with":
      return String(own).endsWith(String(first));
    default:
      throw new TypeError(operator);
  }
}

const isEmpty = (value: Value): boolean =>
  value === null || value === "" || (Array.isArray(value) && value.length === 0);

function fold(value: Value): Value {
  if (Array.isArray(value)) return (value as Scalar[]).map((item) => fold(item) as Scalar);
  return typeof value === "string" ? value.toLowerCase() : value;
}
