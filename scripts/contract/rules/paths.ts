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
      yield {
        pointer,
        message: `${path} is shadowed by ${other}, the same path under another name: use the same name`,
      };
    else shapes.set(shape, path);
    if (!/^(\/([a-z0-9._-]+|\{[a-z_]+\}))+$/.test(path)) {
      yield { pointer, message: `${path}: segments are lower-case words joined by hyphens, or {parameter}` };
    }
  }
  yield* declared(document);
}

function* declared(document: RuleInput["document"]): Generator<Finding> {
  for (const { path, method, item, operation } of operationsIn(document.paths)) {
    const lists = [
      { place: ["paths", path, "parameters"], list: item.parameters ?? [] },
      { place: ["paths", path, method, "parameters"], list: operation.parameters ?? [] },
    ];
    const inPath = lists.flatMap(({ place, list }) =>
      list.flatMap((given, index) => {
        const parameter = resolve<ParameterObject>(document, given);
        return parameter?.in === "path" ? [{ name: parameter.name, pointer: toPointer([...place, index]) }] : [];
      }),
    );
    const expected = [...path.matchAll(/\{([^}]*)\}/g)].map((match) => match[1] ?? "");
    for (const name of expected.filter((one) => !inPath.some((parameter) => parameter.name === one))) {
      const message = `${path}: {${name}} is not declared: add it to parameters, with in: path`;
      yield { pointer: toPointer(["paths", path, method]), message };
    }
    for (const { name, pointer } of inPath.filter((parameter) => !expected.includes(parameter.name)))
      yield { pointer, message: `${path}: the parameter ${name} is not in the path: add {${name}} or remove it` };
  }
}
