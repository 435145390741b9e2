import { invalidValue } from "./errors.ts";
import { attributePath, parseFilter, type AttributePath, type Filter } from "./filter.ts";
import { type JsonObject, isObject } from "./json.ts";

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

/** Which resources a list contains, and in which order. */
export interface ResourceQuery {
  readonly filter: Filter | null;
  readonly sort: { readonly path: AttributePath | null; readonly descending: boolean } | null;
  readonly offset: number;
  readonly limit: number;
}

/** One page of resources, and the number of all. */
export interface ResourceRows<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** Which attributes of a resource are returned (RFC 7644 §3.9). */
export type Projection =
  { readonly kind: "all" } | { readonly kind: "only" | "without"; readonly paths: readonly AttributePath[] };

const ALL: Projection = { kind: "all" };
const ALWAYS: ReadonlySet<string> = new Set(["schemas", "id"]);

/** Reads the parameters `attributes` and `excludedAttributes`; they exclude each other. */
export function readProjection(attributes: readonly string[], excluded: readonly string[]): Projection {
  if (attributes.length > 0 && excluded.length > 0) {
    throw invalidValue("attributes and excludedAttributes cannot be used together.");
  }
  if (attributes.length > 0) return { kind: "only", paths: pathsOf(attributes) };
  return excluded.length > 0 ? { kind: "without", paths: pathsOf(excluded) } : ALL;
}

/** Names that no resource has match nothing. */
function pathsOf(names: readonly string[]): AttributePath[] {
  return names.flatMap((name) => attributePath(name.trim()) ?? []);
}

/** Returns whether the resources contain an attribute, so that it has to be read. */
export function includes(projection: Projection, name: string): boolean {
  if (projection.kind === "all") return true;
  const named = projection.paths.filter((path) => path.name === name.toLowerCase());
  return projection.kind === "only" ? named.length > 0 : !named.some(({ sub }) => sub === null);
}

/** Returns the resource without the attributes that the client does not want. `id` and `schemas` always stay. */
export function project(resource: JsonObject, projection: Projection): JsonObject {
  if (projection.kind === "all") return resource;
  const members = Object.entries(resource).flatMap(([name, value]): [string, unknown][] => {
    if (ALWAYS.has(name)) return [[name, value]];
    const part = partOf(value, name, projection);
    return part === undefined ? [] : [[name, part]];
  });
  return Object.fromEntries(members);
}

function partOf(value: unknown, name: string, { kind, paths }: Exclude<Projection, { kind: "all" }>): unknown {
  const named = paths.filter((path) => path.name === name.toLowerCase());
  const whole = named.some(({ sub }) => sub === null);
  const subs = new Set(named.flatMap(({ sub }) => sub ?? []));
  if (kind === "only") {
    if (named.length === 0) return undefined;
    return whole ? value : eachValue(value, (part) => subs.has(part.toLowerCase()));
  }
  if (whole) return undefined;
  return subs.size === 0 ? value : eachValue(value, (part) => !subs.has(part.toLowerCase()));
}

function eachValue(value: unknown, keeps: (name: string) => boolean): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => eachValue(one, keeps));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => keeps(name)));
}
