import { merged } from "./arbitrary.ts";
import { resolve, type Schema } from "./document.ts";
import type { Random } from "../random.ts";

/** Makes a valid value invalid in one place; returns undefined if the schema allows any value. */
export function spoil(value: unknown, schema: Schema, random: Random): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return random.pick([7, "text", []]);
  const node = branchOf(resolve(schema), value);
  const properties = (node["properties"] ?? {}) as Record<string, unknown>;
  const required = (node["required"] as string[] | undefined) ?? [];
  const kinds = ["unknown", "type", "whole", ...(required.length > 0 ? ["missing"] : [])];
  switch (random.pick(kinds)) {
    case "unknown":
      return { ...value, [`no_such_field_${random.below(100)}`]: random.pick([1, null, "x"]) };
    case "missing": {
      const left = random.pick(required);
      return Object.fromEntries(Object.entries(value).filter(([name]) => name !== left));
    }
    case "whole":
      return random.pick([[], "text", 7, null, true, [value]]);
    default:
      return withWrongType({ ...value }, properties, random);
  }
}

/** Characters that are invalid in any text: U+0000, unpaired surrogates and other control characters. */
export const FORBIDDEN = ["\u0000", "\ud800", "\udfff", "\u0001", "\u0007", "\u001b", "\u007f", "\u009f"] as const;

/** Inserts a forbidden character into one text of the value; returns undefined if it has no text. */
export function poison(value: unknown, random: Random): unknown {
  const count = countTexts(value);
  if (count === 0) return undefined;
  let left = random.below(count);
  const visit = (part: unknown): unknown => {
    if (typeof part === "string") return left-- === 0 ? withForbidden(part, random) : part;
    if (Array.isArray(part)) return part.map(visit);
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, visit(inner)]));
  };
  return visit(value);
}

function withForbidden(text: string, random: Random): string {
  const letters = Array.from(text);
  letters.splice(random.below(letters.length + 1), 0, random.pick(FORBIDDEN));
  return letters.join("");
}

function countTexts(value: unknown): number {
  if (typeof value === "string") return 1;
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce<number>((sum, part) => sum + countTexts(part), 0);
}

function withWrongType(value: Record<string, unknown>, properties: Record<string, unknown>, random: Random): unknown {
  const names = Object.keys(properties).filter((name) => typesOf(properties[name]).length > 0);
  if (names.length === 0) return undefined;
  const name = random.pick(names);
  const types = typesOf(properties[name]);
  const wrong = [7.5, "\u0000", true, { a: 1 }, [[]]].filter((one) => !types.includes(typeOf(one)));
  return { ...value, [name]: random.pick(wrong) };
}

function typesOf(schema: unknown): string[] {
  const node = resolve(schema);
  const types = [node["type"] ?? []].flat() as string[];
  // U+0000 is rejected in every text, so text is treated as invalid everywhere.
  return types.includes("array") || types.includes("object") ? [] : types.filter((type) => type !== "string");
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return "array";
  return typeof value === "number" && Number.isInteger(value) ? "integer" : typeof value;
}

function branchOf(schema: Schema, value: object): Schema {
  const branches = schema["oneOf"] as Schema[] | undefined;
  if (!branches) return merged(schema);
  const kinds = Object.values(value);
  const fits = branches
    .map((branch) => merged(resolve(branch)))
    .find((branch) => {
      const properties = Object.values((branch["properties"] ?? {}) as Record<string, Schema>);
      return properties.some((property) => "const" in property && kinds.includes(property["const"]));
    });
  return fits ?? merged(resolve(branches[0]));
}
