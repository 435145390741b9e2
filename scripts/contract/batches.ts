import {
  type BodyObject,
  type MediaType,
  type OpenApiDocument,
  type OperationObject,
  type ParameterObject,
  type PathItem,
  type ResponseObject,
  type Schema,
  isObject,
  resolve,
  toPointer,
} from "./document.ts";
import type { Finding } from "./source.ts";
import { returnedRecord, type ReturnedRecord } from "./returned-records.ts";

/** The largest number of operations of a batch. */
const MAX_OPERATIONS = 100;
const SCHEMAS = "#/components/schemas/";
/** Components of all batches: a contract without them has no generated batch. */
const SHARED = ["BatchDelete", "BatchError", "Deleted"];

/** The operations on single records of one group, which its batch performs. */
interface Group {
  /** `tasks`. */
  readonly name: string;
  /** `/v1/tasks`. */
  readonly path: string;
  readonly record: ReturnedRecord;
  readonly get: OperationObject;
  readonly create: OperationObject;
  readonly update: OperationObject;
  readonly delete: OperationObject | undefined;
}

/**
 * Adds `POST …/batch` to each resource whose records can be created, read and updated one by one, unless it is written
 * by hand. Operations for which the contract demands more than a permission are not batched: those with a secret, for
 * sessions only, or serialized by an input.
 */
export function addBatches(document: OpenApiDocument): void {
  if (!SHARED.every((name) => document.components?.schemas?.[name])) return;
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    const group = groupAt(document, path, item);
    const target = `${path}/batch`;
    if (!group || !document.paths || document.paths[target]) continue;
    document.paths[target] = { post: batchOf(document, group) };
  }
}

/** A contract with one of the components of batches needs all of them: without one, no batch is generated. */
export function* missingForBatches(document: OpenApiDocument): Generator<Finding> {
  const schemas = document.components?.schemas ?? {};
  const missing = SHARED.filter((name) => !schemas[name]);
  const [present] = ["BatchDelete", "BatchError"].filter((name) => schemas[name]);
  if (present === undefined || missing.length === 0) return;
  const message = `batches also need the component ${missing.join(" and ")}, which does not exist: rename one to it, or add it`;
  yield { pointer: toPointer(["components", "schemas", present]), message };
}

function groupAt(document: OpenApiDocument, path: string, item: PathItem): Group | undefined {
  const single = document.paths?.[`${path}/{id}`];
  const [create, get, update] = [item["post"], single?.["get"], single?.["put"]] as (OperationObject | undefined)[];
  if (!create || !get || !update || !isObject(create)) return undefined;
  const name = create.operationId?.split(".")[0] ?? "";
  const ids = [create, get, update].map(({ operationId }) => operationId);
  if (ids.join() !== ["create", "get", "update"].map((verb) => `${name}.${verb}`).join()) return undefined;
  const record = returnedRecord(document, create);
  if (!record || [create, update].some(isRestricted) || create["x-serialize-by"] !== undefined) return undefined;
  const remove = single?.["delete"] as OperationObject | undefined;
  return { name, path, record, get, create, update, delete: remove };
}

function isRestricted(operation: OperationObject): boolean {
  const { security = [] } = operation;
  const sessionOnly = security.length > 0 && security.every((scheme) => "session" in scheme);
  return operation["x-secret"] === true || operation["x-public"] === true || sessionOnly;
}

function batchOf(document: OpenApiDocument, group: Group): OperationObject {
  const { name, create, get } = group;
  const schemas = addSchemas(document, group);
  const deletion = group.delete && `\`delete\` operations require the permission \`${permissionOf(group.delete)}\`.`;
  const description = [
    "Operations are performed in order and independently of one another; a failed operation does not undo others.",
    "A body that violates the contract is rejected as a whole, without effect.",
    deletion,
  ];
  return {
    operationId: `${name}.batch`,
    summary: `Create${group.delete ? ", update and delete" : " and update"} up to ${String(MAX_OPERATIONS)} records`,
    description: description.filter(Boolean).join(" "),
    ...(create.tags && { tags: create.tags }),
    "x-permission": permissionOf(create),
    "x-reads": permissionOf(get),
    "x-rate-limit": "heavy_write",
    "x-derived": true,
    parameters: [{ $ref: "#/components/parameters/IdempotencyKey" } as ParameterObject],
    requestBody: { required: true, content: { "application/json": exampleOf(document, group, schemas.body) } },
    responses: {
      "200": {
        description: "One result per operation, in the same order.",
        content: { "application/json": resultOf(document, group, schemas.results) },
      },
    },
  };
}

/** Returns the body with an example made of those of the single operations. */
function exampleOf(document: OpenApiDocument, { create, update }: Group, body: string): MediaType {
  const example = (operation: OperationObject): unknown => {
    const media = resolve<BodyObject>(document, operation.requestBody ?? {})?.content?.["application/json"];
    const [first] = isObject(media?.["examples"]) ? Object.values(media["examples"]) : [];
    return isObject(first) ? first["value"] : undefined;
  };
  const [record, changes] = [example(create), example(update)];
  const schema: Schema = { $ref: `${SCHEMAS}${body}` };
  if (record === undefined || changes === undefined) return { schema };
  const operations = [
    { method: "create", record },
    { method: "update", id: EXAMPLE_ID, changes },
  ];
  return { schema, examples: { batch: { value: { operations } } } };
}

/** Returns the response with an example made of that of a single creation. */
function resultOf(document: OpenApiDocument, { create }: Group, results: string): MediaType {
  const schema = envelope(`${SCHEMAS}${results}`);
  const success = resolve<ResponseObject>(document, create.responses?.["201"] ?? {});
  const examples = success?.content?.["application/json"]?.["examples"];
  const [first] = isObject(examples) ? Object.values(examples) : [];
  const value = isObject(first) ? first["value"] : undefined;
  if (!isObject(value)) return { schema };
  const data = { results: [{ index: 0, status: 201, data: value["data"] }], succeeded: 1, failed: 0 };
  return { schema, examples: { batch: { value: { data } } } };
}

const EXAMPLE_ID = "019cb4e2-5a10-7c4b-9d2e-3f4a5b6c7d8e";

const permissionOf = (operation: OperationObject): string => operation["x-permission"] ?? "none";

const envelope = (reference: string): Schema => ({
  type: "object",
  required: ["data"],
  properties: { data: { $ref: reference } },
  additionalProperties: false,
});

/** Adds the components of a batch; returns the names of those of its body and its results. */
function addSchemas(document: OpenApiDocument, group: Group): { readonly body: string; readonly results: string } {
  const schemas = ((document.components ??= {}).schemas ??= {});
  const { component: base } = group.record;
  const methods: Record<string, string> = { create: `${base}BatchCreate`, update: `${base}BatchUpdate` };
  schemas[`${base}BatchCreate`] = createSchema(group, bodyOf(document, group.create));
  schemas[`${base}BatchUpdate`] = updateSchema(group, bodyOf(document, group.update));
  if (group.delete) methods["delete"] = "BatchDelete";
  schemas[`${base}BatchOperation`] = unionOf(methods);
  schemas[`${base}Batch`] = bodySchema(`${base}BatchOperation`);
  schemas[`${base}BatchResults`] = resultsSchema(base);
  return { body: `${base}Batch`, results: `${base}BatchResults` };
}

function bodyOf(document: OpenApiDocument, { requestBody }: OperationObject): Schema {
  return resolve<BodyObject>(document, requestBody ?? {})?.content?.["application/json"]?.schema ?? {};
}

const ID: Schema = { $ref: `${SCHEMAS}Id` };
const method = (name: string): Schema => ({ type: "string", const: name });

const createSchema = ({ path }: Group, record: Schema): Schema => ({
  description: `Same as POST ${path}.`,
  type: "object",
  required: ["method", "record"],
  properties: { method: method("create"), record },
  additionalProperties: false,
});

function updateSchema({ path }: Group, changes: Schema): Schema {
  const expected_version: Schema = { description: "Same as If-Match.", type: "integer", minimum: 1 };
  return {
    description: `Same as PUT ${path}/{id}.`,
    type: "object",
    required: ["method", "id", "changes"],
    properties: { method: method("update"), id: ID, expected_version, changes },
    additionalProperties: false,
  };
}

function unionOf(methods: Readonly<Record<string, string>>): Schema {
  const references = Object.entries(methods).map(([name, component]) => [name, `${SCHEMAS}${component}`] as const);
  return {
    description: "One operation.",
    oneOf: references.map(([, reference]) => ({ $ref: reference })),
    discriminator: { propertyName: "method", mapping: Object.fromEntries(references) },
  };
}

function bodySchema(operation: string): Schema {
  const items = { $ref: `${SCHEMAS}${operation}` };
  return {
    description: "Operations, performed in this order.",
    type: "object",
    required: ["operations"],
    properties: { operations: { type: "array", minItems: 1, maxItems: MAX_OPERATIONS, items } },
    additionalProperties: false,
  };
}

function resultsSchema(record: string): Schema {
  const data: Schema = {
    description: "The record, or the time of its deletion.",
    oneOf: [{ $ref: `${SCHEMAS}${record}` }, { $ref: `${SCHEMAS}Deleted` }],
  };
  const index: Schema = {
    description: "Index of the operation, from 0.",
    type: "integer",
    minimum: 0,
    maximum: 99,
    examples: [0],
  };
  const status: Schema = {
    description: "The HTTP status that the operation would have as a single request.",
    type: "integer",
    minimum: 200,
    maximum: 599,
    examples: [201],
  };
  const error: Schema = { $ref: `${SCHEMAS}BatchError` };
  const result: Schema = {
    description: "Result of one operation.",
    type: "object",
    required: ["index", "status"],
    properties: { index, status, data, error },
    additionalProperties: false,
  };
  const count = (what: string, example: number): Schema => ({
    description: `Number of ${what} operations.`,
    type: "integer",
    minimum: 0,
    examples: [example],
  });
  return {
    description: "One result per operation, in the same order.",
    type: "object",
    required: ["results", "succeeded", "failed"],
    properties: {
      results: { type: "array", maxItems: MAX_OPERATIONS, items: result },
      succeeded: count("successful", 1),
      failed: count("failed", 0),
    },
    additionalProperties: false,
  };
}
