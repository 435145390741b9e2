import type { Family } from "../../src/base/records/rules/filter-fields.ts";
import type { FilterCondition, FilterGroup } from "../../src/base/records/rules/filter-tree.ts";

type Scalar = string | number | boolean;

/** One record, with the context for evaluating a filter. */
export interface Question {
  /** The value of a field as the API returns it, including fields of related records. */
  valueOf(field: string): unknown;
  familyOf(field: string): Family;
  /** Whether accents make a difference. */
  isExact(field: string): boolean;
  readonly now: Date;
}

const DAY = 86_400_000;

/** Evaluates a filter for one record in memory: an independent implementation of the filter semantics. */
export function matches(filter: FilterGroup, question: Question): boolean {
  const results = filter.conditions.map((member) =>
    "conditions" in member ? matches(member, question) : holds(member, question),
  );
  if (filter.op === "and") return results.every(Boolean);
  return filter.op === "or" ? results.some(Boolean) : !results.some(Boolean);
}

function holds({ field, operator, value }: FilterCondition, question: Question): boolean {
  const family = question.familyOf(field);
  const given = question.valueOf(field) ?? null;
  if (operator === "is_empty") return isEmpty(given);
  if (operator === "is_not_empty") return !isEmpty(given);
  // A value of apostrophes only would be empty, so it is compared as it is.
  const fold = family === "text" && !question.isExact(field) && ![value].flat().some((one) => folded(one) === "");
  const read = (one: unknown): unknown => comparable(fold ? folded(one) : one, family);
  const own = read(given);
  if (operator.endsWith("_days")) return ageHolds(given, { operator, days: Number(value), family, now: question.now });
  const asked = [value].flat().map((item) => read(item) as Scalar);
  if (Array.isArray(own)) return listHolds(own as Scalar[], operator, asked);
  return scalarHolds(own as Scalar | null, operator, asked);
}

const listHolds = (own: readonly Scalar[], operator: string, asked: readonly Scalar[]): boolean =>
  operator === "has_any" ? asked.some((item) => own.includes(item)) : asked.every((item) => own.includes(item));

/** Dates are compared as text, timestamps as instants. */
function ageHolds(
  given: unknown,
  { operator, days, family, now }: { operator: string; days: number; family: Family; now: Date },
): boolean {
  if (typeof given !== "string") return false;
  const at = (offset: number): string => {
    const instant = new Date(now.getTime() + offset * DAY).toISOString();
    return family === "date" ? instant.slice(0, 10) : instant;
  };
  const own = family === "date" ? given : new Date(given).toISOString();
  if (operator === "older_than_days") return own < at(-days);
  return operator === "within_last_days" ? own >= at(-days) && own <= at(0) : own >= at(0) && own <= at(days);
}

function scalarHolds(own: Scalar | null, operator: string, asked: readonly Scalar[]): boolean {
  const [first = "", second = ""] = asked;
  switch (operator) {
    case "neq":
      return own !== first;
    case "not_in":
      return own === null || !asked.includes(own);
    case "not_contains":
      return own === null || !String(own).includes(String(first));
    default:
      return own !== null && presentHolds(own, operator, { asked, first, second });
  }
}

function presentHolds(
  own: Scalar,
  operator: string,
  { asked, first, second }: { asked: readonly Scalar[]; first: Scalar; second: Scalar },
): boolean {
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
    case "has_any":
    case "has_all":
      return false;
    default:
      throw new TypeError(operator);
  }
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === "") return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}

/** Removes the accents and apostrophes of a text, as far as the texts of these tests have any. */
function folded(value: unknown): unknown {
  if (typeof value !== "string") return value;
  const letters: Readonly<Record<string, string>> = { ß: "ss", ø: "o", æ: "ae", œ: "oe", ł: "l", ς: "σ" };
  const plain = value
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase();
  return plain.replace(/[ßøæœłς]/g, (letter) => letters[letter] ?? letter).normalize("NFC");
}

/**
 * Converts a value for comparison with JavaScript operators; select options are case-sensitive, other text is not.
 */
function comparable(value: unknown, family: Family): unknown {
  if (Array.isArray(value)) return value.map((item) => comparable(item, family));
  if (typeof value !== "string") return value;
  if (family === "datetime") return Date.parse(value);
  return family === "choice" ? value : value.toLowerCase();
}
