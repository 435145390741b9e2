import { merged } from "./arbitrary.ts";
import { resolve, type Schema } from "./document.ts";
import type { Random } from "./random.ts";

/** Makes a value that fitted the schema unfit, in one place; undefined where the schema has no place for that. */
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
  // U+0000 is refused in every text, so text counts as wrong everywhere.
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
