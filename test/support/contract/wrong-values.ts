import { merged } from "./arbitrary.ts";
import { resolve, type Schema } from "./document.ts";
import { branchesOf } from "./varied-records.ts";

/** A value that a schema does not allow, with the codes that its error can have. */
export interface WrongValue {
  readonly value: unknown;
  readonly codes: readonly string[];
  /** Whether an answer has no place for the errors of other fields, or an address for other values. */
  readonly alone: boolean;
}

/** Values of another type than those of JSON that a schema allows. */
const OF_TYPE: Readonly<Record<string, unknown>> = { string: "text", integer: 7, boolean: true, array: [], object: {} };
/** A text that no format of the contract allows, except those of any text. */
const UNFORMED = "Ç’est §$%/ faux";
/** Code points: longer texts have no place in a body or an address. */
const LONGEST = { body: 20_000, query: 300 };
const ANY_TEXT = ["multiline", "binary"];

/**
 * Returns values that break one keyword of a schema each: another type, a forbidden character, a length, a bound, a list of values, a format.
 * In queries every value is a text, so that no other type can be sent; a list has one wrong item. Empty for a union of several forms.
 */
export function wrongValues(schema: unknown, place: "body" | "query"): WrongValue[] {
  const node = onlyForm(merged(whole(schema)));
  const types = [node["type"] ?? []].flat() as string[];
  if (types.length === 0 || "const" in node) return [];
  const found: WrongValue[] = [];
  const add = (value: unknown, ...codes: string[]): void =>
    void found.push({ value, codes, alone: isLong(value) && (place === "query" || Array.isArray(value)) });
  const ofText = ["invalid_character", "format", "timezone_required", "enum"];
  const limit = (name: string): number | undefined => node[name] as number | undefined;
  const isText = types.includes("string");
  const isListed = "enum" in node;
  if (place === "body")
    for (const [type, value] of Object.entries(OF_TYPE))
      if (!types.includes(type) && !(type === "integer" && types.includes("number")))
        add(value, "type", ...(isListed ? ["enum"] : []));
  if (isListed) add("no such value", "enum");
  else if (isText) {
    add("a\u0000b", ...ofText);
    if (place === "body") add("a\ud800b", ...ofText);
    // A text of one line, e.g. of a header of a message.
    if (node["x-multiline"] !== true && node["format"] !== "multiline") add("a\nb", ...ofText);
    const most = limit("maxLength");
    if (most !== undefined && most <= LONGEST[place]) add("😀".repeat(most + 1), "too_long", "format");
    const isFormed = "x-expected" in node || ("format" in node && !ANY_TEXT.includes(String(node["format"])));
    if (isFormed) add(UNFORMED, "format", "timezone_required", "invalid_character", "too_long", "enum");
  }
  if (types.includes("integer") || types.includes("number")) {
    const [least, most] = [limit("minimum"), limit("maximum")];
    if (least !== undefined) add(least - 1, "minimum");
    if (most !== undefined && most < Number.MAX_SAFE_INTEGER) add(most + 1, "maximum");
    if (place === "query")
      for (const text of types.includes("integer") ? ["1e3", "0x10", "1.5", "NaN", ""] : ["NaN", ""]) add(text, "type");
  }
  if (types.includes("boolean") && place === "query") add("maybe", "type");
  const most = limit("maxItems");
  if (types.includes("array") && place === "query") found.push(...wrongValues(node["items"] ?? {}, place));
  if (types.includes("array") && place === "body" && (limit("minItems") ?? 0) > 0) add([], "too_few");
  if (types.includes("array") && place === "body" && most !== undefined && most <= 1_000)
    add(
      Array.from({ length: most + 1 }, () => null),
      "too_many",
    );
  return found;
}

/** A list, which has an error for each of its items too, or a text of some hundred bytes in an address. */
const isLong = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : String(value).length > 60);

/** Returns what a reference names, with the keywords next to it. */
const whole = (schema: unknown): Schema => ({ ...resolve(schema), ...(schema as Schema) });

/** Returns the form of a union with null alone, or the schema itself. */
function onlyForm(node: Schema): Schema {
  const forms = ((node["anyOf"] ?? node["oneOf"] ?? []) as Schema[]).filter((form) => form["type"] !== "null");
  return "type" in node || forms.length !== 1 ? node : { ...node, ...merged(whole(forms[0])) };
}

/**
 * Returns the wrong values of all fields in as few requests as their errors have place in an answer, which names at most 20: each request has
 * one wrong value of some fields.
 */
export function wrongRequests(
  fields: Iterable<readonly [name: string, schema: unknown]>,
  place: "body" | "query",
): ReadonlyMap<string, WrongValue>[] {
  const wrong = [...fields].map(([name, schema]) => [name, wrongValues(schema, place)] as const);
  const requests: Map<string, WrongValue>[] = [];
  for (let round = 0; wrong.some(([, values]) => round < values.length); round += 1) {
    const values = wrong.flatMap(([name, ofField]) => {
      const value = ofField[round];
      return value === undefined ? [] : [[name, value] as const];
    });
    for (const one of values.filter(([, { alone }]) => alone)) requests.push(new Map([one]));
    const others = values.filter(([, { alone }]) => !alone);
    for (let start = 0; start < others.length; start += AT_ONCE)
      requests.push(new Map(others.slice(start, start + AT_ONCE)));
  }
  return requests;
}

/** Some values have two errors. */
const AT_ONCE = 10;

/** Returns the form of a body that a valid one has, if the body is a union. */
export function formOf(body: Schema, valid: unknown): Schema {
  const forms = branchesOf(body);
  const given = (valid ?? {}) as Readonly<Record<string, unknown>>;
  const fits = (form: Schema): boolean =>
    Object.entries((form["properties"] ?? {}) as Record<string, Schema>).some(
      ([name, property]) => "const" in resolve(property) && resolve(property)["const"] === given[name],
    );
  return forms.find(fits) ?? forms[0] ?? {};
}
