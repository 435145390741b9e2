import type { ParameterObject } from "../document.ts";
import { operationsIn, resolve, toPointer } from "../document.ts";
import type { Finding, RuleInput } from "./finding.ts";

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
