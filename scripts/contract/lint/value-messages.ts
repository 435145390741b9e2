import type { ErrorObject } from "ajv";
import { fromPointer, isObject } from "../document.ts";
import { correctionOf, nearest } from "./nearest.ts";

/** The schemas that messages are about. */
export interface Vocabulary {
  /** Returns the properties of an object with this schema. */
  namesOf(schema: Record<string, unknown>): readonly string[];
  /** Returns the correction for a name that is known elsewhere. */
  correctionOf?(name: string): string | undefined;
  /** Returns the errors of a value in an alternative. */
  errorsOf?(schema: Record<string, unknown>, value: unknown): readonly ErrorObject[];
}

/** Returns the reason and the correction for an error of Ajv (with `verbose`). */
export function messageOf(error: ErrorObject, vocabulary: Vocabulary): string {
  const schema: Record<string, unknown> = isObject(error.parentSchema) ? error.parentSchema : {};
  const correction = schema["errorMessage"];
  if (typeof correction === "string" && CORRECTED.has(error.keyword))
    return `${error.propertyName === undefined ? isWritten(error) : show(error.propertyName)}: ${correction}`;
  const unknown: unknown = error.params["additionalProperty"] ?? error.params["unevaluatedProperty"];
  if (typeof unknown === "string") return unknownProperty(unknown, { error, schema, vocabulary });
  return (messages[error.keyword] ?? otherwise)(error, schema);
}

/** Keywords for which a schema can state the correction as `errorMessage`, which editors show too. */
const CORRECTED = new Set(["pattern", "minProperties", "maxProperties"]);

type Message = (error: ErrorObject, schema: Record<string, unknown>) => string;

const messages: Readonly<Record<string, Message>> = {
  type: (error) => `${isWritten(error)}: write ${typesIn(error.params["type"])}`,
  enum: (error) => `${isWritten(error)}: ${oneOf(error.data, error.params["allowedValues"])}`,
  const: (error) => `${isWritten(error)}: write ${JSON.stringify(error.params["allowedValue"])}`,
  required: (error, schema) => {
    const where = typeof schema["title"] === "string" ? schema["title"] : nameOf(error);
    return `${where} needs ${String(error.params["missingProperty"])}: add it`;
  },
  pattern: (error) => `${isWritten(error)}: it must match ${String(error.schema)}`,
  format: (error) => `${isWritten(error)}: write a valid ${String(error.schema)}`,
  minItems: (error) => tooFew(error, "item"),
  minLength: (error) => tooFew(error, "character"),
  minProperties: (error) => tooFew(error, "property"),
  maxItems: (error) => `${isWritten(error)}: at most ${String(error.schema)} items are allowed`,
  maxLength: (error) => `${isWritten(error)}: at most ${String(error.schema)} characters are allowed`,
  maxProperties: (error) => `${isWritten(error)}: at most ${String(error.schema)} properties are allowed`,
  minimum: (error) => `${isWritten(error)}: write ${String(error.schema)} or more`,
  maximum: (error) => `${isWritten(error)}: write ${String(error.schema)} or less`,
  exclusiveMinimum: (error) => `${isWritten(error)}: write more than ${String(error.schema)}`,
  exclusiveMaximum: (error) => `${isWritten(error)}: write less than ${String(error.schema)}`,
  multipleOf: (error) => `${isWritten(error)}: write a multiple of ${String(error.schema)}`,
  uniqueItems: (error) => {
    const [later, earlier] = [Number(error.params["i"]), Number(error.params["j"])].sort((left, right) => right - left);
    const item: unknown = Array.isArray(error.data) ? error.data[later ?? 0] : error.data;
    return `${nameOf(error)} contains ${show(item)} twice (items ${String((earlier ?? 0) + 1)} and ${String((later ?? 0) + 1)}): remove one`;
  },
  "false schema": (error) => `${nameOf(error)} is not allowed here: remove it`,
  oneOf: (error) =>
    Array.isArray(error.params["passingSchemas"])
      ? `${isWritten(error)}: it matches several alternatives of oneOf, but must match exactly one`
      : `${isWritten(error)}: it matches no alternative of oneOf`,
  anyOf: (error) => `${isWritten(error)}: it matches no alternative of anyOf`,
  oneRequired: (error) => `${nameOf(error)} needs a value in one of ${String(error.params["choice"])}`,
};

const otherwise: Message = (error) => `${isWritten(error)}: it ${error.message ?? "is invalid"}`;

interface UnknownProperty {
  readonly error: ErrorObject;
  readonly schema: Record<string, unknown>;
  readonly vocabulary: Vocabulary;
}

function unknownProperty(name: string, { error, schema, vocabulary }: UnknownProperty): string {
  const where = typeof schema["title"] === "string" ? schema["title"] : nameOf(error);
  const known = vocabulary.namesOf(schema);
  const few = known.length > 0 && known.length <= 9 ? `use ${known.join(", ")}` : "remove it or correct its name";
  const elsewhere = vocabulary.correctionOf?.(name) ?? few;
  return `${name} is not allowed in ${where}: ${correctionOf(name, known, elsewhere)}`;
}

function oneOf(data: unknown, allowed: unknown): string {
  const values = Array.isArray(allowed)
    ? allowed.map((value) => (typeof value === "string" ? value : show(value)))
    : [];
  const near = typeof data === "string" ? nearest(data, values) : undefined;
  return `use one of ${values.join(", ")}${near === undefined ? "" : `; did you mean ${near}?`}`;
}

function tooFew(error: ErrorObject, unit: string): string {
  const limit = Number(error.schema);
  if (limit === 1) return `${nameOf(error)} is empty: fill it in or remove it`;
  return `${isWritten(error)}: it needs at least ${String(limit)} ${unit === "property" ? "properties" : `${unit}s`}`;
}

function isWritten(error: ErrorObject): string {
  return `${nameOf(error)} is ${show(error.data)}`;
}

/** Returns the name of the value: its key, or its list and index. */
function nameOf({ instancePath }: ErrorObject): string {
  const parts = fromPointer(instancePath);
  const last = parts.at(-1);
  if (last === undefined) return "the value";
  return /^\d+$/.test(last) && parts.length > 1 ? `${parts.at(-2) ?? ""}[${last}]` : last;
}

function show(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
  if (isObject(value)) return Object.keys(value).length === 0 ? "an empty map" : "a map";
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text;
}

const TYPES: Readonly<Record<string, string>> = {
  string: "a text",
  array: "a list",
  object: "a map",
  boolean: "true or false",
  integer: "a whole number",
  number: "a number",
  null: "null",
};

function typesIn(types: unknown): string {
  return [types]
    .flat()
    .map((type) => TYPES[String(type)] ?? String(type))
    .join(" or ");
}
