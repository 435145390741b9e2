import { bodyLimits, DEFAULT_SIZE } from "../contract/body-size.ts";
import { operationsIn } from "../contract/document.ts";
import type { OpenApiDocument, Schema } from "../contract/document.ts";
import { mapSchemas } from "../contract/root-schemas.ts";

/**
 * Removes what the document says twice: the texts of read-only fields in updates, which describe the record; the names in
 * patterns of sort orders; the other names of a field in the filters by it; the limits of all bodies; and keywords of
 * operations that only the generators read. Changes the document, and returns the result.
 */
export function saidOnce(document: OpenApiDocument): OpenApiDocument {
  const once = mapSchemas(document, (schema) => withNamesOnce(withBareCopies(schema)));
  const lean = mapSchemas(once, withoutSynonyms, (path) => path.includes("parameters"));
  removeDefaultLimits(lean);
  for (const { operation } of operationsIn(lean.paths))
    for (const keyword of GENERATOR_ONLY) Reflect.deleteProperty(operation, keyword);
  return lean;
}

/** The responses list the error codes, and the parameter `sort` its fields; how calls wait for each other is our matter. */
const GENERATOR_ONLY = ["x-errors", "x-sort", "x-serialize-by", "x-derived"];

/** The pattern of a sort order, as `sortSchema` writes it. */
const SORT_ORDER = /^\^-\?\((.+)\)\(,-\?\(\1\)\)\{0,3\}\$$/;

/** An equal pattern that contains the names once. */
function withNamesOnce({ pattern, ...schema }: Schema): Schema {
  const names = pattern === undefined ? undefined : SORT_ORDER.exec(pattern)?.[1];
  if (names === undefined) return pattern === undefined ? schema : { ...schema, pattern };
  return { ...schema, pattern: `^-?((${names})(,-?\\b|$)){1,4}$` };
}

/** The description of the API says which limits every body has. Changes the document. */
function removeDefaultLimits(document: OpenApiDocument): void {
  for (const { operation } of operationsIn(document.paths)) {
    if (operation["x-body-limit"] === DEFAULT_SIZE.bytes) delete operation["x-body-limit"];
    if (operation["x-body-values"] === DEFAULT_SIZE.values) delete operation["x-body-values"];
    if (operation.requestBody?.description === bodyLimits(DEFAULT_SIZE)) delete operation.requestBody.description;
  }
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
