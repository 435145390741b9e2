import { resolve, type Schema } from "./document.ts";
import type { Random } from "../random.ts";

/**
 * Generates a random value that matches a schema of the contract. The service may still reject it for other reasons.
 */
export function valueFor(schema: unknown, random: Random, depth = 0): unknown {
  const node = withChoice(merged(resolve(schema)), random);
  if ("const" in node) return node["const"];
  if (Array.isArray(node["enum"])) return random.pick(node["enum"]);
  const branches = (node["oneOf"] ?? node["anyOf"]) as Schema[] | undefined;
  if (branches) return valueFor(depth > 3 ? shallowest(branches) : random.pick(branches), random, depth + 1);
  const types = [node["type"] ?? (node["properties"] ? "object" : "string")].flat() as string[];
  return valueOfType(random.pick(types), node, { random, depth });
}

/** Merges an `allOf` into one schema with the properties and required names of all its parts. */
export function merged(schema: Schema): Schema {
  const parts = (schema["allOf"] as unknown[] | undefined)?.map((part) => merged(resolve(part))) ?? [];
  if (parts.length === 0) return schema;
  const all = [...parts, schema];
  const properties: Record<string, Schema> = {};
  for (const [name, property] of all.flatMap((part) => Object.entries((part["properties"] ?? {}) as Schema)))
    properties[name] = { ...properties[name], ...(property as Schema) };
  const required = [...new Set(all.flatMap((part) => (part["required"] as string[] | undefined) ?? []))];
  const { allOf: _, ...own } = schema;
  return { ...Object.assign({}, ...parts), ...own, properties, required } as Schema;
}

/** Selects one of several alternatively required fields (`anyOf`) of an object. */
function withChoice(node: Schema, random: Random): Schema {
  const { anyOf, ...rest } = node;
  if (!Array.isArray(anyOf) || node["properties"] === undefined) return node;
  return merged({ allOf: [rest, random.pick(anyOf as Schema[])] });
}

interface Making {
  readonly random: Random;
  readonly depth: number;
}

function valueOfType(type: string, node: Schema, { random, depth }: Making): unknown {
  switch (type) {
    case "null":
      return null;
    case "boolean":
      return random.chance(0.5);
    case "integer":
      return wholeNumber(node, random);
    case "number":
      return wholeNumber(node, random) / (random.chance(0.5) ? 1 : 4);
    case "array":
      return listOf(node, { random, depth });
    case "object":
      return objectOf(node, { random, depth });
    default:
      return textFor(node, random);
  }
}

function wholeNumber(node: Schema, random: Random): number {
  const least = (node["minimum"] as number | undefined) ?? 0;
  const most = Math.min((node["maximum"] as number | undefined) ?? 1_000, 1_000_000);
  if (random.chance(0.2)) return least;
  return least + random.below(Math.max(1, most - least + 1));
}

function listOf(node: Schema, { random, depth }: Making): unknown[] {
  const least = (node["minItems"] as number | undefined) ?? 0;
  const most = Math.min((node["maxItems"] as number | undefined) ?? 3, least + (depth > 3 ? 0 : 3));
  const count = least + random.below(most - least + 1);
  const items = Array.from({ length: count }, () => valueFor(node["items"] ?? {}, random, depth + 1));
  return node["uniqueItems"] === true ? [...new Set(items)] : items;
}

function objectOf(node: Schema, { random, depth }: Making): Record<string, unknown> {
  const required = (node["required"] as string[] | undefined) ?? [];
  const made: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries((node["properties"] ?? {}) as Schema)) {
    if (resolve(schema)["readOnly"] === true || (schema as Schema)["x-read-only"] === true) continue;
    if (required.includes(name) || random.chance(depth > 3 ? 0.1 : 0.4))
      made[name] = valueFor(schema, random, depth + 1);
  }
  const open = node["additionalProperties"];
  if (typeof open === "object" && random.chance(0.3))
    made[`key_${random.below(100)}`] = valueFor(open, random, depth + 1);
  const least = (node["minProperties"] as number | undefined) ?? 0;
  if (Object.keys(made).length >= least) return made;
  // Any name is allowed here, so an arbitrary one is sufficient.
  return node["properties"] === undefined ? { ...made, name: random.pick(WORDS) } : objectOf(node, { random, depth });
}

/** Returns a branch without nested branches if there is one, so that generation ends. */
function shallowest(branches: readonly Schema[]): Schema {
  const ends = (branch: Schema): boolean => !/"(oneOf|anyOf|\$ref)"/.test(JSON.stringify(resolve(branch)));
  return branches.find(ends) ?? (branches.at(-1) as Schema);
}

const LETTERS = Array.from("abcdefghijklmnopqrstuvwxyzABCXYZ 0123456789-'.éüßñ漢字😀");
const WORDS = ["Ada", "O'Brien", "Zoë", "Müller & Co", "100%", "a_b", "50\\50", "—", "ﬁ", "İstanbul"];

function textFor(node: Schema, random: Random): string {
  const format = node["format"] as string | undefined;
  if (format !== undefined) return formatted(format, random);
  const pattern = node["pattern"] as string | undefined;
  const text = anyText(node, random);
  return pattern === undefined || new RegExp(pattern, "u").test(text) ? text : matching(pattern, node, random);
}

function anyText(node: Schema, random: Random): string {
  const least = (node["minLength"] as number | undefined) ?? 0;
  const most = (node["maxLength"] as number | undefined) ?? 50;
  if (random.chance(0.3)) return Array.from(random.pick(WORDS).padEnd(least, "x")).slice(0, most).join("");
  const length = least + random.below(Math.min(most - least, 20) + 1);
  const text = Array.from({ length }, () => random.pick(LETTERS)).join("");
  // The service trims texts before it counts.
  return text.replace(/^ | $/g, "x");
}

function formatted(format: string, random: Random): string {
  const number = random.below(1_000_000);
  switch (format) {
    case "uuid":
      return `0190${hex(random, 4)}-${hex(random, 4)}-7${hex(random, 3)}-8${hex(random, 3)}-${hex(random, 12)}`;
    case "email":
      return `person.${number}@fuzz-${random.below(1000)}.example`;
    case "date":
      return new Date(Date.UTC(1950 + random.below(80), random.below(12), 1 + random.below(28)))
        .toISOString()
        .slice(0, 10);
    case "date-time":
      return instant(random);
    case "phone":
      return phone(random);
    case "uri":
      return `https://fuzz-${number}.example/path?x=${number}`;
    case "hostname":
      return `fuzz-${number}.example`;
    case "timezone":
      return random.pick(["Europe/Paris", "UTC", "America/New_York", "Asia/Kolkata"]);
    case "currency":
      return random.pick(["EUR", "USD", "CHF"]);
    case "country":
      return random.pick(["FR", "DE", "US"]);
    case "cidr":
      return random.pick(["127.0.0.1/32", "10.0.0.0/8", "2001:db8::/32"]);
    default:
      return `text-${number}`;
  }
}

/** Returns a time in any RFC 3339 form: all offsets, any number of digits, leap seconds, lower case. */
function instant(random: Random): string {
  const start = `${dayOf(random)}${random.chance(0.8) ? "T" : "t"}`;
  const digits = random.chance(0.5) ? "" : `.${String(random.below(1_000_000)).padStart(1 + random.below(12), "0")}`;
  if (random.chance(0.1)) return `${start}23:59:60${digits}${random.pick(["Z", "z", "+00:00", "-00:00"])}`;
  const time = [random.below(24), random.below(60), random.below(60)].map(twoDigits).join(":");
  const offset = `${random.pick(["+", "-"])}${twoDigits(random.below(24))}:${twoDigits(random.below(60))}`;
  return `${start}${time}${digits}${random.pick(["Z", "z", offset, offset, "+23:59", "-23:59", "-16:20"])}`;
}

/** Returns a phone number in a common notation; those without a country code require a country. */
function phone(random: Random): string {
  const pairs = Array.from({ length: 4 }, () => twoDigits(random.below(100)));
  const [start, between] = [random.pick(["+33 6", "+336", "0033 (0)6", "06"]), random.pick(["", " ", ".", "-"])];
  return [start, ...pairs].join(between);
}

/** Returns a date from 2020 to 2029. */
function dayOf(random: Random): string {
  return [2020 + random.below(10), 1 + random.below(12), 1 + random.below(28)].map(twoDigits).join("-");
}

const twoDigits = (number: number): string => String(number).padStart(2, "0");

function hex(random: Random, digits: number): string {
  return Array.from({ length: digits }, () => random.below(16).toString(16)).join("");
}

/** Returns an example that matches a pattern of the contract. Add a candidate here for every new pattern. */
function matching(pattern: string, { minLength = 0, maxLength = 1_000 }: Schema, random: Random): string {
  const candidates = [
    random.pick(["fr", "pt-BR", "en"]),
    `key_${random.below(1_000)}`,
    `name-${random.below(1_000)}`,
    `-created_at`,
    `created_at`,
    `2026-01-0${1 + random.below(9)}`,
    `127.0.0.${random.below(250)}`,
    random.pick(["text/plain", "application/pdf"]),
    random.pick(["*", "contact.*", "task.completed"]),
    `${random.pick(["09", "12", "17"])}:${random.pick(["00", "30", "45"])}`,
    random.pick(['"7"', '"12-gzip"', 'W/"3"', "*"]),
    `a key of a call, ${hex(random, 8)}`,
    `token_of_43_characters_${hex(random, 20)}`,
    `#${hex(random, 6)}`,
    `https://${hex(random, 8)}.example`,
    random.pick(["last_name", "phone", "address.city"]),
    `custom_fields.${random.pick(["size", "region"])}`,
    hex(random, 64),
    // The first field of a pattern for sorting.
    /^\^-\?\(+(\w+)/.exec(pattern)?.[1] ?? "",
    // An image of one pixel.
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  ];
  const expression = new RegExp(pattern, "u");
  const fits = ({ length }: string): boolean => length >= Number(minLength) && length <= Number(maxLength);
  const found = candidates.filter((candidate) => fits(candidate) && expression.test(candidate));
  if (found.length === 0)
    throw new Error(`No example for the pattern ${pattern}: add one to test/support/contract/arbitrary.ts`);
  return random.pick(found);
}
