import type { OpenApiDocument, Schema } from "./document.ts";
import { at, byCodeUnit } from "./document.ts";
import { withoutRelated } from "./relations.ts";
import { propertiesOf } from "./schema-walk.ts";
import { withReadOnlyFields } from "./sent-back.ts";

/** A record type with its schemas. */
export interface RecordType {
  readonly name: string;
  readonly schema: Schema;
  /** The component that lists and responses refer to: the record itself, or the union it belongs to. */
  readonly component: string;
  readonly create: Schema | undefined;
  readonly update: Schema | undefined;
}

/** Returns the record types: branches of a discriminated union of records, and components marked `x-record: <name>`. */
export function recordTypes(document: OpenApiDocument): RecordType[] {
  const schemas = document.components?.schemas ?? {};
  const found: RecordType[] = [];
  for (const [component, schema] of Object.entries(schemas)) {
    const name = schema["x-record"];
    if (typeof name === "string") found.push(recordType(document, { name, schema, component, tag: undefined }));
    for (const [value, reference] of Object.entries(schema.discriminator?.mapping ?? {})) {
      const branch = at(document, reference) as Schema | undefined;
      if (!branch || !propertiesOf(document, branch).has("version")) continue;
      found.push(
        recordType(document, { name: value, schema: branch, component, tag: schema.discriminator?.propertyName }),
      );
    }
  }
  return found.sort((left, right) => byCodeUnit(left.name, right.name));
}

interface RecordTypeInput {
  readonly name: string;
  readonly schema: Schema;
  readonly component: string;
  readonly tag: string | undefined;
}

function recordType(document: OpenApiDocument, { name, schema, component, tag }: RecordTypeInput): RecordType {
  const schemas = document.components?.schemas ?? {};
  const record = withoutRelated(schema);
  const base = name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const create = schemas[`${base}Create`];
  const change = create && withReadOnlyFields(document, updateOf(create, tag), record);
  const update = schemas[`${base}Update`] ?? change;
  return { name, schema: record, component, create, update: update && withoutRelated(update) };
}

/** In updates all fields are optional, and the record type cannot be changed. */
function updateOf(create: Schema, tag: string | undefined): Schema {
  const { required: _, "x-one-required": _choice, properties = {}, ...rest } = create;
  const kept = Object.entries(properties).filter(([property]) => property !== tag);
  return { ...rest, properties: Object.fromEntries(kept) };
}
