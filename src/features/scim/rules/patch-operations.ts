import { invalidSyntax, noTarget } from "./errors.ts";
import { isObject, memberOf } from "./json.ts";

/** One operation of a PATCH request. */
export interface PatchOperation {
  readonly op: "add" | "replace" | "remove";
  /** Undefined if the value is an object of attributes. */
  readonly path: string | undefined;
  readonly value: unknown;
}

const MAX_OPERATIONS = 1_000;
const OPS: ReadonlySet<string> = new Set(["add", "replace", "remove"]);

/**
 * Reads the operations of a PATCH request (RFC 7644 §3.5.2). Microsoft Entra ID writes `Add`, `Replace` and `Remove`.
 */
export function readOperations(body: unknown): PatchOperation[] {
  const list = isObject(body) ? memberOf(body, "Operations") : undefined;
  if (!Array.isArray(list) || list.length === 0) {
    throw invalidSyntax("The body needs Operations, a list of at least one operation.");
  }
  if (list.length > MAX_OPERATIONS) throw invalidSyntax(`There are more than ${String(MAX_OPERATIONS)} operations.`);
  return list.map((one: unknown, index) => readOperation(one, `Operations[${String(index)}]`));
}

function readOperation(given: unknown, place: string): PatchOperation {
  if (!isObject(given)) throw invalidSyntax(`${place} must be an object.`);
  const [op, path, value] = ["op", "path", "value"].map((name) => memberOf(given, name));
  const kind = typeof op === "string" ? op.toLowerCase() : "";
  if (!isOp(kind)) throw invalidSyntax(`${place}.op must be add, replace or remove.`);
  if (path !== undefined && typeof path !== "string") throw invalidSyntax(`${place}.path must be a text.`);
  if (kind === "remove" && path === undefined) throw noTarget(`${place}: remove needs a path.`);
  if (kind !== "remove" && value === undefined) throw invalidSyntax(`${place}.value is missing.`);
  if (kind !== "remove" && path === undefined && !isObject(value)) {
    throw invalidSyntax(`${place}.value must be an object of attributes, because there is no path.`);
  }
  return { op: kind, path, value };
}

function isOp(text: string): text is PatchOperation["op"] {
  return OPS.has(text);
}
