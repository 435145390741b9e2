import { fields } from "../../../generated/fields.js";
import type { EntityType } from "./entity.ts";
import { fieldOf, type FieldSpec, type FieldTable } from "./field-table.ts";
import { familyOf, type Family } from "./filter-operators.ts";

/** What can be searched by a filter; `entity` is contacts and companies together. */
export type FilteredType = "entity" | EntityType | "opportunity" | "task" | "note" | "segment" | "campaign";

/** Where a condition's field is. */
export type FilterPlace = "record" | "custom_fields" | "company" | "opportunities";

/** A field that a condition may name; of contacts only or of companies only where it says so. */
export interface FilterSpec extends FieldSpec {
  readonly entity_type?: EntityType;
}

/** The fields that a filter may name, by where they are. */
export type FilterFields = Readonly<Record<FilterPlace, Readonly<Record<string, FilterSpec>>>>;

/** Where a condition's field is, and of which family it is. */
export interface FilterField {
  readonly of: FilterPlace;
  readonly name: string;
  readonly family: Family;
  readonly entity_type?: EntityType;
}

/** The definitions of an organization's custom fields by record type. */
export type CustomTables = Partial<Readonly<Record<string, FieldTable>>>;

/** What is counted of a contact's or company's opportunities, none of it ever empty. */
const OPPORTUNITIES: FieldTable = {
  count: { type: "integer" },
  open_amount: { type: "number" },
  won_amount: { type: "number" },
};

const TABLES: Readonly<Record<string, FieldTable>> = fields;

/** Lists of objects, and what is counted when it is read. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  opportunity: ["contacts"],
  task: ["related_to"],
  note: ["related_to"],
  campaign: ["stats"],
};

/**
 * The fields that a filter over this type of record may name. In a search over contacts and companies, a field that only
 * one of them has is empty for the other; of custom fields with one key and two types, that of `preferred` counts.
 */
export function fieldsOf(
  type: FilteredType,
  custom: CustomTables = {},
  preferred: EntityType = "contact",
): FilterFields {
  return {
    record: type === "entity" ? unionOfEntities() : ownFields(type),
    custom_fields: type === "entity" ? unionOfCustom(custom, preferred) : (custom[type] ?? {}),
    company: ["entity", "contact", "opportunity"].includes(type) ? ownFields("company") : {},
    opportunities: ["entity", "contact", "company"].includes(type) ? OPPORTUNITIES : {},
  };
}

/** The kind of entity that a filter asks for in so many words: its root joins `entity_type eq …` with `and`. */
export function askedEntityType(filter: {
  readonly op: string;
  readonly conditions: readonly object[];
}): EntityType | undefined {
  if (filter.op !== "and") return undefined;
  const asked = filter.conditions.find(
    (member) => "field" in member && member.field === "entity_type" && "operator" in member && member.operator === "eq",
  );
  const value = asked && "value" in asked ? asked.value : undefined;
  return value === "contact" || value === "company" ? value : undefined;
}

function ownFields(type: string): FieldTable {
  const table = fieldTable(type);
  const left = LEFT_OUT[type] ?? [];
  return Object.fromEntries(Object.entries(table).filter(([name]) => !left.includes(name)));
}

function fieldTable(type: string): FieldTable {
  const table = TABLES[type];
  if (!table) throw new TypeError(`Unknown record type: ${type}`);
  return table;
}

const unionOfEntities = (): FieldTable => ({
  ...fieldTable("company"),
  ...fieldTable("contact"),
  entity_type: { type: "enum", enum: ["contact", "company"] },
});

function unionOfCustom(custom: CustomTables, preferred: EntityType): Record<string, FilterSpec> {
  const other = preferred === "contact" ? "company" : "contact";
  const [first, second] = [custom[preferred] ?? {}, custom[other] ?? {}];
  const union: Record<string, FilterSpec> = {};
  for (const [key, spec] of Object.entries(second)) union[key] = { ...spec, entity_type: other };
  for (const [key, spec] of Object.entries(first)) {
    const twin = fieldOf(second, key);
    union[key] =
      twin && familyOf(twin.type) === familyOf(spec.type) ? ofBoth(spec, twin) : { ...spec, entity_type: preferred };
  }
  return union;
}

function ofBoth(spec: FieldSpec, twin: FieldSpec): FieldSpec {
  if (!spec.enum || !twin.enum) return spec;
  return { ...spec, enum: [...new Set([...spec.enum, ...twin.enum])] };
}
