import type {
  BodyObject,
  OpenApiDocument,
  OperationObject,
  ParameterObject,
  ResponseObject,
  Schema,
} from "./document.ts";
import { operationsIn, resolve } from "./document.ts";
import { relationsOf } from "./relations.ts";
import { returnedRecord, type ReturnedRecord } from "./returned-records.ts";
import { propertiesOf } from "./schema-walk.ts";

/** How clients choose the parts of the returned records. */
export interface Selection {
  /** The record types, for relations; empty if the records have none. */
  readonly types: readonly string[];
  /** The property that names the type of each record; null if all have the same type. */
  readonly tag: string | null;
  /** Fields that are always returned. */
  readonly always: readonly string[];
}

/** Names of the inputs that the HTTP adapter reads; services do not get them. */
export const SELECTING = ["fields", "include"] as const;

const FIELDS = "Only these fields of each record, and those that identify it; all fields by default.";
const INCLUDE =
  "Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`.";

/** Adds `fields` and `include` to each operation that reads records: GETs, and searches in their body. */
export function addSelections(document: OpenApiDocument): void {
  for (const { method, operation } of operationsIn(document.paths)) {
    const record = selectable(document, method, operation);
    if (!record) continue;
    const inputs = inputsOf(document, record);
    if (method === "get") addParameters(document, operation, { record, inputs });
    else addProperties(document, operation, inputs);
    if (inputs.length > 1 && !record.list) addOmitted(document, operation, record);
  }
}

/** Returns how clients choose parts of the records of an operation; null if they cannot. */
export function selectionOf(document: OpenApiDocument, method: string, operation: OperationObject): Selection | null {
  const record = selectable(document, method, operation);
  if (!record || !isSelecting(document, operation)) return null;
  const { tag, types } = record;
  const always = ["id", ...(tag === null ? tagOf(document, record) : [tag]), "version"];
  return { types, tag, always };
}

/** A branch of a union shows its type too. */
function tagOf(document: OpenApiDocument, { component }: ReturnedRecord): string[] {
  const unions = Object.values(document.components?.schemas ?? {}).flatMap(({ discriminator }) => discriminator ?? []);
  const own = unions.find(({ mapping = {} }) => Object.values(mapping).some((one) => one.endsWith(`/${component}`)));
  return own ? [own.propertyName] : [];
}

function selectable(document: OpenApiDocument, method: string, operation: OperationObject): ReturnedRecord | undefined {
  const reads = method === "get" || /\.search$/.test(operation.operationId ?? "");
  return reads && operation["x-public"] !== true ? returnedRecord(document, operation) : undefined;
}

/** Other documents can have inputs with the same names, so those of the contract are marked. */
function isSelecting(document: OpenApiDocument, operation: OperationObject): boolean {
  const parameters = (operation.parameters ?? []).map((one) => resolve<ParameterObject>(document, one));
  const marked = parameters.some((one) => one?.["x-selecting"] === true);
  return marked || propertiesOf(document, bodyOf(document, operation)).get("fields")?.["x-selecting"] === true;
}

interface Input {
  readonly name: (typeof SELECTING)[number];
  readonly description: string;
  readonly schema: Schema;
}

function inputsOf(document: OpenApiDocument, record: ReturnedRecord): Input[] {
  const fields = [...propertiesOf(document, record.schema)].filter(([, property]) => !property["x-related"]);
  const names = fields.map(([name]) => name);
  const relations = new Set(
    record.branches.flatMap(({ schema }) => relationsOf(document, schema).map(({ name }) => name)),
  );
  const inputs: Input[] = [
    { name: "fields", description: FIELDS, schema: listOf(document, `${record.component}FieldName`, names) },
  ];
  if (relations.size === 0) return inputs;
  const schema = listOf(document, `${record.component}RelationName`, [...relations]);
  return [...inputs, { name: "include", description: INCLUDE, schema }];
}

/** Returns the schema of a list of names; the names are a component. */
function listOf(document: OpenApiDocument, component: string, names: readonly string[]): Schema {
  const schemas = ((document.components ??= {}).schemas ??= {});
  const description = component.endsWith("FieldName") ? "A field of the record." : "A relation of the record.";
  schemas[component] ??= { description, type: "string", enum: [...names] };
  const items = { $ref: `#/components/schemas/${component}` };
  return { type: "array", minItems: 1, maxItems: names.length, uniqueItems: true, items };
}

function addParameters(
  document: OpenApiDocument,
  operation: OperationObject,
  { record, inputs }: { readonly record: ReturnedRecord; readonly inputs: readonly Input[] },
): void {
  const components = (document.components ??= {});
  const known = (components.parameters ??= {});
  for (const { name, description, schema } of inputs) {
    const component = `${record.component}${name === "fields" ? "Selection" : "Inclusion"}`;
    const comma = "Separated by commas.";
    known[component] ??= {
      name,
      in: "query",
      description: `${description} ${comma}`,
      style: "form",
      explode: false,
      schema,
      "x-selecting": true,
    };
    const reference = { $ref: `#/components/parameters/${component}` } as ParameterObject;
    operation.parameters = [...(operation.parameters ?? []), reference];
  }
}

function addProperties(document: OpenApiDocument, operation: OperationObject, inputs: readonly Input[]): void {
  const body = resolve<Schema>(document, bodyOf(document, operation) ?? {});
  if (!body) return;
  const added = inputs.map(({ name, description, schema }) => [name, { description, ...schema, "x-selecting": true }]);
  body.properties = { ...body.properties, ...(Object.fromEntries(added) as Record<string, Schema>) };
}

function bodyOf(document: OpenApiDocument, { requestBody }: OperationObject): Schema | undefined {
  return resolve<BodyObject>(document, requestBody ?? {})?.content?.["application/json"]?.schema;
}

/** Adds the optional `meta.omitted` to the response with one record; ListMeta has it for lists. */
function addOmitted(document: OpenApiDocument, { responses = {} }: OperationObject, record: ReturnedRecord): void {
  const items = { $ref: `#/components/schemas/${record.component}RelationName` };
  const omitted: Schema = { description: "Relations that the caller may not read.", type: "array", minItems: 1, items };
  const meta: Schema = {
    description: "Only present if relations were omitted.",
    type: "object",
    required: ["omitted"],
    properties: { omitted },
    additionalProperties: false,
  };
  for (const [status, given] of Object.entries(responses)) {
    const response = resolve<ResponseObject>(document, given);
    const media = response?.content?.["application/json"];
    const schema = resolve<Schema>(document, media?.schema ?? {});
    if (!status.startsWith("2") || !media || !schema?.properties) continue;
    const own: Schema = { ...schema, properties: { ...schema.properties, meta } };
    responses[status] = { ...response, content: { "application/json": { ...media, schema: own } } };
  }
}
