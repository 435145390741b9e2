import type { Caller } from "../../base/contract/caller.ts";
import type { Detail } from "../../base/platform/rules/errors.ts";
import { broadDetails } from "../../base/records/rules/narrowing.ts";
import { exactFamilies, type Operator } from "../../base/records/rules/filter-operators.ts";
import type { CheckedCondition, CheckedGroup } from "../../base/records/rules/filter-tree.ts";
import { indexedCondition } from "../../base/records/rules/value-index.ts";
import type { Store } from "../../base/store/store.ts";
import type { EntityFilters } from "./sql/filters.ts";

/** Up to this number of contacts and companies, comparing all of them is fast. */
const MANY_RECORDS = 100_000;

const EQUAL: readonly Operator[] = ["eq", "in"];
const RANGE: readonly Operator[] = ["lt", "lte", "gt", "gte", "between"];

/** The fields of filters that have an index, with the operators that it supports. */
const FIELDS = {
  email: EQUAL,
  company_id: EQUAL,
  owner_id: EQUAL,
  lifecycle_stage: EQUAL,
  lead_score: [...EQUAL, ...RANGE],
  tags: ["has_any", "has_all"],
  "address.city": EQUAL,
  "address.postal_code": EQUAL,
  "billing_address.city": EQUAL,
} as const satisfies Readonly<Record<string, readonly Operator[]>>;

/** The parameters of lists that have an index. */
const PARAMETERS = [
  "q",
  "email",
  "domain",
  "company_id",
  "owner_id",
  "lifecycle_stage",
  "lead_score_min",
  "lead_score_max",
  "tag",
  "segment_id",
] as const satisfies readonly (keyof EntityFilters)[];

/** Their indexes also contain deleted records. */
const WITH_DELETED = ["company_id"] as const satisfies readonly (keyof EntityFilters)[];

/** The filters of a list. */
export interface NarrowingRequest {
  readonly filters: EntityFilters;
  /** Whether a filter tree narrows the list; otherwise parameters do. */
  readonly isFiltered: boolean;
  /** Whether an index has the order of the list; otherwise all matching records are sorted. */
  readonly isSorted?: boolean;
}

/**
 * Returns the names of filters that make a request faster, if it compares all records of an organization that has many;
 * otherwise an empty list.
 */
export async function narrowingNames(
  { entities, fieldIndexes }: Pick<Store, "entities" | "fieldIndexes">,
  { organization }: Pick<Caller, "organization">,
  { filters, isFiltered, isSorted = true }: NarrowingRequest,
): Promise<readonly string[]> {
  if (isNarrow(filters) || (isSorted && !hasConditions(filters))) return [];
  if ((await entities.count(organization.id, {})) <= MANY_RECORDS) return [];
  if (isFiltered) return [...Object.keys(FIELDS), ...(await fieldIndexes.names(organization.id))];
  return filters.include_deleted === true ? WITH_DELETED : PARAMETERS;
}

/** Without conditions, the maintained counters contain the number of live records. */
function hasConditions({ entity_type: _, include_deleted: withDeleted, ...others }: EntityFilters): boolean {
  return withDeleted === true || Object.values(others).some((value) => value !== undefined);
}

/**
 * Returns the details of the error if a request takes too long: the names of `narrowingNames`, or, if an index finds the
 * records and very many match, those that the request does not have.
 */
export function tooBroad({ filters, isFiltered }: NarrowingRequest, names: readonly string[]): Detail[] {
  const hasWords = filters.q !== undefined;
  if (names.length > 0) return broadDetails(names, { hasWords });
  const parameters = filters.include_deleted === true ? WITH_DELETED : PARAMETERS;
  const others = isFiltered ? Object.keys(FIELDS) : parameters.filter((name) => filters[name] === undefined);
  return broadDetails(others, { hasWords });
}

/** Returns whether an index finds the records, so that their number and not that of all records determines the cost. */
function isNarrow({ filter, ids, include_deleted: withDeleted, ...others }: EntityFilters): boolean {
  if (ids !== undefined) return true;
  const indexed: readonly (keyof typeof others)[] = withDeleted === true ? WITH_DELETED : PARAMETERS;
  return indexed.some((name) => others[name] !== undefined) || (filter !== undefined && usesIndex(filter.tree));
}

function usesIndex({ op, conditions }: CheckedGroup): boolean {
  const indexed = (member: CheckedGroup | CheckedCondition): boolean =>
    "conditions" in member ? usesIndex(member) : hasIndex(member);
  if (op === "not") return false;
  return op === "and" ? conditions.some(indexed) : conditions.every(indexed);
}

function hasIndex(condition: CheckedCondition): boolean {
  const { field, operator } = condition;
  const { location, name, family } = field;
  if (location === "custom_fields")
    return indexedCondition(condition) !== null || (operator === "eq" && exactFamilies.has(family));
  const operators: Readonly<Record<string, readonly Operator[]>> = FIELDS;
  return location === "record" && Object.hasOwn(operators, name) && operators[name]?.includes(operator) === true;
}
