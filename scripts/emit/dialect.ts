import {
  type OpenApiDocument,
  type Schema,
  isDocument,
  resolve,
  fromPointer,
  toPointer,
} from "../contract/document.ts";
import { mapSchema } from "../contract/schema-walk.ts";
import type { Reading } from "./keywords.ts";

/** Validating keywords; all others are annotations and not passed to the validators. */
const assertions = new Set(
  [
    "$ref,type,format,pattern,enum,const,properties,patternProperties,required,items,prefixItems,allOf,oneOf,anyOf,not,if,then",
    "else,contains,minContains,maxContains,propertyNames,additionalProperties,unevaluatedProperties,unevaluatedItems",
    "dependentSchemas,dependentRequired,minLength,maxLength,minimum,maximum,exclusiveMinimum,exclusiveMaximum,multipleOf",
    "minItems,maxItems,uniqueItems,minProperties,maxProperties",
  ].flatMap((line) => line.split(",")),
);

/** Keywords that only our validators support. */
const ownKeywords = new Set(["dispatch", "cases", "reads", "oneRequired"]);

/**
 * Converts a schema of the contract for the validators: removes annotations, rejects invalid characters in texts, and
 * dispatches discriminated unions, so that errors refer to the right branch.
 */
export function toValidatorSchema(document: OpenApiDocument, schema: Schema): Schema {
  return mapSchema(schema, (part) => {
    // It is compared with the stored value, which is stricter than any schema; if it is not compared, it is validated.
    if (part["x-read-only"] && (part["x-related"] || !part["x-made-at-read"])) return {};
    const dispatched = withOneRequired(dispatch(document, part));
    const kept = Object.entries(guardNames(guardText(dispatched))).filter(
      ([key]) => assertions.has(key) || ownKeywords.has(key),
    );
    const checked: Schema = Object.fromEntries(kept);
    return zoned(moveReference(isDocument(part) ? checked : withReading(checked)));
  });
}

function withOneRequired(schema: Schema): Schema {
  const names = schema["x-one-required"];
  return names === undefined ? schema : { ...schema, oneRequired: names };
}

/** Selects the branch of a discriminated union before it is checked. */
function dispatch(document: OpenApiDocument, schema: Schema): Schema {
  const { oneOf, discriminator, "x-dispatch": presence, ...rest } = schema;
  if (oneOf && presence) {
    const cases = Object.values(presence).map((name) => branch(`#/components/schemas/${name}`));
    return { ...rest, type: "object", dispatch: { present: Object.keys(presence) }, cases };
  }
  const references = oneOf?.map(({ $ref: reference }) => reference?.replace(/^document#/, "#"));
  if (!discriminator || !references?.every((reference) => reference !== undefined)) return schema;
  const { propertyName } = discriminator;
  const named: Record<string, string> = {};
  for (const [value, target] of Object.entries(discriminator.mapping ?? {})) named[value] = asReference(target);
  const mapped = new Set(Object.values(named));
  const others = references.filter((reference) => !mapped.has(reference));
  const mapping = { ...implicitMapping(document, others, propertyName), ...named };
  const values = Object.keys(mapping);
  const tag: Schema = { type: "string", enum: values, reads: { choice: values } satisfies Reading };
  const parts = { properties: { ...rest.properties, [propertyName]: tag } };
  const cases = Object.values(mapping).map(branch);
  const required = [...(rest.required ?? []), propertyName];
  return { ...rest, type: "object", required, ...parts, dispatch: { property: propertyName, values }, cases };
}

function branch(reference: string): Schema {
  return moveReference({ $ref: reference });
}

function asReference(target: string): string {
  return target.includes("#") ? target : `#/components/schemas/${target}`;
}

/**
 * Without a mapping, a branch is identified by the constant values of its property, or else by the component's name.
 */
function implicitMapping(
  document: OpenApiDocument,
  branches: readonly string[],
  property: string,
): Record<string, string> {
  const mapping: Record<string, string> = {};
  for (const reference of branches) {
    const tag = resolve<Schema>(document, { $ref: reference })?.properties?.[property];
    const values = tag?.enum ?? (tag?.const === undefined ? undefined : [tag.const]);
    for (const value of values ?? [reference.split("/").at(-1)]) mapping[String(value)] = reference;
  }
  return mapping;
}

/** Strings without a format are texts: no U+0000, no lone surrogates, control characters only in multi-line texts. */
function guardText(schema: Schema): Schema {
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  if (schema.format !== undefined && !formats.includes(schema.format)) {
    const { format: _, ...rest } = schema;
    return guardText(rest);
  }
  if (!types.includes("string") || schema.format !== undefined || schema.enum || schema.const !== undefined)
    return schema;
  return { ...schema, format: schema["x-multiline"] ? "multiline" : "text" };
}

/** Property names without a pattern are texts too, because clients choose them. */
function guardNames(schema: Schema): Schema {
  const { propertyNames } = schema;
  if (!propertyNames || propertyNames.pattern !== undefined) return schema;
  return { ...schema, propertyNames: guardText({ type: "string", ...propertyNames }) };
}

/** Adds the normalization of a text before validation; passwords and files stay unchanged. */
function withReading(schema: Schema): Schema {
  const { propertyNames, ...rest } = schema;
  // Property names cannot be replaced.
  const { reads: _, ...name } = propertyNames ?? {};
  const named = propertyNames === undefined ? schema : { ...rest, propertyNames: name };
  const reads = readingOf(schema);
  return reads === undefined ? named : { ...named, reads };
}

function readingOf({ type, format, enum: options, const: constant }: Schema): Reading | undefined {
  const choice = options ?? (typeof constant === "string" ? [constant] : undefined);
  if (choice?.some((option) => typeof option === "string")) return { choice };
  if (choice !== undefined || ![type].flat().includes("string") || unnormalized.has(format ?? "")) return undefined;
  if (format === "date-time") return "instant";
  if (format === "email" || format === "hostname") return format;
  return format === "multiline" ? "multiline" : "text";
}

const unnormalized = new Set(["password", "binary"]);

/** A time without an offset has its own error code. */
function zoned(schema: Schema): Schema {
  if (schema.format !== "date-time") return schema;
  return { ...schema, allOf: [...(schema.allOf ?? []), { format: "zoned" }] };
}

function moveReference(schema: Schema): Schema {
  return schema.$ref?.startsWith("#/") ? { ...schema, $ref: `document${schema.$ref}` } : schema;
}

/** All formats in src/base/contract/formats.ts; the emitter adds `zoned` to times. */
export const formats: readonly string[] = [
  "uuid",
  "email",
  "phone",
  "date",
  "date-time",
  "time",
  "uri",
  "timezone",
  "currency",
  "country",
  "hostname",
  "ip",
  "ipv4",
  "ipv6",
  "cidr",
  "ip-range",
  "text",
  "multiline",
  "password",
  "binary",
  "zoned",
  "int32",
  "int64",
  "float",
  "double",
];

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
