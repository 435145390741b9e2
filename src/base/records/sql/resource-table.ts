import type { Knex } from "knex";
import { fields } from "../../../../generated/fields.js";
import {
  type Resource,
  type ResourceComputedFields,
  type ResourceOwnFilters,
  resources,
  type ResourceSorts,
  type ResourceType,
  type ResourceFilter,
} from "../../../../generated/resources.js";
import type { Actor } from "../../contract/caller.ts";
import { ownerField, storedFields } from "../rules/resource-columns.ts";
import { columnOf } from "./filter-columns.ts";
import type { RecordSorts } from "./list-filters.ts";
import { type PageRequest, readPage, type Rows } from "./record-page.ts";
import { recordSorts } from "./record-sorts.ts";
import { type Narrow, recordTable, type StandardFields } from "./record-table.ts";
import type { RelatedRecord } from "./related-records.ts";
import { type RelationTable, relationTable } from "./related-table.ts";
import { narrowByText } from "./text-search.ts";
import { updateAndRead } from "./locked-rows.ts";
import { lockName, lockNameIgnoringCase } from "../../platform/sql/advisory-locks.ts";

/** SQL of a resource that does not follow from its contract. */
interface OwnSql {
  /** Conditions of further filters, each with one placeholder. */
  readonly filters?: Readonly<Record<string, string>>;
  /** Columns by which fields are sorted instead of their own. */
  readonly sort?: Readonly<Record<string, string>>;
}

/**
 * The SQL of one resource: with a condition for each filter that does not follow from a field, and a column for each
 * sort field that is computed.
 */
export type OwnSqlOf<Type extends ResourceType> = {
  /** Columns by which fields are sorted instead of their own; a computed field has none. */
  readonly sort?: Readonly<Partial<Record<Exclude<ResourceSorts[Type], ResourceComputedFields[Type]>, string>>>;
} & RequiredSql<"filters", ResourceOwnFilters[Type]> &
  RequiredSql<"sort", Extract<ResourceSorts[Type], ResourceComputedFields[Type]>>;

/** A text of SQL for each of these names; absent if there are none. */
type RequiredSql<Kind extends string, Name extends string> = [Name] extends [never]
  ? unknown
  : { readonly [Key in Kind]: Readonly<Record<Name, string>> };

/** A record, live or deleted, whose row is locked until the transaction ends. */
export interface LockedRecord<Row> {
  readonly record: Row;
  readonly createdByUser: string;
  /** Whether the owner was set by another user who could have deleted the record. */
  readonly entrusted: boolean | null;
}

/** The changes to a record; `related` only if it changed. */
interface RecordUpdate {
  readonly columns: Readonly<Record<string, unknown>>;
  readonly related?: readonly RelatedRecord[] | undefined;
}

/** Statements on the table of a resource. */
export type ResourceTable<Row extends StandardFields> = ReturnType<typeof resourceTable<Row>>;

/** Creates the statements on the table of a resource. */
export function resourceTable<Row extends StandardFields>(db: Knex, type: ResourceType, own: OwnSql = {}) {
  const plan = planOf(type, own);
  const { table, relatedTo } = plan.resource;
  const ownColumns = plan.columns.map(([name, text]) => (text === undefined ? name : db.raw(`${text} AS ??`, [name])));
  const names = { table, relations: `${type}_relations`, owner: `${type}_id` };
  const relations = relatedTo ? relationTable<Row>(db, names, ownColumns) : null;
  const columns = relations ? [...ownColumns, relations.column] : ownColumns;
  const records = recordTable<Row>(db, table, columns);
  return {
    ...listStatements<Row>({ db, plan, columns: ownColumns, relations }),
    ...referenceStatements<Row>(db, table, columns),
    get: (orgId: string, id: string): Promise<Row | null> => records.get(orgId, id),
    remove: (orgId: string, id: string, actor: Actor): Promise<Row | null> => records.remove(orgId, id, actor),
    restore: (orgId: string, id: string, actor: Actor): Promise<Row | null> => records.restore(orgId, id, actor),
    async insert(orgId: string, { related_to, ...row }: NewRow): Promise<void> {
      await records.insert(orgId, plan.stored(row));
      if (relations && related_to) await relations.insert(orgId, row.id, related_to);
    },
    lock: lockStatement<Row>({ db, plan, columns, relations }),
    /** Updates a locked record. */
    async change(orgId: string, id: string, update: RecordUpdate, actor: Actor): Promise<Row | null> {
      if (relations && update.related) await relations.replace(orgId, id, update.related);
      return await records.update(orgId, id, plan.stored(update.columns), actor);
    },
    /** Deletes the row, and the values in its earlier changes. */
    async purge(orgId: string, id: string): Promise<void> {
      await db(table).where({ org_id: orgId, id }).delete();
      const forgotten = { data: { id }, changes: null };
      await db("changes").where({ org_id: orgId, record_id: id }).update(forgotten);
    },
    /** Locks the records that refer to a contact or company in `related_to`; returns their ids. */
    lockAbout: (orgId: string, entityId: string) => relations?.lockAbout(orgId, entityId) ?? Promise.resolve([]),
    /** Moves references in `related_to` to another contact or company; null removes them. */
    moveEntity: (...move: Parameters<RelationTable<Row>["moveEntity"]>) =>
      relations?.moveEntity(...move) ?? Promise.resolve([]),
    /** Gives references in `related_to` back that a merge moved, as far as they still exist. */
    returnEntity: (...returned: Parameters<RelationTable<Row>["returnEntity"]>) =>
      relations?.returnEntity(...returned) ?? Promise.resolve([]),
  };
}

type NewRow = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly related_to?: readonly RelatedRecord[];
};

interface Internal {
  readonly created_by_user: string;
  readonly entrusted?: boolean | null;
}

interface TableParts<Row extends StandardFields> {
  readonly db: Knex;
  readonly plan: Plan;
  readonly columns: readonly (string | Knex.Raw)[];
  readonly relations: RelationTable<Row> | null;
}

/** Reads the record after locking it if its references are in separate rows. */
function lockStatement<Row extends StandardFields>({ db, plan, columns, relations }: TableParts<Row>) {
  return async (orgId: string, id: string): Promise<LockedRecord<Row> | null> => {
    const row = (): Knex.QueryBuilder => db(plan.resource.table).where({ org_id: orgId, id });
    const locked = (await row()
      .forUpdate()
      .first(...plan.internal, ...(relations ? [] : columns))) as (Row & Internal) | undefined;
    if (!locked) return null;
    const { created_by_user: createdByUser, entrusted = null, ...rest } = locked;
    // Without the internal columns, the row has exactly `columns`; the compiler cannot subtract from a generic type.
    const read: object = relations ? await row().first<object>(...columns) : rest;
    return { record: read as Row, createdByUser, entrusted };
  };
}

function listStatements<Row extends StandardFields>({ db, plan, columns, relations }: TableParts<Row>) {
  const read = async (orgId: string, request: PageRequest, rows: () => Knex.QueryBuilder): Promise<Rows<Row>> => {
    const found = await readPage<Row>({ db, columns, rows, sort: plan.sort }, request);
    return relations ? { ...found, items: await relations.addTo(orgId, found.items) } : found;
  };
  const all = (orgId: string): Knex.QueryBuilder => db(plan.resource.table).where({ org_id: orgId });
  return {
    list: (orgId: string, filters: ListFilters, request: PageRequest): Promise<Rows<Row>> =>
      read(orgId, request, () => {
        const query = all(orgId);
        if (filters["include_deleted"] !== true) void query.whereNull("deleted_at");
        relations?.narrow(query, orgId, filters);
        narrowByFilters(query, plan.conditions, filters);
        return query;
      }),
    /** Returns the number of live records. */
    async count(orgId: string, narrowed: Narrow = (query) => query): Promise<number> {
      const [row] = await narrowed(all(orgId).whereNull("deleted_at")).count<{ total: number }[]>({ total: "*" });
      return row?.total ?? 0;
    },
    /** Returns live records with greater ids than this one, in the order of their ids. */
    async after(
      orgId: string,
      { id, limit }: { readonly id: string | null; readonly limit: number },
      narrowed: Narrow = (query) => query,
    ): Promise<readonly Row[]> {
      const query = narrowed(all(orgId).whereNull("deleted_at")).orderBy("id").limit(limit);
      if (id !== null) void query.where("id", ">", id);
      const rows = (await query.select(...columns)) as Row[];
      return relations ? await relations.addTo(orgId, rows) : rows;
    },
    /** Returns live records. */
    search: (orgId: string, request: PageRequest, narrowed: Narrow = (query) => query): Promise<Rows<Row>> =>
      read(orgId, request, () => narrowed(all(orgId).whereNull("deleted_at"))),
  };
}

/** The part of the statements that is the same for all connections. */
interface Plan {
  readonly resource: Resource;
  /** The fields in the order of the contract, with the expressions of those without a column. */
  readonly columns: readonly (readonly [field: string, expression: string | undefined])[];
  readonly internal: readonly string[];
  readonly conditions: Conditions;
  readonly sort: RecordSorts;
  stored(row: Readonly<Record<string, unknown>>): object;
}

const plans = new Map<ResourceType, Plan>();

function planOf(type: ResourceType, own: OwnSql): Plan {
  const known = plans.get(type);
  if (known) return known;
  const resource: Resource = resources[type];
  const expressions = new Map(
    resource.fields.flatMap(({ name, kind }) =>
      kind === "computed" ? [[name, columnOf(type, name, resource.table)] as const] : [],
    ),
  );
  // The references are read separately; their value replaces this one in its place.
  if (resource.relatedTo) expressions.set("related_to", "NULL");
  const json = storedFields(resource).flatMap(({ name, column }) => (column === "jsonb" ? [name] : []));
  const plan: Plan = {
    resource,
    columns: Object.keys(fields[type]).map((name) => [name, expressions.get(name)] as const),
    internal: ["created_by_user", ...(ownerField(resource) ? ["entrusted"] : [])],
    conditions: conditionsOf(resource, own.filters ?? {}),
    sort: recordSorts(type, own.sort),
    // The driver would write a list as a PostgreSQL array.
    stored: (row) => {
      const texts = json.flatMap((name) => (name in row ? [[name, JSON.stringify(row[name])] as const] : []));
      return texts.length === 0 ? row : { ...row, ...Object.fromEntries(texts) };
    },
  };
  plans.set(type, plan);
  return plan;
}

/** The values of the filters of a list by parameter. */
type ListFilters = Readonly<Record<string, unknown>>;

/** The conditions of a resource by parameter; each has one placeholder. */
type Conditions = ReadonlyMap<string, string>;

/** Filters that every resource has. */
const STANDARD: readonly (readonly [parameter: string, condition: string])[] = [
  ["ids", "id = ANY (?::uuid[])"],
  ["created_after", "created_at >= ?::timestamptz"],
  ["created_before", "created_at < ?::timestamptz"],
  ["updated_after", "updated_at >= ?::timestamptz"],
  ["updated_before", "updated_at < ?::timestamptz"],
];

/** Returns the conditions of the filters of a resource, including its own ones. */
function conditionsOf(resource: Resource, own: Readonly<Record<string, string>>): Conditions {
  const declared = resource.filters.map((filter) => [filter.parameter, conditionOf(resource, filter)] as const);
  return new Map([...declared, ...Object.entries(own), ...STANDARD]);
}

/** Adds the conditions of the given filters to a query. */
function narrowByFilters(query: Knex.QueryBuilder, conditions: Conditions, filters: ListFilters): void {
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

/** A field of the table, and the value that its rows have. */
interface FieldValue {
  readonly field: string;
  readonly value: string;
}

interface RestoreWith {
  readonly deletedAt: string;
  readonly actor: Actor;
}

/** Creates the statements that find rows of a resource by the value of a field. */
function referenceStatements<Row extends StandardFields>(
  db: Knex,
  table: string,
  columns: readonly (string | Knex.Raw)[],
) {
  const all = (orgId: string, { field, value }: FieldValue) => db(table).where({ org_id: orgId, [field]: value });
  const write = async (orgId: string, rows: Knex.QueryBuilder, changes: object, actor: Actor): Promise<Row[]> => {
    const counted = { ...changes, version: db.raw("version + 1"), updated_at: db.fn.now(), updated_by: actor };
    return await updateAndRead<Row>({ db, table, orgId, rows }, counted, columns);
  };
  return {
    ...uniqueStatements(db, table),
    /** Returns the number of live and of deleted records with this value. */
    async countWith(orgId: string, pair: FieldValue): Promise<{ live: number; deleted: number }> {
      const numbers = db.raw("count(*) FILTER (WHERE deleted_at IS NULL) AS live, count(deleted_at) AS deleted");
      const row = await all(orgId, pair).first<{ live: number; deleted: number } | undefined>(numbers);
      return row ?? { live: 0, deleted: 0 };
    },
    /** Marks the records with this value as deleted. */
    removeWith: (orgId: string, pair: FieldValue, actor: Actor): Promise<Row[]> =>
      write(orgId, all(orgId, pair).whereNull("deleted_at"), { deleted_at: db.fn.now() }, actor),
    /** Restores the records with this value that were deleted at this time. */
    restoreWith: (orgId: string, pair: FieldValue, { deletedAt, actor }: RestoreWith): Promise<Row[]> =>
      write(orgId, all(orgId, pair).where({ deleted_at: deletedAt }), { deleted_at: null }, actor),
    /** Clears the field of the records with this value, including deleted ones. */
    clear: (orgId: string, pair: FieldValue, actor: Actor): Promise<Row[]> =>
      write(orgId, all(orgId, pair), { [pair.field]: null }, actor),
  };
}

/** Creates the statements that find records by unique values. */
function uniqueStatements(db: Knex, table: string) {
  return {
    /**
     * Returns the id of the live record with this value, ignoring case. Until the transaction ends, no other one can
     * check the same value.
     */
    async findUnique(orgId: string, { field, value }: FieldValue): Promise<string | null> {
      await lockNameIgnoringCase(db, `${table}.${field}:${orgId}${value}`);
      const rows = db(table)
        .where({ org_id: orgId })
        .whereNull("deleted_at")
        .whereRaw("lower(??) = lower(?)", [field, value]);
      return (await rows.first<{ id: string } | undefined>("id"))?.id ?? null;
    },
    /** Like findUnique(), for an id in another system. */
    async findExternalId(orgId: string, { field: namespace, value }: FieldValue): Promise<string | null> {
      await lockName(db, `${table}.external_ids:${orgId}${namespace}:${value}`);
      const contained = JSON.stringify({ [namespace]: value });
      const rows = db(table).where({ org_id: orgId }).whereNull("deleted_at");
      const found = rows
        .whereRaw("external_ids @> ?::jsonb AND external_ids <> '{}'::jsonb", [contained])
        .first<{ id: string } | undefined>("id");
      return (await found)?.id ?? null;
    },
  };
}
