import { resolve, unusedName, type OpenApiDocument, type Schema } from "../contract/document.ts";
import { pascal } from "../contract/operations.ts";
import { mapSchemas, rootSchemas } from "../contract/root-schemas.ts";
import { everySchema } from "../contract/schema-walk.ts";

const SCHEMAS = "#/components/schemas/";
const reference = (name: string): Schema => ({ $ref: SCHEMAS + name });

/** A long pattern that many texts have, and the component that describes such a text. */
export interface SharedText {
  readonly name: string;
  readonly schema: Schema & { readonly pattern: string };
}

/** Returns the document with references to components instead of schemas that it repeats. */
export function shareSchemas(source: OpenApiDocument, texts: readonly SharedText[]): OpenApiDocument {
  const common = [eventFields(source), readOnlyFields(source)];
  return requireOnce(shareRepeated(shareTexts(common.reduce(shareProperties, source), texts)));
}

const withSchemas = (document: OpenApiDocument, schemas: Record<string, Schema>): OpenApiDocument => ({
  ...document,
  components: { ...document.components, schemas },
});

/** Properties that several components have alike. */
interface CommonProperties {
  readonly name: string;
  readonly description: string;
  readonly properties: Readonly<Record<string, Schema>>;
  /** The form of properties with an example of their own. */
  readonly examples?: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
}

/** The id of events in examples: that of a record would look as if it were the id of the record. */
const EVENT_ID = "019cb4e7-5e6f-7071-8c8d-9e0f1a2b3c06";
const ENVELOPE = ["id", "type", "occurred_at", "organization_id", "actor", "changes"];

/** The fields that all webhook events have around their record. */
function eventFields(document: OpenApiDocument): CommonProperties {
  const required = ENVELOPE.filter((name) => name !== "changes");
  const common = {
    name: "EventFields",
    description: "The fields that every webhook event has around its record.",
    required,
  };
  const properties = mostCommon(document, ENVELOPE);
  const { id } = properties;
  return { ...common, properties, ...(id && { examples: { id: { ...id, examples: [EVENT_ID] } } }) };
}

const STANDARD = ["id", "version", "created_at", "updated_at", "created_by", "updated_by", "deleted_at"];

/** The fields that an update accepts of every record, so that the record may be sent back as it was read. */
function readOnlyFields(document: OpenApiDocument): CommonProperties {
  const description = "Fields of every record that an update accepts only as they were read.";
  const isCopy = ({ properties = {} }: Schema): boolean => properties["id"]?.["x-read-only"] === true;
  return { name: "SentBackFields", description, required: [], properties: mostCommon(document, STANDARD, isCopy) };
}

/** Returns the form in which most components have these properties; empty if none has all of them. */
function mostCommon(
  { components }: OpenApiDocument,
  names: readonly string[],
  isMeant: (schema: Schema) => boolean = () => true,
): Record<string, Schema> {
  const forms = Object.values(components?.schemas ?? {})
    .filter(({ properties = {} }) => names.every((name) => properties[name]))
    .filter(isMeant)
    .map(({ properties = {} }) => Object.fromEntries(names.map((name) => [name, properties[name] ?? {}])));
  const alike = [...Map.groupBy(forms, (form) => JSON.stringify(form)).values()];
  return alike.sort((left, right) => right.length - left.length)[0]?.[0] ?? {};
}

/** Moves properties to a component that the others have in `allOf`. Two parts stay, because of generators that take a schema with one part for another name of it. */
function shareProperties(document: OpenApiDocument, common: CommonProperties): OpenApiDocument {
  const { name, properties, examples, description, required } = common;
  const names = Object.keys(properties);
  const schemas = { ...document.components?.schemas };
  const users = Object.entries(schemas).filter(([, schema]) =>
    names.every((one) => JSON.stringify(schema.properties?.[one]) === JSON.stringify(properties[one])),
  );
  if (names.length === 0 || users.length < 2) return document;
  const part = unusedName(schemas, name);
  for (const [user, schema] of users) {
    const own = Object.entries(schema.properties ?? {}).filter(([one]) => !names.includes(one));
    const { properties: _all, required: needed, additionalProperties, allOf, ...rest } = schema;
    const left = needed?.filter((one) => !required.includes(one)) ?? [];
    const inner: Schema = { ...(left.length > 0 && { required: left }), properties: Object.fromEntries(own) };
    const isOpen = additionalProperties === undefined;
    const parts = allOf ? [...allOf, reference(part)] : [reference(part), { type: "object", ...inner }];
    schemas[user] = {
      ...rest,
      allOf: parts,
      ...(allOf && inner),
      ...(!isOpen && { unevaluatedProperties: false }),
    };
  }
  const own = { ...properties, ...examples };
  schemas[part] = {
    description,
    type: "object",
    ...(required.length > 0 && { required: [...required] }),
    properties: own,
  };
  return withSchemas(document, schemas);
}

/** Replaces long patterns by references to components that have them, if several schemas do. */
function shareTexts(document: OpenApiDocument, texts: readonly SharedText[]): OpenApiDocument {
  const patterns = rootSchemas(document).flatMap(([, root]) => everySchema(root).map(([, { pattern }]) => pattern));
  const schemas = { ...document.components?.schemas };
  const used = texts.filter((text) => patterns.filter((pattern) => pattern === text.schema.pattern).length > 1);
  const shared = used.map((text) => ({ ...text, name: unusedName(schemas, text.name) }));
  const shorter = mapSchemas(document, (schema) => {
    const text = shared.find((one) => one.schema.pattern === schema.pattern);
    return text ? asSharedText(schema, text) : schema;
  });
  const components = Object.fromEntries(shared.map(({ name, schema }) => [name, schema]));
  return withSchemas(shorter, { ...shorter.components?.schemas, ...components });
}

/** The limits stay next to the reference; so does everything that is about the place of the text. */
function asSharedText({ type, format: _, pattern: _pattern, ...rest }: Schema, { name, schema }: SharedText): Schema {
  const { minLength, maxLength, ...others } = rest;
  const text: Schema = {
    ...reference(name),
    ...(minLength !== undefined && minLength !== schema.minLength && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
  };
  return [type].flat().includes("null") ? { ...others, anyOf: [text, { type: "null" }] } : { ...text, ...others };
}

/** The number of characters that a further component with its references saves at least. */
const MIN_SAVED = 100;

/** A property that several components have alike. */
interface Repeated {
  readonly property: string;
  readonly schema: Schema;
  readonly owners: readonly string[];
}

/** Moves properties that related components have alike, such as all batches, to components of their own. */
function shareRepeated(document: OpenApiDocument): OpenApiDocument {
  const schemas = { ...document.components?.schemas };
  const names = new Map<string, string>();
  for (const { property, schema, owners } of repeatedIn(schemas)) {
    const family = commonEnd(owners);
    if (family === "") continue;
    const name = unusedName(schemas, family + pascal(property));
    const content = JSON.stringify(schema);
    if ((owners.length - 1) * content.length - owners.length * JSON.stringify(reference(name)).length < MIN_SAVED)
      continue;
    names.set(content, name);
    schemas[name] = schema;
  }
  const replaced = (one: Schema): Schema => {
    const name = names.get(JSON.stringify(one));
    return name === undefined ? one : reference(name);
  };
  return mapSchemas(withSchemas(document, schemas), (schema) => {
    if (schema.properties === undefined) return schema;
    const entries = Object.entries(schema.properties).map(([name, one]) => [name, replaced(one)] as const);
    return { ...schema, properties: Object.fromEntries(entries) };
  });
}

/** Returns the repeated properties; those inside of others only if they are repeated elsewhere too. */
function repeatedIn(schemas: Readonly<Record<string, Schema>>): Repeated[] {
  const places = Object.entries(schemas).flatMap(([owner, root]) =>
    everySchema(root).flatMap(([path, schema]) => {
      const isProperty = path.at(-2) === "properties" && schema.$ref === undefined && schema.type !== undefined;
      // Readers look for the keywords of a field at the field itself.
      if (!isProperty || schema["x-read-only"] || schema["x-synonyms"]) return [];
      return [{ owner, path: path.join("/"), property: String(path.at(-1)), schema, content: JSON.stringify(schema) }];
    }),
  );
  const alike = Map.groupBy(places, ({ content }) => content);
  const isRepeated = ({ content }: { readonly content: string }): boolean => (alike.get(content)?.length ?? 0) > 1;
  const outer = new Set(places.filter(isRepeated).map(({ owner, path }) => `${owner}/${path}`));
  return [...alike.values()].flatMap((same) => {
    const own = same.filter(({ owner, path }) => ![...prefixes(path)].some((part) => outer.has(`${owner}/${part}`)));
    return [...Map.groupBy(own, ({ owner }) => words(owner).at(-1)).values()].flatMap((related) => {
      const [first] = related;
      return first && related.length > 1 ? [{ ...first, owners: related.map(({ owner }) => owner) }] : [];
    });
  });
}

function* prefixes(path: string): Generator<string> {
  for (let at = path.lastIndexOf("/"); at > 0; at = path.lastIndexOf("/", at - 1)) yield path.slice(0, at);
}

const words = (name: string): string[] => name.split(/(?=[A-Z])/);

/** Returns the words at the end of all names: `BatchResults` for `TaskBatchResults` and `NoteBatchResults`. */
function commonEnd(names: readonly string[]): string {
  const [first = [], ...others] = names.map((name) => words(name).reverse());
  const count = first.findIndex((word, index) => others.some((other) => other[index] !== word));
  return first
    .slice(0, count < 0 ? first.length : count)
    .reverse()
    .join("");
}

/** Removes the required fields that a part of the component requires as well. */
function requireOnce(document: OpenApiDocument): OpenApiDocument {
  const requiredBy = (schema: Schema): string[] => {
    const { required = [], allOf = [] } = resolve<Schema>(document, schema) ?? {};
    return [...required, ...allOf.flatMap(requiredBy)];
  };
  const schemas = Object.entries(document.components?.schemas ?? {}).map(([name, schema]): [string, Schema] => {
    const { required, ...rest } = schema;
    if (required === undefined || schema.allOf === undefined) return [name, schema];
    const inParts = new Set(schema.allOf.flatMap(requiredBy));
    const own = required.filter((field) => !inParts.has(field));
    return [name, own.length > 0 ? { ...schema, required: own } : rest];
  });
  return withSchemas(document, Object.fromEntries(schemas));
}
