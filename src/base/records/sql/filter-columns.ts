import type { ResourceComputedFields, ResourceType } from "../../../../generated/resources.js";
import type { FilteredType, FilterField } from "../rules/filter-fields.ts";
import { allResources } from "../rules/resource-columns.ts";
import { ORG_ID } from "../../platform/sql/sql-text.ts";
import { expressionOf } from "./entity-columns.ts";
import type { TextForm } from "./filter-comparison.ts";

type Expressions = Readonly<Record<string, (alias: string) => string>>;

interface Table {
  readonly table: string;
  /** Fields without a column. */
  readonly computed?: Expressions;
  /** Texts that are stored in lower case. */
  readonly lowerCase?: readonly string[];
}

type ComputedSql = {
  readonly [Type in ResourceType as [ResourceComputedFields[Type]] extends [never] ? never : Type]: Readonly<
    Record<ResourceComputedFields[Type], (alias: string) => string>
  >;
};

/** The computed fields of resources. */
const COMPUTED: ComputedSql = { task: { is_overdue: overdueSql } };

const computedOf: Readonly<Record<string, Expressions>> = COMPUTED;

/** Resources have a table each. */
const RESOURCES = Object.fromEntries(
  allResources.map(({ type, table }): [string, Table] => [type, { table, computed: computedOf[type] ?? {} }]),
) as Readonly<Record<ResourceType, Table>>;

/** The SQL of each record type: fields are columns of the same name unless they are computed. */
const TABLES: Readonly<Record<Exclude<FilteredType, "entity" | "contact" | "company">, Table>> = {
  ...RESOURCES,
  opportunity: { table: "opportunities" },
  segment: { table: "segments", computed: { member_count: memberCountSql } },
  campaign: {
    table: "campaigns",
    computed: {
      segment_ids: (alias) => `${alias}.segment_ids::text[]`,
      exclude_segment_ids: (alias) => `${alias}.exclude_segment_ids::text[]`,
    },
    lowerCase: ["reply_to"],
  },
  event: { table: "events", computed: { duration_minutes: durationSql } },
  email: { table: "emails" },
};

const ENTITY_LOWER_CASE: readonly string[] = ["email", "domain"];

/** Returns the default alias of a record type's table in queries. */
export function tableOf(type: FilteredType): string {
  return isEntity(type) ? "entities" : TABLES[type].table;
}

/** Returns the SQL expression of a field of the contract; that of a computed field may refer to ORG_ID. */
export function columnOf(type: FilteredType, name: string, alias: string): string {
  const [object = name, member] = name.split(".");
  if (member !== undefined) return `(${alias}."${object}" ->> '${member}')`;
  if (!isEntity(type)) {
    const { computed = {} } = TABLES[type];
    return (Object.hasOwn(computed, name) ? computed[name]?.(alias) : undefined) ?? `${alias}."${name}"`;
  }
  const expression = expressionOf(name, alias);
  // Computed fields exist for companies; they are null for contacts.
  return expression === `${alias}."${name}"`
    ? expression
    : `CASE WHEN ${alias}.entity_type = 'company' THEN ${expression} END`;
}

/** Returns how the texts of a field are compared: addresses, numbers and codes with their accents. */
export function formOf(type: FilteredType, { name, family, exact }: FilterField): TextForm {
  const lowerCase = isEntity(type) ? ENTITY_LOWER_CASE : (TABLES[type].lowerCase ?? []);
  if (lowerCase.includes(name)) return "address";
  return exact === true || family === "email" ? "lower" : "plain";
}

function isEntity(type: FilteredType): type is "entity" | "contact" | "company" {
  return type === "entity" || type === "contact" || type === "company";
}

/**
 * Returns the SQL for a segment's number of live members: a maintained counter for static segments, the last count for
 * dynamic ones. Refers to ORG_ID.
 */
export function memberCountSql(alias: string): string {
  const kept = `SELECT coalesce(sum(c.n), 0)::int FROM segment_member_count AS c WHERE c.org_id = ${ORG_ID} AND c.segment_id = ${alias}.id`;
  return `CASE ${alias}.kind WHEN 'static' THEN (${kept}) ELSE ${alias}.counted END`;
}

/** Returns the SQL for whether a task is open and past its due time; never null. */
export function overdueSql(alias: string): string {
  return `(${alias}.due_at IS NOT NULL AND ${alias}.due_at < now() AND ${alias}.status IN ('todo', 'in_progress', 'waiting'))`;
}

/** Returns the SQL for the length of an event in minutes. */
export function durationSql(alias: string): string {
  return `(extract(epoch FROM ${alias}.end_at - ${alias}.start_at) / 60)::integer`;
}

/** The names that the searched text of contacts and companies contains. */
const NAMES: ReadonlySet<string> = new Set(["full_name", "first_name", "last_name", "name"]);

/** Returns whether the field is a name that the searched text of the record contains. */
export const isSearchedName = (type: FilteredType, name: string): boolean => isEntity(type) && NAMES.has(name);

/** Returns whether the field is a member of an address that placeText() contains. */
export const isPlace = (name: string): boolean => /\.(?:city|postal_code|region|country)$/.test(name);

/** Returns the SQL for the words of an entity's addresses, with an index; null if it has no address. */
export const placeText = (alias: string): string =>
  `place_text(${alias}.address, ${alias}.billing_address, ${alias}.shipping_address)`;
