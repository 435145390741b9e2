import type { BodyObject, MediaType, OpenApiDocument, ResponseObject, Schema } from "./document.ts";
import { isObject, operationsIn, resolve } from "./document.ts";
import { propertiesOf, typesOf } from "./schema-walk.ts";

/**
 * Adds missing required fields to the examples of responses and events: with the default of the field, or else null if
 * the field can be null. All other missing fields remain, because a guess could be wrong.
 */
export function completeExamples(document: OpenApiDocument): void {
  for (const media of shownMedia(document)) {
    for (const example of Object.values(isObject(media["examples"]) ? media["examples"] : {}))
      if (isObject(example) && media.schema) complete(document, media.schema, example["value"]);
  }
  const records = Object.values(document.components?.schemas ?? {}).filter(isRead);
  for (const record of records)
    for (const example of Array.isArray(record["examples"]) ? (record["examples"] as unknown[]) : [])
      complete(document, record, example);
}

/** Only records have read-only fields. */
function isRead({ properties = {} }: Schema): boolean {
  return Object.values(properties).some(({ readOnly }) => readOnly === true);
}

/** Returns the media types whose contents the service writes. */
function shownMedia(document: OpenApiDocument): MediaType[] {
  const responses = [...operationsIn(document.paths)].flatMap(({ operation }) =>
    Object.values<ResponseObject>(operation.responses ?? {}),
  );
  const bodies = [...operationsIn(document.webhooks)].flatMap(({ operation }) => operation.requestBody ?? []);
  const shared = Object.values<ResponseObject>(document.components?.responses ?? {});
  const holders: (ResponseObject | BodyObject)[] = [...responses, ...bodies, ...shared];
  return holders.flatMap(({ content }) => Object.values(content ?? {}));
}

function complete(document: OpenApiDocument, given: Schema, value: unknown): void {
  const schema = resolve<Schema>(document, given);
  if (!schema) return;
  if (Array.isArray(value)) for (const item of value as unknown[]) complete(document, schema.items ?? {}, item);
  if (!isObject(value)) return;
  const branch = branchOf(document, schema, value);
  if (branch) complete(document, branch, value);
  for (const part of schema.allOf ?? []) complete(document, part, value);
  const properties = propertiesOf(document, schema.oneOf || schema.anyOf ? undefined : schema);
  for (const name of schema.required ?? []) {
    const property = properties.get(name);
    if (value[name] === undefined && property) fill(document, value, name, property);
  }
  for (const [name, property] of Object.entries(schema.properties ?? {})) complete(document, property, value[name]);
  const others = Object.entries(value).filter(([name]) => !properties.has(name));
  const values = isObject(schema.additionalProperties) ? schema.additionalProperties : {};
  for (const [, inner] of others) complete(document, values, inner);
}

function fill(document: OpenApiDocument, value: Record<string, unknown>, name: string, property: Schema): void {
  const fallback = property.default ?? resolve<Schema>(document, property)?.default;
  if (fallback !== undefined) value[name] = structuredClone(fallback);
  else if (typesOf(document, property).includes("null")) value[name] = null;
}

/**
 * Returns the branch of a union for a value: by its discriminator, or else the one that declares all fields of the value,
 * has its constants, and requires the fewest missing fields.
 */
function branchOf(document: OpenApiDocument, schema: Schema, value: Record<string, unknown>): Schema | undefined {
  const { discriminator, oneOf, anyOf } = schema;
  const named = discriminator?.mapping?.[String(value[discriminator.propertyName])];
  if (named !== undefined) return { $ref: named };
  const possible = (oneOf ?? anyOf ?? [])
    .filter((part) => fits(document, part, value))
    .map((part) => ({ part, missing: missingIn(document, part, value) }))
    .sort((left, right) => left.missing - right.missing);
  const [best, next] = possible;
  return best && best.missing !== next?.missing ? best.part : undefined;
}

function fits(document: OpenApiDocument, part: Schema, value: Record<string, unknown>): boolean {
  if (!typesOf(document, part).includes("object")) return false;
  const properties = propertiesOf(document, part);
  return Object.entries(value).every(([name, inner]) => {
    const property = properties.get(name);
    const { const: constant, enum: values } = (property && resolve<Schema>(document, property)) ?? {};
    return property && (constant === undefined || constant === inner) && values?.includes(inner) !== false;
  });
}

function missingIn(document: OpenApiDocument, part: Schema, value: Record<string, unknown>): number {
  const { required = [], allOf = [] } = resolve<Schema>(document, part) ?? {};
  const own = required.filter((name) => value[name] === undefined).length;
  return allOf.reduce((sum, inner) => sum + missingIn(document, inner, value), own);
}
