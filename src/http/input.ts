import Negotiator from "negotiator";
import type { Operation } from "../contract/operation.ts";
import { Problem, validationFailed, type Detail } from "../platform/rules/errors.ts";
import { separateReadOnly, type SeparatedUpdate } from "../records/rules/sent-back.ts";
import { MAX_DETAILS, toDetails, type KnownFields } from "../platform/rules/violations.ts";
import { readJson } from "./body.ts";
import type { RestRequest } from "./express-types.ts";
import { expectedVersion, idempotencyKey } from "./preconditions.ts";
import { type Query, readParameters } from "./query.ts";
import { openUpload } from "./files/upload.ts";

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

/** Reads and validates the input of a request; throws one problem with all errors. */
export async function readInput<Services>(
  operation: Operation<Services>,
  { request, query }: { readonly request: RestRequest; readonly query: Query },
  knownFields: KnownFields,
): Promise<ReadInput> {
  requireAcceptable(operation, request);
  const parameters = checkedParameters(operation, request.params, query);
  const body = await checkedBody(operation, request, knownFields);
  const version = operation.concurrency ? expectedVersion(request.headers) : {};
  const key = operation.idempotent ? idempotencyKey(request.headers) : {};
  const headers = [version.detail, key.detail].filter((detail) => detail !== undefined);
  const details = [...parameters.details, ...body.details, ...headers];
  if (details.length > 0) throw validationFailed(details.slice(0, MAX_DETAILS));
  const precondition = version.value === undefined ? {} : { expected_version: version.value };
  const target = { ...parameters.values, ...precondition };
  const sent = separateReadOnly(body.values, (name) => operation.sentBack?.fields.includes(name) ?? false);
  return { input: { ...sent.settable, ...target }, target, body: sent };
}

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
}

function checkedParameters<Services>(
  operation: Operation<Services>,
  path: Readonly<Record<string, string>>,
  query: Query,
): Checked {
  const { parameters, validateParameters } = operation;
  const read = readParameters(parameters, path, query);
  if (validateParameters === null || validateParameters(read.values)) return read;
  const named = new Set(read.details.map(({ path }) => path));
  const violated = toDetails(validateParameters.errors ?? [], { input: read.values })
    .map((detail) => ({ ...detail, path: parameterName(detail.path) }))
    .filter(({ path, code }) => !(named.has(path) && code === "required"));
  const hinted = violated.map((detail) => withSortableFields(detail, "sort", operation.sort));
  return { values: read.values, details: [...read.details, ...hinted] };
}

async function checkedBody<Services>(
  { bodyLimit, bodyValues, bodyRequired, validateBody, upload, sort }: Operation<Services>,
  request: RestRequest,
  knownFields: KnownFields,
): Promise<Checked> {
  if (bodyLimit === null) return { values: {}, details: [] };
  if (upload !== null) {
    const content = openUpload(request, { type: upload, limit: bodyLimit });
    return content ? { values: { content }, details: [] } : { values: {}, details: [{ path: "", code: "required" }] };
  }
  const body = await readJson(request, { bytes: bodyLimit, values: bodyValues });
  if (body === undefined) return { values: {}, details: bodyRequired ? [{ path: "", code: "required" }] : [] };
  if (validateBody !== null && !validateBody(body)) {
    const details = toDetails(validateBody.errors ?? [], { knownFields, input: body });
    return { values: {}, details: details.map((detail) => withSortableFields(detail, "/sort", sort)) };
  }
  return { values: body as Record<string, unknown>, details: [] };
}

/** Returns the parameter's name: `/page` becomes page, and `/tag/0` becomes tag. */
function parameterName(pointer: string): string {
  return pointer.split("/")[1] ?? "";
}

/** Adds the sortable fields to an error of `sort`. */
function withSortableFields(detail: Detail, path: string, fields: readonly string[]): Detail {
  if (fields.length === 0 || detail.path !== path || detail.code !== "format") return detail;
  return { ...detail, code: "enum", extra: { allowed_values: fields.flatMap((field) => [field, `-${field}`]) } };
}
