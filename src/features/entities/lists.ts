import type {
  EntitiesContactsInput,
  EntitiesListInput,
  EntitiesSearchInput,
  Schemas,
} from "../../../generated/services.js";
import type { SignedTokens } from "../../base/platform/signed-token.ts";
import type { Caller } from "../../base/contract/caller.ts";
import type { Page } from "../../base/contract/operation.ts";
import { type Detail, validationFailed, wrongEntityType } from "../../base/platform/rules/errors.ts";
import type { EntityFilters } from "./sql/filters.ts";
import { isIndexedSort, type SortKey, broadDetails } from "../../base/records/rules/narrowing.ts";
import type { Position } from "../../base/records/sql/sort-order.ts";
import type { Store } from "../../base/store/store.ts";
import { requireEntity } from "./require-entity.ts";
import { customSortsOf } from "../../base/records/custom-sorts.ts";
import type { CustomSorts } from "../../base/records/rules/custom-fields.ts";
import { readFilter } from "../../base/records/filter-check.ts";
import { requiredEntityType, exactFamilies, type Operator } from "../../base/records/rules/filter-fields.ts";
import { membersOf } from "../../base/records/segment-membership.ts";
import type { CheckedCondition, CheckedGroup } from "../../base/records/rules/filter-tree.ts";
import { indexedCondition } from "../../base/records/rules/value-index.ts";

/** Dependencies of the entity lists. */
export interface ListDeps {
  readonly store: Store;
  readonly signedTokens: SignedTokens;
  readonly clock: () => number;
}

type EntityPage = Page<Schemas["Entity"]>;

/** Filters, sort order and page of a list. */
interface ListRequest {
  readonly filters: EntityFilters;
  /** The value that a cursor is bound to, besides the organization. */
  readonly cursorBinding: unknown;
  readonly sort: string;
  /** The path of `sort` in errors; by default that of a parameter. */
  readonly sortPath?: "/sort";
  readonly page: number;
  readonly page_size: number;
  readonly cursor: string | undefined;
  /** Whether a filter tree narrows the list; otherwise parameters do. */
  readonly isFiltered: boolean;
  /** Set if it is already known. */
  readonly total?: number | null;
}

/** Implements entities.list: newest first unless `sort` says otherwise. */
export async function listEntities(deps: ListDeps, caller: Caller, input: EntitiesListInput): Promise<EntityPage> {
  const { page, page_size, sort, cursor, ...given } = input;
  const filters = await withSegment(deps, caller, given);
  const list = { filters, isFiltered: false, cursorBinding: given, sort, page, page_size, cursor };
  return await readEntityPage(deps, caller, list);
}

/** Implements entities.contacts: the contacts of a company. */
export async function listContacts(
  deps: ListDeps,
  caller: Caller,
  { id, page, page_size, sort, cursor, ...wanted }: EntitiesContactsInput,
): Promise<Page<Schemas["Contact"]>> {
  const { entity_type } = await requireEntity(deps.store, caller.organization.id, id);
  if (entity_type !== "company") throw wrongEntityType("id", ["company"]);
  const filters = { ...wanted, entity_type: "contact", company_id: id } as const;
  const request = { filters, isFiltered: false, cursorBinding: filters, sort, page, page_size, cursor };
  return (await readEntityPage(deps, caller, request)) as Page<Schemas["Contact"]>;
}

/** Implements entities.search: a list by filter tree. */
export async function searchEntities(deps: ListDeps, caller: Caller, input: EntitiesSearchInput): Promise<EntityPage> {
  const { page = 1, page_size = 25, sort = "-created_at", cursor, filter } = input;
  const now = new Date(deps.clock());
  const purpose = { type: "entity", caller } as const;
  const tree = filter && (await readFilter(deps.store, caller.organization.id, filter, purpose));
  // The index of an order, and the counters of a type, need it outside of the tree.
  const entity_type = filter && requiredEntityType(filter);
  const isOnlyType = entity_type !== undefined && filter?.conditions.length === 1;
  const filters = { ...(entity_type && { entity_type }), filter: isOnlyType ? undefined : tree && { tree, now } };
  const list = { filters, isFiltered: true, cursorBinding: filter ?? null, sort, page, page_size, cursor };
  return await readEntityPage(deps, caller, { ...list, sortPath: "/sort" });
}

const NO_MEMBERS: EntityFilters = { segment_id: "00000000-0000-0000-0000-000000000000" };

/**
 * Replaces the segment filter. The members of a dynamic segment are those that its filter matches; those of a static
 * one are in a table.
 */
async function withSegment(deps: ListDeps, caller: Caller, given: EntityFilters): Promise<EntityFilters> {
  const { segment_id, ...others } = given;
  if (segment_id === undefined) return given;
  const orgId = caller.organization.id;
  const segment = await deps.store.segments.get(orgId, segment_id);
  if (!segment || (given.entity_type ?? segment.entity_type) !== segment.entity_type) return NO_MEMBERS;
  return { ...others, ...(await membersOf(deps.store, { orgId, segment, caller, now: new Date(deps.clock()) })) };
}

/** Returns one page of the entities that match the filters. */
export async function readEntityPage(deps: ListDeps, caller: Caller, request: ListRequest): Promise<EntityPage> {
  const { filters, page, page_size } = request;
  const orgId = caller.organization.id;
  const preferred = filters.entity_type;
  const sorted = {
    type: "entity",
    sort: request.sort,
    path: request.sortPath ?? "sort",
    preferred,
  } as const;
  const sort = readSort(request.sort, await customSortsOf(deps.store, orgId, sorted));
  const isSorted = isIndexedSort(sort, filters.entity_type) && filters.include_deleted !== true;
  const names = await narrowingNames(deps.store, caller, { ...request, isSorted });
  const hint = names.length > 0 ? { narrow_by: names } : {};
  const details = tooBroad(request, names);
  if (request.cursor !== undefined) {
    const counted = request.total ?? deps.store.entities.count(orgId, filters, details);
    const cursorPage = readCursorPage(deps, orgId, { ...request, sort, details });
    const [total, shown] = await Promise.all([counted, cursorPage]);
    return { ...shown, total, page, page_size, ...hint };
  }
  const window = { offset: (page - 1) * page_size, limit: page_size };
  const part = { sort, window, fields: caller.shownFields, total: request.total };
  const { records, total } = await deps.store.entities.page(orgId, filters, part, details);
  return { items: records as Schemas["Entity"][], total, page, page_size, ...hint };
}

/** Reads one record more than requested to detect a next page. */
async function readCursorPage(
  { store, signedTokens }: ListDeps,
  orgId: string,
  request: Omit<ListRequest, "sort"> & { readonly sort: readonly SortKey[]; readonly details: readonly Detail[] },
): Promise<Pick<EntityPage, "items" | "next_cursor">> {
  const { filters, page_size, sort, cursor = "", cursorBinding, details } = request;
  const order = sort.map(({ field, direction }) => ({ field, direction }));
  const binding = JSON.stringify(["entities", orgId, canonical(cursorBinding), order]);
  const after = cursor === "" ? null : openCursor(signedTokens, { cursor, binding });
  const window = { after, limit: page_size + 1 };
  const { records, positions } = await store.entities.list(orgId, filters, { sort, window }, details);
  const more = records.length > page_size;
  return {
    items: records.slice(0, page_size) as Schemas["Entity"][],
    next_cursor: more ? signedTokens.sign(positions[page_size - 1], binding) : null,
  };
}

function openCursor(signedTokens: SignedTokens, { cursor, binding }: { cursor: string; binding: string }): Position {
  const position = signedTokens.verify(cursor, binding);
  if (!Array.isArray(position))
    throw validationFailed([{ path: "cursor", code: "format", values: { format: "cursor" } }]);
  return position as Position;
}

const readSort = (sort: string, customs: CustomSorts): SortKey[] =>
  sort.split(",").map((name) => {
    const field = name.replace(/^-/, "");
    const custom = customs[field];
    return { field, direction: name.startsWith("-") ? "desc" : "asc", ...(custom && { custom }) };
  });

/** Returns the filters in a fixed order, so that their order does not matter. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value) || typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).filter(([, item]) => item !== undefined);
  return members.sort(([left], [right]) => (left < right ? -1 : 1));
}

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
interface NarrowingRequest {
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
async function narrowingNames(
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
function tooBroad({ filters, isFiltered }: NarrowingRequest, names: readonly string[]): Detail[] {
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
