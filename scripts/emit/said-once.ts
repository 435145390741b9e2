import { bodyLimits, DEFAULT_SIZE } from "../contract/body-size.ts";
import { isObject, operationsIn } from "../contract/document.ts";
import type { OpenApiDocument, Schema } from "../contract/document.ts";
import { mapSchemas } from "../contract/root-schemas.ts";

/**
 * Removes what the document says twice: the example of a record, which the operations show; the texts of read-only fields
 * in updates, which describe the record; the other names of a field in the filters by it; and the limits of all bodies. Changes
 * the document, and returns the result.
 */
export function saidOnce(document: OpenApiDocument): OpenApiDocument {
  const shown = shownValues(document);
  const isShown = (example: unknown): boolean => shown.has(canonical(example));
  const once = mapSchemas(document, (schema) => withoutShown(withBareCopies(schema), isShown));
  const lean = mapSchemas(once, withoutSynonyms, (path) => path.includes("parameters"));
  removeDefaultLimits(lean);
  return lean;
}

/** The description of the API says which limits every body has. Changes the document. */
function removeDefaultLimits(document: OpenApiDocument): void {
  for (const { operation } of operationsIn(document.paths)) {
    if (operation["x-body-limit"] === DEFAULT_SIZE.bytes) delete operation["x-body-limit"];
    if (operation["x-body-values"] === DEFAULT_SIZE.values) delete operation["x-body-values"];
    if (operation.requestBody?.description === bodyLimits(DEFAULT_SIZE)) delete operation.requestBody.description;
  }
}

function withoutShown(schema: Schema, isShown: (example: unknown) => boolean): Schema {
  const { examples, ...rest } = schema;
  return Array.isArray(examples) && examples.every(isShown) ? rest : schema;
}

function withoutSynonyms({ "x-synonyms": _, ...schema }: Schema): Schema {
  return schema;
}

/** Only texts and extensions about the record go: what an update may contain stays. */
function withBareCopies(schema: Schema): Schema {
  const { properties } = schema;
  if (properties === undefined || !Object.values(properties).some(isCopy)) return schema;
  const entries = Object.entries(properties).map(([name, one]) => [name, isCopy(one) ? bare(one) : one] as const);
  return { ...schema, properties: Object.fromEntries(entries) };
}

const isCopy = (property: Schema): boolean => property["x-read-only"] === true;

/** The extensions that say how an update treats the field. */
const KEPT: ReadonlySet<string> = new Set(["x-read-only", "x-made-at-read", "x-related"]);

/** Returns a property without the texts and extensions that are said elsewhere. */
export function bare(property: Schema): Schema {
  const kept = Object.entries(property).filter(
    ([key]) => key !== "description" && (!key.startsWith("x-") || KEPT.has(key)),
  );
  return Object.fromEntries(kept);
}

/** Returns all parts of the examples of operations, each as JSON with sorted keys. */
function shownValues({ paths, components }: OpenApiDocument): ReadonlySet<string> {
  const found = new Set<string>();
  for (const example of Object.values(components?.["examples"] ?? {})) collect(example, found);
  for (const { operation } of operationsIn(paths)) {
    for (const body of [operation.requestBody, ...Object.values(operation.responses ?? {})]) {
      for (const { examples } of Object.values(body?.content ?? {})) collect(examples, found);
    }
  }
  return found;
}

function collect(value: unknown, found: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  if (isObject(value)) found.add(canonical(value));
  for (const inner of Object.values(value)) collect(inner, found);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    isObject(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([left], [right]) => (left < right ? -1 : 1)))
      : inner,
  );
}
