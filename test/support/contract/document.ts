import { readFileSync } from "node:fs";
import { operations as routes } from "../../../generated/operations.js";

/** A JSON Schema of the document, with its references unresolved. */
export type Schema = Readonly<Record<string, unknown>>;

export interface ParameterDocument {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly required: boolean;
  /** Whether the values of a list are separated by commas. */
  readonly separated: boolean;
  readonly schema: Schema;
}

export interface ResponseDocument {
  /** JSON pointer of the response in the document. */
  readonly pointer: string;
  /** Media types with the pointer of their schema. */
  readonly content: ReadonlyMap<string, string>;
  readonly headers: ReadonlyMap<string, { readonly required: boolean; readonly schema: Schema }>;
}

export interface OperationDocument {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly access: "any" | "session" | "public";
  readonly permission: string | null;
  readonly rateLimit: string;
  readonly sort: readonly string[];
  readonly description: string;
  readonly secret: boolean;
  /** True, or in words when a session must be confirmed; null if never. */
  readonly reauthenticate: true | string | null;
  /** The kind of e-mail that owners get; null if none. */
  readonly notifiesOwners: string | null;
  readonly parameters: readonly ParameterDocument[];
  /** Schema of a JSON body. */
  readonly body: Schema | null;
  /** Media type of a file upload. */
  readonly upload: string | null;
  readonly bodyRequired: boolean;
  /** Bytes. */
  readonly bodyLimit: number;
  readonly responses: ReadonlyMap<string, ResponseDocument>;
}

/** The generated OpenAPI document as parsed JSON. */
export const document = JSON.parse(
  readFileSync(new URL("../../../generated/openapi.json", import.meta.url), "utf8"),
) as Schema;

/** All operations of the document. */
export const operations: readonly OperationDocument[] = readOperations();

const templates = readTemplates();

/** Returns the operation with this ID; throws if there is none. */
export function operationOf(id: string): OperationDocument {
  const found = operations.find((operation) => operation.id === id);
  if (!found) throw new Error(`The contract has no operation ${id}.`);
  return found;
}

/** Finds the operation of a request; undefined if there is none. */
export function findOperation(method: string, path: string): OperationDocument | undefined {
  const wanted = method === "HEAD" ? "get" : method.toLowerCase();
  return operationsAt(path).find((operation) => operation.method === wanted);
}

/** Returns the operations of a path: those of the template with the most literal segments. */
export function operationsAt(path: string): readonly OperationDocument[] {
  const segments = path.split("/");
  const [best] = (templates.get(segments.length) ?? []).filter((template) => matches(template, segments));
  return best?.operations ?? [];
}

/** Returns the document with only the paths that begin with these segments, and everything they reference. */
export function excerpt(segments: string): Schema {
  const paths = document["paths"] as Record<string, Schema>;
  const schemes = (document["components"] as Record<string, Schema>)["securitySchemes"] ?? {};
  const components: Record<string, Record<string, unknown>> = { securitySchemes: { ...schemes } };
  const kept = Object.fromEntries(
    Object.entries(paths).filter(([path]) => path === segments || path.startsWith(`${segments}/`)),
  );
  const open: unknown[] = [kept];
  for (const node of open) {
    for (const [, kind = "", name = ""] of JSON.stringify(node).matchAll(/"#\/components\/(\w+)\/([^"/]+)/g)) {
      const known = (components[kind] ??= {});
      if (name in known) continue;
      known[name] = at(`#/components/${kind}/${name}`);
      open.push(known[name]);
    }
  }
  return { ...document, paths: kept, webhooks: undefined, components };
}

/** Follows `$ref` until the schema has none. */
export function resolve(node: unknown): Schema {
  const schema = node as Schema;
  return typeof schema["$ref"] === "string" ? resolve(at(schema["$ref"])) : schema;
}

/** Returns the value at a pointer of the document, e.g. `#/components/schemas/Id`. */
export function at(pointer: string): unknown {
  let node: unknown = document;
  for (const part of pointer.replace(/^#\//, "").split("/")) {
    node = (node as Schema)[decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~")];
  }
  return node;
}

/** A path of the document with its operations. */
interface Template {
  readonly segments: readonly string[];
  readonly operations: readonly OperationDocument[];
}

/** Groups the paths by their number of segments, those with the most literal segments first. */
function readTemplates(): Map<number, Template[]> {
  const parameters = (path: string): number => path.split("{").length;
  const ofPath = Map.groupBy(operations, ({ path }) => path);
  const found = [...ofPath].sort(([one], [other]) => parameters(one) - parameters(other));
  return Map.groupBy(
    found.map(([path, ofOne]) => ({ segments: path.split("/"), operations: ofOne })),
    ({ segments }) => segments.length,
  );
}

function matches({ segments }: Template, given: readonly string[]): boolean {
  return segments.every((segment, index) => (segment.startsWith("{") ? given[index] !== "" : segment === given[index]));
}

function readOperations(): OperationDocument[] {
  const paths = document["paths"] as Record<string, Schema>;
  const found: OperationDocument[] = [];
  for (const [path, item] of Object.entries(paths)) {
    for (const method of ["get", "post", "put", "delete", "patch"]) {
      if (!item[method]) continue;
      const node = item[method] as Schema;
      const shared = (item["parameters"] as Schema[] | undefined) ?? [];
      const own = (node["parameters"] as Schema[] | undefined) ?? [];
      found.push(readOperation(path, method, { ...node, parameters: [...shared, ...own] }));
    }
  }
  return found;
}

function readOperation(path: string, method: string, node: Schema): OperationDocument {
  const pointer = `#/paths/${escape(path)}/${method}`;
  const body = node["requestBody"] ? resolve(node["requestBody"]) : null;
  const content = (body?.["content"] ?? {}) as Record<string, Schema>;
  const schema = content["application/json"]?.["schema"];
  return {
    id: node["operationId"] as string,
    method,
    path,
    access: readAccess(node),
    permission: node["x-permission"] === "none" ? null : (node["x-permission"] as string),
    rateLimit: node["x-rate-limit"] as string,
    description: (node["description"] as string | undefined) ?? "",
    sort: sortOf(node),
    secret: node["x-secret"] === true,
    reauthenticate: (node["x-reauthenticate"] as true | string | undefined) ?? null,
    notifiesOwners: (node["x-notify-owners"] as string | undefined) ?? null,
    parameters: (node["parameters"] as Schema[]).map(readParameter),
    body: schema === undefined ? null : (schema as Schema),
    upload: (node["x-upload"] as string | undefined) ?? null,
    bodyLimit: (node["x-body-limit"] as number | undefined) ?? 1_048_576,
    bodyRequired: body?.["required"] === true,
    responses: readResponses(pointer, node["responses"] as Record<string, Schema>),
  };
}

/** The route table has the fields of the parameter `sort`. */
function sortOf(node: Schema): readonly string[] {
  const isSorted = (node["parameters"] as Schema[]).some((parameter) => resolve(parameter)["name"] === "sort");
  return (isSorted && routes.find(({ id }) => id === node["operationId"])?.sort) || [];
}

function readAccess(node: Schema): OperationDocument["access"] {
  if (node["x-public"] === true) return "public";
  const security = (node["security"] ?? document["security"]) as Record<string, unknown>[];
  return security.some((scheme) => "apiKey" in scheme) ? "any" : "session";
}

function readParameter(node: Schema): ParameterDocument {
  const parameter = resolve(node);
  return {
    name: parameter["name"] as string,
    in: parameter["in"] as ParameterDocument["in"],
    required: parameter["required"] === true,
    separated: parameter["explode"] === false,
    schema: parameter["schema"] as Schema,
  };
}

function readResponses(operation: string, nodes: Record<string, Schema>): Map<string, ResponseDocument> {
  const found = new Map<string, ResponseDocument>();
  for (const [status, node] of Object.entries(nodes)) {
    const reference = node["$ref"];
    const pointer = typeof reference === "string" ? reference : `${operation}/responses/${status}`;
    const response = resolve(node);
    const content = (response["content"] ?? {}) as Record<string, Schema>;
    const headers = (response["headers"] ?? {}) as Record<string, Schema>;
    found.set(status, {
      pointer,
      content: new Map(Object.keys(content).map((type) => [type, `${pointer}/content/${escape(type)}/schema`])),
      headers: new Map(
        Object.entries(headers).map(([name, header]) => {
          const { required, schema } = resolve(header);
          return [name.toLowerCase(), { required: required === true, schema: (schema ?? {}) as Schema }];
        }),
      ),
    });
  }
  return found;
}

function escape(part: string): string {
  return part.replaceAll("~", "~0").replaceAll("/", "~1");
}
