import { isObject, operationsIn, toPointer } from "../document.ts";
import type { OpenApiDocument } from "../document.ts";
import { nearest } from "../lint/nearest.ts";
import type { Finding } from "../source.ts";
import type { RuleInput } from "./finding.ts";

/** One file must contain what every OpenAPI document needs, and each tag once. */
export function* checkDocument({ contract: { document, sources } }: RuleInput): Generator<Finding> {
  for (const key of ["openapi", "info", "paths"]) {
    const isPresent = sources.some(({ value }) => isObject(value) && key in value);
    if (!isPresent) yield { pointer: "", message: `${key} is missing in all files: add it to common.yaml` };
  }
  const declared = Array.isArray(document["tags"]) ? (document["tags"] as { name: string }[]) : [];
  const names = declared.map(({ name }) => name);
  for (const [index, name] of names.entries()) {
    if (names.indexOf(name) < index)
      yield { pointer: toPointer(["tags", index]), message: `the tag ${name} is declared twice: remove one` };
  }
}

/** Tags of operations must be declared, because the documentation is grouped by them. */
export function* undeclaredTags(document: OpenApiDocument): Generator<Finding> {
  const declared = Array.isArray(document["tags"]) ? (document["tags"] as { name: string }[]) : [];
  const names = declared.map(({ name }) => name);
  for (const section of ["paths", "webhooks"] as const) {
    for (const { path, method, operation } of operationsIn(document[section])) {
      for (const [index, tag] of (operation.tags ?? []).entries()) {
        if (names.includes(tag)) continue;
        const near = nearest(tag, names);
        const correction = near === undefined ? "add it to tags of common.yaml" : `did you mean ${near}?`;
        const pointer = toPointer([section, path, method, "tags", index]);
        yield { pointer, message: `the tag ${tag} is not declared: ${correction}` };
      }
    }
  }
}
