import { basename } from "node:path";
import { isObject, toPointer } from "../document.ts";
import type { Violation } from "../load.ts";
import type { OperationModel } from "../operations.ts";
import { patternForms } from "../root-schemas.ts";
import { everySchema } from "../schema-walk.ts";
import type { Tool } from "../tools.ts";
import { beyondScope, scopesOf, toolServiceOf } from "../tools.ts";
import type { RuleInput } from "./finding.ts";

const hints = ["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"];
const keys = [
  "name",
  "title",
  "description",
  "operation",
  "scope",
  "permission",
  "annotations",
  "inputSchema",
  "outputSchema",
];

const optional = ["$schema", "serializeBy", "record"];

/** A JSON pointer into the tool's file, and the message. */
type Problem = [pointer: string, message: string];

/** Every tool must be described completely, and its schemas must be self-contained. */
export function checkTools(checked: RuleInput): Violation[] {
  const names = new Set<string>();
  return checked.toolbox.tools.flatMap((tool) => {
    const problems = [
      ...complete(tool),
      ...hinted(tool),
      ...permitted(tool, checked),
      ...serialized(tool),
      ...logged(tool),
      ...shaped(tool),
      ...described(tool, checked),
      ...bound(tool, checked),
    ];
    if (names.has(tool.name)) problems.push(["/name", `another tool is called ${tool.name}`]);
    names.add(tool.name);
    return problems.map(([pointer, message]) => ({
      file: tool.source.file,
      ...tool.source.position(pointer),
      message: `${tool.name || basename(tool.source.file)}: ${message}`,
    }));
  });
}

function* complete(tool: Tool): Generator<Problem> {
  const value = isObject(tool.source.value) ? tool.source.value : {};
  for (const key of keys) if (value[key] === undefined) yield ["", `\`${key}\` is missing`];
  for (const key of Object.keys(value))
    if (!keys.includes(key) && !optional.includes(key)) yield [`/${key}`, `\`${key}\` is unknown here`];
  const file = basename(tool.source.file, ".json");
  if (tool.name !== file) yield ["/name", `the file is called ${file}.json: the name must be ${file}`];
  if (!/^[a-z][a-z0-9_]{0,63}$/.test(tool.name)) yield ["/name", "a name is snake_case, at most 64 characters"];
}

function* hinted(tool: Tool): Generator<Problem> {
  for (const hint of hints) {
    if (typeof tool.annotations[hint] !== "boolean")
      yield ["/annotations", `annotations.${hint} must be true or false`];
  }
  const reads = tool.scope.endsWith(":read");
  if (typeof tool.annotations["readOnlyHint"] === "boolean" && tool.annotations["readOnlyHint"] !== reads) {
    yield ["/annotations/readOnlyHint", `readOnlyHint must be ${String(reads)}: the scope is ${tool.scope}`];
  }
}

function* permitted(tool: Tool, { document, toolbox }: RuleInput): Generator<Problem> {
  const scopes = scopesOf(toolbox);
  const allowed = scopes[tool.scope];
  if (!allowed) yield ["/scope", `the scope ${tool.scope} is not in server.json`];
  const known = document["x-permissions"] ?? [];
  for (const needs of callsOf(tool)) {
    const [unknown] = needs.filter((permission) => !known.includes(permission));
    if (unknown !== undefined) yield ["/permission", `${unknown} is not in x-permissions`];
    else if (allowed && !needs.every((permission) => allowed.includes(permission)))
      yield ["/permission", `${needs.join(" with ")} is not within the scope ${tool.scope}`];
  }
  if (typeof tool.permission !== "string" && !tool.inputSchema.properties?.[tool.permission.by]) {
    yield ["/permission", `permission.by names ${tool.permission.by}, which is not a property of inputSchema`];
  }
}

/** Returns the permissions for each kind of call of the tool. */
function callsOf({ permission }: Tool): string[][] {
  if (typeof permission === "string") return [[permission]];
  const { by: _, ...needs } = permission;
  return Object.values(needs).map((one) => [one].flat());
}

/**
 * A tool that changes data must declare the record for which its calls are serialized, like operations
 * (x-serialize-by).
 */
function* serialized({ source, serializeBy, annotations, inputSchema }: Tool): Generator<Problem> {
  const declared = isObject(source.value) && "serializeBy" in source.value;
  if (!declared && annotations["readOnlyHint"] === false)
    yield ["", "`serializeBy` is missing: the argument that names the record which is changed, organization, or null"];
  for (const name of serializeBy?.inputs ?? []) {
    if (!inputSchema.required?.includes(name))
      yield ["/serializeBy", `serializeBy names ${name}, which is not a required property of inputSchema`];
  }
}

/** A tool that changes something names the record for the audit log. */
function* logged({ source, record, annotations, inputSchema, outputSchema }: Tool): Generator<Problem> {
  const given = isObject(source.value) ? source.value["record"] : undefined;
  if (given === undefined && annotations["readOnlyHint"] === false)
    yield ["", "`record` is missing: the record that the audit log names for a call, or null"];
  if (given === undefined || given === null) return;
  const both = isObject(given) && given["argument"] !== undefined && given["result"] !== undefined;
  if (record === null || both) {
    yield ["/record", "record must have `type` and either `argument` or `result`"];
    return;
  }
  const { type, argument, result } = record;
  const argumentNames = [argument, typeof type === "string" ? undefined : type.argument];
  for (const name of argumentNames) {
    if (name !== undefined && !inputSchema.properties?.[name])
      yield ["/record", `record names the argument ${name}, which is not a property of inputSchema`];
  }
  if (result !== undefined && !outputSchema.properties?.[result])
    yield ["/record", `record names ${result} in the result, which is not a property of outputSchema`];
}

function* shaped(tool: Tool): Generator<Problem> {
  for (const key of ["inputSchema", "outputSchema"] as const) {
    const schema = tool[key];
    if (schema.type !== "object") yield [`/${key}`, `${key} must be of type: object`];
    for (const word of ["oneOf", "anyOf", "allOf", "not"])
      if (schema[word] !== undefined) yield [`/${key}/${word}`, `${key} must not have ${word} at its root`];
    for (const [, part] of everySchema(schema))
      if (part.$ref !== undefined) yield [`/${key}`, `the $ref ${part.$ref} is left in what clients see`];
  }
  if (tool.inputSchema.additionalProperties !== false)
    yield ["/inputSchema", "inputSchema must have additionalProperties: false"];
  for (const [name, property] of Object.entries(tool.inputSchema.properties ?? {})) {
    if (!property.description?.trim())
      yield [`/inputSchema/properties/${name}`, `the property ${name} needs a description`];
  }
}

/** The forms of patterns are defined in the document only. */
function* described(tool: Tool, { document }: RuleInput): Generator<Problem> {
  const forms = patternForms(document);
  for (const [path, { pattern }] of everySchema(tool.inputSchema)) {
    if (pattern !== undefined && !forms.has(pattern))
      yield [
        `/inputSchema${toPointer([...path])}`,
        `the pattern ${pattern} is not one of the document with x-expected`,
      ];
  }
}

function* bound(tool: Tool, { document, operations, toolbox }: RuleInput): Generator<Problem> {
  const called = operations.find(({ id }) => id === tool.operation);
  const known = document["x-permissions"] ?? [];
  // An operation with a misspelled permission is reported separately.
  if (called && (called.permission === null || known.includes(called.permission)))
    yield* covering(tool, called, scopesOf(toolbox));
  if (!/^[a-z][A-Za-z0-9]*\.[a-z][A-Za-z0-9]*$/.test(tool.operation))
    yield ["/operation", "operation must be `group.verb`"];
  else if (!toolServiceOf(tool.operation) && !called) {
    yield [
      "/operation",
      `${tool.operation} is not an operation of the API (booking.* and records.* are services of their own)`,
    ];
  }
}

/** A tool must not allow calls that the API would reject. */
function* covering(
  tool: Tool,
  { access, permission: required }: OperationModel,
  scopes: Readonly<Record<string, string[]>>,
): Generator<Problem> {
  const { operation, scope } = tool;
  if (access === "session") {
    yield ["/operation", `${operation} is for signed-in users only, so no tool can call it: call another one`];
    return;
  }
  if (required === null) return;
  const beyond = beyondScope(scopes, { scope, operation, required });
  if (beyond !== null) yield ["/scope", beyond];
  const short = callsOf(tool).find((needs) => !needs.includes(required));
  if (short)
    yield ["/permission", `${operation} requires ${required}, not ${short.join(" with ")}: write "${required}" here`];
}
