import { readFileSync } from "node:fs";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { SchemaDocument } from "../http/known-fields.ts";
import { eventExample, examplesOf } from "../../base/contract/example.ts";
import { quickly } from "../../base/contract/formats.ts";

/** The facts about one operation that the mock needs in addition to the route table. */
export interface OperationContract {
  readonly id: string;
  /** The bodies of successful responses, in the order of the contract. */
  readonly examples: readonly unknown[];
  /** The codes of documented errors by status; 429 has none. */
  readonly errors: ReadonlyMap<number, readonly string[]>;
  readonly statuses: readonly number[];
  /** The schema of `data` in successful responses. */
  readonly data: Schema;
  /** The schema of the body; null without one. */
  readonly body: Schema | null;
  /** Returns whether a value is a valid successful response. */
  readonly isValid: (response: unknown) => boolean;
}

/** An example of a webhook event. */
interface EventExample {
  readonly organization_id: string;
  readonly actor: object;
}

/** The published contract. */
export interface Contract {
  readonly document: SchemaDocument & { readonly openapi: string; readonly info: object; readonly paths: object };
  readonly operation: (id: string) => OperationContract;
  readonly event: (name: string) => EventExample | null;
  /** Returns all UUIDs of the contract: those in its examples. */
  readonly exampleIds: () => ReadonlySet<string>;
}

interface MediaType {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value?: unknown; readonly $ref?: string }>>;
}
interface Response {
  readonly description: string;
  readonly content?: Readonly<Record<string, MediaType>>;
}
interface OperationObject {
  readonly operationId?: string;
  readonly responses: Readonly<Record<string, Response & { readonly $ref?: string }>>;
  readonly requestBody?: { readonly content: Readonly<Record<string, MediaType>> };
}

/** Reads generated/openapi.json. Each operation is prepared when it is first called. */
export function readContract(): Contract {
  const text = readFileSync(new URL("../../../generated/openapi.json", import.meta.url), "utf8");
  const document = JSON.parse(text) as Contract["document"] & {
    paths: Record<string, Record<string, OperationObject>>;
  };
  const reader = schemaReader(document);
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false, ...quickly });
  ajv.addSchema(document, "contract");
  const places = new Map(
    Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, operation]): [string, Place][] =>
        operation.operationId === undefined ? [] : [[operation.operationId, { path, method, operation }]],
      ),
    ),
  );
  const known = new Map<string, OperationContract>();
  let ids: ReadonlySet<string> | undefined;
  return {
    document,
    operation(id) {
      let found = known.get(id);
      if (!found) known.set(id, (found = describe(id, placeOf(places, id), { document, reader, ajv })));
      return found;
    },
    event: (name) => eventExample(document, name) as EventExample | null,
    exampleIds: () => (ids ??= new Set(text.match(UUID))),
  };
}

const UUID = /\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/g;

interface Place {
  readonly path: string;
  readonly method: string;
  readonly operation: OperationObject;
}

function placeOf(places: ReadonlyMap<string, Place>, id: string): Place {
  const place = places.get(id);
  if (!place) throw new Error(`generated/openapi.json does not contain ${id}. Run npm run generate.`);
  return place;
}

function describe(
  id: string,
  { path, method, operation }: Place,
  { document, reader, ajv }: { readonly document: object; readonly reader: SchemaReader; readonly ajv: Ajv2020 },
): OperationContract {
  const responses = Object.entries(operation.responses).map(([status, response]) => ({
    status: status === "default" ? 500 : Number(status),
    response: reader.resolve(response) as Response,
  }));
  const success = responses.find(({ status }) => status < 300);
  const [type = "application/json", media = {}] = Object.entries(success?.response.content ?? {})[0] ?? [];
  // The first form has whole records; the second one is that with `fields`.
  const envelope = reader.properties(media.schema?.anyOf?.[0] ?? media.schema ?? {});
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const pointer = ["paths", path, method, "responses", String(success?.status), "content", type, "schema"];
  return {
    id,
    examples: examplesOf(document, media),
    statuses: responses.map(({ status }) => status),
    errors: new Map(
      responses
        .filter(({ status }) => status >= 400)
        .map(({ status, response }) => [status, codesIn(response.description)]),
    ),
    data: envelope["data"] ?? {},
    body: body ?? null,
    isValid: lazily(() => ajv.compile({ $ref: `contract#/${pointer.map(escapePointer).join("/")}` })),
  };
}

/** Compiling a schema takes milliseconds, so it is done at the first use. */
function lazily(compile: () => ValidateFunction): (value: unknown) => boolean {
  let validate: ValidateFunction | undefined;
  return (value) => (validate ??= compile())(value);
}

/** The description of an error response names its codes: `` `not_found`, `in_use` ``. */
function codesIn(description: string): string[] {
  return [...description.matchAll(/`([a-z_]+)`/g)].map(([, code]) => code ?? "");
}

const escapePointer = (name: string): string => encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"));

/** A JSON Schema of the contract. */
interface Schema {
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
