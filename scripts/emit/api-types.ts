import { createConfig } from "@redocly/openapi-core";
import {
  astToString,
  resolveRef,
  scanDiscriminators,
  transformSchema,
  type GlobalContext,
  type OpenAPI3,
} from "openapi-typescript";
import { withoutExamples } from "./leaner.ts";
import { banner, type Emitter } from "./output.ts";
import { withoutConditions } from "./type-shapes.ts";

/** api-types.ts: the types of every path, schema and operation. */
export const emitApiTypes: Emitter<"document" | "house"> = async ({ document, house }) => {
  const shaped = house ? withoutConditions(document) : document;
  const input = withoutExamples(shaped) as object as OpenAPI3;
  const text = astToString(transformSchema(input, await contextOf(input)));
  return { "api-types.ts": banner + (house ? compactTypes(text) : text) };
};

/**
 * Returns the settings of openapi-typescript. Its main function also lints and bundles the document, which takes as long
 * as the types; the contract is one checked document already.
 */
async function contextOf(input: OpenAPI3): Promise<GlobalContext> {
  const off = {
    additionalProperties: false,
    alphabetize: false,
    arrayLength: false,
    conditionalEnums: false,
    dedupeEnums: false,
    defaultNonNullable: false,
    emptyObjectsUnknown: false,
    enum: false,
    enumValues: false,
    excludeDeprecated: false,
    exportType: false,
    generatePathParams: false,
    immutable: false,
    makePathsEnum: false,
    pathParamsAsTypes: false,
    propertiesRequiredByDefault: false,
    readWriteMarkers: false,
    rootTypes: false,
    rootTypesKeepCasing: false,
    rootTypesNoSchemaPrefix: false,
    postTransform: undefined,
    transform: undefined,
    transformProperty: undefined,
  };
  return {
    ...off,
    silent: true,
    redoc: await createConfig({}),
    discriminators: scanDiscriminators(input, { silent: true }),
    injectFooter: [],
    resolve: (reference) => resolveRef(input, reference, { silent: true }),
  };
}

/** The width of a line, as that of openapi.json. */
const WIDTH = 160;

/** The comments that each part of the types keeps: operations are described in openapi.json and services.d.ts. */
const COMMENTS: Readonly<Record<string, "all" | "summary">> = { components: "all", paths: "summary" };

/** A member that openapi-typescript writes for each thing that an operation or a path does not have. */
const NOTHING =
  /^ +(?:query|header|path|cookie|requestBody|get|put|post|delete|options|head|patch|trace)\?: never;\n/gm;
const COMMENT = /^ *\/\*\*[\s\S]*?\*\/\n/gm;
/** openapi.json describes the headers of responses: no caller needs their types, and each response would repeat them. */
const RESPONSE_HEADERS = /^( +)headers: \{\n(?:\1 {4}.*\n)*?\1 {4}\[name: string\]: unknown;\n\1\};\n/gm;

/** A path without parameters of its own. */
const NO_PARAMETERS = /^ {8}parameters: \{\n {8}\};\n(?= {8}(?:\/\*\*|get|put|post|delete))/gm;
const SCHEMAS = 'components["schemas"][';
const PARAMETERS = 'components["parameters"][';

/**
 * Shortens the types that openapi-typescript writes, without changing what they accept: without members that nothing can
 * have, with one type for the error responses and one for the headers of requests, and with one line for what fits on it.
 */
export function compactTypes(text: string): string {
  const shared = { failures: new Map<string, string>(), headers: new Map<string, string>() };
  const parts = text.split(/^(?=export )/m).map((part) => {
    const name = /^export interface (\w+)/.exec(part)?.[1] ?? "";
    const commented = part.replaceAll(COMMENT, (comment) => shortComment(comment, COMMENTS[name]));
    if (name === "components" || name === "") return commented;
    const present = commented.replaceAll(NOTHING, "").replaceAll(RESPONSE_HEADERS, "");
    return withShared(present, shared);
  });
  const types = parts.join("").replaceAll(RESPONSE_HEADERS, "") + declarations(shared);
  return folded(
    types.replaceAll(SCHEMAS, "Schemas[").replaceAll(PARAMETERS, "Parameters[").replaceAll(NO_PARAMETERS, ""),
  );
}

interface Shared {
  /** The types of error responses by status. */
  readonly failures: Map<string, string>;
  /** The members of the headers of requests by name. */
  readonly headers: Map<string, string>;
}

const FAILURES = /^( +)responses: \{\n((?:.*\n)*?)\1\};\n/gm;
const FAILURE = /^ +([45]\d\d|default): (components\["responses"\]\["\w+"\]);\n/gm;
const REQUEST_HEADERS = /^( +)header\??: \{\n((?:.*\n)*?)\1\};\n/gm;
const HEADER = /^ +("[^"]+"|\w+)(\??): (.+);\n/gm;

/** Writes error responses and headers of requests as selections of the types that have all of them. */
function withShared(text: string, { failures, headers }: Shared): string {
  return text
    .replaceAll(FAILURES, (_all, indent: string, members: string) => {
      const statuses: string[] = [];
      const others = members.replaceAll(FAILURE, (_line, status: string, type: string) => {
        const key = status === "default" ? `"default"` : status;
        failures.set(key, failures.get(key) ?? type);
        statuses.push(key);
        return "";
      });
      const selected = statuses.length > 0 ? ` & Pick<Failures, ${statuses.join(" | ")}>` : "";
      return `${indent}responses: {\n${others}${indent}}${selected};\n`;
    })
    .replaceAll(REQUEST_HEADERS, (all, indent: string, members: string) => {
      const own = [...members.matchAll(HEADER)].map(([, name = "", mark = "", type = ""]) => ({ name, mark, type }));
      for (const { name, mark, type } of own) if (!headers.has(name)) headers.set(name, `${mark}: ${type}`);
      if (own.some(({ name, mark, type }) => headers.get(name) !== `${mark}: ${type}`)) return all;
      const required = own.some(({ mark }) => mark === "");
      return `${indent}header${required ? "" : "?"}: Pick<RequestHeaders, ${own.map(({ name }) => quoted(name)).join(" | ")}>;\n`;
    });
}

const quoted = (name: string): string => (name.startsWith(`"`) ? name : `"${name}"`);

function declarations({ failures, headers }: Shared): string {
  const members = [...failures].sort(([left], [right]) => (left < right ? -1 : 1));
  return [
    'type Schemas = components["schemas"];\ntype Parameters = components["parameters"];\n',
    "/** The error responses by status; openapi.json lists the codes that each operation returns. */\ninterface Failures {\n",
    ...members.map(([status, type]) => `    ${status}: ${type};\n`),
    "}\n/** The headers of requests. */\ninterface RequestHeaders {\n",
    ...[...headers].map(([name, type]) => `    ${name}${type};\n`),
    "}\n",
  ].join("");
}

/** Returns the description on one line, and whether the member is deprecated: the types say the rest. */
function shortComment(comment: string, kept: "all" | "summary" | undefined): string {
  if (kept === undefined) return "";
  const indent = /^ */.exec(comment)?.[0] ?? "";
  const lines = comment
    .replace(/^ *\/\*\*/, "")
    .replace(/\*\/\n$/, "")
    .split("\n")
    .map((line) => line.replace(/^\s*\* ?/, "").trim())
    .filter((line) => line !== "" && !/^(?:Format: |@(?:enum|constant|example|default)\b)/.test(line));
  const texts = lines.filter((line) => line !== "@deprecated");
  const found = kept === "summary" ? texts.filter((line) => !line.startsWith("@description")).slice(0, 1) : texts;
  // Compilers find a tag only at the beginning of a line.
  const tag = lines.includes("@deprecated") ? ["@deprecated"] : [];
  const words = [...tag, ...found.map((line) => line.replace(/^@description /, ""))].join(" ");
  return words === "" || words.includes("added by openapi-typescript") ? "" : `${indent}/** ${words} */\n`;
}

/** Puts each object type that fits and has no comments on one line, and indents by two spaces. */
function folded(text: string): string {
  const blocks: string[][] = [[]];
  for (const line of text.split("\n")) {
    const content = line.trimStart();
    const written = " ".repeat((line.length - content.length) / 2) + content;
    const isComment = content.startsWith("/*") || content.startsWith("*");
    if (!isComment && content.startsWith("}") && blocks.length > 1) {
      const [head = "", ...members] = blocks.pop() ?? [];
      blocks.at(-1)?.push(...block(head, members, written));
      // A block can end where the next one starts, e.g. `} | {`.
      if (content.endsWith("{")) blocks.push([blocks.at(-1)?.pop() ?? ""]);
    } else if (!isComment && content.endsWith("{")) blocks.push([written]);
    else blocks.at(-1)?.push(written);
  }
  return blocks.flat().join("\n");
}

function block(head: string, members: readonly string[], end: string): string[] {
  const line = [head, ...members.map((member) => member.trim()), end.trim()].join(" ");
  const fits = line.length <= WIDTH && !members.some((member) => member.includes("/**"));
  if (members.length === 0 && !end.trim().endsWith("{")) return [head + end.trim()];
  return fits && !head.startsWith("export") ? [line] : [head, ...members, end];
}
