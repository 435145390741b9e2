import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type OpenApiDocument, type Schema, at, byCodeUnit, isObject } from "./document.ts";
import type { Resource } from "./resource/resource.ts";
import { withResources } from "./resource/tools.ts";
import type { SerializeByModel } from "./operation-model.ts";
import { serializingInputs } from "./operations.ts";
import { readSource, type Source, type Violation } from "./source.ts";
import { recordTypes } from "./record-types.ts";
import { relatedTypes, relationsOf } from "./relations.ts";

/** One permission for all calls, or one or more permissions for each value of an argument. */
export type ToolPermission = string | { by: string; [value: string]: string | string[] };

/** The record of a tool call: its type, and the argument with its id or the member of the result that contains it. */
interface ToolRecord {
  readonly type: string | { readonly argument: string };
  readonly argument?: string;
  readonly result?: string;
}

/** An MCP tool as defined in its file, with unresolved references. */
export interface ToolFile {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly operation: string;
  readonly scope: string;
  readonly permission: ToolPermission;
  readonly annotations: Record<string, unknown>;
  /** Null: calls are not serialized. */
  readonly serializeBy: SerializeByModel | null;
  /** Null: a call concerns no single record. */
  readonly record: ToolRecord | null;
  readonly inputSchema: Schema;
  readonly outputSchema: Schema;
}

/** A tool with self-contained schemas, as clients see it. */
export interface Tool extends ToolFile {
  readonly source: Source;
}

/** The contents of tool-schemas/. */
export interface Toolbox {
  readonly tools: readonly Tool[];
  /** The prompts, as in their files. */
  readonly prompts: readonly Source[];
  /** The kinds of records that applications can read as resources, as in their files. */
  readonly templates: readonly Source[];
  /** server.json: versions, limits and the permissions of each scope. */
  readonly server: Source | null;
}

/**
 * Services that only tools call: `records` covers several record types, `booking` adapts the API to the terms of tools.
 */
export const TOOL_SERVICES = ["booking", "records"] as const;

/** Returns the tool-only service that a tool calls; undefined if it calls an operation of the API. */
export function toolServiceOf(operation: string): (typeof TOOL_SERVICES)[number] | undefined {
  return TOOL_SERVICES.find((service) => operation.startsWith(`${service}.`));
}

/** Returns the permissions of each scope from server.json. */
export function scopesOf(toolbox: Toolbox): Record<string, string[]> {
  return scopesIn(toolbox.server?.value);
}

/** Returns the permissions of each scope from the contents of server.json. */
export function scopesIn(value: unknown): Record<string, string[]> {
  const scopes = isObject(value) ? value["scopes"] : undefined;
  if (!isObject(scopes)) return {};
  return Object.fromEntries(
    Object.entries(scopes).map(([scope, entry]) => {
      const list = isObject(entry) ? entry["permissions"] : entry;
      return [scope, Array.isArray(list) ? list.map(String) : []];
    }),
  );
}

/** Returns the reason why a tool with this scope cannot call an operation with this permission; null if it can. */
export function beyondScope(
  scopes: Readonly<Record<string, readonly string[]>>,
  { scope, operation, required }: { readonly scope: string; readonly operation: string; readonly required: string },
): string | null {
  if (scopes[scope]?.includes(required) !== false) return null;
  const others = Object.keys(scopes).filter((name) => scopes[name]?.includes(required) === true);
  const correction =
    others.length > 0
      ? `use the scope ${others.join(" or ")}`
      : "no scope includes it, so no tool can call this operation: call another one";
  return `${operation} requires ${required}, which the scope ${scope} does not include: ${correction}`;
}

/** The API that tools refer to. */
interface ToolContract {
  readonly document: OpenApiDocument;
  readonly resources: readonly Resource[];
}

/** The files of tool-schemas/, and their syntax errors. */
export interface ToolFiles {
  readonly tools: readonly Source[];
  readonly prompts: readonly Source[];
  readonly templates: readonly Source[];
  readonly server: Source | null;
  readonly violations: readonly Violation[];
}

/** The subfolders that contain no tools. */
const PROMPTS = "prompts";
const RESOURCES = "resources";

/** Reads server.json, the prompts, the resources and all tool files; each family of tools has a subfolder. */
export function readToolFiles(root: string, folder: string): ToolFiles {
  const base = join(root, folder);
  if (!existsSync(base)) return { tools: [], prompts: [], templates: [], server: null, violations: [] };
  const violations: Violation[] = [];
  const read = (path: string): Source => readSource(root, path, violations);
  const serverPath = join(base, "server.json");
  const server = existsSync(serverPath) ? read(serverPath) : null;
  const tools = toolPaths(base).map(read);
  const prompts = jsonFiles(join(base, PROMPTS)).map(read);
  const templates = jsonFiles(join(base, RESOURCES)).map(read);
  return { tools, prompts, templates, server, violations };
}

/** Returns the tools with the references into the API's document resolved, sorted by name. */
export function toToolbox({ tools, ...others }: ToolFiles, contract: ToolContract, violations: Violation[]): Toolbox {
  const { document, resources } = contract;
  const permissions = new Set(Object.values(scopesIn(others.server?.value)).flat());
  const read = tools.flatMap((source) => {
    if (!isObject(source.value)) return [];
    const value = withRelations(withResources(source.value, resources), { document, permissions });
    return [toTool(source, value, document, violations)];
  });
  return { ...others, tools: read.sort((left, right) => byCodeUnit(left.name, right.name)) };
}

function toolPaths(base: string): string[] {
  const folders = readdirSync(base, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const families = folders.filter(({ name }) => name !== PROMPTS && name !== RESOURCES);
  return families.flatMap(({ name }) => jsonFiles(join(base, name)));
}

/** Returns the paths in the order of their names. */
function jsonFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return names.sort(byCodeUnit).map((name) => join(folder, name));
}

function toTool(
  source: Source,
  value: Record<string, unknown>,
  document: OpenApiDocument,
  violations: Violation[],
): Tool {
  const inline = (key: string): Schema => {
    const schema = isObject(value[key]) ? value[key] : {};
    const inlining: Inlining = { document, source, violations, key };
    return inlineSchema(schema, [], inlining);
  };
  const text = (key: string): string => (typeof value[key] === "string" ? value[key] : "");
  const permission = value["permission"];
  return {
    source,
    name: text("name"),
    title: text("title"),
    description: text("description"),
    operation: text("operation"),
    scope: text("scope"),
    permission: isObject(permission) ? (permission as { by: string }) : text("permission"),
    annotations: isObject(value["annotations"]) ? value["annotations"] : {},
    serializeBy: serializeByOf(value["serializeBy"]),
    record: recordOf(value["record"]),
    inputSchema: inline("inputSchema"),
    outputSchema: inline("outputSchema"),
  };
}

/** Reads `record`; null if it is absent or incomplete, which the rules report. */
function recordOf(given: unknown): ToolRecord | null {
  if (!isObject(given)) return null;
  const { type, argument, result } = given;
  const typeArgument = isObject(type) ? type["argument"] : undefined;
  const named = typeof type === "string" ? type : typeof typeArgument === "string" ? { argument: typeArgument } : null;
  if (named === null) return null;
  if (typeof argument === "string") return { type: named, argument };
  return typeof result === "string" ? { type: named, result } : null;
}

function serializeByOf(given: unknown): SerializeByModel | null {
  if (typeof given !== "string" && !Array.isArray(given)) return null;
  return { inputs: serializingInputs(Array.isArray(given) ? given.map(String) : given), link: null };
}

interface Inlining {
  readonly document: OpenApiDocument;
  readonly source: Source;
  readonly violations: Violation[];
  readonly key: string;
}

/** Replaces all references into the API's document by their targets, and removes internal keywords. */
function inlineSchema(given: Schema, trail: readonly string[], inlining: Inlining): Schema {
  const { $ref: reference, ...own } = given;
  const target = reference === undefined ? undefined : `#${reference.split("#")[1] ?? ""}`;
  const found = target === undefined ? undefined : at(inlining.document, target);
  if (target !== undefined && (!isObject(found) || trail.includes(target))) {
    const reason = isObject(found) ? "refers to itself, which clients cannot be shown" : "has no target";
    const { source, key } = inlining;
    inlining.violations.push({ file: source.file, ...source.position(`/${key}`), message: `$ref ${target} ${reason}` });
    return own;
  }
  const merged: Schema = isObject(found) ? { ...found, ...own } : own;
  if (merged.$ref !== undefined && target !== undefined) return inlineSchema(merged, [...trail, target], inlining);
  const inner = target === undefined ? trail : [...trail, target];
  const entries = Object.entries(merged).filter(([key]) => !internal(key));
  return Object.fromEntries(entries.map(([key, value]) => [key, inlineValue(key, value, inner, inlining)]));
}

function internal(key: string): boolean {
  return (
    (key.startsWith("x-") && key !== "x-multiline") ||
    key === "discriminator" ||
    key === "examples" ||
    key === "readOnly"
  );
}

function inlineValue(key: string, value: unknown, trail: readonly string[], inlining: Inlining): unknown {
  if (key === "enum" || key === "const" || key === "default" || key === "required") return value;
  if (Array.isArray(value))
    return value.map((item: unknown) => (isObject(item) ? inlineSchema(item, trail, inlining) : item));
  if (!isObject(value)) return value;
  if (key !== "properties" && key !== "patternProperties") return inlineSchema(value, trail, inlining);
  const entries = Object.entries(value).map(([name, item]) => [
    name,
    isObject(item) ? inlineSchema(item, trail, inlining) : item,
  ]);
  return Object.fromEntries(entries);
}

/** The API, and the permissions of all scopes of tools. */
interface RelationSource {
  readonly document: OpenApiDocument;
  readonly permissions: ReadonlySet<string>;
}

/**
 * Returns the tool with the names of relations as the values of each list with `x-enum-from: relations`: those of the
 * tool's record types that a scope permits to read.
 */
function withRelations(tool: Record<string, unknown>, source: RelationSource): Record<string, unknown> {
  const copy = structuredClone(tool);
  const properties = isObject(copy["inputSchema"]) ? copy["inputSchema"]["properties"] : undefined;
  for (const property of Object.values(isObject(properties) ? properties : {})) {
    const items = isObject(property) ? property["items"] : undefined;
    if (!isObject(property) || !isObject(items) || items["x-enum-from"] !== "relations") continue;
    const names = relationNames(typesOf(copy), source);
    delete items["x-enum-from"];
    items["enum"] = names;
    property["maxItems"] = names.length;
  }
  return copy;
}

/** Returns the record types for which the tool declares permissions. */
function typesOf({ permission }: Record<string, unknown>): string[] {
  return isObject(permission) ? Object.keys(permission).filter((key) => key !== "by") : [];
}

function relationNames(types: readonly string[], { document, permissions }: RelationSource): string[] {
  const schemas = new Map(recordTypes(document).map(({ name, schema }) => [name, schema]));
  const readable = relatedTypes(document);
  const names = types.flatMap((type) => {
    const schema = schemas.get(type);
    if (schema === undefined) return [];
    const allowed = relationsOf(document, schema).filter((one) =>
      permissions.has(readable.get(one.type)?.permission ?? ""),
    );
    return allowed.map(({ name }) => name);
  });
  return [...new Set(names)];
}
