import type { Knex } from "knex";
import type { Resource, ResourceFilter } from "../../../../generated/resources.js";
import { columnOf } from "./filter-columns.ts";
import { narrowByText } from "./text-search.ts";

/** The values of the filters of a list by parameter. */
export type ListFilters = Readonly<Record<string, unknown>>;

/** The conditions of a resource by parameter; each has one placeholder. */
export type Conditions = ReadonlyMap<string, string>;

/** Filters that every resource has. */
const STANDARD: readonly (readonly [parameter: string, condition: string])[] = [
  ["ids", "id = ANY (?::uuid[])"],
  ["created_after", "created_at >= ?::timestamptz"],
  ["created_before", "created_at < ?::timestamptz"],
  ["updated_after", "updated_at >= ?::timestamptz"],
  ["updated_before", "updated_at < ?::timestamptz"],
];

/** Returns the conditions of the filters of a resource, including its own ones. */
export function conditionsOf(resource: Resource, own: Readonly<Record<string, string>>): Conditions {
  const declared = resource.filters.map((filter) => [filter.parameter, conditionOf(resource, filter)] as const);
  return new Map([...declared, ...Object.entries(own), ...STANDARD]);
}

/** Adds the conditions of the given filters to a query. */
export function narrowByFilters(query: Knex.QueryBuilder, conditions: Conditions, filters: ListFilters): void {
  for (const [parameter, condition] of conditions) {
    const value = filters[parameter];
    if (value !== undefined) void query.whereRaw(condition, [value as Knex.RawBinding]);
  }
  if (typeof filters["q"] === "string") narrowByText(query, filters["q"]);
}

const SIGNS = { eq: "=", min: ">=", max: "<=", after: ">=", before: "<" } as const;

function conditionOf(resource: Resource, { field: name, compare }: ResourceFilter): string {
  const field = resource.fields.find((one) => one.name === name);
  const left = columnOf(resource.type, name, resource.table);
  if (compare === "has") return `EXISTS (SELECT 1 FROM unnest(${left}) AS item WHERE lower(item) = lower(?))`;
  const column = field?.column ?? "text";
  if (column !== "text") return `${left} ${SIGNS[compare]} ?::${column.replace(/\(.*/, "")}`;
  // Unique texts have an index on lower().
  return field?.unique === true ? `lower(${left}) = lower(?)` : `${left} ${SIGNS[compare]} ?`;
}
