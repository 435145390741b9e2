import { at, isObject, operationsIn, toPointer } from "../document.ts";
import { namedList } from "../named-list.ts";
import type { RuleInput, Finding } from "./finding.ts";

/** Targets of `$ref`, discriminators, dispatches, `x-enum-from` and `x-sort-of` must exist. */
export function checkReferences({ contract }: RuleInput): Finding[] {
  const findings: Finding[] = [];
  const sortedLists = new Set(
    [...operationsIn(contract.document.paths)].flatMap(({ operation }) =>
      operation["x-sort"] ? [operation.operationId] : [],
    ),
  );
  walk(contract.document, [], (value, path) => {
    const reference = value["$ref"];
    if (typeof reference === "string" && at(contract.document, reference) === undefined) {
      findings.push({ pointer: toPointer([...path, "$ref"]), message: `$ref ${reference} has no target` });
    }
    const from = value["x-enum-from"];
    if (typeof from === "string" && namedList(contract.document, from) === undefined) {
      findings.push({ pointer: toPointer([...path, "x-enum-from"]), message: `x-enum-from ${from} does not exist` });
    }
    const list = value["x-sort-of"];
    if (typeof list === "string" && !sortedLists.has(list)) {
      findings.push({ pointer: toPointer([...path, "x-sort-of"]), message: `no list ${list} has an x-sort` });
    }
    for (const [key, name] of Object.entries(targetsOf(value))) {
      if (at(contract.document, name) !== undefined) continue;
      findings.push({ pointer: toPointer(path), message: `the branch ${key} leads to ${name}, which does not exist` });
    }
  });
  return findings;
}

/** A property can be named `mapping` or `$ref`: only objects in schema position are checked. */
function targetsOf(value: Record<string, unknown>): Record<string, string> {
  const discriminator = value["discriminator"];
  const mapping = isObject(discriminator) && isObject(discriminator["mapping"]) ? discriminator["mapping"] : {};
  const presence = isObject(value["x-dispatch"]) ? value["x-dispatch"] : {};
  const local = (name: unknown): string =>
    String(name).includes("#") ? String(name) : `#/components/schemas/${String(name)}`;
  return Object.fromEntries(
    [...Object.entries(mapping), ...Object.entries(presence)].map(([key, name]) => [key, local(name)]),
  );
}

function walk(
  value: unknown,
  path: (string | number)[],
  visit: (value: Record<string, unknown>, path: (string | number)[]) => void,
): void {
  if (Array.isArray(value)) for (const [index, item] of value.entries()) walk(item, [...path, index], visit);
  if (!isObject(value)) return;
  visit(value, path);
  for (const [key, inner] of Object.entries(value)) if (!key.startsWith("example")) walk(inner, [...path, key], visit);
}
