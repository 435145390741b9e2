import type { ParameterObject } from "../document.ts";
import { operationsIn, resolve, toPointer } from "../document.ts";
import type { RuleInput, Finding } from "./finding.ts";

/** Paths must differ in more than parameter names, and the parameters in a path must be declared. */
export function* checkPaths({ contract: { document } }: RuleInput): Generator<Finding> {
  const shapes = new Map<string, string>();
  for (const path of Object.keys(document.paths ?? {})) {
    const pointer = toPointer(["paths", path]);
    const shape = path.replace(/\{[^}]*\}/g, "{}");
    const other = shapes.get(shape);
    if (other !== undefined)
      yield { pointer, message: `${path} is shadowed by ${other}: the same path under another name` };
    else shapes.set(shape, path);
    if (!/^(\/([a-z0-9._-]+|\{[a-z_]+\}))+$/.test(path)) {
      yield { pointer, message: `${path}: segments are lower-case words joined by hyphens, or {parameter}` };
    }
  }
  yield* declared(document);
}

function* declared(document: RuleInput["document"]): Generator<Finding> {
  for (const { path, method, item, operation } of operationsIn(document.paths)) {
    const all = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
    const names = all
      .map((parameter) => resolve<ParameterObject>(document, parameter))
      .filter((parameter) => parameter?.in === "path")
      .map((parameter) => parameter?.name ?? "");
    const expected = [...path.matchAll(/\{([^}]*)\}/g)].map((match) => match[1] ?? "");
    const pointer = toPointer(["paths", path, method]);
    for (const name of expected.filter((one) => !names.includes(one)))
      yield { pointer, message: `${path}: {${name}} is not declared as a parameter` };
    for (const name of names.filter((one) => !expected.includes(one)))
      yield { pointer, message: `${path}: the parameter ${name} is not in the path` };
  }
}
