import type { Schemas } from "../../../../generated/services.js";
import { countries } from "../../../base/contract/code-lists.ts";
import { formatCode, formats } from "../../../base/contract/formats.ts";
import { normalizeText, codePoints } from "../../../base/contract/unicode.ts";
import { didYouMean } from "../../../base/platform/rules/did-you-mean.ts";
import type { Detail } from "../../../base/platform/rules/errors.ts";
import type { CustomFieldDefinition } from "../../../base/records/rules/custom-fields.ts";
import { invalid, readTypedValue, type TypedValue, valid } from "../../../base/records/rules/typed-value.ts";
import type { FieldValues } from "../../../base/records/rules/entity-input.ts";

/** A contact field of a form, with the type of its value. */
export type FormField = Schemas["FormPageField"];

/** The stored contact fields of a form. */
type ContactFields = Schemas["WebForm"]["contact_fields"];

/** The definitions of custom fields of contacts by key. */
export type Definitions = ReadonlyMap<string, CustomFieldDefinition>;

/** The entries of a visitor, by field. */
type Entries = Readonly<Record<string, unknown>>;

const CUSTOM = "custom_fields.";

/** The types of contact fields, with the longest text that the contract of contacts accepts. */
const TYPES: Readonly<Record<string, { readonly type: FormField["type"]; readonly limit?: number }>> = {
  first_name: { type: "text", limit: 100 },
  last_name: { type: "text", limit: 100 },
  phone: { type: "phone" },
  mobile: { type: "phone" },
  job_title: { type: "text", limit: 150 },
  department: { type: "text", limit: 150 },
  company: { type: "text", limit: 200 },
  website: { type: "url" },
  "address.street": { type: "text", limit: 255 },
  "address.city": { type: "text", limit: 100 },
  "address.region": { type: "text", limit: 100 },
  "address.postal_code": { type: "text", limit: 20 },
  "address.country": { type: "country" },
};

/** Returns the key of a custom field; null for other fields. */
export const customKeyOf = (field: string): string | null =>
  field.startsWith(CUSTOM) ? field.slice(CUSTOM.length) : null;

/** Returns the longest text of a field; undefined for custom fields and other types than texts. */
export const limitOf = (field: string): number | undefined => TYPES[field]?.limit;

/** Returns why a form cannot ask for a custom field; null if it can. */
export function customFieldProblem(key: string, definitions: Definitions): Detail["code"] | null {
  const definition = definitions.get(key);
  if (!definition || definition.archived) return "unknown_custom_field";
  return definition.type === "datetime" ? "not_on_forms" : null;
}

/** Returns the fields that a form asks for. Custom fields that were archived or deleted since then are left out. */
export function shownFields(fields: ContactFields, definitions: Definitions): FormField[] {
  return fields.flatMap(({ field, label = null, required = false }): FormField[] => {
    const key = customKeyOf(field);
    const known = key === null ? TYPES[field] : undefined;
    if (known) return [{ field, label, required, type: known.type, options: null }];
    const definition = key === null ? undefined : definitions.get(key);
    if (!definition || customFieldProblem(definition.key, definitions) !== null) return [];
    const { type, options } = definition;
    return [{ field, label, required, type, options: options && [...options] }];
  });
}

/** Normalizes the entries of a visitor, without empty ones. Returns also what is wrong with them. */
export function readEntries(
  fields: readonly FormField[],
  entries: Entries,
  country: string | null,
): { readonly values: Map<string, unknown>; readonly problems: Detail[] } {
  const problems = unknownFields(fields, entries);
  const values = new Map<string, unknown>();
  for (const field of fields) {
    const { field: name, required, type } = field;
    const path = `/fields/${name}`;
    const sent = Object.hasOwn(entries, name) ? (entries[name] ?? null) : null;
    const read = readValue(field, { sent, path, country });
    problems.push(...read.problems);
    const empty = read.value === null || (type === "boolean" && read.value === false);
    if (required && empty) problems.push({ path, code: "required" });
    if (read.value !== null && read.value !== undefined) values.set(name, read.value);
  }
  return { values, problems };
}

interface Sent {
  readonly sent: unknown;
  readonly path: string;
  readonly country: string | null;
}

function readValue({ field, type, options }: FormField, { sent, path, country }: Sent): TypedValue {
  if (type === "country") return readCountry(sent, path);
  const read = readTypedValue({ type, options, country }, sent, path);
  const limit = limitOf(field);
  if (limit === undefined || typeof read.value !== "string") return read;
  if (!formats.text(read.value)) return invalid({ path, code: formatCode("text") });
  return codePoints(read.value) > limit
    ? invalid({ path, code: "too_long", values: { limit }, extra: { limit } })
    : read;
}

function readCountry(sent: unknown, path: string): TypedValue {
  if (sent === null) return valid(null);
  const code = typeof sent === "string" ? normalizeText(sent).toUpperCase() : null;
  if (code === "") return valid(null);
  return code !== null && countries.has(code)
    ? valid(code)
    : invalid({ path, code: "format", values: { format: "country" } });
}

function unknownFields(fields: readonly FormField[], entries: Entries): Detail[] {
  const names = fields.map(({ field }) => field);
  const unknown = Object.keys(entries).filter((name) => !names.includes(name));
  return unknown.map((name) => {
    const near = didYouMean(name, names);
    const extra = near === undefined ? {} : { extra: { did_you_mean: near } };
    return { path: `/fields/${name}`, code: "unknown_field", values: { field: name }, ...extra };
  });
}

const ADDRESS = "address.";
const MAX_TAGS = 50;

/** Returns the entries of a form as fields of a contact. `company` is no field of contacts. */
export function contactValues(values: ReadonlyMap<string, unknown>): FieldValues {
  const plain: Record<string, unknown> = {};
  const address: Record<string, unknown> = {};
  const custom: Record<string, unknown> = {};
  for (const [field, value] of values) {
    const key = customKeyOf(field);
    if (key !== null) custom[key] = value;
    else if (field.startsWith(ADDRESS)) address[field.slice(ADDRESS.length)] = value;
    else if (field !== "company") plain[field] = value;
  }
  return {
    ...plain,
    ...(Object.keys(address).length > 0 && { address }),
    ...(Object.keys(custom).length > 0 && { custom_fields: custom }),
  };
}

/** Returns the values for the empty fields of a contact: filled ones are never overwritten. */
export function missingValues(contact: FieldValues, given: FieldValues): FieldValues {
  const entries = Object.entries(given).flatMap(([name, value]): [string, unknown][] => {
    const present = contact[name];
    if (isObject(value)) {
      const members = missingValues(isObject(present) ? present : {}, value);
      return Object.keys(members).length > 0 ? [[name, members]] : [];
    }
    return isEmpty(present) ? [[name, value]] : [];
  });
  return Object.fromEntries(entries);
}

/** Returns the tags of a contact with those of a form, as far as there is space for them. */
export function withTags(present: readonly string[], added: readonly string[]): string[] {
  const known = new Set(present.map((tag) => tag.toLowerCase()));
  return [...present, ...added.filter((tag) => !known.has(tag.toLowerCase()))].slice(
    0,
    Math.max(MAX_TAGS, present.length),
  );
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

const isObject = (value: unknown): value is FieldValues =>
  typeof value === "object" && value !== null && !Array.isArray(value);
