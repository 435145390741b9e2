import type { Ajv2020 } from "ajv/dist/2020.js";
import type { SourceCode } from "ajv/dist/types/index.js";
import type { ValueScopeName } from "ajv/dist/compile/codegen/index.js";
import { ownProperties } from "./own-properties.ts";

/** The code of a module with its imports. */
interface ModuleCode {
  readonly imports: Set<string>;
  readonly lines: string[];
  readonly written: Set<string>;
}

/**
 * Returns a module that exports these schemas of an Ajv instance as functions. Ajv's own function copies the code of all
 * previous schemas for each schema, which takes longer than compiling them, and includes all schemas as data.
 */
export function validatorModule(ajv: Ajv2020, names: Iterable<string>): string {
  const module: ModuleCode = { imports: new Set(), lines: [], written: new Set() };
  for (const name of names) {
    const source = ajv.getSchema(name)?.source;
    if (!source) throw new Error(`${name} has no compiled schema`);
    writeFunction(module, source);
    module.lines.push(`export const ${name} = ${source.validateName.str};`);
  }
  return [...module.imports, ...module.lines, ""].join("\n");
}

function writeFunction(module: ModuleCode, { validateName, validateCode, scopeValues, evaluated }: SourceCode): void {
  if (module.written.has(validateName.str)) return;
  module.written.add(validateName.str);
  for (const values of Object.values(scopeValues)) {
    for (const name of values ?? []) {
      // Ajv registers the whole schema, but most functions do not read it.
      if (name.prefix !== "schema" || new RegExp(`\\b${name.str}\\b`).test(validateCode)) writeValue(module, name);
    }
  }
  module.lines.push(ownProperties(validateCode));
  if (evaluated) module.lines.push(ownProperties(`${validateName.str}.evaluated = ${String(evaluated)};`));
}

function writeValue(module: ModuleCode, name: ValueScopeName): void {
  const { ref, code } = name.value ?? {};
  const source = (ref as { source?: SourceCode } | undefined)?.source;
  if (name.prefix === "validate" && source) {
    writeFunction(module, source);
    return;
  }
  if (module.written.has(name.str)) return;
  module.written.add(name.str);
  if (name.prefix === "root" || name.prefix === "wrapper") writeWrapper(module, name);
  else writeConstant(module, name.str, String(code));
}

/** A schema that refers to itself calls its function through an object. */
function writeWrapper(module: ModuleCode, name: ValueScopeName): void {
  const { validate } = name.value?.ref as { validate?: { source?: SourceCode } };
  if (!validate?.source) throw new Error(`${name.str} is not compiled`);
  module.lines.push(`const ${name.str} = { validate: ${validate.source.validateName.str} };`);
  writeFunction(module, validate.source);
}

/** Ajv writes `require` even in modules. */
function writeConstant(module: ModuleCode, name: string, code: string): void {
  const [, path, member] = /^require\("([^"]+)"\)(.*)$/.exec(code) ?? [];
  if (path === undefined) {
    module.lines.push(`const ${name} = ${code};`);
    return;
  }
  module.imports.add(`import ${name}_module from "${path}${path.endsWith(".js") ? "" : ".js"}";`);
  module.lines.push(`const ${name} = ${name}_module${member ?? ""};`);
}
