import { Ajv2020 } from "ajv/dist/2020.js";
import { _ } from "ajv/dist/compile/codegen/index.js";
import type { OpenApiDocument, Schema } from "../contract/document.ts";
import { responseSchemas } from "../contract/document-operations.ts";
import { identifier } from "../contract/operations.ts";
import type { OperationModel } from "../contract/operation-model.ts";
import { dispatchKeyword } from "./keywords.ts";
import { banner, kebab, type Emitter, type Files, type Model } from "./output.ts";
import { componentKey, standardFormats, toPlainSchema, type Direction } from "./dialect.ts";
import { validatorModule } from "./validator-module.ts";
import { schemasOf } from "./validator-inputs.ts";
import { emptyFunction, namedFormats } from "./validators.ts";

/**
 * The validators of a third-party document: all checks of requests share one module, and all checks of responses another,
 * because most operations refer to the same components. validators/<group>.js exports those of a group.
 */
export const emitDocumentValidators: Emitter<keyof Model> = (model) => {
  const requests = new Map(model.operations.flatMap(requestSchemas));
  const responses = responseChecks(model);
  const files: Files = {
    ...modules(model, "requests", requests),
    ...modules(model, "responses", responses),
  };
  for (const [group, operations] of Map.groupBy(model.operations, (operation) => operation.group)) {
    const prefixes = operations.map(({ id }) => identifier(id));
    const checksOf = (checks: ReadonlyMap<string, Schema>): string[] => {
      const owners = new Set(prefixes);
      return [...checks.keys()].filter((name) => owners.has(name.replace(/_(parameters|body|response_\w+)$/, "")));
    };
    const text = [exports("requests", checksOf(requests)), exports("responses", checksOf(responses))].join("");
    files[`validators/${kebab(group)}.js`] = banner + text;
    files[`validators/${kebab(group)}.d.ts`] = banner + text;
  }
  return files;
};

function exports(direction: Direction, names: readonly string[]): string {
  return names.length === 0
    ? ""
    : `export {\n${names.map((name) => `  ${name},\n`).join("")}} from "./all/${direction}.js";\n`;
}

/** Parameters that the document does not declare are accepted. */
function requestSchemas(operation: OperationModel): [string, Schema][] {
  return schemasOf(operation).map(([name, { additionalProperties, ...schema }]) => [
    name,
    name.endsWith("_parameters") || additionalProperties === undefined ? schema : { ...schema, additionalProperties },
  ]);
}

function responseChecks({ document, operations }: Model): Map<string, Schema> {
  const byId = responseSchemas(document);
  return new Map(
    operations.flatMap(({ id }) =>
      [...(byId.get(id) ?? [])].map(([status, schema]) => [`${identifier(id)}_response_${status}`, schema] as const),
    ),
  );
}

function modules(model: Model, direction: Direction, schemas: ReadonlyMap<string, Schema>): Files {
  const ajv = compiler(model.document, direction);
  for (const [name, schema] of schemas) ajv.addSchema(toPlainSchema(model.document, schema, direction), name);
  const code = validatorModule(ajv, schemas.keys());
  const contract = model.contractPath.startsWith(".") ? `../../${model.contractPath}` : model.contractPath;
  const types = [...schemas.keys()].map((name) => `export declare const ${name}: Validate;\n`).join("");
  const path = `validators/all/${direction}`;
  return {
    [`${path}.js`]: `${banner}import { formats } from "${contract}formats.ts";\n${code}`,
    [`${path}.d.ts`]: `${banner}import type { Validate } from "${contract}operation.ts";\n\n${types}`,
  };
}

function compiler(document: OpenApiDocument, direction: Direction): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    unevaluated: JSON.stringify(document).includes('"unevaluated'),
    allErrors: true,
    messages: false,
    unicodeRegExp: false,
    validateSchema: false,
    logger: false,
    inlineRefs: false,
    code: { source: true, esm: true, lines: false, optimize: false, formats: _`formats`, process: emptyFunction },
    formats: namedFormats(standardFormats),
  });
  ajv.addKeyword("cases").addKeyword(dispatchKeyword);
  const entries = Object.entries(document.components?.schemas ?? {});
  for (const [name, schema] of entries) {
    ajv.addSchema(toPlainSchema(document, schema, direction), componentKey(document, name));
  }
  return ajv;
}
