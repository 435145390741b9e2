import type { Schema } from "../document.ts";
import type { Resource, ResourceField } from "./resource.ts";

export const SCHEMAS = "#/components/schemas/";
export const reference = (name: string): Schema => ({ $ref: `${SCHEMAS}${name}` });

/** Returns the components of a resource by name. */
export function resourceSchemas(resource: Resource): Record<string, Schema> {
  const { component, operations, events } = resource;
  return {
    [`${component}Fields`]: fieldsSchema(resource),
    ...(operations.includes("create") ? { [`${component}Create`]: createSchema(resource) } : {}),
    ...(operations.includes("update") ? { [`${component}Update`]: updateSchema(resource) } : {}),
    [component]: recordSchema(resource),
    ...(operations.includes("search") ? { [`${component}Search`]: searchSchema(resource) } : {}),
    ...(returnsRecord(resource) ? { [`${component}Envelope`]: envelope(reference(component)) } : {}),
    [`${component}Page`]: envelope(
      { type: "array", maxItems: 100, items: reference(component) },
      reference("ListMeta"),
    ),
    ...(events.length > 0 ? { [`${component}Event`]: eventSchema(resource) } : {}),
  };
}

/** Returns whether a response contains one record without `meta`: with relations, that of `get` has it. */
export const returnsRecord = ({ operations, relations }: Resource): boolean =>
  operations.some((verb) => verb === "create" || verb === "update" || verb === "restore") ||
  (operations.includes("get") && Object.keys(relations).length === 0);

/** Returns the schema of a response. */
export function envelope(data: Schema, meta?: Schema): Schema {
  return {
    type: "object",
    required: ["data", ...(meta ? ["meta"] : [])],
    properties: { data, ...(meta ? { meta } : {}) },
    additionalProperties: false,
  };
}

function propertiesOfKind({ fields }: Resource, ...kinds: readonly ResourceField["kind"][]): Record<string, Schema> {
  return Object.fromEntries(
    fields.filter(({ kind }) => kinds.includes(kind)).map(({ name, schema }) => [name, schema]),
  );
}

const fieldsSchema = (resource: Resource): Schema => ({
  description: "Fields that a client can set.",
  type: "object",
  properties: propertiesOfKind(resource, "set"),
});

function createSchema(resource: Resource): Schema {
  const { component, nouns, required } = resource;
  const properties = propertiesOfKind(resource, "create");
  return {
    description: `A new ${nouns.one}.`,
    type: "object",
    ...(required.length > 0 ? { required: [...required] } : {}),
    ...(Object.keys(properties).length > 0 ? { properties } : {}),
    allOf: [reference(`${component}Fields`)],
    unevaluatedProperties: false,
  };
}

const updateSchema = ({ component }: Resource): Schema => ({
  description: "Fields to change.",
  type: "object",
  allOf: [reference(`${component}Fields`)],
  unevaluatedProperties: false,
});

function recordSchema(resource: Resource): Schema {
  const { component, type, description, example, tools, relations } = resource;
  const fixed = Object.entries(propertiesOfKind(resource, "create")).map(([name, schema]): [string, Schema] => [
    name,
    { ...schema, readOnly: true },
  ]);
  const properties = { ...Object.fromEntries(fixed), ...propertiesOfKind(resource, "stored", "computed") };
  return {
    description,
    "x-record": type,
    ...(Object.keys(relations).length > 0 ? { "x-include": relations } : {}),
    type: "object",
    ...(tools === "write" || resource.import ? { "x-record-validators": true } : {}),
    "x-all-required": true,
    ...(Object.keys(properties).length > 0 ? { properties } : {}),
    allOf: [reference("StandardFields"), reference(`${component}Fields`)],
    unevaluatedProperties: false,
    examples: [example],
  };
}

const searchSchema = ({ group }: Resource): Schema => ({
  description: "Filter, sort order and page.",
  type: "object",
  properties: {
    filter: reference("FilterGroup"),
    page: { description: "Page number, from 1.", type: "integer", minimum: 1, maximum: 100000000 },
    page_size: { description: "Records per page; defaults to 25.", type: "integer", minimum: 1, maximum: 100 },
    cursor: {
      description: "Empty for the first page, then `meta.next_cursor` from the previous response.",
      type: "string",
      maxLength: 500,
    },
    sort: {
      description:
        "Up to four fields; a `-` prefix sorts in descending order. Texts are in linguistic order. Defaults to `-created_at`.",
      "x-sort-of": `${group}.list`,
    },
  },
  additionalProperties: false,
});

const eventSchema = ({ component, nouns }: Resource): Schema => ({
  description: `Payload of ${nouns.one} events.`,
  type: "object",
  required: ["id", "type", "occurred_at", "organization_id", "actor", "data"],
  properties: {
    id: reference("Id"),
    type: reference("WebhookEventType"),
    occurred_at: reference("Timestamp"),
    organization_id: reference("Id"),
    actor: reference("Actor"),
    data: {
      description: "The record after the change.",
      type: "object",
      required: ["object"],
      properties: { object: { oneOf: [reference(component), reference("ThinRecord")] } },
      additionalProperties: false,
    },
    changes: reference("FieldChanges"),
  },
  additionalProperties: false,
});
