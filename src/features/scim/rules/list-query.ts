import { invalidValue } from "./errors.ts";
import { attributePath, parseFilter } from "./filter.ts";
import type { JsonObject } from "./json.ts";
import { type Projection, project } from "./projection.ts";
import type { ResourceQuery } from "./resource-query.ts";

/** The parameters of a list as the client sent them (RFC 7644 §3.4.2). */
export interface ListParameters {
  readonly filter?: string | undefined;
  readonly sortBy?: string | undefined;
  readonly sortOrder?: string | undefined;
  readonly startIndex?: number | undefined;
  readonly count?: number | undefined;
}

/** One page of resources. */
export interface ResourceList {
  readonly resources: readonly JsonObject[];
  readonly total: number;
  /** From 1. */
  readonly startIndex: number;
}

/** The maximum number of resources in a page. */
export const MAX_RESULTS = 200;
const DEFAULT_RESULTS = 100;

/** Returns the query of a list. Values outside of the allowed range count as the nearest one (RFC 7644 §3.4.2.4). */
export function readQuery(parameters: ListParameters): ResourceQuery {
  const { filter, sortBy, sortOrder = "ascending", startIndex = 1, count = DEFAULT_RESULTS } = parameters;
  const order = sortOrder.toLowerCase();
  if (order !== "ascending" && order !== "descending") throw invalidValue("sortOrder must be ascending or descending.");
  return {
    filter: filter === undefined ? null : parseFilter(filter),
    sort: sortBy === undefined ? null : { path: attributePath(sortBy), descending: order === "descending" },
    offset: Math.max(1, startIndex) - 1,
    limit: Math.min(Math.max(0, count), MAX_RESULTS),
  };
}

/** Returns a page without the attributes that the client does not want. */
export function projectAll(resources: readonly JsonObject[], projection: Projection): JsonObject[] {
  return resources.map((resource) => project(resource, projection));
}
