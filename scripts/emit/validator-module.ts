import type { Ajv2020 } from "ajv/dist/2020.js";
import type { SourceCode } from "ajv/dist/types/index.js";
import type { ValueScopeName } from "ajv/dist/compile/codegen/index.js";

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

/**
 * Changes the code of Ajv so that it finds own properties only. Ajv looks a property up in a plain object of those that
 * are evaluated, where it finds `constructor`, which `unevaluatedProperties: false` must reject.
 */
export function ownProperties(code: string): string {
  return code
    .replaceAll(/\b(props\d+ = (?:props\d+ \|\| )?)\{\}/g, "$1{ __proto__: null }")
    .replaceAll('{"props":{', '{"props":{"__proto__":null,');
}

/** The service returns 20 details; several violations can have the same place, and some only repeat others. */
const MAX_VIOLATIONS = 100;

/** A loop over the members of an object or the items of a list, as Ajv writes it. */
const LOOP = /^for\((?:const key\d+ in data\d*|let i\d+=0; i\d+<len\d+; i\d+\+\+)\)\{$/gm;
/** A loop of `uniqueItems`, whose list has at most `maxItems` items. It stops at the first violation. */
const PAIRS = /^for\((?:;i\d+--;|j\d+ = i\d+; ?j\d+--;)\)\{$/gm;

/**
 * Changes the code of Ajv so that each loop stops after 100 violations of its own: a body can contain tens of thousands.
 * Only the loop's own violations count, so a branch of `anyOf` cannot become valid because an earlier one has many.
 * Throws if the code has a loop that this does not know.
 */
export function boundedLoops(code: string): string {
  if (/keyword:"(?:contains|minContains|maxContains)"/.test(code))
    throw new Error("contains is not supported: its loop needs the items after those that do not match");
  const loops = code.match(/^(?:.*\s)?(?:for|while)\s*\(/gm)?.length ?? 0;
  const known = (code.match(LOOP)?.length ?? 0) + (code.match(PAIRS)?.length ?? 0);
  if (loops !== known) throw new Error(`Ajv wrote a loop in another form: ${loops} loops, ${known} of them are known`);
  let count = 0;
  return code.replaceAll(LOOP, (loop) => {
    const before = `errorsBefore${count++}`;
    return `const ${before} = errors;\n${loop}\nif(errors - ${before} >= ${MAX_VIOLATIONS}) break;`;
  });
}
