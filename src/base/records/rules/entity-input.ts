import { unprocessable, type Detail } from "../../platform/rules/errors.ts";
import { hintsFor } from "../../platform/rules/did-you-mean.ts";
import { fieldOf, type FieldSpec, type FieldTable, namesOf } from "./field-table.ts";
import { hostName } from "../../platform/rules/email-address.ts";
import { readPhone } from "../../platform/rules/phone.ts";
import { normalizeText } from "../../contract/unicode.ts";

/** Fields of an entity with their values. */
export type FieldValues = Readonly<Record<string, unknown>>;

/**
 * Normalizes input for storage: texts (empty ones become null), e-mail addresses in lower case, URLs reduced to domains,
 * phone numbers as E.164 (`country` applies to numbers without a country code). Throws unprocessable for fields that the
 * record type does not have and for invalid values.
 */
export function readEntityInput(
  input: FieldValues,
  table: FieldTable,
  { country }: { readonly country: string | null } = { country: null },
): FieldValues {
  const details: Detail[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined) continue;
    const spec = fieldOf(table, name);
    if (!spec || spec.read_only === true) details.push(unknownField(name, table));
    else values[name] = readValue(name, { spec, value, details, country });
  }
  if (details.length > 0) throw unprocessable(details.slice(0, 20));
  return values;
}

interface FieldInput {
  readonly spec: FieldSpec;
  readonly value: unknown;
  readonly details: Detail[];
  readonly country: string | null;
}

function readValue(name: string, given: FieldInput): unknown {
  const { spec, value, details } = given;
  if (name === "domain") return readDomain(value, { path: "/domain", details });
  if (name === "additional_domains") return readDomains(value as readonly string[], details);
  if (name === "additional_emails") return unique((value as readonly string[]).map(readEmail));
  if (name === "tags") return readTags(value as readonly string[], details);
  if (name.endsWith("address")) return readAddress(value);
  if (spec.type === "object") return value === null && spec.nullable === true ? null : readTexts(value);
  if (spec.type === "email") return typeof value === "string" ? emptyToNull(readEmail(value)) : value;
  if (spec.type === "uuid") return typeof value === "string" ? value.toLowerCase() : value;
  if (spec.type === "phone") return readPhoneField(name, given);
  return typeof value === "string" ? readText(name, given) : value;
}

function readPhoneField(name: string, { value, details, country }: FieldInput): unknown {
  if (typeof value !== "string" || normalizeText(value) === "") return null;
  const read = readPhone(value, country);
  if ("value" in read) return read.value;
  details.push({ path: `/${name}`, ...read.problem });
  return null;
}

function readText(name: string, { spec, value, details }: FieldInput): string | null {
  const text = normalizeText(String(value));
  if (text !== "" || spec.nullable === true) return emptyToNull(text);
  details.push({ path: `/${name}`, code: "too_short", values: { limit: 1 }, extra: { limit: 1 } });
  return null;
}

const readEmail = (text: string): string => normalizeText(text).toLowerCase();

const emptyToNull = (text: string): string | null => (text === "" ? null : text);

const unique = (items: readonly string[]): string[] => [...new Set(items)];

function readDomain(value: unknown, { path, details }: { path: string; details: Detail[] }): string | null {
  if (typeof value !== "string" || normalizeText(value) === "") return null;
  const host = hostName(normalizeText(value));
  if (host === null) details.push({ path, code: "format", values: { format: "hostname" } });
  return host;
}

function readDomains(items: readonly string[], details: Detail[]): string[] {
  const hosts = items.map((item, index) => readDomain(item, { path: `/additional_domains/${index}`, details }));
  return unique(hosts.filter((host) => host !== null));
}

/** Normalizes tags; adds errors to `details`. */
export function readTags(items: readonly string[], details: Detail[]): string[] {
  const tags = items.map(normalizeText);
  const seen = new Set<string>();
  tags.forEach((tag, index) => {
    const path = `/tags/${index}`;
    if (tag === "") details.push({ path, code: "too_short", values: { limit: 1 }, extra: { limit: 1 } });
    else if (seen.has(tag.toLowerCase())) details.push({ path, code: "not_unique" });
    seen.add(tag.toLowerCase());
  });
  return tags;
}

function readAddress(value: unknown): FieldValues | null {
  if (value === null) return null;
  return Object.fromEntries(Object.entries(readTexts(value)).map(([part, text]) => [part, text === "" ? null : text]));
}

function readTexts(value: unknown): FieldValues {
  const members = Object.entries((value ?? {}) as FieldValues);
  return Object.fromEntries(members.map(([key, item]) => [key, typeof item === "string" ? normalizeText(item) : item]));
}

function unknownField(name: string, table: FieldTable): Detail {
  const writable = namesOf(table).filter((known) => table[known.name]?.read_only !== true);
  return { path: `/${name}`, code: "unknown_field", values: { field: name }, ...hintsFor(name, writable) };
}
