import { resolve, type Schema } from "./document.ts";
import type { Random } from "./random.ts";

/** Makes values that fit a schema of the contract. Not every one: the service may still have reasons to refuse. */
export function valueFor(schema: unknown, random: Random, depth = 0): unknown {
  const node = merged(resolve(schema));
  if ("const" in node) return node["const"];
  if (Array.isArray(node["enum"])) return random.pick(node["enum"]);
  const branches = (node["oneOf"] ?? node["anyOf"]) as Schema[] | undefined;
  if (branches) return valueFor(depth > 3 ? shallowest(branches) : random.pick(branches), random, depth + 1);
  const types = [node["type"] ?? (node["properties"] ? "object" : "string")].flat() as string[];
  return valueOfType(random.pick(types), node, { random, depth });
}

/** An `allOf` as one schema: the properties and the required names of all its parts. */
export function merged(schema: Schema): Schema {
  const parts = (schema["allOf"] as unknown[] | undefined)?.map((part) => merged(resolve(part))) ?? [];
  if (parts.length === 0) return schema;
  const all = [...parts, schema];
  const properties = Object.assign({}, ...all.map((part) => part["properties"] ?? {})) as Schema;
  const required = [...new Set(all.flatMap((part) => (part["required"] as string[] | undefined) ?? []))];
  const { allOf: _, ...own } = schema;
  return { ...Object.assign({}, ...parts), ...own, properties, required } as Schema;
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
    if (resolve(schema)["readOnly"] === true) continue;
    if (required.includes(name) || random.chance(depth > 3 ? 0.1 : 0.4))
      made[name] = valueFor(schema, random, depth + 1);
  }
  const open = node["additionalProperties"];
  if (typeof open === "object" && random.chance(0.3))
    made[`key_${random.below(100)}`] = valueFor(open, random, depth + 1);
  const least = (node["minProperties"] as number | undefined) ?? 0;
  return Object.keys(made).length < least ? objectOf(node, { random, depth }) : made;
}

/** The branch that ends soonest: one without branches of its own. */
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
  if (pattern !== undefined) return matching(pattern, random);
  const least = (node["minLength"] as number | undefined) ?? 0;
  const most = (node["maxLength"] as number | undefined) ?? 50;
  if (random.chance(0.3)) return Array.from(random.pick(WORDS).padEnd(least, "x")).slice(0, most).join("");
  const length = least + random.below(Math.min(most - least, 20) + 1);
  return Array.from({ length }, () => random.pick(LETTERS)).join("");
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
      return new Date(Date.UTC(2020 + random.below(10), random.below(12), 1 + random.below(28))).toISOString();
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

function hex(random: Random, digits: number): string {
  return Array.from({ length: digits }, () => random.below(16).toString(16)).join("");
}

/** Patterns of the contract, by an example that each has to match: a new one is a new line here. */
function matching(pattern: string, random: Random): string {
  const candidates = [
    `+336${String(random.below(100_000_000)).padStart(8, "0")}`,
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
    `token_of_43_characters_${hex(random, 20)}`,
  ];
  const expression = new RegExp(pattern, "u");
  const found = candidates.filter((candidate) => expression.test(candidate));
  if (found.length === 0)
    throw new Error(`No example for the pattern ${pattern}: add one to test/support/arbitrary.ts`);
  return random.pick(found);
}
