/** The parts of an OpenAPI 3.1 document that the scripts use; other parts are passed through unchanged. */

export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  description?: string;
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  not?: Schema;
  if?: Schema;
  then?: Schema;
  else?: Schema;
  contains?: Schema;
  propertyNames?: Schema;
  additionalProperties?: boolean | Schema;
  unevaluatedProperties?: boolean | Schema;
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
  readOnly?: boolean;
  writeOnly?: boolean;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  /** A form in src/base/i18n that users are shown instead of the pattern. */
  "x-expected"?: string;
  "x-multiline"?: boolean;
  "x-all-required"?: boolean;
  /** The value is computed when the record is read: not compared when it is sent back. */
  "x-made-at-read"?: boolean;
  /** In the body of an update: accepted only with the stored value. */
  "x-read-only"?: boolean;
  "x-dispatch"?: Record<string, string>;
  /** At least one of these fields must have a value that is neither null nor blank. */
  "x-one-required"?: string[];
  /** The list whose sort fields a search accepts. */
  "x-sort-of"?: string;
  "x-sort"?: string[];
  [keyword: string]: unknown;
}

/** Returns whether a string contains a whole document, such as a message, or a file in base64. */
export const isDocument = ({ contentEncoding, contentMediaType }: Schema): boolean =>
  contentEncoding !== undefined || contentMediaType !== undefined;

export interface ParameterObject {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
  [key: string]: unknown;
}

export interface MediaType {
  schema?: Schema;
  [key: string]: unknown;
}

export interface BodyObject {
  $ref?: string;
  required?: boolean;
  description?: string;
  content?: Record<string, MediaType>;
}

export interface ResponseObject {
  $ref?: string;
  description?: string;
  headers?: Record<string, unknown>;
  content?: Record<string, MediaType>;
  [key: string]: unknown;
}

export interface OperationObject {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  deprecated?: boolean;
  security?: Record<string, string[]>[];
  parameters?: ParameterObject[];
  requestBody?: BodyObject;
  responses?: Record<string, ResponseObject>;
  "x-permission"?: string;
  "x-rate-limit"?: string;
  "x-public"?: boolean;
  "x-errors"?: string[];
  "x-sort"?: string[];
  "x-secret"?: boolean;
  /** True, or in words when it applies. */
  "x-reauthenticate"?: boolean | string;
  /** The kind of the e-mail. */
  "x-notify-owners"?: string;
  /**
   * The permission for reading the response, if `x-permission` does not include it; `none` if no further one is needed.
   */
  "x-reads"?: string;
  "x-session"?: string;
  "x-second-factor-enrollment"?: boolean;
  "x-serialize-by"?: string | string[];
  "x-download"?: boolean;
  "x-upload"?: string;
  "x-document"?: boolean;
  "x-body-limit"?: number;
  "x-body-values"?: number;
  [key: string]: unknown;
}

export interface PathItem {
  parameters?: ParameterObject[];
  [method: string]: unknown;
}

export interface Components {
  schemas?: Record<string, Schema>;
  parameters?: Record<string, ParameterObject>;
  responses?: Record<string, ResponseObject>;
  requestBodies?: Record<string, BodyObject>;
  headers?: Record<string, unknown>;
  securitySchemes?: Record<string, unknown>;
  [family: string]: Record<string, unknown> | undefined;
}

/** A place with data about contacts. */
interface PersonalDataPlace {
  readonly purge: "deleted" | "anonymized" | "hashed" | "kept" | "none";
  /** The days after which the data is deleted in any case. */
  readonly days?: number;
  readonly tables: readonly string[];
}

export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; [key: string]: unknown };
  security?: Record<string, string[]>[];
  paths?: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components?: Components;
  "x-permissions"?: string[];
  "x-rate-limits"?: Record<string, number>;
  "x-error-codes"?: Record<string, number>;
  "x-validation-codes"?: string[];
  "x-detail-codes"?: string[];
  "x-personal-data"?: Record<string, PersonalDataPlace>;
  [key: string]: unknown;
}

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"] as const;

/** Returns true for a JSON object: neither null nor an array. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns a deep copy of a JSON value without undefined members; `structuredClone` takes three times as long. */
export function copyOf<Value>(value: Value): Value {
  return copied(value) as Value;
}

function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copied);
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  for (const key in value) if (value[key] !== undefined) copy[key] = copied(value[key]);
  return copy;
}

/** Iterates over all operations of a map of path items, in order. */
export function* operationsIn(paths: Record<string, PathItem> | undefined): Generator<{
  path: string;
  method: string;
  item: PathItem;
  operation: OperationObject;
}> {
  for (const [path, item] of Object.entries(paths ?? {})) {
    for (const method of methods) {
      const operation = item[method];
      if (isObject(operation)) yield { path, method, item, operation };
    }
  }
}

/** Resolves a local `$ref`, including chains; returns undefined if the target does not exist. */
export function resolve<Value>(document: OpenApiDocument, value: Value | { $ref?: string }): Value | undefined {
  let current: unknown = value;
  for (let hops = 0; isObject(current) && typeof current["$ref"] === "string"; hops++) {
    if (hops > 50) return undefined;
    current = at(document, current["$ref"]);
  }
  return current as Value | undefined;
}

/** Returns the value at a `#/a/b` reference. */
export function at(document: unknown, reference: string): unknown {
  let current: unknown = document;
  for (const part of fromPointer(reference.replace(/^#/, ""))) {
    if (Array.isArray(current)) current = current[Number(part)];
    else if (isObject(current)) current = Object.hasOwn(current, part) ? current[part] : undefined;
    else return undefined;
  }
  return current;
}

/** Splits a JSON pointer into unescaped parts. */
export function fromPointer(pointer: string): string[] {
  if (pointer === "") return [];
  const parts = pointer.slice(1).split("/");
  return ESCAPE.test(pointer) ? parts.map(unescape) : parts;
}

const ESCAPE = /[~%]/;

function unescape(part: string): string {
  return decode(part).replaceAll("~1", "/").replaceAll("~0", "~");
}

/** Joins parts to a JSON pointer. */
export function toPointer(parts: readonly (string | number)[]): string {
  return parts.map((part) => `/${String(part).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

function decode(part: string): string {
  if (!part.includes("%")) return part;
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Compares by code unit, independent of the locale. */
export function byCodeUnit(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Returns the name if no component has it, otherwise the name with the first free number. */
export function unusedName(taken: Readonly<Record<string, unknown>>, name: string): string {
  for (let number = 2, free = name; ; number++) {
    if (!(free in taken)) return free;
    free = `${name}${number}`;
  }
}
