import { resolve } from "./document.ts";
import type { OpenApiDocument, Schema } from "./document.ts";
import type { OperationModel } from "./operation-model.ts";
import { selectingInputs } from "./operations.ts";
import { propertiesOf, reachable } from "./schema-walk.ts";

/** The name and target of a new tool. */
export interface NewTool {
  readonly name: string;
  readonly operation: string;
  readonly scope: string;
  readonly permission: string;
  /** Without it, a placeholder that `npm run generate` reports. */
  readonly description: string | undefined;
}

/** Returns the contents of the tool's file, with the arguments of its operation if it is part of the API. */
export function toolStub(
  document: OpenApiDocument,
  { name, operation, scope, permission, description }: NewTool,
  apiOperation?: OperationModel,
): unknown {
  const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll("_", " ");
  const readOnlyHint = scope.endsWith(":read");
  return {
    $schema: "../tool.schema.json",
    name,
    title: title.slice(0, 60),
    description:
      description ??
      `To be written: what it does, when to use it and which sibling instead, its side effects, its result.${readOnlyHint ? "" : " Only when the user asked for it."}`,
    operation,
    scope,
    permission,
    annotations: { readOnlyHint, destructiveHint: !readOnlyHint, idempotentHint: readOnlyHint, openWorldHint: false },
    ...(readOnlyHint ? {} : { serializeBy: apiOperation?.serializeBy?.inputs ?? null, record: null }),
    inputSchema: apiOperation
      ? inputOf(document, apiOperation)
      : { type: "object", properties: {}, additionalProperties: false },
    outputSchema: { type: "object", properties: {} },
  };
}

/** Services do not get the inputs that choose parts of the response, so tools do not have them. */
function inputOf(document: OpenApiDocument, operation: OperationModel): Schema {
  const { body, bodyRequired } = operation;
  const omitted = selectingInputs(operation);
  const parameters = operation.parameters.filter(({ name }) => !omitted.includes(name));
  const properties: Record<string, Schema> = {};
  for (const { name, schema } of parameters) properties[name] = described(document, name, schema);
  const own = body && bodyRequired ? (resolve<Schema>(document, body)?.required ?? []) : [];
  for (const [name, schema] of propertiesOf(document, body)) {
    if (omitted.includes(name)) continue;
    if (own.includes(name) || !isRecursive(document, schema)) properties[name] = described(document, name, schema);
  }
  const required = [...parameters.filter((parameter) => parameter.required).map(({ name }) => name), ...own];
  return { type: "object", ...(required.length ? { required } : {}), properties, additionalProperties: false };
}

function described(document: OpenApiDocument, name: string, schema: Schema): Schema {
  const description = schema.description ?? resolve<Schema>(document, schema)?.description ?? `To be written: ${name}.`;
  return { ...schema, description };
}

/** Clients get no references, so optional recursive properties are omitted. */
function isRecursive(document: OpenApiDocument, schema: Schema): boolean {
  return [...reachable(document, [schema])].some((name) => {
    const component = document.components?.schemas?.[name];
    return component !== undefined && reachable(document, [component]).has(name);
  });
}
