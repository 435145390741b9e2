import { basename } from "node:path";
import { isObject, type Schema } from "../document.ts";
import type { Source, Violation } from "../source.ts";
import { scopesOf, type Tool } from "../tools.ts";
import type { RuleInput } from "./finding.ts";

/** A JSON pointer into the file, and the message. */
type Problem = [pointer: string, message: string];

type Value = Record<string, unknown>;

/** Prompts name arguments and permissions that exist; resources name calls that their tools accept. */
export function checkPrompts(checked: RuleInput): Violation[] {
  const { prompts, templates } = checked.toolbox;
  return [
    ...prompts.flatMap((source) => reported(source, (value) => promptProblems(value, checked))),
    ...templates.flatMap((source) => reported(source, (value) => templateProblems(value, checked))),
  ];
}

function reported(source: Source, check: (value: Value) => Generator<Problem>): Violation[] {
  const { value } = source;
  if (!isObject(value)) return [];
  const file = basename(source.file, ".json");
  const named: Problem[] =
    value["name"] === file ? [] : [["/name", `the file is called ${file}.json: the name must be ${file}`]];
  return [...named, ...check(value)].map(([pointer, message]) => ({
    file: source.file,
    ...source.position(pointer),
    message: `${file}: ${message}`,
  }));
}

function* promptProblems(prompt: Value, { toolbox }: RuleInput): Generator<Problem> {
  const scope = String(prompt["scope"]);
  const permission = String(prompt["permission"]);
  const allowed = scopesOf(toolbox)[scope];
  if (!allowed) yield ["/scope", `the scope ${scope} is not in server.json`];
  else if (!allowed.includes(permission)) yield ["/permission", `${permission} is not within the scope ${scope}`];
  const given = objectsIn(prompt["arguments"]);
  const names = given.map(({ name }) => String(name));
  for (const [locale, text] of Object.entries(isObject(prompt["text"]) ? prompt["text"] : {})) {
    const used = variablesIn(text);
    for (const name of used.filter((one) => !names.includes(one)))
      yield [`/text/${locale}`, `{${name}} is not one of the arguments`];
    for (const name of names.filter((one) => !used.includes(one)))
      yield [`/text/${locale}`, `the text does not contain the argument {${name}}`];
  }
  const kinds = toolbox.templates.map(({ value }) => (isObject(value) ? value["name"] : undefined));
  for (const [index, { completion }] of given.entries()) {
    const kind = isObject(completion) ? completion["resource"] : undefined;
    if (kind !== undefined && !kinds.includes(kind))
      yield [`/arguments/${String(index)}/completion/resource`, `resources/ has no file for ${JSON.stringify(kind)}`];
  }
}

/** The variables of each call. */
const VARIABLES: Readonly<Record<string, readonly string[]>> = { read: ["id"], recent: ["me"], search: ["me", "text"] };

function* templateProblems(template: Value, { toolbox }: RuleInput): Generator<Problem> {
  const expected = `crm://${String(template["name"])}/{id}`;
  if (template["uriTemplate"] !== expected) yield ["/uriTemplate", `the address must be ${expected}`];
  for (const [key, variables] of Object.entries(VARIABLES)) {
    const call = template[key];
    if (!isObject(call)) continue;
    const tool = toolbox.tools.find(({ name }) => name === call["tool"]);
    if (tool?.annotations["readOnlyHint"] !== true)
      yield [`/${key}/tool`, `${String(call["tool"])} is not a tool that only reads`];
    else for (const [pointer, message] of callProblems(tool, call, variables)) yield [`/${key}${pointer}`, message];
  }
}

function* callProblems({ name, inputSchema, outputSchema }: Tool, call: Value, variables: readonly string[]) {
  const given = isObject(call["arguments"]) ? call["arguments"] : {};
  // A required property that does not exist is reported in the tool.
  const required = (inputSchema.required ?? []).filter((one) => inputSchema.properties?.[one] !== undefined);
  for (const missing of required.filter((one) => !Object.hasOwn(given, one)))
    yield ["/arguments", `${name} requires the argument ${missing}`] satisfies Problem;
  for (const [key, value] of Object.entries(given)) {
    const property = inputSchema.properties?.[key];
    if (property === undefined) yield [`/arguments/${key}`, `${name} has no argument ${key}`] satisfies Problem;
    else if (!isAllowed(property, value))
      yield [`/arguments/${key}`, `${name} does not accept ${JSON.stringify(value)}`] satisfies Problem;
    for (const unknown of variablesIn(JSON.stringify(value)).filter((one) => !variables.includes(one)))
      yield [`/arguments/${key}`, `{${unknown}} is not known here: only ${variables.join(", ")}`] satisfies Problem;
  }
  const { items } = call;
  if (typeof items === "string" && outputSchema.properties?.[items] === undefined)
    yield ["/items", `${items} is not a property of the result of ${name}`] satisfies Problem;
}

/** Values of enumerations must exist; the service validates the rest. */
function isAllowed(schema: Schema, value: unknown): boolean {
  if (Array.isArray(value)) return value.every((item) => isObject(item) || isAllowed(schema.items ?? {}, item));
  return schema.enum?.includes(value) !== false;
}

function variablesIn(text: unknown): string[] {
  return [...String(text).matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
}

function objectsIn(value: unknown): Value[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}
