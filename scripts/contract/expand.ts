import {
  type OpenApiDocument,
  type OperationObject,
  type ParameterObject,
  type PathItem,
  type ResponseObject,
  copyOf,
  isObject,
  operationsIn,
  resolve,
  unusedName,
  type MediaType,
  type Schema,
} from "./document.ts";
import { completeExamples } from "./complete-examples.ts";
import { describeDeprecations, withDeprecationHeaders, deprecationOf } from "./deprecation.ts";
import { errorsOf, headerRef, shareError, type Traits } from "./error-responses.ts";
import { orderRecords } from "./field-order.ts";
import { namedList } from "./named-list.ts";
import { mapSchema, propertiesOf } from "./schema-walk.ts";
import { addAggregates } from "./aggregates.ts";
import { bodyLimits, bodySizeOf, kibibytes } from "./body-size.ts";
import { addBatches } from "./batches.ts";
import { addRelated } from "./relations.ts";
import { addSelections } from "./selections.ts";
import { acceptReadOnlyFields } from "./sent-back.ts";
import { sortSchema, expandSortableFields } from "./sortable-fields.ts";
import { addStandardFilters } from "./standard-filters.ts";

/** No value of these headers is refused as invalid, so their schemas have no limits. */
const acceptLanguage: ParameterObject = {
  name: "Accept-Language",
  in: "header",
  description: "Language of the sentences in errors: English or French. Any other value means English.",
  schema: { type: "string" },
};
const requestId: ParameterObject = {
  name: "X-Request-Id",
  in: "header",
  description:
    "Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced.",
  schema: { type: "string" },
};
const csrfToken: ParameterObject = {
  name: "X-CSRF-Token",
  in: "header",
  description: "Required where a browser session sends the request; otherwise ignored.",
  schema: { type: "string" },
};

const header = (description: string, maxLength: number): unknown => ({
  description,
  schema: { type: "string", maxLength },
});
const derivedHeaders: Record<string, unknown> = {
  RequestId: header("The request's id, also in the service's log.", 128),
  ContentLanguage: { description: "Language of the sentences.", schema: { type: "string", enum: ["en", "fr"] } },
  RetryAfter: { description: "Seconds to wait.", schema: { type: "integer", minimum: 1, maximum: 86400 } },
  Authenticate: header("How to authenticate.", 500),
  Replayed: {
    description: "There when the first answer of this key is sent again.",
    schema: { type: "string", enum: ["true"] },
  },
};

/** Returns the published document, with the parameters, headers and responses that follow from the traits of operations. */
export function expand(source: OpenApiDocument): OpenApiDocument {
  const document = copyOf(source);
  expandEnums(document, document);
  describeDeprecations(document);
  const components = (document.components ??= {});
  components.headers = { ...components.headers, ...normalizedHeaders(components.headers), ...derivedHeaders };
  components.parameters = {
    ...components.parameters,
    AcceptLanguage: acceptLanguage,
    RequestId: requestId,
    CsrfToken: csrfToken,
  };
  requireAll(document);
  expandSortableFields(document);
  addStandardFilters(document);
  addRelated(document);
  addBatches(document);
  addAggregates(document);
  expandSorts(document);
  acceptReadOnlyFields(document);
  addSelections(document);
  for (const { path, method, item, operation } of operationsIn(document.paths)) {
    expandOperation(document, { path, method, item, operation });
  }
  completeExamples(document);
  orderRecords(document);
  shareEnvelopes(document);
  return document;
}

/** Bare header descriptions get a schema if only its keywords are next to the description. */
function normalizedHeaders(headers: Record<string, unknown> | undefined): Record<string, unknown> {
  const entries = Object.entries(headers ?? {}).map(([name, value]) => {
    if (!isObject(value) || "schema" in value || "$ref" in value) return [name, value];
    const { description, ...schema } = value;
    return [name, { description, schema }];
  });
  return Object.fromEntries(entries) as Record<string, unknown>;
}

/** Replaces `x-enum-from: x-permissions` by the list with that name. */
function expandEnums(document: OpenApiDocument, value: unknown): void {
  if (Array.isArray(value)) for (const item of value) expandEnums(document, item);
  if (!isObject(value)) return;
  const from = value["x-enum-from"];
  if (typeof from === "string") {
    value["enum"] = namedList(document, from) ?? [];
    delete value["x-enum-from"];
  }
  for (const inner of Object.values(value)) expandEnums(document, inner);
}

/** Replaces `x-all-required` by `required` with every property, including those of `allOf`. */
function requireAll(document: OpenApiDocument): void {
  const schemas = document.components?.schemas ?? {};
  for (const [name, schema] of Object.entries(schemas)) {
    schemas[name] = mapSchema(schema, (part) => {
      if (!part["x-all-required"]) return part;
      const { "x-all-required": _, ...rest } = part;
      return { ...rest, required: [...propertiesOf(document, part).keys()] };
    });
  }
}

/** Replaces `x-sort-of: tasks.list` in the body of a search by the sort fields of that list. */
function expandSorts(document: OpenApiDocument): void {
  const schemas = document.components?.schemas ?? {};
  const operations = [...operationsIn(document.paths)].map(({ operation }) => operation);
  for (const [name, schema] of Object.entries(schemas)) {
    schemas[name] = mapSchema(schema, (part) => {
      const { "x-sort-of": list, ...rest } = part;
      if (list === undefined) return part;
      const fields = operations.find(({ operationId }) => operationId === list)?.["x-sort"] ?? [];
      return { ...rest, ...sortSchema(fields), "x-sort": fields };
    });
  }
}

interface Place {
  readonly path: string;
  readonly method: string;
  readonly item: PathItem;
  readonly operation: OperationObject;
}

function expandOperation(document: OpenApiDocument, { path, method, item, operation }: Place): void {
  const traits = traitsOf(document, { path, method, item, operation });
  limitBody(document, operation);
  const parameters = [...(operation.parameters ?? [])];
  if (operation["x-sort"]?.length) parameters.push(sortParameter(operation["x-sort"]));
  for (const name of ["AcceptLanguage", "RequestId", ...(traits.csrf ? ["CsrfToken"] : [])]) {
    parameters.push({ $ref: `#/components/parameters/${name}` } as ParameterObject);
  }
  operation.parameters = parameters;
  const responses: Record<string, ResponseObject> = {};
  for (const [status, given] of Object.entries(operation.responses ?? {})) {
    const response = resolve<ResponseObject>(document, given) ?? {};
    responses[status] = status.startsWith("2") ? success(document, { status, response, traits }) : given;
  }
  for (const [status, codes] of errorsOf(document, operation, traits)) {
    responses[status] ??= shareError(document, { status: Number(status), codes, traits });
  }
  responses["default"] ??= shareError(document, { status: 500, codes: ["internal"], traits });
  operation.responses = responses;
}

/** Writes the limits of the body into the operation and into the description of its body. */
function limitBody(document: OpenApiDocument, operation: OperationObject): void {
  const size = bodySizeOf(document, operation);
  const body = operation.requestBody;
  if (!size || !body || body.$ref !== undefined) return;
  const { bytes, values } = size;
  operation["x-body-limit"] = bytes;
  const isFile = operation["x-upload"] !== undefined;
  if (!isFile) operation["x-body-values"] = values;
  const limits = isFile ? `At most ${kibibytes(bytes)}.` : bodyLimits(size);
  body.description = [body.description, limits].filter((text) => text !== undefined).join(" ");
}

function traitsOf(document: OpenApiDocument, { path, method, item, operation }: Place): Traits {
  const names = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(
    (parameter) => resolve<ParameterObject>(document, parameter)?.name,
  );
  const security = operation.security ?? document.security ?? [];
  return {
    public: operation["x-public"] === true,
    csrf: method !== "get" && security.some((scheme) => "session" in scheme),
    body: operation.requestBody !== undefined,
    inPath: path.includes("{"),
    concurrency: names.includes("If-Match"),
    idempotent: names.includes("Idempotency-Key"),
    secret: operation["x-secret"] === true,
    reauthenticate: operation["x-reauthenticate"] !== undefined,
    deprecated: deprecationOf(operation) !== null,
    anyType: resolve<ResponseObject>(document, operation.responses?.["200"] ?? {})?.content?.["*/*"] !== undefined,
  };
}

/** Returns the `sort` parameter of a list with these sort fields. */
function sortParameter(fields: readonly string[]): ParameterObject {
  return {
    name: "sort",
    in: "query",
    description: `Up to four of ${fields.join(", ")}, \`-\` before one for descending; ties are broken by id.`,
    schema: { ...sortSchema(fields), default: fields[0] === "created_at" ? "-created_at" : fields[0] },
    example: `-${fields[0] ?? "created_at"}`,
  };
}

interface Success {
  readonly status: string;
  readonly response: ResponseObject;
  readonly traits: Traits;
}

function success(document: OpenApiDocument, { status, response, traits }: Success): ResponseObject {
  const schema = response.content?.["application/json"]?.schema;
  const data = propertiesOf(document, schema).get("data");
  const versioned = data !== undefined && propertiesOf(document, data).has("version");
  const headers: Record<string, unknown> = { "X-Request-Id": headerRef("RequestId") };
  if (versioned) headers["ETag"] = headerRef("ETag");
  if (status === "201") headers["Location"] = headerRef("Location");
  if (traits.idempotent) headers["Idempotent-Replayed"] = headerRef("Replayed");
  const complete = { ...response, headers: { ...headers, ...response.headers } };
  return traits.deprecated ? withDeprecationHeaders(complete) : complete;
}

const REFERENCE = "#/components/schemas/";

/** Moves each response envelope that several operations have in common to `components/schemas`. */
function shareEnvelopes(document: OpenApiDocument): void {
  const schemas = ((document.components ??= {}).schemas ??= {});
  const uses = Map.groupBy(envelopesIn(document), ({ schema }) => JSON.stringify(schema));
  for (const [content, found] of uses) {
    const [first] = found;
    if (!first || found.length < 2) continue;
    const name = unusedName(schemas, first.name);
    schemas[name] = JSON.parse(content) as Schema;
    for (const { media } of found) media.schema = { $ref: `${REFERENCE}${name}` };
  }
}

interface Envelope {
  /** `TaskPage` for a list, `TaskEnvelope` for one record. */
  readonly name: string;
  readonly schema: Schema;
  /** The media type that contains the schema. */
  readonly media: MediaType;
}

function* envelopesIn(document: OpenApiDocument): Generator<Envelope> {
  for (const { operation } of operationsIn(document.paths)) {
    for (const response of Object.values<ResponseObject>(operation.responses ?? {})) {
      const media = response.content?.["application/json"];
      const name = media?.schema && envelopeName(media.schema);
      if (media?.schema && name !== undefined) yield { name, schema: media.schema, media };
    }
  }
}

/** Returns the name for an envelope of records with a named schema; undefined for any other schema. */
function envelopeName({ properties = {} }: Schema): string | undefined {
  const { data, meta: _, ...others } = properties;
  if (data === undefined || Object.keys(others).length > 0) return undefined;
  const item = data.type === "array" ? data.items : data;
  if (item?.$ref?.startsWith(REFERENCE) !== true) return undefined;
  return item.$ref.slice(REFERENCE.length) + (data.type === "array" ? "Page" : "Envelope");
}
