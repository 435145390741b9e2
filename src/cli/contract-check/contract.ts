import { readFileSync } from "node:fs";

/** A JSON Schema or another object of the contract. */
export type Schema = Readonly<Record<string, unknown>>;

/** A parameter of an operation. */
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: Schema;
}

/** The body of a request. */
interface RequestBody {
  readonly required: boolean;
  readonly mediaType: string;
  readonly schema: Schema;
  /** The JSON pointer of the schema. */
  readonly pointer: string;
  readonly examples: readonly unknown[];
}

/** A documented response. */
export interface ResponseRule {
  /** The JSON pointers of the schemas by media type. */
  readonly content: ReadonlyMap<string, string>;
  /** The schemas of headers by lower-case name. */
  readonly headers: ReadonlyMap<string, Schema>;
}

/** An operation of the contract. */
export interface Operation {
  readonly id: string;
  /** The tag. */
  readonly group: string;
  readonly method: string;
  readonly path: string;
  readonly access: "key" | "session" | "public";
  /** Whether a permission is required. */
  readonly restricted: boolean;
  readonly parameters: readonly Parameter[];
  readonly body: RequestBody | null;
  /** The class of rate limits. */
  readonly rateLimit: string;
  /** Bytes. */
  readonly bodyLimit: number;
  readonly responses: ReadonlyMap<string, ResponseRule>;
}

/** A tool as listed by the MCP server. */
export interface ToolDefinition {
  readonly name: string;
  readonly inputSchema: Schema;
  readonly outputSchema: Schema;
  readonly annotations: Readonly<Record<string, boolean>>;
}

/** The contract that a deployment is compared with. */
export interface Contract {
  readonly document: Schema;
  readonly operations: readonly Operation[];
  /** Returns the operation with this method and path. */
  find(method: string, path: string): Operation | undefined;
  /** Returns the status that belongs to an error code. */
  statusOf(code: string): number | undefined;
  /** Follows references. */
  resolve(node: unknown): Schema;
}

const METHODS = ["get", "post", "put", "patch", "delete"];
const DEFAULT_BODY_LIMIT = 1_048_576;

/** Reads an OpenAPI document. Throws a TypeError if it is not one. */
export function readContract(document: Schema): Contract {
  const paths = document["paths"] as Record<string, Schema> | undefined;
  if (paths === undefined) throw new TypeError("The document has no `paths`.");
  const resolve = (node: unknown): Schema => {
    const reference = (node as Schema)["$ref"];
    return typeof reference === "string" ? resolve(valueAt(document, reference)) : (node as Schema);
  };
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => method in item).map((method) => readOperation({ document, resolve, path, method })),
  );
  const codes = (document["x-error-codes"] ?? {}) as Record<string, number>;
  return {
    document,
    operations,
    find: (method, path) => operations.find((one) => one.method === method.toUpperCase() && one.path === path),
    statusOf: (code) => codes[code],
    resolve,
  };
}

/** Returns the value at a JSON pointer (`#/components/schemas/Id`). */
function valueAt(document: Schema, pointer: string): unknown {
  let node: unknown = document;
  for (const part of pointer.replace(/^#\//, "").split("/")) {
    node = (node as Schema)[decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~")];
  }
  return node;
}

interface Place {
  readonly document: Schema;
  readonly resolve: (node: unknown) => Schema;
  readonly path: string;
  readonly method: string;
}

function readOperation(place: Place): Operation {
  const { document, resolve, path, method } = place;
  const item = (document["paths"] as Record<string, Schema>)[path] ?? {};
  const node = item[method] as Schema;
  const parameters = [...list(item["parameters"]), ...list(node["parameters"])].map(resolve);
  return {
    id: String(node["operationId"]),
    group: list(node["tags"]).map(String)[0] ?? "",
    method: method.toUpperCase(),
    path,
    access: accessOf(document, node),
    restricted: (node["x-permission"] ?? "none") !== "none",
    parameters: parameters.map((one) => ({
      name: String(one["name"]),
      in: String(one["in"]),
      required: one["required"] === true,
      schema: resolve(one["schema"] ?? {}),
    })),
    body: readBody(place, node),
    rateLimit: typeof node["x-rate-limit"] === "string" ? node["x-rate-limit"] : "",
    bodyLimit: Number(node["x-body-limit"] ?? DEFAULT_BODY_LIMIT),
    responses: readResponses(place, (node["responses"] ?? {}) as Schema),
  };
}

function accessOf(document: Schema, node: Schema): Operation["access"] {
  const security = list(node["security"] ?? document["security"]) as Schema[];
  if (security.length === 0) return "public";
  return security.some((scheme) => "apiKey" in scheme) ? "key" : "session";
}

function readBody({ resolve, path, method }: Place, node: Schema): RequestBody | null {
  if (node["requestBody"] === undefined) return null;
  const body = resolve(node["requestBody"]);
  const [first] = Object.entries((body["content"] ?? {}) as Record<string, Schema>);
  if (!first) return null;
  const [mediaType, content] = first;
  const named = Object.values((content["examples"] ?? {}) as Record<string, Schema>);
  const examples = named.map((example) => resolve(example)["value"]);
  return {
    required: body["required"] === true,
    mediaType,
    schema: resolve(content["schema"] ?? {}),
    pointer: `#/paths/${escaped(path)}/${method}/requestBody/content/${escaped(mediaType)}/schema`,
    examples: content["example"] === undefined ? examples : [content["example"]],
  };
}

function readResponses({ resolve, path, method }: Place, nodes: Schema): Map<string, ResponseRule> {
  const rules = Object.entries(nodes).map(([status, node]): [string, ResponseRule] => {
    const reference = (node as Schema)["$ref"];
    const own = `#/paths/${escaped(path)}/${method}/responses/${status}`;
    const pointer = typeof reference === "string" ? reference : own;
    const response = resolve(node);
    const types = Object.keys(response["content"] ?? {});
    const headers = Object.entries((response["headers"] ?? {}) as Schema);
    return [
      status,
      {
        content: new Map(types.map((type) => [type, `${pointer}/content/${escaped(type)}/schema`])),
        headers: new Map(
          headers.map(([name, header]) => [name.toLowerCase(), resolve(resolve(header)["schema"] ?? {})]),
        ),
      },
    ];
  });
  return new Map(rules);
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const escaped = (part: string): string => part.replaceAll("~", "~0").replaceAll("/", "~1");

/** Returns the OpenAPI document of this release. */
export function releasedDocument(): Schema {
  return JSON.parse(readFileSync(new URL("../../../generated/openapi.json", import.meta.url), "utf8")) as Schema;
}

/** Returns the tools of this release. */
export async function releasedTools(): Promise<ToolDefinition[]> {
  const { tools } = await import("../../../generated/tools.js");
  return tools.map(({ definition }) => definition);
}
