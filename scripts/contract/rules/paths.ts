import { type ParameterObject, operationsIn, resolve, toPointer } from "../document.ts";
import type { Finding } from "../source.ts";
import type { RuleInput } from "./finding.ts";

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

/** A parameter must be declared once, and those that follow from other keywords must not be declared. */
export function* checkParameters({ contract: { document } }: RuleInput): Generator<Finding> {
  for (const { path, method, item, operation } of operationsIn(document.paths)) {
    const derived = new Set([...DERIVED, ...(operation["x-sort"] ? ["query sort"] : [])]);
    const lists = [
      { place: ["paths", path, "parameters"], list: item.parameters ?? [] },
      { place: ["paths", path, method, "parameters"], list: operation.parameters ?? [] },
    ];
    for (const { place, list } of lists) {
      const seen = new Map<string, number>();
      for (const [index, given] of list.entries()) {
        const parameter = resolve<ParameterObject>(document, given);
        if (!parameter) continue;
        const key = `${parameter.in} ${parameter.in === "header" ? parameter.name.toLowerCase() : parameter.name}`;
        const pointer = toPointer([...place, index]);
        const earlier = seen.get(key);
        const name = `the parameter ${parameter.name} (${parameter.in})`;
        if (derived.has(key)) yield { pointer, message: `${name} is added to every such operation: remove it` };
        else if (earlier !== undefined)
          yield { pointer, message: `${name} is already parameter ${String(earlier + 1)} of this list: remove one` };
        else seen.set(key, index);
      }
    }
  }
}

/** Parameters that expand.ts adds. */
const DERIVED = ["header accept-language", "header x-request-id", "header x-csrf-token"];

/** Every event must declare the permission for receiving it. */
export function* checkEvents({ contract: { document } }: RuleInput): Generator<Finding> {
  const known = document["x-permissions"] ?? [];
  for (const { path, method, operation } of operationsIn(document.webhooks)) {
    const permission = operation["x-permission"];
    const pointer = toPointer(["webhooks", path, method, ...(permission === undefined ? [] : ["x-permission"])]);
    if (permission === undefined)
      yield { pointer, message: `${path}: x-permission is missing: the permission for receiving the event` };
    else if (!known.includes(permission))
      yield { pointer, message: `${path}: x-permission ${permission} is not in x-permissions` };
  }
}
