import type { OpenApiDocument, Schema } from "../contract/document.ts";
import { isObject } from "../contract/document.ts";
import type { OperationModel } from "../contract/operation-model.ts";
import { identifier } from "../contract/operations.ts";
import { recordTypes } from "../contract/record-types.ts";
import { toValidatorSchema } from "./dialect.ts";
import { kebab } from "./output.ts";
import type { Model } from "./output.ts";

/** Everything that determines the code of one validator module. */
export interface ValidatorModule {
  /** Path of the module without its extension. */
  readonly path: string;
  /** The schemas by the name of their check, for the validators. */
  readonly schemas: Readonly<Record<string, Schema>>;
  /** The component schemas that they refer to, directly or indirectly. */
  readonly components: Readonly<Record<string, Schema>>;
  readonly contractPath: string;
}

type ModuleSchemas = readonly [path: string, schemas: ReadonlyMap<string, Schema>];

/**
 * Returns the inputs of validators/<group>.js: the checks of each operation's parameters and body; of validators/records.js:
 * the checks of bodies that create and update a record, for schemas with `x-record-validators`; and of validators/tools.js.
 */
export function validatorModules(model: Model): ValidatorModule[] {
  const { document, contractPath } = model;
  const components = convertedComponents(document);
  const references = new Map(Object.entries(components).map(([name, schema]) => [name, referencesIn(schema)]));
  return modulesOf(model).map(([path, given]) => {
    const converted = [...given].map(([name, schema]) => [name, toValidatorSchema(document, schema)] as const);
    const schemas = Object.fromEntries(converted);
    const names = reachableFrom(referencesIn(schemas), references);
    const used = Object.entries(components).filter(([name]) => names.has(name));
    return { path, schemas, components: Object.fromEntries(used), contractPath };
  });
}

function modulesOf({ document, operations, tools }: Model): ModuleSchemas[] {
  const groups = Map.groupBy(operations, (operation) => operation.group);
  const modules = [...groups].map(([group, members]): ModuleSchemas => [
    `validators/${kebab(group)}`,
    new Map(members.flatMap(schemasOf)),
  ]);
  const inputs = tools.map(({ name, inputSchema }) => [`${name}_input`, inputSchema] as const);
  return [
    ...modules,
    ["validators/records", recordSchemas(document)] as const,
    ["validators/tools", new Map(inputs)] as const,
  ].filter(([, schemas]) => schemas.size > 0);
}

function recordSchemas(document: OpenApiDocument): Map<string, Schema> {
  const records = new Map<string, Schema>();
  for (const { name, schema, create, update } of recordTypes(document)) {
    if (!schema["x-record-validators"]) continue;
    if (create) records.set(`${identifier(name)}_create`, create);
    if (update) records.set(`${identifier(name)}_update`, update);
  }
  return records;
}

/** Returns the schemas of the parameters and the body of an operation by the name of their check. */
export function schemasOf(operation: OperationModel): [string, Schema][] {
  const name = identifier(operation.id);
  const found: [string, Schema][] = [[`${name}_parameters`, parametersSchema(operation)]];
  if (operation.body) found.push([`${name}_body`, operation.body]);
  return found;
}

function parametersSchema(operation: OperationModel): Schema {
  return {
    type: "object",
    properties: Object.fromEntries(operation.parameters.map(({ name, schema }) => [name, schema])),
    required: operation.parameters.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
}

function convertedComponents(document: OpenApiDocument): Record<string, Schema> {
  const entries = Object.entries(document.components?.schemas ?? {});
  return Object.fromEntries(entries.map(([name, schema]) => [name, toValidatorSchema(document, schema)]));
}

/** Returns the names of all components in the references of a value. */
function referencesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) referencesIn(item, found);
  if (!isObject(value)) return found;
  const name = String(value["$ref"]).match(/^document#\/components\/schemas\/([^/]+)/)?.[1];
  if (name !== undefined) found.add(name);
  for (const inner of Object.values(value)) referencesIn(inner, found);
  return found;
}

function reachableFrom(roots: ReadonlySet<string>, references: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  // A set also iterates over the names that are added during the iteration.
  const names = new Set(roots);
  for (const name of names) for (const next of references.get(name) ?? []) names.add(next);
  return names;
}
