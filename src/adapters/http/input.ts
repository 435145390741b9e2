import Negotiator from "negotiator";
import type { Operation } from "../../base/contract/operation.ts";
import { Problem, validationFailed, type Detail } from "../../base/platform/rules/errors.ts";
import { separateReadOnly, type SeparatedUpdate } from "../../base/records/rules/sent-back.ts";
import { MAX_DETAILS, toDetails, type KnownFields } from "../../base/platform/rules/violations.ts";
import { readBody } from "./body.ts";
import type { RestRequest } from "./middleware.ts";
import { withFurther, withoutMistakes, type WrittenRecord } from "../../base/platform/mistakes.ts";
import { expectedVersion, idempotencyKey } from "./preconditions.ts";
import { type Query, readParameters } from "./query.ts";
import { openUpload } from "./upload.ts";

/** Path, query and body of a call in one object. */
export type Input = Readonly<Record<string, unknown>>;

/** The input of a request. */
export interface ReadInput {
  /** Path, query, precondition and the settable fields of the body. */
  readonly input: Input;
  /** The same without the body. */
  readonly target: Input;
  readonly body: SeparatedUpdate<Input>;
}

/** The checks of a body that need more than its schema. */
interface BodyChecks {
  readonly knownFields: KnownFields;
  /** Returns the mistakes of the record in the valid part of the body, which only its service finds. */
  readonly further: (written: Omit<WrittenRecord, "operationId">) => Promise<readonly Detail[]>;
}

/** Reads and validates the input of a request; throws one problem with all errors. */
export async function readInput<Services>(
  operation: Operation<Services>,
  { request, query }: { readonly request: RestRequest; readonly query: Query },
  { knownFields, further }: BodyChecks,
): Promise<ReadInput> {
  requireAcceptable(operation, request);
  const parameters = checkedParameters(operation, request.params, query);
  const body = await checkedBody(operation, request, knownFields);
  const version = operation.concurrency ? expectedVersion(request.headers) : {};
  const key = operation.idempotent ? idempotencyKey(request.headers) : {};
  const headers = [version.detail, key.detail, ...withoutEffect(operation, request)].filter((one) => one !== undefined);
  const details = [...parameters.details, ...body.details, ...headers];
  if (details.length > 0) {
    const valid = parameters.details.length === 0 && body.sent ? withoutMistakes(body.sent, body.details) : null;
    // Read-only members that are sent back are not written; comparing them would reveal their values.
    const settable = valid && separateReadOnly(valid, (name) => isSentBack(operation, name)).settable;
    const known = details.slice(0, MAX_DETAILS);
    const { id } = parameters.values;
    const mistaken = body.details.map(({ path }) => path);
    const others =
      settable === null || details.length >= MAX_DETAILS
        ? []
        : await further({ id: typeof id === "string" ? id : null, body: settable, mistaken });
    throw validationFailed(withFurther(known, others));
  }
  const precondition = version.value === undefined ? {} : { expected_version: version.value };
  const target = { ...parameters.values, ...precondition };
  const sent = separateReadOnly(body.values, (name) => isSentBack(operation, name));
  return { input: { ...sent.settable, ...target }, target, body: sent };
}

const isSentBack = <Services>({ sentBack }: Operation<Services>, name: string): boolean =>
  sentBack?.fields.includes(name) ?? false;

const JSON_TYPES = ["application/json", "application/json;charset=utf-8"];

function requireAcceptable<Services>({ result }: Operation<Services>, request: RestRequest): void {
  // The bytes of a file have only one type, so they are sent regardless of `Accept` (RFC 9110 §15.5.7).
  if (result === "file") return;
  const { accept } = request.headers;
  if (accept === undefined || accept === "*/*" || accept === "application/json") return;
  const offered = result === "download" ? ["text/csv", "text/calendar", ...JSON_TYPES] : JSON_TYPES;
  if (new Negotiator(request).mediaType(offered) === undefined) throw new Problem("not_acceptable");
}

interface Checked {
  readonly values: Readonly<Record<string, unknown>>;
  readonly details: readonly Detail[];
  /** The object that was sent, if there is one. */
  readonly sent?: object;
}

function checkedParameters<Services>(
  operation: Operation<Services>,
  path: Readonly<Record<string, string>>,
  query: Query,
): Checked {
  const { parameters, validateParameters } = operation;
  const read = readParameters(parameters, path, query);
  if (validateParameters === null || validateParameters(read.values)) {
    return { values: read.values, details: [...read.details, ...contradictions(operation, read.values, "")] };
  }
  const named = new Set(read.details.map(({ path }) => path));
  const violated = toDetails(validateParameters.errors ?? [], { input: read.values })
    .map((detail) => ({ ...detail, path: parameterName(detail.path) }))
    .filter(({ path, code }) => !(named.has(path) && code === "required"));
  const hinted = violated.map((detail) => withSortableFields(detail, "sort", operation.sort));
  return { values: read.values, details: [...read.details, ...hinted] };
}

async function checkedBody<Services>(
  operation: Operation<Services>,
  request: RestRequest,
  knownFields: KnownFields,
): Promise<Checked> {
  const { bodyLimit, bodyValues, bodyRequired, validateBody, upload, sort } = operation;
  if (bodyLimit === null) return { values: {}, details: [] };
  if (upload !== null) {
    const content = openUpload(request, { type: upload, limit: bodyLimit });
    return content ? { values: { content }, details: [] } : { values: {}, details: [{ path: "", code: "required" }] };
  }
  const { value: body, repeated } = await readBody(request, { bytes: bodyLimit, values: bodyValues });
  if (body === undefined) return { values: {}, details: bodyRequired ? [{ path: "", code: "required" }] : [] };
  if (validateBody !== null && !validateBody(body)) {
    const details = toDetails(validateBody.errors ?? [], { knownFields, input: body });
    const all = [...repeated, ...details.map((one) => withSortableFields(one, "/sort", sort))];
    return { values: {}, details: all, ...(isObject(body) && { sent: body }) };
  }
  const values = body as Record<string, unknown>;
  return { values, details: [...repeated, ...contradictions(operation, values, "/")], sent: values };
}

/** A write that ignored a precondition would do what the client wanted to prevent. */
function withoutEffect<Services>(operation: Operation<Services>, { headers, method }: RestRequest): Detail[] {
  if (method === "GET" || method === "HEAD") return [];
  const ignored = operation.concurrency ? ["If-None-Match"] : ["If-Match", "If-None-Match"];
  const sent = ignored.filter((name) => headers[name.toLowerCase()] !== undefined);
  return sent.map((path) => ({ path, code: "header_without_effect" }));
}

/** Values that are valid alone but contradict each other; `at` precedes the names. */
function contradictions<Services>(
  { sort: sortable }: Operation<Services>,
  { sort, cursor, page = 1 }: Readonly<Record<string, unknown>>,
  at: "" | "/",
): Detail[] {
  const details: Detail[] = [];
  // Generated clients send the default of `page` always.
  if (typeof cursor === "string" && page !== 1) details.push({ path: `${at}page`, code: "page_with_cursor" });
  if (typeof sort !== "string" || sortable.length === 0) return details;
  const fields = sort.split(",").map((field) => field.replace(/^-/, ""));
  if (new Set(fields).size < fields.length) details.push({ path: `${at}sort`, code: "not_unique" });
  return details;
}

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the parameter's name: `/page` becomes page, and `/tag/0` becomes tag. */
function parameterName(pointer: string): string {
  return pointer.split("/")[1] ?? "";
}

/** Adds the sortable fields to an error of `sort`. */
function withSortableFields(detail: Detail, path: string, fields: readonly string[]): Detail {
  if (fields.length === 0 || detail.path !== path || detail.code !== "format") return detail;
  return { ...detail, code: "enum", extra: { allowed_values: fields.flatMap((field) => [field, `-${field}`]) } };
}
