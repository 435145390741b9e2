import type { OpenApiDocument, Schema } from "../document.ts";
import { isObject } from "../document.ts";
import { typesOf } from "../schema-walk.ts";
import type { Advice } from "./change.ts";
import { breaking, listed } from "./change.ts";

/** A schema before and after the change, with resolved references, and its place in messages. */
export interface Pair {
  readonly place: string;
  readonly before: OpenApiDocument;
  readonly after: OpenApiDocument;
  readonly old: Schema;
  readonly now: Schema;
}

const upperBounds = ["maxLength", "maximum", "exclusiveMaximum", "maxItems", "maxProperties"];
const lowerBounds = ["minLength", "minimum", "exclusiveMinimum", "minItems", "minProperties"];
const conditions = ["if", "then", "else", "not", "contains", "propertyNames", "dependentRequired"];

/** Returns the ways in which a schema for data of clients accepts less than before, without its parts. */
export function* narrowed(pair: Pair): Generator<Advice> {
  yield* types(pair);
  yield* values(pair);
  yield* texts(pair);
  yield* bounds(pair);
  yield* rules(pair);
}

function* types({ place, before, after, old, now }: Pair): Generator<Advice> {
  const [was, is] = [typesOf(before, old), typesOf(after, now)];
  if (is.length === 0) return;
  const lost = was.filter((type) => !includesType(is, type));
  if (lost.length)
    yield breaking(`Send \`${place}\` as ${is.join(" or ")}`, `${lost.join(" or ")} is no longer accepted`);
  if (was.length === 0 && !isRestricted(old))
    yield breaking(`Send \`${place}\` as ${is.join(" or ")}`, "other types are no longer accepted");
}

/** Returns true if one of the types includes a type: a number includes integers. */
export function includesType(types: readonly string[], type: string): boolean {
  return types.includes(type) || (type === "integer" && types.includes("number"));
}

function isRestricted({ enum: values, const: constant, oneOf, anyOf, allOf }: Schema): boolean {
  return [values, constant, oneOf, anyOf, allOf].some((keyword) => keyword !== undefined);
}

function* values({ place, old, now }: Pair): Generator<Advice> {
  const [was, is] = [valuesOf(old), valuesOf(now)];
  if (is === undefined) return;
  if (was === undefined) {
    yield breaking(`Send one of ${listed(is)} in \`${place}\``, "other values are no longer accepted");
    return;
  }
  const gone = was.filter((value) => !is.includes(value));
  if (gone.length) yield breaking(`Stop sending ${listed(gone)} in \`${place}\``, "it is no longer accepted");
}

/** Returns the values that a schema allows; undefined if it has no list of values. */
export function valuesOf(schema: Schema): unknown[] | undefined {
  return schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
}

/** The pattern of a report's sort names its fields; further ones break nothing. */
function sortsByMore(old: Schema, now: Schema): boolean {
  if (now["x-expected"] !== "sort" || old["x-expected"] !== "sort") return false;
  const fields = new Set(sortFields(now));
  return sortFields(old).every((field) => fields.has(field));
}

const sortFields = ({ pattern = "" }: Schema): string[] => pattern.match(/\w+(?=[|)])/g) ?? [];

/** Whether a pattern accepts what another one did: it is the same, or has it as its first alternative. */
const accepts = (pattern: string, former: string | undefined): boolean =>
  pattern === former || (former !== undefined && pattern.startsWith(`${former}|`));

function* texts({ place, old, now }: Pair): Generator<Advice> {
  const sortable = now["x-sort"] !== undefined || sortsByMore(old, now);
  if (!sortable && now.pattern !== undefined && !accepts(now.pattern, old.pattern))
    yield breaking(
      `Send \`${place}\` in the form ${now.pattern}`,
      old.pattern === undefined ? "it had no pattern" : `its pattern was ${old.pattern}`,
    );
  for (const field of (old["x-sort"] ?? []).filter((name) => now["x-sort"]?.includes(name) === false))
    yield breaking(`Stop sorting by ${field} in \`${place}\``, "this sort field was removed");
  if (now.format !== undefined && old.format !== now.format)
    yield breaking(
      `Send \`${place}\` in the format ${now.format}`,
      old.format === undefined ? "it had no format" : `its format was ${old.format}`,
    );
  if (old["x-multiline"] === true && now["x-multiline"] !== true)
    yield breaking(`Send \`${place}\` without line breaks`, "they are no longer accepted");
}

function* bounds({ place, old, now }: Pair): Generator<Advice> {
  for (const word of [...upperBounds, ...lowerBounds]) {
    const [was, is] = [old[word], now[word]];
    if (typeof is !== "number" || !isStricter(word, is, was)) continue;
    const reason = typeof was === "number" ? `it was ${String(was)}` : "there was no such limit";
    yield breaking(`Keep \`${place}\` within ${word} ${String(is)}`, reason);
  }
  const [was, is] = [old["multipleOf"], now["multipleOf"]];
  if (typeof is === "number" && (typeof was !== "number" || was % is !== 0))
    yield breaking(`Send a multiple of ${String(is)} in \`${place}\``, "other numbers are no longer accepted");
}

function isStricter(word: string, is: number, was: unknown): boolean {
  if (upperBounds.includes(word)) return typeof was !== "number" || is < was;
  const least = word === "minimum" || word === "exclusiveMinimum" ? -Infinity : 0;
  return is > (typeof was === "number" ? was : least);
}

function* rules({ place, old, now }: Pair): Generator<Advice> {
  if (now["uniqueItems"] === true && old["uniqueItems"] !== true)
    yield breaking(`Send each item of \`${place}\` once`, "equal items are no longer accepted");
  if (isOpen(old) && !isOpen(now) && !(now.oneOf ?? now.anyOf))
    yield breaking(`Send only known fields in \`${place}\``, "additional fields are no longer accepted");
  const [was, is] = [old["x-one-required"], now["x-one-required"]];
  if (is !== undefined && was?.every((name) => is.includes(name)) !== true)
    yield breaking(
      `Send one of ${is.map((name) => `\`${name}\``).join(", ")} in \`${place}\``,
      "one of them is required now",
    );
  const known = conditionsOf(old);
  if (conditionsOf(now).some((condition) => !known.includes(condition)))
    yield breaking(`Check \`${place}\` against its new conditions`, "they changed");
}

/** Returns true if a schema accepts fields that it does not declare. */
export function isOpen(schema: Schema): boolean {
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  return types.includes("object") && schema.additionalProperties !== false && schema.unevaluatedProperties !== false;
}

function conditionsOf(schema: Schema): string[] {
  return [schema, ...(schema.allOf ?? [])].flatMap((part) => {
    const found = conditions.filter((keyword) => isObject(part[keyword]) || Array.isArray(part[keyword]));
    return found.length ? [JSON.stringify(found.map((keyword) => [keyword, part[keyword]]))] : [];
  });
}
