import type { BodyObject, OpenApiDocument, OperationObject, Schema } from "./document.ts";
import { isObject, resolve } from "./document.ts";

/** How large a body can be. */
export interface BodySize {
  readonly bytes: number;
  /** The members of all objects and the items of all lists together. */
  readonly values: number;
}

/** Also of a body whose schema does not say how large it can be. */
export const DEFAULT_SIZE: BodySize = { bytes: 2 ** 20, values: 20_000 };

/** Describes the limits of a body. */
export const bodyLimits = ({ bytes, values }: BodySize): string =>
  `At most ${kibibytes(bytes)}, with ${String(values)} fields and list items in total.`;

export const kibibytes = (bytes: number): string => `${String(Math.floor(bytes / 1_024))} KiB`;

/** Room for spaces, read-only members that are sent back, and members that are rejected with their names. */
const SMALLEST: BodySize = { bytes: 2 ** 14, values: 500 };

/** RFC 8259 §7: a character outside the basic plane can be written as two escapes of six bytes. */
const BYTES_PER_CHARACTER = 12;
const NUMBER_BYTES = 30;
/** The longest texts of formats that have no `maxLength`. */
const LONGEST_FORMAT = 300;
/** The longest name that a client can choose for a member. */
const NAME_LENGTH = 100;

/**
 * Returns the limits of an operation's body: `x-body-limit` and `x-body-values` where the contract has them, else the
 * size of the largest body that the schema allows, doubled and rounded up to a power of two. Null if there is no body.
 */
export function bodySizeOf(document: OpenApiDocument, operation: OperationObject): BodySize | null {
  const body = resolve<BodyObject>(document, operation.requestBody ?? {});
  if (operation.requestBody === undefined || body === undefined) return null;
  const schema = body.content?.["application/json"]?.schema;
  const largest = schema === undefined ? null : largestBody(document, schema);
  return {
    bytes: operation["x-body-limit"] ?? limit("bytes", largest),
    values: operation["x-body-values"] ?? limit("values", largest),
  };
}

function limit(quantity: keyof BodySize, largest: BodySize | null): number {
  const size = 2 * (largest?.[quantity] ?? Infinity);
  const rounded = Math.max(SMALLEST[quantity], 2 ** Math.ceil(Math.log2(size)));
  return Math.min(DEFAULT_SIZE[quantity], rounded);
}

/** Returns the size of the largest value that a schema allows; null if it has no limit. */
export function largestBody(
  document: OpenApiDocument,
  schema: Schema,
  outer: ReadonlySet<string> = new Set(),
): BodySize | null {
  if (schema.$ref !== undefined) {
    const target = outer.has(schema.$ref) ? undefined : resolve<Schema>(document, schema);
    return target === undefined ? null : largestBody(document, target, new Set([...outer, schema.$ref]));
  }
  const inner = (part: Schema): BodySize | null => largestBody(document, part, outer);
  const parts = [
    ...(schema.allOf ?? []).map(inner),
    ...(schema.oneOf || schema.anyOf ? [largestOf([...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].map(inner))] : []),
  ];
  const own = largestOf(ownSizes(schema, inner));
  // The parts of `allOf` describe the same value; for objects, each describes other members.
  if (parts.length === 0) return own;
  return sum([...parts, ...(own ? [own] : [])]);
}

/** Returns the largest value of each type that a schema allows by its own keywords. */
function ownSizes(schema: Schema, inner: (part: Schema) => BodySize | null): (BodySize | null)[] {
  const options: unknown[] = schema.enum ?? ("const" in schema ? [schema["const"]] : []);
  if (options.length > 0) return options.map((option) => text(JSON.stringify(option).length));
  const types = [schema.type ?? impliedType(schema)].flat();
  return types.map((type) => {
    if (type === "string") return textSize(schema);
    if (type === "array") return listSize(schema, inner);
    if (type === "object") return objectSize(schema, inner);
    return type === undefined ? null : { bytes: NUMBER_BYTES, values: 1 };
  });
}

function impliedType({ properties, items, maxLength, allOf, oneOf, anyOf }: Schema): string | undefined {
  if (properties) return "object";
  if (items) return "array";
  if (maxLength !== undefined) return "string";
  return (allOf ?? oneOf ?? anyOf) ? "null" : undefined;
}

const text = (length: number): BodySize => ({ bytes: BYTES_PER_CHARACTER * length + 4, values: 1 });

function textSize({ maxLength, format, pattern }: Schema): BodySize | null {
  if (maxLength !== undefined) return text(maxLength);
  if (format === undefined || ["text", "multiline", "password", "binary", "uri"].includes(format))
    return pattern === undefined ? null : text(LONGEST_FORMAT);
  return text(LONGEST_FORMAT);
}

function listSize({ items, maxItems }: Schema, inner: (part: Schema) => BodySize | null): BodySize | null {
  if (maxItems === undefined || !isObject(items)) return null;
  const item = inner(items);
  return item && { bytes: maxItems * (item.bytes + 4) + 4, values: maxItems * item.values + 1 };
}

function objectSize(schema: Schema, inner: (part: Schema) => BodySize | null): BodySize | null {
  const { properties = {}, additionalProperties, maxProperties } = schema;
  const members = Object.entries(properties).map(([name, property]) => {
    const size = inner(property);
    return size && { bytes: size.bytes + name.length + 6, values: size.values };
  });
  if (isObject(additionalProperties)) {
    const chosen = inner(additionalProperties);
    if (typeof maxProperties !== "number" || chosen === null) return null;
    const bytes = maxProperties * (chosen.bytes + NAME_LENGTH * BYTES_PER_CHARACTER);
    members.push({ bytes, values: maxProperties * chosen.values });
  } else if (additionalProperties === true) {
    return null;
  }
  const all = sum(members);
  return all && { bytes: all.bytes + 4, values: all.values + 1 };
}

function sum(sizes: readonly (BodySize | null)[]): BodySize | null {
  if (sizes.includes(null)) return null;
  return sizes.reduce<BodySize>(
    (total, size) => ({ bytes: total.bytes + (size?.bytes ?? 0), values: total.values + (size?.values ?? 0) }),
    { bytes: 0, values: 0 },
  );
}

function largestOf(sizes: readonly (BodySize | null)[]): BodySize | null {
  if (sizes.length === 0 || sizes.includes(null)) return null;
  const known = sizes.filter((size) => size !== null);
  return {
    bytes: Math.max(...known.map(({ bytes }) => bytes)),
    values: Math.max(...known.map(({ values }) => values)),
  };
}
