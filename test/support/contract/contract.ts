import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { AssertionError } from "chai";
import { recordStatus } from "./coverage.ts";
import {
  document,
  findOperation,
  operationsAt,
  resolve,
  type OperationDocument,
  type ResponseDocument,
  type Schema,
} from "./document.ts";
import { quickly } from "../../../src/base/contract/formats.ts";
import { formats } from "../formats.ts";

/** A request and its response. */
export interface ObservedCall {
  readonly method: string;
  /** Without the query string. */
  readonly path: string;
  /** Whether the request chooses fields, so that the response contains only these. */
  readonly partial: boolean;
  readonly requestHeaders: Headers;
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true, logger: false, ...quickly });
for (const [name, validate] of Object.entries(formats)) ajv.addFormat(name, validate);
ajv.addSchema(document, "openapi.json");
/** The same schemas without required fields: a minimal response contains some of the fields, each valid by the contract. */
ajv.addSchema(
  JSON.parse(JSON.stringify(document), (key, value: unknown) => {
    if (key === "required" && Array.isArray(value)) return undefined;
    if (typeof value !== "object" || value === null || !("oneOf" in value)) return value;
    const { oneOf, ...others } = value;
    return { ...others, anyOf: oneOf };
  }) as object,
  "receipts.json",
);
const compiled = new Map<string, ValidateFunction>();
const headerValidators = new WeakMap<Schema, ValidateFunction>();

/** Statuses that any path may return even if its operation does not document them, defined by HTTP itself. */
const OF_THE_PROTOCOL = new Set([405, 408, 414, 417, 431]);
const REFUSAL_SCHEMA = "#/components/schemas/TooManyRequests";
const ERROR_SCHEMA = "#/components/schemas/Error";
const REQUEST_ID = /^[A-Za-z0-9._-]{8,128}$/;
const FORBIDDEN_HEADERS = /^(x-)?ratelimit|^x-powered-by$|^server$/i;
const INTERNALS = /\bat [\w.<>]+ \(|node_modules|\bselect \S+ from\b|\binsert into\b|\/src\/|ECONNREFUSED|\bpg_[a-z]+/i;
/** A random value, which can contain any letters. */
const RANDOM_MEMBER = /"challenge":"[\w-]+"/;

/** Validates a response of the service against the contract, and records its status; throws with all violations. */
export function checkResponse(call: ObservedCall): void {
  validateResponse(call);
  const operation = findOperation(call.method, call.path);
  if (operation && call.method !== "HEAD" && call.method !== "OPTIONS") recordStatus(operation.id, call.status);
}

/** Validates a response of any server against the contract; throws with all violations. */
export function validateResponse(call: ObservedCall): void {
  const operation = findOperation(call.method, call.path);
  const problems = [...generalProblems(call), ...(call.path.startsWith("/v1/") ? bodyProblems(call, operation) : [])];
  if (problems.length > 0) {
    const head = `${call.method} ${call.path} (${operation?.id ?? "no operation"}) → ${call.status}`;
    throw new AssertionError(`${head}\n  ${problems.join("\n  ")}\n  ${call.body.slice(0, 1500)}`);
  }
}

function generalProblems({ status, headers, requestHeaders, body, path }: ObservedCall): string[] {
  const problems: string[] = [];
  const requestId = headers.get("x-request-id");
  const wanted = requestHeaders.get("x-request-id");
  if (!requestId || !REQUEST_ID.test(requestId)) problems.push(`X-Request-Id is ${requestId}`);
  if (wanted && REQUEST_ID.test(wanted) && requestId !== wanted) problems.push(`X-Request-Id ${wanted} was not kept`);
  for (const name of headers.keys()) {
    if (FORBIDDEN_HEADERS.test(name)) problems.push(`header ${name} must not be sent`);
  }
  if (headers.get("x-content-type-options") !== "nosniff") problems.push("X-Content-Type-Options is missing");
  if (status === 500) problems.push("internal error");
  if (status === 503 || status === 429) problems.push(...retryProblems(headers));
  if (status === 401 && !headers.get("www-authenticate")) problems.push("WWW-Authenticate is missing");
  if (status >= 400 && INTERNALS.test(body.replace(RANDOM_MEMBER, ""))) problems.push("the body shows internals");
  if (status < 300 && path.startsWith("/v1/")) problems.push(...cacheProblems(headers));
  return problems;
}

function retryProblems(headers: Headers): string[] {
  const seconds = headers.get("retry-after") ?? "";
  return /^[1-9]\d*$/.test(seconds) ? [] : [`Retry-After is "${seconds}"`];
}

function cacheProblems(headers: Headers): string[] {
  const value = headers.get("cache-control");
  if (value === "no-store" || (headers.has("etag") && value === "private, no-cache")) return [];
  return headers.has("access-control-allow-methods") || headers.has("allow") ? [] : [`Cache-Control is "${value}"`];
}

function bodyProblems(call: ObservedCall, operation: OperationDocument | undefined): string[] {
  const { method, status, headers, path } = call;
  if (method === "OPTIONS" && status === 204) return allowProblems(headers, path);
  if (status === 405) return [...allowProblems(headers, path), ...errorProblems(call)];
  if (status === 304 && operation && call.requestHeaders.has("if-none-match")) {
    return call.body === "" ? [] : ["a 304 has a body"];
  }
  const response = operation?.responses.get(String(status));
  if (!operation || (!response && OF_THE_PROTOCOL.has(status))) return errorProblems(call);
  if (!response) return [`status ${status} is not documented for ${operation.id}`];
  const problems = headerProblems(headers, response, status);
  if (method === "HEAD") return call.body === "" ? problems : [...problems, "the response to HEAD has a body"];
  problems.push(...contentProblems(call, response));
  if (status >= 400) problems.push(...errorProblems(call));
  return problems;
}

/** `Allow` must list every method of the path, HEAD if there is GET, and OPTIONS. */
function allowProblems(headers: Headers, path: string): string[] {
  const methods = operationsAt(path).map(({ method }) => method.toUpperCase());
  const wanted = [...new Set([...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"])].sort();
  const given = (headers.get("allow") ?? "").split(/\s*,\s*/).sort();
  return wanted.join() === given.join() ? [] : [`Allow is "${given.join(", ")}", not "${wanted.join(", ")}"`];
}

function headerProblems(headers: Headers, response: ResponseDocument, status: number): string[] {
  const problems: string[] = [];
  for (const [name, { required, schema }] of response.headers) {
    const value = headers.get(name);
    const always = required || ["x-request-id", "retry-after", "content-language", "location"].includes(name);
    if (value === null && always) problems.push(`header ${name} is missing`);
    if (value === null) continue;
    const typed = schema["type"] === "integer" ? Number(value) : value;
    const validate = headerValidator(schema);
    if (!validate(typed)) problems.push(`header ${name}: ${ajv.errorsText(validate.errors)}`);
  }
  if (status === 201 && !headers.has("location")) problems.push("201 without Location");
  return problems;
}

/** Compiles each schema once, because all responses share the schemas of the document. */
function headerValidator(schema: Schema): ValidateFunction {
  const known = headerValidators.get(schema) ?? ajv.compile(resolve(schema));
  headerValidators.set(schema, known);
  return known;
}

/** Returns whether a request chooses fields, in its query or its body. */
export function choosesFields(url: string, body: string): boolean {
  return /[?&]fields=/.test(url) || /"fields":\s*\[/.test(body);
}

function contentProblems({ headers, body, partial }: ObservedCall, response: ResponseDocument): string[] {
  const type = headers.get("content-type") ?? "";
  const media = type.split(";")[0]?.trim() ?? "";
  const schema = response.content.get(media) ?? response.content.get("*/*");
  if (schema === undefined) return [`content type "${type}" is not documented`];
  if (media !== "application/json") return [];
  const value = parse(body);
  return value === undefined
    ? ["the body is not JSON"]
    : [...schemaProblems(formOf(schema, partial), value, isReceipt(headers)), ...etagProblems(headers, value)];
}

/** Without chosen fields, the answer has whole records: the first form of the response. */
function formOf(pointer: string, partial: boolean): string {
  const schema = schemaAt(pointer);
  return partial || schema["anyOf"] === undefined ? pointer : `${pointer}/anyOf/0`;
}

function schemaAt(pointer: string): Schema {
  const steps = pointer.slice(2).split("/");
  return steps.reduce<Schema>(
    (schema, step) => schema[step.replaceAll("~1", "/").replaceAll("~0", "~")] as Schema,
    document,
  );
}

function etagProblems(headers: Headers, value: unknown): string[] {
  const data = (value as { data?: { version?: unknown } | null }).data;
  if (typeof data?.version !== "number") return [];
  const wanted = `"${data.version}"`;
  return headers.get("etag") === wanted ? [] : [`ETag is ${headers.get("etag")}, not ${wanted}`];
}

function errorProblems({ method, status, headers, body }: ObservedCall): string[] {
  const problems: string[] = [];
  if (!["en", "fr"].includes(headers.get("content-language") ?? "")) problems.push("Content-Language is missing");
  if (!/(^|,\s*)accept-language(,|$)/i.test(headers.get("vary") ?? "")) problems.push("Vary lacks Accept-Language");
  if (!/^application\/json\b/.test(headers.get("content-type") ?? "")) problems.push("an error that is not JSON");
  if (method === "HEAD") return problems;
  const value = parse(body) as { code?: string; request_id?: string } | undefined;
  if (value === undefined) return [...problems, "the error is not JSON"];
  if (status === 429) return [...problems, ...schemaProblems(REFUSAL_SCHEMA, value)];
  if (value.request_id !== headers.get("x-request-id")) problems.push("request_id is not that of the header");
  const codes = (document["x-error-codes"] ?? {}) as Record<string, number>;
  const declared = codes[value.code ?? ""];
  if (declared !== undefined && declared !== status) problems.push(`code ${value.code} belongs to ${declared}`);
  return [...problems, ...schemaProblems(ERROR_SCHEMA, value)];
}

/** The minimal response to a caller with write but without read permission (RFC 7240 §3). */
const isReceipt = (headers: Headers): boolean => headers.get("preference-applied") === "return=minimal";

/** Returns the violations of a value against the schema at a JSON pointer of the document. */
export function schemaProblems(pointer: string, value: unknown, receipt = false): string[] {
  const reference = `${receipt ? "receipts.json" : "openapi.json"}${encodeURI(pointer)}`;
  const validate = compiled.get(reference) ?? ajv.compile({ $ref: reference });
  compiled.set(reference, validate);
  return validate(value)
    ? []
    : (validate.errors ?? []).map((e) => `${e.instancePath} ${e.message} ${JSON.stringify(e.params)}`);
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}
