import { Ajv2020 } from "ajv/dist/2020.js";
import type { Format } from "ajv";
import standalone from "ajv/dist/standalone/index.js";
import { _ } from "ajv/dist/compile/codegen/index.js";
import type { OpenApiDocument, Schema } from "../contract/document.ts";
import type { OperationModel } from "../contract/operations.ts";
import { identifier } from "../contract/operations.ts";
import { recordTypes } from "../contract/record-types.ts";
import { toValidatorSchema } from "./dialect.ts";
import { dispatchKeyword } from "./dispatch-keyword.ts";
import { formats } from "./format-names.ts";
import { oneRequiredKeyword } from "./one-required-keyword.ts";
import { banner, kebab } from "./output.ts";
import type { Emitter, Files, Model } from "./output.ts";
import { readsKeyword } from "./reads-keyword.ts";

/**
 * validators/<group>.js: the checks of each operation's parameters and body. validators/records.js: the checks of bodies that
 * create and update a record, for schemas with `x-record-validators`.
 */
export const emitValidators: Emitter = (model) => {
  const files: Files = {};
  const groups = Map.groupBy(model.operations, (operation) => operation.group);
  for (const [group, operations] of groups) {
    const schemas = new Map(operations.flatMap(schemasOf));
    if (schemas.size) Object.assign(files, validatorFiles(model, `validators/${kebab(group)}`, schemas));
  }
  const records = new Map<string, Schema>();
  for (const { name, schema, create, update } of recordTypes(model.document)) {
    if (!schema["x-record-validators"]) continue;
    if (create) records.set(`${identifier(name)}_create`, create);
    if (update) records.set(`${identifier(name)}_update`, update);
  }
  return { ...files, ...(records.size ? validatorFiles(model, "validators/records", records) : {}) };
};

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

/** Returns a JavaScript module that exports one check per schema, and its types. */
export function validatorFiles(model: Model, path: string, schemas: ReadonlyMap<string, Schema>): Files {
  const ajv = compiler(model);
  for (const [name, schema] of schemas) ajv.addSchema(toValidatorSchema(model.document, schema), name);
  const exported = Object.fromEntries([...schemas.keys()].map((name) => [name, name]));
  const up = "../".repeat(path.split("/").length - 1);
  const code = hoistRequires(standalone.default(ajv, exported));
  const contract = model.contractPath.startsWith(".")
    ? `${up}${model.contractPath}`.replace("/./", "/")
    : model.contractPath;
  const imports = `import { formats } from "${contract}formats.ts";\nimport { readings } from "${contract}readings.ts";\n`;
  const types = [...schemas.keys()].map((name) => `export declare const ${name}: Validate;\n`).join("");
  return {
    [`${path}.js`]: `${banner}${imports}${code}\n`,
    [`${path}.d.ts`]: `${banner}import type { Validate } from "${contract}operation.ts";\n\n${types}`,
  };
}

const numeric = new Set(["int32", "int64", "float", "double"]);

/** Placeholder for a check that the emitted code imports; never called here. */
const validate = (): boolean => true;

function compiler({ document }: Model): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allErrors: true,
    messages: false,
    logger: false,
    code: { source: true, esm: true, lines: true, optimize: true, formats: _`formats` },
    formats: namedFormats(formats),
  });
  ajv.addKeyword("components").addKeyword("cases").addKeyword(dispatchKeyword);
  ajv.addKeyword(readsKeyword).addKeyword(oneRequiredKeyword);
  ajv.addSchema({ $id: "document", components: { schemas: componentSchemas(document) } }, undefined, undefined, false);
  return ajv;
}

/** Returns formats for Ajv that the emitted code replaces by those in src/contract/formats.ts. */
export function namedFormats(names: Iterable<string>): Record<string, Format> {
  return Object.fromEntries(
    [...names].map((name) => [name, numeric.has(name) ? { type: "number", validate } : validate]),
  );
}

function componentSchemas(document: OpenApiDocument): Record<string, Schema> {
  const entries = Object.entries(document.components?.schemas ?? {});
  return Object.fromEntries(entries.map(([name, schema]) => [name, toValidatorSchema(document, schema)]));
}

/** Replaces the `require` calls that Ajv writes even in modules by imports. */
function hoistRequires(code: string): string {
  const imports: string[] = [];
  const body = code.replace(/const (\w+) = require\("([^"]+)"\)/g, (_text, name: string, module: string) => {
    imports.push(`import ${name}_module from "${module}${module.endsWith(".js") ? "" : ".js"}";\n`);
    return `const ${name} = ${name}_module`;
  });
  return imports.join("") + body.replace(/^"use strict";\n?/, "");
}
