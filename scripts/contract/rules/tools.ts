import { basename } from "node:path";
import { at, isObject, toPointer } from "../document.ts";
import type { Violation } from "../source.ts";
import { serializingName } from "../operations.ts";
import type { OperationModel } from "../operation-model.ts";
import { correctionOf } from "../lint/nearest.ts";
import { patternForms } from "../root-schemas.ts";
import { everySchema } from "../schema-walk.ts";
import type { Tool } from "../tools.ts";
import { beyondScope, scopesOf, toolServiceOf } from "../tools.ts";
import { contradictions } from "./consistency.ts";
import type { RuleInput } from "./finding.ts";

/** A JSON pointer into the tool's file, and the message. */
type Problem = [pointer: string, message: string];

/** Every tool must be described completely, and its schemas must be self-contained. */
export function checkTools(checked: RuleInput): Violation[] {
  const names = new Set<string>();
  const forms = patternForms(checked.document);
  return checked.toolbox.tools.flatMap((tool) => {
    const problems = [
      ...complete(tool),
      ...hinted(tool),
      ...permitted(tool, checked),
      ...serialized(tool),
      ...logged(tool),
      ...shaped(tool, checked),
      ...described(tool, forms),
      ...bound(tool, checked),
      ...enumerated(tool),
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
  const file = basename(tool.source.file, ".json");
  if (tool.name !== file) yield ["/name", `the file is called ${file}.json: the name must be ${file}`];
}

function* hinted(tool: Tool): Generator<Problem> {
  const reads = tool.scope.endsWith(":read");
  if (tool.annotations["readOnlyHint"] !== reads) {
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
    if (unknown !== undefined)
      yield [
        "/permission",
        `${unknown} is not in x-permissions: ${correctionOf(unknown, known, "correct it or add it there")}`,
      ];
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
  for (const name of (serializeBy?.inputs ?? []).map(serializingName)) {
    if (!inputSchema.required?.includes(name))
      yield ["/serializeBy", `serializeBy names ${name}, which is not a required property of inputSchema`];
  }
}

/** A tool that changes something names the record for the audit log. */
function* logged({ source, record, annotations, inputSchema, outputSchema }: Tool): Generator<Problem> {
  const given = isObject(source.value) ? source.value["record"] : undefined;
  if (given === undefined && annotations["readOnlyHint"] === false)
    yield ["", "`record` is missing: the record that the audit log names for a call, or null"];
  if (record === null) return;
  const { type, argument, result } = record;
  const argumentNames = [argument, typeof type === "string" ? undefined : type.argument];
  for (const name of argumentNames) {
    if (name !== undefined && !inputSchema.properties?.[name])
      yield ["/record", `record names the argument ${name}, which is not a property of inputSchema`];
  }
  if (result !== undefined && !outputSchema.properties?.[result])
    yield ["/record", `record names ${result} in the result, which is not a property of outputSchema`];
}

/** The schemas that clients see contain no references and no contradictions. */
function* shaped(tool: Tool, { document }: RuleInput): Generator<Problem> {
  for (const key of ["inputSchema", "outputSchema"] as const) {
    const schema = tool[key];
    for (const [, part] of everySchema(schema))
      if (part.$ref !== undefined) yield [`/${key}`, `the $ref ${part.$ref} is left in what clients see`];
    for (const [path, message] of contradictions(document, schema)) yield [`/${key}${toPointer(path)}`, message];
  }
  for (const [name, property] of Object.entries(tool.inputSchema.properties ?? {})) {
    if (property.description === undefined)
      yield [`/inputSchema/properties/${name}`, `the property ${name} needs a description`];
  }
}

/** The forms of patterns are defined in the document only. */
function* described(tool: Tool, forms: ReadonlyMap<string, string>): Generator<Problem> {
  for (const [path, { pattern }] of everySchema(tool.inputSchema)) {
    if (pattern !== undefined && !forms.has(pattern))
      yield [
        `/inputSchema${toPointer([...path])}`,
        `the pattern ${pattern} is not one of the document with x-expected`,
      ];
  }
}

/** `relations` is the only list that tools can name. */
function* enumerated({ source, inputSchema }: Tool): Generator<Problem> {
  for (const name of Object.keys(inputSchema.properties ?? {})) {
    const pointer = `/inputSchema/properties/${name}/items/x-enum-from`;
    const from = at(source.value, `#${pointer}`);
    if (from !== undefined && from !== "relations")
      yield [pointer, `x-enum-from is ${JSON.stringify(from)}: the only list for tools is relations`];
  }
}

function* bound(tool: Tool, { document, operations, toolbox }: RuleInput): Generator<Problem> {
  const called = operations.find(({ id }) => id === tool.operation);
  const known = document["x-permissions"] ?? [];
  // An operation with a misspelled permission is reported separately.
  if (called && (called.permission === null || known.includes(called.permission)))
    yield* covering(tool, called, { scopes: scopesOf(toolbox), known });
  if (!toolServiceOf(tool.operation) && !called) {
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
  { scopes, known }: { readonly scopes: Readonly<Record<string, string[]>>; readonly known: readonly string[] },
): Generator<Problem> {
  const { operation, scope } = tool;
  if (access === "session") {
    yield ["/operation", `${operation} is for signed-in users only, so no tool can call it: call another one`];
    return;
  }
  if (required === null) return;
  const beyond = beyondScope(scopes, { scope, operation, required });
  if (beyond !== null) yield ["/scope", beyond];
  const calls = callsOf(tool);
  // An unknown permission is reported separately.
  const short = calls.flat().every((one) => known.includes(one)) && calls.find((needs) => !needs.includes(required));
  if (short)
    yield ["/permission", `${operation} requires ${required}, not ${short.join(" with ")}: write "${required}" here`];
}
