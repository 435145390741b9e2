import { DEFAULT_SIZE } from "./body-size.ts";
import { deprecationOf } from "./deprecation.ts";
import type {
  BodyObject,
  MediaType,
  OpenApiDocument,
  OperationObject,
  ParameterObject,
  ResponseObject,
  Schema,
} from "./document.ts";
import { byCodeUnit, operationsIn, resolve } from "./document.ts";
import type { DeprecationModel, OperationModel, ParameterModel, SerializeByModel } from "./operation-model.ts";
import { propertiesOf, typesOf } from "./schema-walk.ts";
import { SELECTING, selectionOf } from "./selections.ts";
import { readOnlyFields } from "./sent-back.ts";

/** Returns all operations. Literal path segments are sorted before `{…}`. */
export function operationModels(document: OpenApiDocument): OperationModel[] {
  const models = [...operationsIn(document.paths)].map(({ path, method, item, operation }) => {
    const own = parametersOf(document, operation.parameters);
    const shared = parametersOf(document, item.parameters).filter(
      (parameter) => !own.some((other) => other.name === parameter.name && other.in === parameter.in),
    );
    return model(document, { path, method, operation, parameters: [...shared, ...own] });
  });
  return models.sort((left, right) => byCodeUnit(sortKey(left), sortKey(right)));
}

function sortKey(operation: OperationModel): string {
  const order = ["get", "post", "put", "delete"].indexOf(operation.method);
  return `${operation.path.replaceAll("{", "\u{10FFFF}{")} ${String(order)}`;
}

function parametersOf(document: OpenApiDocument, given: readonly ParameterObject[] | undefined): ParameterObject[] {
  return (given ?? []).flatMap((parameter) => resolve<ParameterObject>(document, parameter) ?? []);
}

interface OperationInput {
  readonly path: string;
  readonly method: string;
  readonly operation: OperationObject;
  readonly parameters: readonly ParameterObject[];
}

function model(document: OpenApiDocument, { path, method, operation, parameters }: OperationInput): OperationModel {
  const id = operation.operationId ?? `default.${nameOf(method, path)}`;
  const [group = "", verb = group] = id.split(".");
  const body = resolve<BodyObject>(document, operation.requestBody ?? {});
  const [bodyType, media] = jsonContent(body?.content);
  const hasHeader = (name: string): boolean => parameters.some((item) => item.in === "header" && item.name === name);
  return {
    id,
    group,
    verb,
    method,
    path,
    summary: operation.summary ?? id,
    permission: operation["x-permission"] === "none" ? null : (operation["x-permission"] ?? null),
    reads: readsOf(document, method, operation),
    access: accessOf(document, operation),
    rateLimit: operation["x-rate-limit"] ?? "read",
    ...resultOf(document, operation),
    idempotent: hasHeader("Idempotency-Key"),
    concurrency: hasHeader("If-Match"),
    secret: operation["x-secret"] === true,
    forbidsSupportSession: forbidsSupportSession(operation),
    reauthenticate: operation["x-reauthenticate"] === true,
    session: operation["x-session"] === "start" || operation["x-session"] === "end" ? operation["x-session"] : null,
    secondFactorEnrollment: operation["x-second-factor-enrollment"] === true,
    serializeBy: serializeByOf(operation, parameters),
    body: media?.schema,
    ...readOnlyFields(document, media?.schema),
    bodyType,
    bodyLimit: operation.requestBody ? (operation["x-body-limit"] ?? DEFAULT_SIZE.bytes) : null,
    bodyValues: operation["x-body-values"] ?? DEFAULT_SIZE.values,
    upload: operation["x-upload"] ?? null,
    bodyRequired: body?.required === true,
    deprecation: deprecationModel(document, path, operation),
    parameters: parameters.flatMap((parameter) => parameterModel(document, parameter)),
    sort: operation["x-sort"] ?? sortOfBody(document, media?.schema),
    selection: selectionOf(document, method, operation),
    derived: operation["x-derived"] === true,
  };
}

/** Operators cannot confirm the identity of the user in whose name they act. */
function forbidsSupportSession(operation: OperationObject): boolean {
  return (
    operation["x-errors"]?.includes("support_session_forbidden") === true || operation["x-reauthenticate"] === true
  );
}

function deprecationModel(
  document: OpenApiDocument,
  path: string,
  operation: OperationObject,
): DeprecationModel | null {
  const { since, sunset, link, replacement } = deprecationOf(operation) ?? {};
  if (since === undefined || sunset === undefined || link === undefined) return null;
  const all = replacement === undefined ? [] : [...operationsIn(document.paths)];
  const successor = all.find((other) => other.operation.operationId === replacement)?.path;
  const known = successor?.match(/\{[^}]+\}/g)?.every((parameter) => path.includes(parameter)) ?? true;
  return { since, sunset, link, successor: known ? (successor ?? null) : null };
}

function serializeByOf(
  { "x-serialize-by": given }: OperationObject,
  parameters: readonly ParameterObject[],
): SerializeByModel | null {
  if (given === undefined) return null;
  const inputs = serializingInputs(given);
  const link = parameters.find(({ name }) => name === inputs[0])?.["x-link"];
  return { inputs, link: typeof link === "string" ? link : null };
}

/** Returns the inputs in `x-serialize-by`, with the numbers of their lanes; empty for `organization`. */
export function serializingInputs(given: string | readonly string[]): readonly string[] {
  return given === "organization" ? [] : [given].flat();
}

/** Returns the name of an input without its number of lanes: `start_at` for `start_at/8`. */
export const serializingName = (input: string): string => input.replace(/\/[1-9]\d*$/, "");

function sortOfBody(document: OpenApiDocument, body: Schema | undefined): readonly string[] {
  return propertiesOf(document, body).get("sort")?.["x-sort"] ?? [];
}

function accessOf(document: OpenApiDocument, operation: OperationObject): OperationModel["access"] {
  const security = operation.security ?? document.security ?? [];
  if (security.length === 0) return "public";
  return security.every((scheme) => "session" in scheme) ? "session" : "any";
}

/** The default for `x-reads`: the `:read` permission of the written resource, if the response contains a record. */
function readsOf(document: OpenApiDocument, method: string, operation: OperationObject): string | null {
  const given = operation["x-reads"];
  if (given !== undefined) return given === "none" ? null : given;
  const [resource, action] = (operation["x-permission"] ?? "none").split(":");
  const { payload, result } = resultOf(document, operation);
  if (method === "get" || action === undefined || action === "read" || result === "list") return null;
  const read = `${resource ?? ""}:read`;
  const known = document["x-permissions"]?.includes(read) ?? false;
  return known && propertiesOf(document, payload).has("id") ? read : null;
}

function resultOf(
  document: OpenApiDocument,
  operation: OperationObject,
): Pick<OperationModel, "status" | "result" | "feed" | "payload" | "payloadType"> {
  const status = Object.keys(operation.responses ?? {}).find((name) => /^2\d\d$/.test(name)) ?? "200";
  const response = resolve<ResponseObject>(document, operation.responses?.[status] ?? {});
  const [payloadType, media] = jsonContent(response?.content);
  const common = { status: Number(status), feed: false, payloadType };
  const download = response?.content?.["*/*"] ? "file" : "download";
  if (operation["x-download"]) return { ...common, result: download, payload: undefined };
  if (operation["x-document"]) return { ...common, result: "document", payload: media?.schema };
  const properties = propertiesOf(document, media?.schema);
  const data = properties.get("data");
  const array = data && resolve<Schema>(document, data);
  if (array && typesOf(document, array).includes("array")) {
    const feed = !propertiesOf(document, properties.get("meta")).has("total");
    return { ...common, feed, result: "list", payload: array.items };
  }
  const described = resolve<Schema>(document, media?.schema ?? {})?.required?.includes("meta") === true;
  return { ...common, result: described ? "described" : "record", payload: data };
}

/** Returns the first media type with a JSON body. */
export function jsonContent(
  content: Record<string, MediaType> | undefined,
): [string | undefined, MediaType | undefined] {
  const name = Object.keys(content ?? {}).find((type) => /^application\/(?:[\w.+-]+\+)?json\b|^\*\/\*$/.test(type));
  return [name, name === undefined ? undefined : content?.[name]];
}

function parameterModel(document: OpenApiDocument, parameter: ParameterObject): ParameterModel[] {
  const place = parameter.in;
  if (place !== "path" && place !== "query") return [];
  const schema = parameter.schema ?? {};
  const resolved = resolve<Schema>(document, schema) ?? {};
  const array = typesOf(document, resolved).includes("array");
  const types = typesOf(document, array ? (resolved.items ?? {}) : resolved);
  const type = (["boolean", "integer", "number"] as const).find((name) => types.includes(name)) ?? "string";
  const required = parameter.required === true || place === "path";
  const fallback = schema.default ?? resolved.default;
  return [
    {
      name: parameter.name,
      in: place,
      required,
      schema,
      type,
      array,
      separated: array && parameter["explode"] === false,
      ...(fallback === undefined ? {} : { default: fallback }),
    },
  ];
}

/** Returns the inputs of an operation that the HTTP adapter reads and services do not get. */
export function selectingInputs({ selection }: OperationModel): readonly string[] {
  return selection === null ? [] : SELECTING;
}

/** `entities.create` → `entities_create`: a JavaScript identifier. */
export function identifier(id: string): string {
  const name = id.replace(/[^A-Za-z0-9_$]+/g, "_");
  return /^[0-9]/.test(name) ? `_${name}` : name;
}

/** `entities.create` → `EntitiesCreate`, `apiKeys.list` → `ApiKeysList`. */
export function pascal(id: string): string {
  return id.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9]?)/g, (_, letter: string) => letter.toUpperCase());
}

function nameOf(method: string, path: string): string {
  return identifier(`${method}${path}`.replace(/[{}]/g, "")).replace(/_+$/, "");
}
