import { didYouMean } from "./did-you-mean.ts";
import { validationFailed, type Detail } from "./errors.ts";
import { fieldOf, type FieldSpec, type FieldTable } from "./field-table.ts";
import { hostName } from "./host-name.ts";
import { tidy } from "./text.ts";

/** Fields of an entity with their values. */
export type FieldValues = Readonly<Record<string, unknown>>;

const ADDRESS_PARTS = ["street", "city", "region", "postal_code", "country"] as const;

/**
 * Input in the form in which it is stored: texts tidy (an empty one is null), e-mail addresses in lower case, URLs reduced
 * to domains. Throws validation_failed for fields that this kind of record does not have and for values without a form.
 */
export function readEntityInput(input: FieldValues, table: FieldTable): FieldValues {
  const details: Detail[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined) continue;
    const spec = fieldOf(table, name);
    if (!spec || spec.read_only === true) details.push(unknownField(name, table));
    else values[name] = readValue(name, { spec, value, details });
  }
  if (details.length > 0) throw validationFailed(details.slice(0, 20));
  return values;
}

interface Given {
  readonly spec: FieldSpec;
  readonly value: unknown;
  readonly details: Detail[];
}

function readValue(name: string, { spec, value, details }: Given): unknown {
  if (name === "domain") return readDomain(value, { path: "/domain", details });
  if (name === "additional_domains") return readDomains(value as readonly string[], details);
  if (name === "additional_emails") return unique((value as readonly string[]).map(readEmail));
  if (name === "tags") return readTags(value as readonly string[], details);
  if (name === "annual_revenue") return readAmount(value, details);
  if (name.endsWith("address")) return readAddress(value);
  if (spec.type === "object") return readTexts(value);
  if (spec.type === "email") return typeof value === "string" ? emptyToNull(readEmail(value)) : value;
  if (spec.type === "uuid") return typeof value === "string" ? value.toLowerCase() : value;
  return typeof value === "string" ? readText(name, { spec, value, details }) : value;
}

function readText(name: string, { spec, value, details }: Given): string | null {
  const text = tidy(String(value));
  if (text !== "" || spec.nullable === true) return emptyToNull(text);
  details.push({ path: `/${name}`, code: "too_short", values: { limit: 1 }, extra: { limit: 1 } });
  return null;
}

const readEmail = (text: string): string => tidy(text).toLowerCase();

const emptyToNull = (text: string): string | null => (text === "" ? null : text);

const unique = (items: readonly string[]): string[] => [...new Set(items)];

function readDomain(value: unknown, { path, details }: { path: string; details: Detail[] }): string | null {
  if (typeof value !== "string" || tidy(value) === "") return null;
  const host = hostName(tidy(value));
  if (host === null) details.push({ path, code: "format", values: { format: "hostname" } });
  return host;
}

function readDomains(items: readonly string[], details: Detail[]): string[] {
  const hosts = items.map((item, index) => readDomain(item, { path: `/additional_domains/${index}`, details }));
  return unique(hosts.filter((host) => host !== null));
}

/** Tags as they are stored; what is wrong with them is added to `details`. */
export function readTags(items: readonly string[], details: Detail[]): string[] {
  const tags = items.map(tidy);
  const seen = new Set<string>();
  tags.forEach((tag, index) => {
    const path = `/tags/${index}`;
    if (tag === "") details.push({ path, code: "too_short", values: { limit: 1 }, extra: { limit: 1 } });
    else if (seen.has(tag.toLowerCase())) details.push({ path, code: "not_unique" });
    seen.add(tag.toLowerCase());
  });
  return tags;
}

/** Money has two decimals at most; more would be rounded away. */
function readAmount(value: unknown, details: Detail[]): unknown {
  if (typeof value === "number" && Number(value.toFixed(2)) !== value) {
    details.push({ path: "/annual_revenue", code: "format", values: { format: "amount" } });
  }
  return value;
}

function readAddress(value: unknown): FieldValues | null {
  if (value === null) return null;
  const given = readTexts(value);
  return Object.fromEntries(ADDRESS_PARTS.map((part) => [part, given[part] === "" ? null : (given[part] ?? null)]));
}

function readTexts(value: unknown): FieldValues {
  const members = Object.entries((value ?? {}) as FieldValues);
  return Object.fromEntries(members.map(([key, item]) => [key, typeof item === "string" ? tidy(item) : item]));
}

function unknownField(name: string, table: FieldTable): Detail {
  const writable = Object.keys(table).filter((field) => table[field]?.read_only !== true);
  const near = didYouMean(name, writable);
  return {
    path: `/${name}`,
    code: "unknown_field",
    values: { field: name },
    ...(near === undefined ? {} : { extra: { did_you_mean: near } }),
  };
}
