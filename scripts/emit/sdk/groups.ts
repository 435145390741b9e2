import type { OperationModel } from "../../contract/operation-model.ts";
import { identifier, pascal } from "../../contract/operations.ts";
import { type Files, type Model, banner, kebab } from "../output.ts";
import { objectTypes, signatureOf, type Signature } from "./signatures.ts";
import type { OpenApiDocument, OperationObject } from "../../contract/document.ts";

type Input = Pick<Model, "document" | "operations" | "contractPath">;

/** A group with the signatures of its operations. */
interface Group {
  readonly name: string;
  readonly type: string;
  readonly file: string;
  readonly members: readonly Signature[];
}

/** Returns a module per group, and the class with all groups. */
export function groupModules({ document, operations, contractPath }: Input, code: string): Files {
  const types = objectTypes(code);
  const runtime = `../${contractPath}../sdk/`.replace("base/contract/../", "adapters/");
  const groups = [...Map.groupBy(operations, ({ group }) => group)].map(([name, members]) => ({
    name: identifier(name),
    type: `${pascal(name)}Group`,
    file: fileOf(name),
    members: members.map((operation) => {
      refuseUnknownLists(operation);
      return signatureOf(operation, { types, documentation: documentationOf(document, operation) });
    }),
  }));
  const modules = groups.map((group) => [group.file, moduleOf(group, runtime)]);
  return { ...(Object.fromEntries(modules) as Files), "groups.ts": allGroups(groups, runtime) };
}

/** The modules of the SDK have names of their own. */
function fileOf(group: string): string {
  const name = kebab(group);
  return ["groups", "codes", "version", "index", "types.gen"].includes(name) ? `${name}-group.ts` : `${name}.ts`;
}

/** The runtime of the SDK knows by name which lists are separated by commas. */
function refuseUnknownLists({ id, parameters, selection }: OperationModel): void {
  const unknown = parameters.find(({ name, separated }) => separated && !["fields", "include"].includes(name));
  if (unknown && selection) {
    throw new Error(
      `${id}: ${unknown.name} is separated by commas; add it to SEPARATED in src/adapters/sdk/request.ts.`,
    );
  }
}

function moduleOf({ type, members }: Group, runtime: string): string {
  const code = [
    ...members.flatMap(({ declarations }) => declarations),
    `/** The operations of this group. */\nexport interface ${type} {`,
    ...members.map(({ documentation, verb, head }) => indented(`${documentation}${verb}${head("")};`)),
    "}\n",
    ...members.map(functionOf),
  ].join("\n");
  return [banner, ...importsOf(members, { runtime, code }), "", code].join("\n");
}

const RESULTS = { Call: "call", FileCall: "file-call", ListCall: "list-call" };

function importsOf(members: readonly Signature[], { runtime, code }: { runtime: string; code: string }): string[] {
  const named = (key: "calls" | "results" | "options"): string[] =>
    [...new Set(members.flatMap((one) => one[key]))].sort();
  const types = [...new Set(code.match(/\b\w+(?:Data|Responses)(?=\[)/g))].sort();
  const selected = members.some(({ selects }) => selects) ? ["type Selected"] : [];
  const results = Object.entries(RESULTS).filter(([name]) => named("results").includes(name));
  return [
    ...results.map(([name, file]) => `import type { ${name} } from "${runtime}${file}.ts";`),
    `import type { Client } from "${runtime}client.ts";`,
    `import { ${[...named("calls"), ...selected].join(", ")} } from "${runtime}operation.ts";`,
    `import type { ${named("options").join(", ")} } from "${runtime}options.ts";`,
    ...(types.length > 0 ? [`import type { ${types.join(", ")} } from "./types.gen.ts";`] : []),
  ];
}

function functionOf({ documentation, verb, head, body }: Signature): string {
  const name = RESERVED.has(verb) ? `${verb}_` : verb;
  const exported = name === verb ? "export " : "";
  const renamed = name === verb ? "" : `export { ${name} as ${verb} };\n`;
  return `${documentation}${exported}function ${name}${head("client: Client")} {\n  return ${body};\n}\n${renamed}`;
}

/** Verbs that cannot be the name of a function. */
const RESERVED = new Set(
  "break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield await".split(
    " ",
  ),
);

function allGroups(groups: readonly Group[], runtime: string): string {
  const lines = [
    banner,
    `import type { Client } from "${runtime}client.ts";`,
    `import { bind } from "${runtime}operation.ts";`,
    ...groups.map(({ name, file }) => `import * as ${name}_ from "./${file}";`),
    ...groups.map(({ type, file }) => `import type { ${type} } from "./${file}";`),
    "\n/** All groups of operations. */\nexport class Groups {",
    ...groups.map(({ name, type }) => `  readonly ${name}: ${type};`),
    "\n  constructor(client: Client) {",
    ...groups.map(({ name, type }) => `    this.${name} = bind(client, ${name}_) as ${type};`),
    "  }\n}\n",
  ];
  return lines.join("\n");
}

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, "  ");
}

const WIDTH = 120;

/** Returns the doc comment of an operation: its purpose, permission, limits and errors. */
function documentationOf(document: OpenApiDocument, operation: OperationModel): string {
  const source = (document.paths?.[operation.path]?.[operation.method] ?? {}) as OperationObject;
  const { deprecation } = operation;
  const paragraphs = [
    `${operation.summary.replace(/\.$/, "")}.`,
    typeof source.description === "string" ? source.description : "",
    traitsOf(document, operation),
    errorsOf(source),
    deprecation || source["deprecated"] === true ? "@deprecated" : "",
  ].filter((text) => text !== "");
  const lines = paragraphs.flatMap((text, index) => [...(index > 0 ? [""] : []), ...wrapped(text)]);
  return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join("\n")}\n */\n`;
}

function traitsOf(document: OpenApiDocument, operation: OperationModel): string {
  const { permission, access, rateLimit, idempotent, concurrency, bodyLimit, upload } = operation;
  const rate = document["x-rate-limits"]?.[rateLimit];
  const needs = { public: "Needs no credentials.", session: "Needs the session of a user; keys are refused.", any: "" };
  return [
    permission === null
      ? needs[access]
      : `Permission: \`${permission}\`. ${access === "any" ? "" : needs[access]}`.trim(),
    rate === undefined ? "" : `At most ${rate} requests per minute.`,
    idempotent ? "Repeatable: it is sent with an idempotency key." : "",
    concurrency ? "With `If-Match`, it fails with 412 if the record has another version." : "",
    upload !== null && bodyLimit !== null ? `The file has at most ${bodyLimit} bytes.` : "",
  ]
    .filter((text) => text !== "")
    .join(" ");
}

function errorsOf({ responses }: OperationObject): string {
  const statuses = Object.keys(responses ?? {}).filter((status) => /^[45]\d\d$/.test(status));
  return statuses.length === 0 ? "" : `Errors: ${statuses.join(", ")}.`;
}

function wrapped(text: string): string[] {
  const words = text.replaceAll("*/", "* /").split(/\s+/).filter(Boolean);
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length > WIDTH - 8) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
