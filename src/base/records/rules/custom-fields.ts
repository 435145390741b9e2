import type { Schemas } from "../../../../generated/services.js";
import { hintsFor } from "../../platform/rules/did-you-mean.ts";
import { same } from "../../platform/rules/differences.ts";
import type { FieldValues } from "./entity-input.ts";
import { unprocessable, type Detail } from "../../platform/rules/errors.ts";
import { type FieldSpec, type FieldType, namesOf } from "./field-table.ts";
import { allResources } from "./resource-columns.ts";
import { invalid, valid, readTypedValue, type TypedValue, type ValueType } from "./typed-value.ts";
import type { EntityType } from "./entity.ts";
import { normalizeText } from "../../contract/unicode.ts";

/** The type of a custom field's values. */
export type CustomFieldType = ValueType;

/** The part of a definition that determines valid values. */
export interface CustomFieldDefinition {
  readonly key: string;
  /** The name for people. */
  readonly label: string;
  readonly type: CustomFieldType;
  readonly options: readonly string[] | null;
  /** Removed options, which records can still have. */
  readonly retired_options?: readonly string[];
  readonly required: boolean;
  readonly archived: boolean;
  /** The index with the values of all records; null if there is none or it is being built. */
  readonly index_id?: string | null;
}

/** A custom field as a filter field, with its definition. */
export interface CustomFieldSpec extends FieldSpec {
  readonly definition: CustomFieldDefinition;
}

/** The custom fields of a record type by key. */
export type CustomFieldTable = Readonly<Record<string, CustomFieldSpec>>;

/** The record types that can have custom fields. */
export type CustomFieldRecordType = Schemas["CustomFieldRecordType"];

/** Returns whether records of this type can have custom fields. */
export const isCustomFieldType = (type: string): type is CustomFieldRecordType =>
  ["contact", "company", "opportunity"].includes(type) ||
  allResources.some((resource) => resource.type === type && resource.customFields);

const TYPES: Readonly<Record<CustomFieldType, FieldType>> = {
  text: "text",
  number: "number",
  boolean: "boolean",
  date: "date",
  datetime: "datetime",
  select: "enum",
  multi_select: "array",
  url: "url",
  email: "email",
  phone: "phone",
};

const MAX_DETAILS = 20;

/** Converts definitions to a table of fields. */
export function customFieldTable(definitions: readonly CustomFieldDefinition[]): CustomFieldTable {
  const entries = definitions.map((definition): [string, CustomFieldSpec] => {
    const { key, label, type, options, retired_options = [], index_id } = definition;
    const choices = type === "select" && options ? { enum: [...options, ...retired_options] } : {};
    const indexes = index_id ? { indexes: [index_id] } : {};
    // The label is a text of the organization, so errors do not repeat it.
    const names = { line: `Custom field (${type})`, synonyms: [label] };
    return [key, { type: TYPES[type], ...names, ...choices, ...indexes, definition }];
  });
  return Object.fromEntries(entries);
}

/** Returns whether values of this type are chosen from options. */
export const hasOptions = (type: CustomFieldType): boolean => type === "select" || type === "multi_select";

/** Returns whether the values of such a field can be in an index. */
export const isIndexable = (recordType: CustomFieldRecordType, type: CustomFieldType): boolean =>
  (recordType === "contact" || recordType === "company") && type !== "multi_select";

/** The values in the request, and the stored values; null for a new record. */
export interface CustomFieldWrite {
  readonly given: FieldValues;
  readonly before: FieldValues | null;
  /** The country of phone numbers without a country code. */
  readonly country?: string | null;
}

/**
 * Returns the custom fields to be stored after a write: given values are merged by key, and null removes a value.
 * Unchanged values need not match a definition that has changed. Throws `unprocessable` with all errors.
 */
export function writeCustomFields(
  table: CustomFieldTable,
  { given, before, country = null }: CustomFieldWrite,
): FieldValues {
  const details: Detail[] = [];
  const merged = new Map(Object.entries(before ?? {}));
  for (const [key, sent] of Object.entries(given)) {
    const spec = Object.hasOwn(table, key) ? table[key] : undefined;
    if (!spec) {
      details.push(unknownKey(table, key));
      continue;
    }
    const { value, problems } = readSent(spec.definition, { sent, before: before?.[key], country });
    details.push(...problems);
    if (value === null) merged.delete(key);
    else merged.set(key, value);
  }
  if (!before) details.push(...missing(table, merged));
  if (details.length > 0) throw unprocessable(details.slice(0, MAX_DETAILS));
  return Object.fromEntries(merged);
}

interface SentValue {
  readonly sent: unknown;
  readonly before: unknown;
  readonly country: string | null;
}

function readSent(definition: CustomFieldDefinition, { sent, before, country }: SentValue): TypedValue {
  const path = `/custom_fields/${definition.key}`;
  if (before !== undefined && same(before, sent)) return valid(before);
  const read = readTypedValue({ ...definition, country }, sent, path);
  if (read.problems.length === 0 && same(before ?? null, read.value)) return valid(before ?? null);
  if (definition.archived && read.value !== null) {
    return invalid({ path, code: "archived_custom_field", values: { field: definition.key } });
  }
  return read.value === null && before !== undefined && isRequired(definition)
    ? invalid({ path, code: "required" })
    : read;
}

const isRequired = ({ required, archived }: CustomFieldDefinition): boolean => required && !archived;

function missing(table: CustomFieldTable, merged: ReadonlyMap<string, unknown>): Detail[] {
  return Object.values(table)
    .map(({ definition }) => definition)
    .filter((definition) => isRequired(definition) && !merged.has(definition.key))
    .map(({ key }) => ({ path: `/custom_fields/${key}`, code: "required" as const }));
}

function unknownKey(table: CustomFieldTable, key: string): Detail {
  // A caller who can write records may not be allowed to read their fields, so they are not listed.
  const known = namesOf(table).map(({ line: _, ...names }) => names);
  return {
    path: `/custom_fields/${key}`,
    code: "unknown_custom_field",
    values: { field: key },
    ...hintsFor(key, known),
  };
}

/** A custom field by which a list is sorted. */
export interface SortedCustomField {
  readonly key: string;
  readonly type: FieldType;
  /** Set if only contacts or only companies have this field. */
  readonly entity_type?: EntityType;
  /** The options, in whose order the records are; removed ones are last. */
  readonly options: readonly string[];
}

/** The custom fields of a sort by their names: `custom_fields.size`. */
export type CustomSorts = Readonly<Record<string, SortedCustomField>>;

const ORDERED: ReadonlySet<FieldType> = new Set<FieldType>([
  "text",
  "url",
  "email",
  "phone",
  "enum",
  "number",
  "boolean",
  "date",
  "datetime",
]);

/** Returns whether the values of a custom field have an order; lists of options have none. */
export const isSortableType = (type: FieldType): boolean => ORDERED.has(type);

/**
 * Returns the normalized options of a select field. Throws if one is empty or repeated. `path` is the path of the list.
 */
export function readOptions(given: readonly string[], path: string): string[] {
  const details = optionProblems(given, path);
  if (details.length > 0) throw unprocessable(details.slice(0, 20));
  return given.map(normalizeText);
}

/** Returns the errors of options that are empty or repeated. */
export function optionProblems(given: readonly string[], path: string): Detail[] {
  const options = given.map(normalizeText);
  return options.flatMap((option, index): Detail[] => {
    const itemPath = `${path}/${index}`;
    if (option === "") return [{ path: itemPath, code: "too_short", values: { limit: 1 }, extra: { limit: 1 } }];
    return options.indexOf(option) < index ? [{ path: itemPath, code: "not_unique" }] : [];
  });
}
