import type { OperationModel } from "../contract/operation-model.ts";
import { pascal, selectingInputs } from "../contract/operations.ts";
import { banner } from "./output.ts";
import type { Emitter } from "./output.ts";

/** services.d.ts: for each group the interface of its service. */
export const emitServices: Emitter<"operations" | "contractPath"> = ({ operations, contractPath }) => {
  const groups = Map.groupBy(operations, (operation) => operation.group);
  const lines = [
    banner,
    'import type { components, operations } from "./api-types.ts";',
    `import type { Authorized, Caller, Visitor } from "${contractPath}caller.ts";`,
    `import type { ${resultTypes(operations).join(", ")} } from "${contractPath}operation.ts";`,
    "",
    'export type Schemas = components["schemas"];',
    "/** Query parameters with a default are always set. */",
    "type Filled<Input, Key extends keyof Input> = Omit<Input, Key> & { [Name in Key]-?: NonNullable<Input[Name]> };",
    "",
    ...operations.flatMap((operation) => [`export type ${inputName(operation)} = ${inputType(operation)};`]),
    "",
    ...[...groups].flatMap(([group, members]) => serviceOf(group, members)),
    "/** The hand-written services, by group. */",
    "export interface HandWrittenServices {",
    ...[...groups.keys()].map((group) => `  ${group}: ${serviceName(group)};`),
    "}",
    "",
    "/** All services, by group: with the operations that follow from others. */",
    "export interface Services extends HandWrittenServices {",
    ...[...groups].flatMap(([group, members]) => derivedService(group, members)),
    "}",
    "",
  ];
  return { "services.d.ts": lines.join("\n") };
};

/** Returns the types of results that the operations return. */
function resultTypes(operations: readonly OperationModel[]): readonly string[] {
  return [
    "Described",
    "Download",
    ...(operations.some(({ feed }) => feed) ? ["Feed"] : []),
    ...(operations.some(({ result }) => result === "file") ? ["FileDownload"] : []),
    "Page",
    "StartsSession",
  ];
}

function serviceOf(group: string, members: readonly OperationModel[]): string[] {
  const written = members.filter(({ derived }) => !derived);
  return [
    `export interface ${serviceName(group)} {`,
    ...written.flatMap((operation) => [`  /** ${comment(operation.summary)} */`, `  ${method(operation)};`]),
    "}",
    "",
  ];
}

function derivedService(group: string, members: readonly OperationModel[]): string[] {
  const methods = members.filter(({ derived }) => derived).map((operation) => method(operation));
  return methods.length === 0 ? [] : [`  ${group}: ${serviceName(group)} & { ${methods.join("; ")} };`];
}

function serviceName(group: string): string {
  return `${pascal(group)}Service`;
}

function inputName(operation: OperationModel): string {
  return `${pascal(operation.id)}Input`;
}

function comment(text: string): string {
  return text.replaceAll("*/", "* /").replace(/\s+/g, " ");
}

/** Returns the declaration of the service method of an operation. */
export function method(operation: OperationModel): string {
  return `${operation.verb}(${who(operation)}, input: ${inputName(operation)}): Promise<${resultType(operation)}>`;
}

/** The parameter for the sender: an operation that writes accepts only a caller whose permission was checked. */
function who({ access, permission, rateLimit }: OperationModel): string {
  if (access === "public") return "visitor: Visitor";
  const isChecked = permission !== null && rateLimit !== "read";
  return isChecked ? `caller: Authorized<Caller, ${JSON.stringify(permission)}>` : "caller: Caller";
}

/** Returns the type of an operation in api-types.ts. */
export function operationType(operation: OperationModel): string {
  return `operations[${JSON.stringify(operation.id)}]`;
}

function inputType(operation: OperationModel): string {
  const own = operationType(operation);
  const selecting = selectingInputs(operation);
  const query = operation.parameters.filter(({ in: place, name }) => place === "query" && !selecting.includes(name));
  const filled = query.filter((parameter) => parameter.default !== undefined).map((parameter) => parameter.name);
  const allOfQuery = `NonNullable<${own}["parameters"]["query"]>`;
  const queryType = operation.selection ? `Omit<${allOfQuery}, ${names(selecting)}>` : allOfQuery;
  const body = `${own}["requestBody"]`;
  const parts = [
    ...(operation.parameters.some((parameter) => parameter.in === "path") ? [`${own}["parameters"]["path"]`] : []),
    ...(query.length === 0 ? [] : [filled.length ? `Filled<${queryType}, ${names(filled)}>` : queryType]),
    ...(operation.body ? [settable(operation, bodyType(operation, body))] : []),
    ...(operation.upload === null ? [] : ["{ content: AsyncIterable<Uint8Array> }"]),
    ...(operation.concurrency ? ["{ expected_version?: number }"] : []),
  ];
  return parts.length ? parts.join(" & ") : "Record<string, never>";
}

/** Read-only fields, and the inputs that choose parts of records, are not passed to services. */
function settable(operation: OperationModel, body: string): string {
  const omitted = [...operation.readOnly, ...selectingInputs(operation)];
  return omitted.length === 0 ? body : `Omit<${body}, ${names(omitted)}>`;
}

function bodyType(operation: OperationModel, body: string): string {
  const content = `["content"][${JSON.stringify(operation.bodyType)}]`;
  return operation.bodyRequired ? `${body}${content}` : `Partial<NonNullable<${body}>${content}>`;
}

function names(list: readonly string[]): string {
  return list.map((name) => JSON.stringify(name)).join(" | ");
}

function resultType(operation: OperationModel): string {
  const name = operation.payload?.$ref?.match(/^#\/components\/schemas\/(.+)$/)?.[1];
  const type = operation.payloadType ?? "application/json";
  const content = `${operationType(operation)}["responses"][${String(operation.status)}]["content"][${JSON.stringify(type)}]`;
  const named = name === undefined ? undefined : `Schemas[${JSON.stringify(name)}]`;
  if (operation.result === "download") return "Download";
  if (operation.result === "file") return "FileDownload";
  if (operation.result === "document") return named ?? (operation.payload ? content : "void");
  if (operation.result === "list")
    return `${operation.feed ? "Feed" : "Page"}<${named ?? `${content}["data"][number]`}>`;
  const data = named ?? `${content}["data"]`;
  if (operation.result === "described") return `Described<${data}, ${content}["meta"]>`;
  return operation.session === "start" ? `StartsSession<${data}>` : data;
}
