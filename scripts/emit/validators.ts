import { Ajv2020 } from "ajv/dist/2020.js";
import type { Format } from "ajv";
import standalone from "ajv/dist/standalone/index.js";
import { _ } from "ajv/dist/compile/codegen/index.js";
import type { Schema } from "../contract/document.ts";
import { boundedLoops, ownProperties } from "./validator-module.ts";
import {
  dispatchKeyword,
  maxItemsKeyword,
  maxLengthKeyword,
  minLengthKeyword,
  oneRequiredKeyword,
  readsKeyword,
} from "./keywords.ts";
import { formats } from "./dialect.ts";
import { banner, type Files } from "./output.ts";
import type { ValidatorModule } from "./validator-inputs.ts";

/** Emits a JavaScript module that exports one check per schema, and its types. */
export function emitValidators(module: ValidatorModule): Files {
  const { path, schemas, contractPath } = module;
  const ajv = compiler(module);
  for (const [name, schema] of Object.entries(schemas)) {
    requireValid(name, schema);
    ajv.addSchema(schema, name, undefined, false);
  }
  const names = Object.keys(schemas);
  const up = "../".repeat(path.split("/").length - 1);
  const compiled = standalone.default(ajv, Object.fromEntries(names.map((name) => [name, name])));
  const code = hoistRequires(compact(boundedLoops(ownProperties(compiled))));
  const contract = contractPath.startsWith(".") ? `${up}${contractPath}`.replace("/./", "/") : contractPath;
  const imports = `import { formats } from "${contract}formats.ts";\nimport { readings } from "${contract}readings.ts";\n`;
  const types = names.map((name) => `export declare const ${name}: Validate;\n`).join("");
  return {
    [`${path}.js`]: `${banner}${imports}${code}\n`,
    [`${path}.d.ts`]: `${banner}import type { Validate } from "${contract}operation.ts";\n\n${types}`,
  };
}

/** Compiles the meta-schema once for all modules, which takes longer than compiling most of them. */
const metaSchema = new Ajv2020({ logger: false });

function requireValid(name: string, schema: Schema): void {
  if (metaSchema.validateSchema(schema) === true) return;
  throw new Error(`${name} is not a valid schema: ${metaSchema.errorsText(metaSchema.errors)}`);
}

const numeric = new Set(["int32", "int64", "float", "double"]);

/** Placeholder for a check that the emitted code imports; never called here. */
const validate = (): boolean => true;

function compiler({ components }: ValidatorModule): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allErrors: true,
    messages: false,
    validateSchema: false,
    logger: false,
    code: { source: true, esm: true, lines: true, optimize: true, formats: _`formats`, process: emptyFunction },
    formats: namedFormats(formats),
  });
  ajv.addKeyword("components").addKeyword("cases").addKeyword(dispatchKeyword);
  ajv.addKeyword(readsKeyword).addKeyword(oneRequiredKeyword);
  ajv.removeKeyword("maxItems").addKeyword(maxItemsKeyword);
  ajv.removeKeyword("maxLength").addKeyword(maxLengthKeyword);
  ajv.removeKeyword("minLength").addKeyword(minLengthKeyword);
  ajv.addSchema({ $id: "document", components: { schemas: components } }, undefined, undefined, false);
  return ajv;
}

/** Replaces the code of Ajv's own functions, which are never called: compiling them takes time. */
export function emptyFunction(): string {
  return "return () => false;";
}

/** Returns formats for Ajv that the emitted code replaces by those in src/base/contract/formats.ts. */
export function namedFormats(names: Iterable<string>): Record<string, Format> {
  return Object.fromEntries(
    [...names].map((name) => [name, numeric.has(name) ? { type: "number", validate } : validate]),
  );
}

/** A line break that precedes no statement of the module itself. */
const INNER_BREAK = /\n(?!(?:function |export |const (?:schema|func|pattern|formats|root|wrapper)\d|validate\d+\.))/g;

/** Puts each function on one line: a diff shows which check changed, and a search does not find each of its statements. */
function compact(code: string): string {
  return code.replaceAll(INNER_BREAK, "");
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
