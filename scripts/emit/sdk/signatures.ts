import type { OperationModel } from "../../contract/operation-model.ts";
import { identifier, pascal } from "../../contract/operations.ts";

/** The parts of the code of an operation. */
export interface Signature {
  readonly verb: string;
  readonly documentation: string;
  /** Exported types that the signature uses. */
  readonly declarations: readonly string[];
  /** The parameters and the result; a function takes the client first. */
  readonly head: (first: string) => string;
  readonly body: string;
  /** The functions and types to import. */
  readonly calls: readonly string[];
  readonly results: readonly string[];
  readonly options: readonly string[];
  readonly selects: boolean;
}

interface Context {
  /** The lines of each generated object type by name: a third-party document can lack some. */
  readonly types: ReadonlyMap<string, string>;
  readonly documentation: string;
}

/** Returns the signature of an operation, with exact types that need no computation by the compiler. */
export function signatureOf(operation: OperationModel, { types, documentation }: Context): Signature {
  const name = pascal(operation.id);
  const known = {
    data: types.has(`${name}Data`),
    // A third-party document can define no body for the status of an operation.
    responses: new RegExp(`^    ${operation.status}: `, "m").test(types.get(`${name}Responses`) ?? ""),
  };
  const place = placeOfFields(operation, known.data);
  const call = callOf(operation);
  const result = resultType(operation, { name, known: known.responses, selects: place !== null });
  const optional = isOptional(operation) ? "?" : "";
  const generic = place === null ? "" : `<Field extends ${name}Field = never>`;
  const given = place === null ? `${name}Input` : `${name}Input<Field>`;
  const head = (first: string): string =>
    `${generic}(${first === "" ? "" : `${first}, `}input${optional}: ${given}): ${result}`;
  return {
    verb: identifier(operation.verb),
    documentation,
    declarations: inputType(operation, { name, known: known.data, place }),
    head,
    body: `${call}(${argumentsOf(operation)})`,
    calls: [call],
    results: [/^\w+/.exec(result)?.[0] ?? ""],
    options: operation.upload === null ? ["CallOptions"] : ["UploadBody", "UploadOptions"],
    selects: place !== null,
  };
}

/** Returns the lines of each object type in generated code by its name. */
export function objectTypes(code: string): ReadonlyMap<string, string> {
  const found = [...code.matchAll(/^export type (\w+) = \{$[^]*?^\}/gm)];
  return new Map(found.map(([lines, name = ""]) => [name, lines]));
}

/** A query or a body with `fields`: the result has only the selected fields. */
function placeOfFields({ selection, parameters, body }: OperationModel, known: boolean): "query" | "body" | null {
  if (selection === null || !known) return null;
  if (parameters.some(({ name }) => name === "fields")) return "query";
  return body === undefined ? null : "body";
}

const isDownload = (result: OperationModel["result"]): boolean => result === "download" || result === "file";

function argumentsOf({ method, path, upload }: OperationModel): string {
  const input = upload === null ? "input" : `{ ...input, contentType: ${JSON.stringify(upload)} }`;
  return `client, "${method.toUpperCase()}", ${JSON.stringify(path)}, ${input}`;
}

function callOf({ result, upload, parameters, method }: OperationModel): string {
  if (upload !== null) return "callUpload";
  if (isDownload(result)) return "callFile";
  if (result === "record") return "callRecord";
  if (result !== "list") return "callWhole";
  // A search has its position in the body.
  if (method !== "get" || parameters.some(({ name }) => name === "cursor")) return "callList";
  return parameters.some(({ name }) => name === "page") ? "callNumbered" : "callSingle";
}

interface ResultContext {
  readonly name: string;
  readonly known: boolean;
  readonly selects: boolean;
}

function resultType({ result, status, upload }: OperationModel, { name, known, selects }: ResultContext): string {
  if (isDownload(result) && upload === null) return "FileCall";
  const body = known ? `${name}Responses[${status}]` : "unknown";
  const shown = (type: string): string => (selects ? `Selected<${type}, Field>` : type);
  if (result === "list") return `ListCall<${shown(`${body}["data"][number]`)}, ${body}["meta"]>`;
  if (result === "record" && status !== 204 && known) return `Call<${shown(`${body}["data"]`)}>`;
  return `Call<${body}>`;
}

interface InputContext {
  readonly name: string;
  readonly known: boolean;
  readonly place: "query" | "body" | null;
}

function inputType(operation: OperationModel, { name, known, place }: InputContext): string[] {
  const data = (part: string): string =>
    known ? `${name}Data["${part}"]` : part === "body" ? "unknown" : "Record<string, unknown>";
  const { parameters, body, bodyRequired, upload } = operation;
  const parts = (["path", "query"] as const).flatMap((part) => {
    const own = parameters.filter((parameter) => parameter.in === part);
    if (own.length === 0) return [];
    const optional = own.some(({ required }) => required) ? "" : "?";
    return [`  readonly ${part}${optional}: ${selecting(data(part), part === place)};`];
  });
  const sent = upload === null ? selecting(data("body"), place === "body") : "UploadBody";
  if (body !== undefined || upload !== null) parts.push(`  readonly body${bodyRequired ? "" : "?"}: ${sent};`);
  const base = upload === null ? "CallOptions" : "UploadOptions";
  const generic = place === null ? "" : `<Field extends ${name}Field = never>`;
  return [
    ...(place === null
      ? []
      : [`/** The names for \`fields\`. */\nexport type ${name}Field = ${fieldOf(data(place))};\n`]),
    `/** The input of \`${operation.group}.${operation.verb}\`. */`,
    `export interface ${name}Input${generic} extends ${base} {${parts.length > 0 ? `\n${parts.join("\n")}\n` : ""}}\n`,
  ];
}

/** The compiler infers the selected fields from the names in the call. */
function selecting(type: string, selects: boolean): string {
  return selects ? `${type} & { readonly fields?: Field[] }` : type;
}

function fieldOf(part: string): string {
  return `NonNullable<NonNullable<${part}>["fields"]>[number]`;
}

function isOptional({ parameters, body, bodyRequired, upload }: OperationModel): boolean {
  const needsBody = (body !== undefined && bodyRequired) || upload !== null;
  return !needsBody && !parameters.some(({ required }) => required);
}
