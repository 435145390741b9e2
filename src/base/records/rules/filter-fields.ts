import { fields } from "../../../../generated/fields.js";
import type { ResourceType } from "../../../../generated/resources.js";
import type { EntityType } from "./entity.ts";
import { fieldOf, type FieldSpec, type FieldTable, memberFields, type FieldType } from "./field-table.ts";

/** The record types that support filters; `entity` is contacts and companies together. */
export type FilteredType =
  "entity" | EntityType | "opportunity" | ResourceType | "segment" | "campaign" | "event" | "email";

/** Where the field of a condition is located. */
export type FilterLocation = "record" | "custom_fields" | "company" | "opportunities";

/** A field that filters can use; `entity_type` is set if only contacts or only companies have it. */
export interface FilterSpec extends FieldSpec {
  readonly entity_type?: EntityType;
}

/** The fields that a filter can use, by location. */
export type FilterFields = Readonly<Record<FilterLocation, Readonly<Record<string, FilterSpec>>>>;

/** The location and type family of a condition's field. */
export interface FilterField {
  readonly location: FilterLocation;
  readonly name: string;
  readonly family: Family;
  /** Whether accents make a difference: in addresses, numbers and codes. */
  readonly exact?: boolean;
  readonly entity_type?: EntityType;
  /** The indexes that together contain the field's values of all records. */
  readonly indexes?: readonly string[];
}

/** The custom fields of an organization by record type. */
export type CustomTables = Partial<Readonly<Record<string, FieldTable>>>;

/** Totals of the opportunities of a contact or company; never empty. */
const OPPORTUNITIES: FieldTable = {
  count: { type: "integer", line: "Number of opportunities" },
  open_amount: { type: "number", line: "Sum of the open opportunities" },
  won_amount: { type: "number", line: "Sum of the won opportunities" },
};

const TABLES: Readonly<Record<string, FieldTable>> = fields;

/**
 * Fields without filters: lists of objects, totals that are computed when read, and the text of messages, because it can
 * contain links that only their recipient may know.
 */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  opportunity: ["contacts"],
  campaign: ["stats"],
  event: ["hosts", "invitees", "invitee_count", "answers", "contact_ids", "history"],
  email: ["recipients", "attachments", "html", "text"],
};

/** The references of resources are lists of objects too. */
const RELATED = "related_to";

/**
 * Returns the fields that a filter on this record type can use. In a search over contacts and companies, a field that
 * only one of them has is empty for the other. If custom fields have the same key but different types, that of
 * `preferred` is used.
 */
export function fieldsOf(
  type: FilteredType,
  custom: CustomTables = {},
  preferred: EntityType = "contact",
): FilterFields {
  return {
    record: type === "entity" ? unionOfEntities(preferred) : ownFields(type),
    custom_fields: type === "entity" ? unionOfCustom(custom, preferred) : (custom[type] ?? {}),
    company: ["entity", "contact", "opportunity"].includes(type) ? ownFields("company") : {},
    opportunities: ["entity", "contact", "company"].includes(type) ? OPPORTUNITIES : {},
  };
}

/** Returns the entity type that a filter requires explicitly: its root joins `entity_type eq …` with `and`. */
export function requiredEntityType(filter: {
  readonly op: string;
  readonly conditions: readonly object[];
}): EntityType | undefined {
  if (filter.op !== "and") return undefined;
  const condition = filter.conditions.find(
    (member) => "field" in member && member.field === "entity_type" && "operator" in member && member.operator === "eq",
  );
  const value = condition && "value" in condition ? condition.value : undefined;
  return value === "contact" || value === "company" ? value : undefined;
}

function ownFields(type: string): FieldTable {
  const table = fieldTable(type);
  const excluded = LEFT_OUT[type] ?? [];
  const own = Object.entries(table).filter(([name]) => name !== RELATED && !excluded.includes(name));
  return { ...Object.fromEntries(own), ...(isEntityType(type) ? memberFields(table) : {}) };
}

/** The addresses of contacts and companies have an index. */
const isEntityType = (type: string): boolean => type === "contact" || type === "company";

function fieldTable(type: string): FieldTable {
  const table = TABLES[type];
  if (!table) throw new TypeError(`Unknown record type: ${type}`);
  return table;
}

/** A name that both types use for different fields means that of the preferred one. */
function unionOfEntities(preferred: EntityType): FieldTable {
  const own = ownFields(preferred);
  const taken = new Set(Object.entries(own).flatMap(([name, { synonyms = [] }]) => [name, ...synonyms]));
  const others = Object.entries(ownFields(otherThan(preferred))).map(([name, field]): [string, FieldSpec] => [
    name,
    { ...field, synonyms: (field.synonyms ?? []).filter((synonym) => !taken.has(synonym)) },
  ]);
  return {
    ...Object.fromEntries(others),
    ...own,
    entity_type: { ...own["entity_type"], type: "enum", enum: ["contact", "company"] },
  };
}

const otherThan = (type: EntityType): EntityType => (type === "contact" ? "company" : "contact");

function unionOfCustom(custom: CustomTables, preferred: EntityType): Record<string, FilterSpec> {
  const other = otherThan(preferred);
  const [first, second] = [custom[preferred] ?? {}, custom[other] ?? {}];
  const union: Record<string, FilterSpec> = {};
  for (const [key, spec] of Object.entries(second)) union[key] = { ...spec, entity_type: other };
  for (const [key, spec] of Object.entries(first)) {
    const other = fieldOf(second, key);
    union[key] =
      other && familyOf(other.type) === familyOf(spec.type)
        ? { ...mergeOptions(spec, other), ...sharedIndexes(spec, other) }
        : { ...spec, entity_type: preferred };
  }
  return union;
}

/** Without one of the two indexes, the records of one type would be missing. */
const sharedIndexes = (spec: FieldSpec, other: FieldSpec): Pick<FieldSpec, "indexes"> => ({
  indexes: spec.indexes && other.indexes ? [...spec.indexes, ...other.indexes] : [],
});

function mergeOptions(spec: FieldSpec, other: FieldSpec): FieldSpec {
  if (!spec.enum || !other.enum) return spec;
  return { ...spec, enum: [...new Set([...spec.enum, ...other.enum])] };
}

export type Operator =
  | "eq"
  | "neq"
  | "lt"
  | "lte"
  | "gt"
  | "gte"
  | "between"
  | "in"
  | "not_in"
  | "contains"
  | "not_contains"
  | "starts_with"
  | "ends_with"
  | "is_empty"
  | "is_not_empty"
  | "within_last_days"
  | "within_next_days"
  | "older_than_days"
  | "has_any"
  | "has_all";

/** Groups of field types with the same comparisons. */
export type Family =
  "text" | "email" | "choice" | "id" | "number" | "boolean" | "date" | "datetime" | "list" | "object";

/** Values of these families are stored as they are compared: in custom fields, an index finds one value. */
export const exactFamilies: ReadonlySet<Family> = new Set(["choice", "id", "number", "boolean"]);

const FAMILIES: Readonly<Record<FieldType, Family>> = {
  string: "text",
  text: "text",
  url: "text",
  email: "email",
  phone: "text",
  enum: "choice",
  uuid: "id",
  integer: "number",
  number: "number",
  boolean: "boolean",
  date: "date",
  datetime: "datetime",
  array: "list",
  object: "object",
};

const EMPTINESS: readonly Operator[] = ["is_empty", "is_not_empty"];
const EQUALITY: readonly Operator[] = ["eq", "neq", "in", "not_in"];
const ORDER: readonly Operator[] = ["lt", "lte", "gt", "gte", "between"];
const SUBSTRING: readonly Operator[] = ["contains", "not_contains", "starts_with", "ends_with"];
const AGE: readonly Operator[] = ["within_last_days", "within_next_days", "older_than_days"];

const ALLOWED: Readonly<Record<Family, readonly Operator[]>> = {
  text: [...EQUALITY, ...SUBSTRING, ...EMPTINESS],
  email: [...EQUALITY, ...SUBSTRING, ...EMPTINESS],
  choice: [...EQUALITY, ...EMPTINESS],
  id: [...EQUALITY, ...EMPTINESS],
  number: [...EQUALITY, ...ORDER, ...EMPTINESS],
  boolean: ["eq", "neq", ...EMPTINESS],
  date: [...EQUALITY, ...ORDER, ...AGE, ...EMPTINESS],
  datetime: [...EQUALITY, ...ORDER, ...AGE, ...EMPTINESS],
  list: ["has_any", "has_all", ...EMPTINESS],
  object: EMPTINESS,
};

/** The form of an operator's value. */
type Shape = "none" | "one" | "two" | "many" | "days";

/** Returns the family of a field type. */
export const familyOf = (type: FieldType): Family => FAMILIES[type];

/** Returns the operators of a family. */
export const operatorsOf = (family: Family): readonly Operator[] => ALLOWED[family];

/** Returns the form of an operator's value. */
export function shapeOf(operator: Operator): Shape {
  if (EMPTINESS.includes(operator)) return "none";
  if (AGE.includes(operator)) return "days";
  if (operator === "between") return "two";
  return ["in", "not_in", "has_any", "has_all"].includes(operator) ? "many" : "one";
}
