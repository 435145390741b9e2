import type { OpenApiDocument, Schema } from "./document.ts";
import { isObject, operationsIn } from "./document.ts";
import { returnedRecord } from "./returned-records.ts";
import { propertiesOf, typesOf } from "./schema-walk.ts";

/** A relation in `x-include` of a record component. */
export interface Relation {
  readonly name: string;
  /** The type of the related records. */
  readonly type: string;
  /** The field with the id of the related record, or their ids; null if the service finds them by a query of its own. */
  readonly by: string | null;
  /** Whether a record can have several related records. */
  readonly many: boolean;
}

/** The form and the permission of related records of one type. */
export interface RelatedType {
  readonly component: string;
  readonly permission: string;
}

/** The largest number of related records per record and relation. */
export const MAX_RELATED = 25;

/** Returns the relations that a record component declares in `x-include`. */
export function relationsOf(document: OpenApiDocument, record: Schema): Relation[] {
  const declared = record["x-include"];
  if (!isObject(declared)) return [];
  const properties = propertiesOf(document, record);
  return Object.entries(declared).map(([name, relation]) => {
    const { type, by } = isObject(relation) ? relation : {};
    const field = typeof by === "string" ? by : null;
    const many = field === null || typesOf(document, properties.get(field) ?? {}).includes("array");
    return { name, type: String(type), by: field, many };
  });
}

/**
 * Returns the types that `x-include` can name: those of records, with the permission of the operation that gets one, and
 * components marked `x-related-type`, with their `x-permission`.
 */
export function relatedTypes(document: OpenApiDocument): Map<string, RelatedType> {
  const found = new Map<string, RelatedType>();
  for (const { method, operation } of operationsIn(document.paths)) {
    const record = method === "get" ? returnedRecord(document, operation) : undefined;
    if (!record || record.list) continue;
    for (const [index, type] of record.types.entries()) {
      const component = record.branches[index]?.component ?? record.component;
      found.set(type, { component, permission: operation["x-permission"] ?? "none" });
    }
  }
  for (const [component, schema] of Object.entries(document.components?.schemas ?? {})) {
    const type = schema["x-related-type"];
    if (typeof type === "string") found.set(type, { component, permission: String(schema["x-permission"]) });
  }
  return found;
}

/** Adds the read-only property `related` to each record component that declares relations. */
export function addRelated(document: OpenApiDocument): void {
  const schemas = document.components?.schemas ?? {};
  const types = relatedTypes(document);
  for (const [component, schema] of Object.entries(schemas)) {
    const relations = relationsOf(document, schema);
    if (relations.length === 0) continue;
    schemas[`${component}Related`] = relatedSchema(relations, types);
    const related: Schema = {
      description: "The related records that the request includes.",
      allOf: [{ $ref: `#/components/schemas/${component}Related` }],
      readOnly: true,
      "x-made-at-read": true,
      "x-related": true,
    };
    schema.properties = { ...schema.properties, related };
  }
}

function relatedSchema(relations: readonly Relation[], types: ReadonlyMap<string, RelatedType>): Schema {
  const properties = relations.map(({ name, type, many }): [string, Schema] => {
    const record = { $ref: `#/components/schemas/${types.get(type)?.component ?? type}` };
    return [name, many ? { type: "array", maxItems: MAX_RELATED, items: record } : nullable(record)];
  });
  return {
    description: "Related records; a relation is present if the request includes it and the caller may read it.",
    type: "object",
    properties: Object.fromEntries(properties),
    additionalProperties: false,
  };
}

const nullable = (schema: Schema): Schema => ({ oneOf: [schema, { type: "null" }] });

/** Returns a component of a record without the property `related`, which is no field of the record. */
export function withoutRelated(schema: Schema): Schema {
  const { related, ...properties } = schema.properties ?? {};
  return related?.["x-related"] === true ? { ...schema, properties } : schema;
}
