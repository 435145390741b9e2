import type { OpenApiDocument, Schema } from "../contract/document.ts";
import { fromPointer, resolve, toPointer } from "../contract/document.ts";
import { mapSchema } from "../contract/schema-walk.ts";
import { assertions, dispatch, ownKeywords } from "./dialect.ts";

/** Requests do not contain read-only fields, and responses do not contain write-only fields. */
export type Direction = "requests" | "responses";

/** Formats that mean the same everywhere. This project's other formats are stricter than the standard. */
export const standardFormats = new Set(["date", "date-time", "uuid", "ipv4", "ipv6", "int32", "int64"]);

/** Converts a schema of a third-party document for the validators: it checks only what JSON Schema defines. */
export function toPlainSchema(document: OpenApiDocument, schema: Schema, direction: Direction): Schema {
  const sent = mapSchema(schema, (part) => withoutUnsent(document, part, direction));
  return mapSchema(sent, (part) => {
    const kept = Object.entries(dispatch(document, part)).filter(
      ([key]) => assertions.has(key) || ownKeywords.has(key),
    );
    const plain = withoutReadings(withKnownForms(Object.fromEntries(kept)));
    const cases = plain["cases"] as Schema[] | undefined;
    return { ...shared(document, plain), ...(cases && { cases: cases.map((one) => shared(document, one)) }) };
  });
}

/** Returns the key under which the validators know a component. Each component is compiled once. */
export function componentKey(document: OpenApiDocument, name: string): string {
  let keys = keysByDocument.get(document);
  if (!keys) {
    const names = Object.keys(document.components?.schemas ?? {});
    keys = new Map(names.map((one, index) => [one, `component-${index}`]));
    keysByDocument.set(document, keys);
  }
  return keys.get(name) ?? name;
}

const keysByDocument = new WeakMap<OpenApiDocument, ReadonlyMap<string, string>>();

function shared(document: OpenApiDocument, schema: Schema): Schema {
  const [section, family, name, ...rest] = fromPointer(schema.$ref?.replace(/^(document)?#/, "") ?? "");
  if (section !== "components" || family !== "schemas" || name === undefined) return schema;
  const key = componentKey(document, name);
  return { ...schema, $ref: rest.length === 0 ? key : `${key}#${toPointer(rest)}` };
}

function withoutUnsent(document: OpenApiDocument, schema: Schema, direction: Direction): Schema {
  const { required, properties = {} } = schema;
  if (!Array.isArray(required)) return schema;
  const flag = direction === "requests" ? "readOnly" : "writeOnly";
  const isUnsent = (name: string): boolean => {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return property?.[flag] === true || resolve<Schema>(document, property ?? {})?.[flag] === true;
  };
  return { ...schema, required: required.filter((name) => !isUnsent(name)) };
}

/** Omits unknown formats, and patterns of other languages that JavaScript cannot read. */
function withKnownForms({ format, pattern, ...schema }: Schema): Schema {
  return {
    ...schema,
    ...(format !== undefined && standardFormats.has(format) && { format }),
    ...(pattern !== undefined && isPattern(pattern) && { pattern }),
  };
}

function isPattern(pattern: string): boolean {
  try {
    new RegExp(pattern);
    return true;
  } catch {
    return false;
  }
}

/** Texts are checked as they were sent. */
function withoutReadings({ properties, reads: _, ...schema }: Schema): Schema {
  if (!properties) return schema;
  const kept = Object.entries(properties).map(([name, { reads: _reads, ...property }]) => [name, property] as const);
  return { ...schema, properties: Object.fromEntries(kept) };
}
