/** A JSON Schema of the contract. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
}

/** Reads schemas of one document. */
export interface SchemaReader {
  /** Follows the `$ref` of an object. */
  readonly resolve: (value: object) => object;
  /** Returns the properties of a schema, also those of its parts and alternatives. */
  readonly properties: (schema: Schema) => Readonly<Record<string, Schema>>;
}

/** Creates a reader for the schemas of a document. */
export function schemaReader(document: object): SchemaReader {
  const resolve = (value: object): object => {
    const { $ref } = value as Schema;
    if (typeof $ref !== "string") return value;
    const names = $ref.slice(2).split("/").map(unescapePointer);
    let found: unknown = document;
    for (const name of names) found = (found as Readonly<Record<string, unknown>>)[name];
    return resolve(found as object);
  };
  const properties = (schema: Schema): Readonly<Record<string, Schema>> => {
    const { properties: own = {}, allOf = [], oneOf = [], anyOf = [] } = resolve(schema) as Schema;
    const parts = [...allOf, ...oneOf, ...anyOf].map(properties);
    return Object.assign({}, ...parts, own) as Readonly<Record<string, Schema>>;
  };
  return { resolve, properties };
}

/** Returns whether null is a value of the schema. */
export function isNullable(schema: Schema, reader: SchemaReader): boolean {
  const { type, oneOf = [], anyOf = [], enum: values } = reader.resolve(schema) as Schema;
  if (type === "null" || (Array.isArray(type) && type.includes("null"))) return true;
  return values?.includes(null) === true || [...oneOf, ...anyOf].some((one) => isNullable(one, reader));
}

const unescapePointer = (name: string): string => decodeURIComponent(name).replaceAll("~1", "/").replaceAll("~0", "~");
