import { basename } from "node:path";
import { at, fromPointer, isObject, operationsIn, resolve, toPointer } from "../document.ts";
import type { OpenApiDocument, Schema } from "../document.ts";
import { nearest } from "../lint/nearest.ts";
import type { Contract } from "../load.ts";
import { namedList } from "../named-list.ts";
import type { Source, Violation } from "../source.ts";
import type { Finding } from "../source.ts";

type Path = readonly (string | number)[];

/** References must lead to a component of the right kind. All other rules rely on it. */
export function checkReferences(contract: Contract): Violation[] {
  const { document, sources } = contract;
  const objects = objectsIn(document);
  const findings = [...localTargets(document, objects), ...listTargets(document, objects), ...endlessSchemas(document)];
  const located = findings.map(({ pointer, message }) => ({ ...contract.locate(pointer), message }));
  return [...fileTargets(sources, sources), ...located];
}

/** References of tools must lead to a component of the document. */
export function toolTargets(tools: readonly Source[], { document }: Contract): Violation[] {
  return tools.flatMap((source) =>
    objectsIn(source.value).flatMap(([path, { $ref: given }]) => {
      const reference = typeof given === "string" ? given.replace(/^[^#]*/, "") : null;
      if (reference === null || at(document, reference) !== undefined) return [];
      const message = `$ref ${reference} has no target${suggestion(document, reference)}`;
      return [{ file: source.file, ...source.position(toPointer([...path, "$ref"])), message }];
    }),
  );
}

/** A reference with a file name must name the file that contains the target. */
export function fileTargets(sources: readonly Source[], targets: readonly Source[]): Violation[] {
  const byName = new Map(targets.map((source) => [basename(source.file), source]));
  return sources.flatMap((source) =>
    objectsIn(source.value).flatMap(([path, { $ref: reference }]) => {
      const [file = "", pointer = ""] = typeof reference === "string" ? reference.split("#") : [];
      if (file === "" || typeof reference !== "string") return [];
      const reason = misplaced(byName, file, pointer);
      if (reason === null) return [];
      return [
        {
          file: source.file,
          ...source.position(toPointer([...path, "$ref"])),
          message: `$ref ${reference}: ${reason}`,
        },
      ];
    }),
  );
}

function misplaced(byName: ReadonlyMap<string, Source>, file: string, pointer: string): string | null {
  const target = byName.get(file);
  if (!target) {
    const near = nearest(file, byName.keys());
    return `there is no file ${file} in openapi/${near === undefined ? "" : `: did you mean ${near}?`}`;
  }
  if (at(target.value, pointer) !== undefined) return null;
  const other = [...byName].find(([, source]) => at(source.value, pointer) !== undefined)?.[0];
  // Without any target, the reference has no target in the merged document either, which is reported there.
  return other === undefined ? null : `the component is in ${other}: write ${other}#${pointer}`;
}

function* localTargets(document: OpenApiDocument, objects: readonly FoundObject[]): Generator<Finding> {
  for (const [path, value] of objects) {
    const reference = value["$ref"];
    if (typeof reference === "string") {
      const message = mistakeIn(document, path, reference);
      if (message !== null) yield { pointer: toPointer([...path, "$ref"]), message };
    }
    for (const [key, name, steps] of branchesOf(value)) {
      if (at(document, name) !== undefined) continue;
      const message = `the branch ${key} leads to ${name}, which does not exist${suggestion(document, name)}`;
      yield { pointer: toPointer([...path, ...steps, key]), message };
    }
  }
}

function mistakeIn(document: OpenApiDocument, path: Path, reference: string): string | null {
  if (at(document, reference) === undefined) return `$ref ${reference} has no target${suggestion(document, reference)}`;
  if (resolve(document, { $ref: reference }) === undefined)
    return `$ref ${reference} leads back to itself: refer to a component without $ref`;
  const [, section, family] = reference.split("/");
  const expected = familyAt(path);
  if (section !== "components" || family === expected) return null;
  return `$ref ${reference} is not one of components/${expected}: a reference here leads to components/${expected}`;
}

function suggestion(document: OpenApiDocument, reference: string): string {
  const parts = fromPointer(reference.replace(/^#/, ""));
  const name = parts.pop() ?? "";
  const family = at(document, `#${toPointer(parts)}`);
  const near = isObject(family) ? nearest(name, Object.keys(family)) : undefined;
  return near === undefined ? ": correct it or add the component" : `: did you mean ${near}?`;
}

/** Returns the family of components that a reference at this path must lead to. */
function familyAt(path: Path): string {
  const isInSchema = path.some((step, index) => step === "schema" || (step === "schemas" && index === 1));
  const [outer, last] = path.slice(-2);
  if (isInSchema) return "schemas";
  if (last === "requestBody") return "requestBodies";
  return ["parameters", "responses", "headers", "examples", "requestBodies"].find((one) => one === outer) ?? "schemas";
}

/** A property can be named `mapping` or `$ref`: only objects in schema position are checked. */
function branchesOf(value: Record<string, unknown>): [key: string, reference: string, steps: string[]][] {
  const discriminator = value["discriminator"];
  const mapping = isObject(discriminator) && isObject(discriminator["mapping"]) ? discriminator["mapping"] : {};
  const presence = isObject(value["x-dispatch"]) ? value["x-dispatch"] : {};
  const local = (name: unknown): string =>
    String(name).includes("#") ? String(name).replace(/^[^#]*/, "") : `#/components/schemas/${String(name)}`;
  return [
    ...Object.entries(mapping).map(
      ([key, name]) => [key, local(name), ["discriminator", "mapping"]] as [string, string, string[]],
    ),
    ...Object.entries(presence).map(([key, name]) => [key, local(name), ["x-dispatch"]] as [string, string, string[]]),
  ];
}

function* listTargets(document: OpenApiDocument, objects: readonly FoundObject[]): Generator<Finding> {
  const operations = [...operationsIn(document.paths)].map(({ operation }) => operation);
  const sorted = operations.flatMap((one) => (one["x-sort"] ? [one.operationId ?? ""] : []));
  for (const [path, value] of objects) {
    const from = value["x-enum-from"];
    if (typeof from === "string" && namedList(document, from) === undefined) {
      const near = nearest(from, [
        ...Object.keys(document).filter((key) => key.startsWith("x-")),
        "webhook-subscriptions",
      ]);
      const message = `x-enum-from ${from} does not exist${near === undefined ? "" : `: did you mean ${near}?`}`;
      yield { pointer: toPointer([...path, "x-enum-from"]), message };
    }
    const list = value["x-sort-of"];
    if (typeof list === "string" && !sorted.includes(list)) {
      const near = nearest(list, sorted);
      const message = `no list ${list} has an x-sort${near === undefined ? "" : `: did you mean ${near}?`}`;
      yield { pointer: toPointer([...path, "x-sort-of"]), message };
    }
  }
}

/** A schema that applies to the same value again has no end; a property or an item in between is allowed. */
function* endlessSchemas(document: OpenApiDocument): Generator<Finding> {
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    // A component that is only a reference is reported above.
    if (schema.$ref !== undefined || !leadsTo(document, schema, schema, new Set())) continue;
    const message = `${name} contains itself without a property or an item in between, which no value can match: remove the reference`;
    yield { pointer: toPointer(["components", "schemas", name]), message };
  }
}

function leadsTo(document: OpenApiDocument, from: Schema, target: Schema, seen: Set<Schema>): boolean {
  const { allOf = [], oneOf = [], anyOf = [], not, if: condition, then, else: otherwise, $ref } = from;
  const referred = $ref === undefined ? undefined : (at(document, $ref) as Schema | undefined);
  const parts = [referred, ...allOf, ...oneOf, ...anyOf, not, condition, then, otherwise];
  for (const part of parts) {
    if (part === target) return true;
    if (part === undefined || seen.has(part)) continue;
    seen.add(part);
    if (leadsTo(document, part, target, seen)) return true;
  }
  return false;
}

type FoundObject = readonly [Path, Record<string, unknown>];

/** Returns all objects except those in examples, with their paths. */
function objectsIn(value: unknown): FoundObject[] {
  const found: FoundObject[] = [];
  collect(value, [], found);
  return found;
}

function collect(value: unknown, path: Path, found: FoundObject[]): void {
  if (Array.isArray(value)) for (const [index, item] of value.entries()) collect(item, [...path, index], found);
  if (!isObject(value)) return;
  found.push([path, value]);
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner !== "object") continue;
    if (!VALUES.has(key)) collect(inner, [...path, key], found);
    else if (key === "examples" && isObject(inner)) found.push(...referencesIn(inner, [...path, key]));
  }
}

const VALUES = new Set(["example", "examples", "x-examples", "default", "const", "enum"]);

function referencesIn(examples: Record<string, unknown>, path: Path): FoundObject[] {
  return Object.entries(examples).flatMap(([name, example]) =>
    isObject(example) && "$ref" in example ? [[[...path, name], example] as const] : [],
  );
}
