import { formatCode, formats } from "../contract/formats.ts";
import { didYouMean } from "./did-you-mean.ts";
import { same } from "./differences.ts";
import type { FieldValues } from "./entity-input.ts";
import { unprocessable, type Detail } from "./errors.ts";
import type { FieldSpec, FieldType } from "./field-table.ts";
import { tidy } from "./text.ts";

/** What values of a custom field are. */
export type CustomFieldType =
  "text" | "number" | "boolean" | "date" | "datetime" | "select" | "multi_select" | "url" | "email" | "phone";

/** The part of a definition that decides what may be written. */
export interface CustomFieldDefinition {
  readonly key: string;
  readonly type: CustomFieldType;
  readonly options: readonly string[] | null;
  /** Options of once, which values may still have. */
  readonly retired_options?: readonly string[];
  readonly required: boolean;
  readonly archived: boolean;
}

/** A custom field as a field that filters know, with its definition. */
export interface CustomFieldSpec extends FieldSpec {
  readonly definition: CustomFieldDefinition;
}

/** The custom fields of a kind of record, by key. */
export type CustomFieldTable = Readonly<Record<string, CustomFieldSpec>>;

/** The kinds of records that can have custom fields. */
export type CustomFieldRecordType = "contact" | "company" | "opportunity" | "task";

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
  phone: "string",
};

const LONGEST_TEXT = 10_000;
const LONGEST_URL = 2_000;
const PHONE = /^\+[1-9][0-9]{6,14}$/;
const MOST_DETAILS = 20;

/** Definitions as a table of fields. */
export function customFieldTable(definitions: readonly CustomFieldDefinition[]): CustomFieldTable {
  const entries = definitions.map((definition): [string, CustomFieldSpec] => {
    const { key, type, options, retired_options = [] } = definition;
    const choices = type === "select" && options ? { enum: [...options, ...retired_options] } : {};
    return [key, { type: TYPES[type], ...choices, definition }];
  });
  return Object.fromEntries(entries);
}

/** Whether values of this type are chosen from options. */
export const hasOptions = (type: CustomFieldType): boolean => type === "select" || type === "multi_select";

/** What is written: the values that were sent, and those of before; null for a new record. */
export interface CustomFieldWrite {
  readonly given: FieldValues;
  readonly before: FieldValues | null;
}

/**
 * The custom fields of a record after a write, in the form in which they are stored: what was sent merges key by key, and
 * null clears. Values that stay as they are need not fit a definition that changed since. Throws `unprocessable` with
 * everything that does not fit.
 */
export function writeCustomFields(table: CustomFieldTable, { given, before }: CustomFieldWrite): FieldValues {
  const details: Detail[] = [];
  const merged = new Map(Object.entries(before ?? {}));
  for (const [key, sent] of Object.entries(given)) {
    const spec = Object.hasOwn(table, key) ? table[key] : undefined;
    if (!spec) {
      details.push(unknownKey(table, key));
      continue;
    }
    const { value, problems } = readSent(spec.definition, { sent, before: before?.[key] });
    details.push(...problems);
    if (value === null) merged.delete(key);
    else merged.set(key, value);
  }
  if (!before) details.push(...missing(table, merged));
  if (details.length > 0) throw unprocessable(details.slice(0, MOST_DETAILS));
  return Object.fromEntries(merged);
}

function readSent(definition: CustomFieldDefinition, { sent, before }: { sent: unknown; before: unknown }): Read {
  const path = `/custom_fields/${definition.key}`;
  if (before !== undefined && same(before, sent)) return good(before);
  const read = readValue(definition, sent, path);
  if (read.problems.length === 0 && same(before ?? null, read.value)) return good(before ?? null);
  if (definition.archived && read.value !== null) {
    return bad({ path, code: "archived_custom_field", values: { field: definition.key } });
  }
  return read.value === null && before !== undefined && isWanted(definition) ? bad({ path, code: "required" }) : read;
}

const isWanted = ({ required, archived }: CustomFieldDefinition): boolean => required && !archived;

function missing(table: CustomFieldTable, merged: ReadonlyMap<string, unknown>): Detail[] {
  return Object.values(table)
    .map(({ definition }) => definition)
    .filter((definition) => isWanted(definition) && !merged.has(definition.key))
    .map(({ key }) => ({ path: `/custom_fields/${key}`, code: "required" as const }));
}

function unknownKey(table: CustomFieldTable, key: string): Detail {
  const near = didYouMean(key, Object.keys(table));
  return {
    path: `/custom_fields/${key}`,
    code: "unknown_custom_field",
    values: { field: key },
    ...(near === undefined ? {} : { extra: { did_you_mean: near } }),
  };
}

interface Read {
  readonly value: unknown;
  readonly problems: readonly Detail[];
}

const good = (value: unknown): Read => ({ value, problems: [] });
const bad = (problem: Detail): Read => ({ value: undefined, problems: [problem] });
const wrongType = (path: string, type: string): Read => bad({ path, code: "type", values: { type } });
const wrongFormat = (path: string, format: string): Read => bad({ path, code: "format", values: { format } });
const limited = (path: string, code: "too_long", limit: number): Read =>
  bad({ path, code, values: { limit }, extra: { limit } });

function readValue({ type, options }: CustomFieldDefinition, sent: unknown, path: string): Read {
  if (sent === null) return good(null);
  if (type === "number") return typeof sent === "number" ? good(sent) : wrongType(path, "number");
  if (type === "boolean") return typeof sent === "boolean" ? good(sent) : wrongType(path, "boolean");
  if (type === "multi_select") return readChoices(options ?? [], sent, path);
  if (typeof sent !== "string") return wrongType(path, "string");
  const text = tidy(sent);
  if (text === "") return good(null);
  if (type === "select") return readChoice(options ?? [], text, path);
  return readText(type, text, path);
}

function readText(type: Exclude<CustomFieldType, "number" | "boolean">, text: string, path: string): Read {
  switch (type) {
    case "date":
      return formats.date(text) ? good(text) : wrongFormat(path, "date");
    case "datetime":
      return readInstant(text, path);
    case "url":
      if (text.length > LONGEST_URL) return limited(path, "too_long", LONGEST_URL);
      return formats.uri(text) ? good(text) : wrongFormat(path, "uri");
    case "email":
      return formats.email(text) ? good(text.toLowerCase()) : wrongFormat(path, "email");
    case "phone":
      return PHONE.test(text)
        ? good(text)
        : bad({ path, code: "format", values: { format: "pattern", pattern: PHONE.source } });
    default:
      if (!formats.multiline(text)) return bad({ path, code: formatCode("multiline") });
      return Array.from(text).length > LONGEST_TEXT ? limited(path, "too_long", LONGEST_TEXT) : good(text);
  }
}

/** Kept as this service shows times. */
function readInstant(text: string, path: string): Read {
  if (!formats["date-time"](text)) return wrongFormat(path, "date-time");
  if (!formats.zoned(text)) return bad({ path, code: "timezone_required" });
  const instant = new Date(text.toUpperCase()).toISOString();
  // An offset can lead out of the years 1 to 9999.
  return /^(?!0000)\d{4}-/.test(instant) ? good(instant) : wrongFormat(path, "date-time");
}

function readChoice(options: readonly string[], text: string, path: string): Read {
  return options.includes(text) ? good(text) : bad({ path, code: "enum", extra: { allowed_values: options } });
}

/** Chosen options, in the order of the options: the order of choosing says nothing. */
function readChoices(options: readonly string[], sent: unknown, path: string): Read {
  if (!Array.isArray(sent)) return wrongType(path, "array");
  const chosen = sent.map((item: unknown) => (typeof item === "string" ? tidy(item) : item));
  const problems = chosen.flatMap((item, index): readonly Detail[] => {
    const place = `${path}/${index}`;
    if (typeof item !== "string") return wrongType(place, "string").problems;
    if (chosen.indexOf(item) < index) return [{ path: place, code: "not_unique" }];
    return readChoice(options, item, place).problems;
  });
  if (problems.length > 0) return { value: undefined, problems };
  const ordered = options.filter((option) => chosen.includes(option));
  return good(ordered.length === 0 ? null : ordered);
}
