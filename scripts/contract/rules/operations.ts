import { CUSTOM_SORT, ALL_FIELDS } from "../sortable-fields.ts";
import {
  type BodyObject,
  type OpenApiDocument,
  type OperationObject,
  type ParameterObject,
  type ResponseObject,
  resolve,
  type Schema,
  operationsIn,
  toPointer,
} from "../document.ts";
import { correctionOf } from "../lint/nearest.ts";
import { propertiesOf } from "../schema-walk.ts";
import type { Finding } from "../source.ts";
import type { OperationContext, OperationRule, RuleInput } from "./finding.ts";
import { bodySizeOf } from "../body-size.ts";
import { serializingInputs, serializingName } from "../operations.ts";

/** An operation has one success response, in the envelope of all, and known errors. */
function* answered({ document, operation }: OperationContext): ReturnType<OperationRule> {
  // A download of bytes can also respond with a part of them.
  const isSuccess = (status: string): boolean =>
    /^[23]/.test(status) && !(status === "206" && operation["x-download"] === true);
  const good = Object.entries(operation.responses ?? {}).filter(([status]) => isSuccess(status));
  if (good.length !== 1) yield ["responses", `exactly one success response is needed, not ${String(good.length)}`];
  const codes = document["x-error-codes"] ?? {};
  for (const [index, code] of (operation["x-errors"] ?? []).entries()) {
    if (codes[code] === undefined)
      yield [
        `x-errors\t${String(index)}`,
        `x-errors: ${code} is not in x-error-codes: ${correctionOf(code, Object.keys(codes), "correct it or add it there")}`,
      ];
  }
  if (operation["x-document"]) return;
  for (const [status, given] of good)
    yield* enveloped(document, operation, status, resolve<ResponseObject>(document, given) ?? {});
}

function* enveloped(
  document: OpenApiDocument,
  operation: OperationObject,
  status: string,
  response: ResponseObject,
): ReturnType<OperationRule> {
  const key = `responses\t${status}`;
  const types = Object.keys(response.content ?? {});
  if (operation["x-download"]) {
    const wrong = types.filter((type) => !["text/csv", "text/calendar", "*/*"].includes(type));
    if (wrong.length) yield [key, `a download is text/csv, text/calendar or */*, not ${wrong.join(", ")}`];
    return;
  }
  const properties = propertiesOf(document, response.content?.["application/json"]?.schema);
  const names = [...properties.keys()].sort().join(", ");
  const data = properties.get("data");
  const list = data !== undefined && resolve(document, data)?.type === "array";
  if (names !== "data, meta" && (list || names !== "data")) {
    yield [
      key,
      `the body of ${status} must be {data} (optionally with meta) or, for a list, {data: […], meta} in application/json; it has: ${names || "nothing"}`,
    ];
  }
}

const paging = ["page", "page_size", "next_cursor", "has_more"];

/** Paging information must be in `meta`, with the same names in all lists. */
function* paged({ document, item, operation }: OperationContext): ReturnType<OperationRule> {
  const [status, given] = Object.entries(operation.responses ?? {}).find(([name]) => name.startsWith("2")) ?? [""];
  const content = resolve<ResponseObject>(document, given ?? {})?.content?.["application/json"]?.schema;
  const properties = propertiesOf(document, content);
  const inside = [...propertiesOf(document, properties.get("data")).keys()].filter((name) => paging.includes(name));
  if (inside.length) yield [`responses\t${status}`, `${inside.join(", ")} inside data: a list is {data: […], meta}`];
  const body = resolve<BodyObject>(document, operation.requestBody ?? {})?.content?.["application/json"]?.schema;
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
  const named = parameters.map((parameter) => resolve<ParameterObject>(document, parameter)?.name);
  if (!named.includes("page") && !propertiesOf(document, body).has("page")) return;
  const counted = propertiesOf(document, properties.get("meta")).has("total");
  if (!counted) yield [`responses\t${status}`, "it accepts `page`: its response must be a list with meta.total"];
}

/** Tokens that give no access: they prove that a page of the same service was read before. */
const PROOFS: ReadonlySet<string> = new Set(["csrf_token", "page_token"]);

/** Only operations that are marked return secrets. */
function* secretive({ document, operation }: OperationContext): ReturnType<OperationRule> {
  if (operation["x-secret"] && operation["x-rate-limit"] !== "sensitive") {
    yield ["x-rate-limit", "it returns a secret (x-secret): x-rate-limit must be sensitive"];
  }
  if (operation["x-secret"]) return;
  for (const [status, given] of Object.entries(operation.responses ?? {})) {
    const schema = resolve<ResponseObject>(document, given)?.content?.["application/json"]?.schema;
    const data = propertiesOf(document, schema).get("data");
    const secret = [...propertiesOf(document, data).keys()].find(
      (name) => /(^|_)(secret|token)$/.test(name) && !PROOFS.has(name),
    );
    if (secret)
      yield [`responses\t${status}`, `it returns \`${secret}\`: mark it x-secret: true and x-rate-limit: sensitive`];
  }
}

/** Lists are sorted by fields of their records. */
function* sorted({ document, operation }: OperationContext): ReturnType<OperationRule> {
  const fields = operation["x-sort"];
  if (fields === undefined) return;
  if (!fields.includes("created_at")) yield ["x-sort", "x-sort needs created_at: `-created_at` is the default order"];
  const success = Object.entries(operation.responses ?? {}).find(([status]) => status.startsWith("2"))?.[1] ?? {};
  const schema = resolve<ResponseObject>(document, success)?.content?.["application/json"]?.schema;
  const data = propertiesOf(document, schema).get("data");
  const record = propertiesOf(document, data && resolve(document, data)?.items);
  for (const [index, field] of fields.entries()) {
    if (!record.has(field) && field !== ALL_FIELDS && field !== CUSTOM_SORT)
      yield [`x-sort\t${String(index)}`, `x-sort: the listed records have no field ${field}`];
  }
}

const rules: readonly OperationRule[] = [
  named,
  permitted,
  limited,
  secured,
  answered,
  paged,
  secretive,
  reauthenticated,
  retryable,
  serialized,
  sorted,
  uploaded,
  small,
];

/** Every operation must declare its permission, rate limit and responses. */
export function* checkOperations({ contract: { document } }: RuleInput): Generator<Finding> {
  const seen = new Map<string, string>();
  for (const { path, method, item, operation } of operationsIn(document.paths)) {
    const at = ["paths", path, method];
    for (const rule of rules) {
      for (const [key, message] of rule({ document, path, method, item, operation })) {
        yield {
          pointer: toPointer([...at, ...key.split("\t").filter(Boolean)]),
          message: `${label(path, method, operation)}: ${message}`,
        };
      }
    }
    const id = operation.operationId ?? "";
    if (seen.has(id))
      yield {
        pointer: toPointer([...at, "operationId"]),
        message: `operationId ${id} is also that of ${String(seen.get(id))}: rename one`,
      };
    else if (id) seen.set(id, `${method.toUpperCase()} ${path}`);
  }
}

function label(path: string, method: string, operation: OperationObject): string {
  return operation.operationId ?? `${method.toUpperCase()} ${path}`;
}

function* named({ method, operation }: OperationContext): ReturnType<OperationRule> {
  if (!/^[a-z][A-Za-z0-9]*\.[a-z][A-Za-z0-9]*$/.test(operation.operationId ?? "")) {
    yield ["operationId", "operationId must be `group.verb` in camelCase, e.g. entities.create"];
  }
  if (operation.summary === undefined) yield ["summary", "a summary is missing: add it"];
  if (!["get", "post", "put", "delete"].includes(method))
    yield ["", `the method ${method} is not used here: get, post, put or delete`];
}

function* permitted({ document, operation }: OperationContext): ReturnType<OperationRule> {
  const permission = operation["x-permission"];
  const knownTraits = document["x-permissions"] ?? [];
  if (permission === undefined) yield ["x-permission", "x-permission is missing: a permission of common.yaml, or none"];
  else if (permission !== "none" && !knownTraits.includes(permission))
    yield [
      "x-permission",
      `x-permission ${permission} is not in x-permissions: ${correctionOf(permission, knownTraits, "correct it or add it there")}`,
    ];
  else if (operation["x-public"] && permission !== "none")
    yield ["x-permission", "a public operation cannot need a permission: x-permission: none"];
  const reads = operation["x-reads"];
  if (reads !== undefined && reads !== "none" && !knownTraits.includes(reads))
    yield ["x-reads", `x-reads ${reads} is not in x-permissions`];
}

function* limited({ document, operation }: OperationContext): ReturnType<OperationRule> {
  const classes = Object.keys(document["x-rate-limits"] ?? {}).filter((name) => name !== "global");
  const limit = operation["x-rate-limit"];
  if (limit === undefined || !classes.includes(limit)) {
    yield ["x-rate-limit", `x-rate-limit must be one of ${classes.join(", ")}`];
  }
}

function* secured({ document, operation }: OperationContext): ReturnType<OperationRule> {
  const security = operation.security ?? document.security ?? [];
  if (security.length === 0 && operation["x-public"] !== true)
    yield ["security", "security is empty: set x-public: true if anyone may call it"];
  if (security.length > 0 && operation["x-public"] === true) yield ["x-public", "x-public: true needs security: []"];
}

/** Only the user of a session can prove their identity again. */
function* reauthenticated({ document, operation }: OperationContext): ReturnType<OperationRule> {
  if (operation["x-errors"]?.includes("reauthentication_required"))
    yield ["x-errors", "x-reauthenticate declares reauthentication_required: say there when it applies"];
  if (operation["x-reauthenticate"] === undefined) return;
  const security = operation.security ?? document.security ?? [];
  if (!security.some((scheme) => "session" in scheme))
    yield ["x-reauthenticate", "no session can call it, so nobody can confirm their identity: remove x-reauthenticate"];
}

function* retryable({ document, method, item, operation }: OperationContext): ReturnType<OperationRule> {
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
  const names = parameters.map((parameter) => resolve<ParameterObject>(document, parameter)?.name);
  const writes = method === "post" && operation["x-rate-limit"] !== "read" && operation["x-session"] === undefined;
  if (writes && !names.includes("Idempotency-Key"))
    yield ["parameters", "a POST that writes takes the parameter IdempotencyKey"];
  if (names.includes("Idempotency-Key") && method !== "post")
    yield ["parameters", "IdempotencyKey belongs to POST only"];
}

/**
 * Calls that wait for the lock of one record would exhaust the connection pool, so they are queued before they use a
 * connection.
 */
function* serialized({ document, item, operation }: OperationContext): ReturnType<OperationRule> {
  const given = operation["x-serialize-by"];
  const all = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
  const parameters = all.flatMap((parameter) => resolve<ParameterObject>(document, parameter) ?? []);
  if (given === undefined) {
    if (parameters.some(({ in: place, name }) => place === "header" && name === "If-Match"))
      yield [
        "x-serialize-by",
        "it accepts If-Match, so name the record that is changed: x-serialize-by: id, or organization",
      ];
    return;
  }
  const body = resolve<BodyObject>(document, operation.requestBody ?? {})?.content?.["application/json"]?.schema;
  const required = new Set([
    ...parameters.filter((one) => one.in === "path" || (one.in === "query" && one.required)).map(({ name }) => name),
    ...((body && resolve<Schema>(document, body)?.required) ?? []),
  ]);
  for (const name of serializingInputs(given).map(serializingName)) {
    if (!required.has(name))
      yield [
        "x-serialize-by",
        `x-serialize-by: ${name} is not a required input; the required ones are: ${[...required].join(", ")}`,
      ];
  }
  if (given === "organization" && operation["x-public"] === true)
    yield ["x-serialize-by", "a public operation has no organization: name an input"];
}

function* uploaded({ document, operation }: OperationContext): ReturnType<OperationRule> {
  const type = operation["x-upload"];
  const body = resolve<BodyObject>(document, operation.requestBody ?? {});
  const types = Object.keys(body?.content ?? {});
  if (type === undefined) {
    if (types.some((name) => name !== "application/json"))
      yield ["requestBody", "a body is application/json; for a file, name its type: x-upload"];
  } else if (types.join() !== type || body?.required !== true) {
    yield ["requestBody", `x-upload: ${type} needs a required body of that type and no other`];
  } else if (operation["x-body-limit"] === undefined) {
    yield ["x-body-limit", "an upload needs a size limit: x-body-limit"];
  }
}

/** Anyone can send it, as often as they have addresses. */
const LARGEST_PUBLIC_BODY = 262_144;

function* small({ document, operation }: OperationContext): ReturnType<OperationRule> {
  if (operation["x-public"] !== true) return;
  const size = bodySizeOf(document, operation);
  if (size && size.bytes > LARGEST_PUBLIC_BODY)
    yield [
      "x-body-limit",
      `anyone can send a body of ${String(size.bytes)} bytes: set x-body-limit, at most ${String(LARGEST_PUBLIC_BODY)}, or a maxLength or maxItems in its schema`,
    ];
}
