import type { OpenApiDocument, Schema } from "../contract/document.ts";
import { resolve } from "../contract/document.ts";
import { mapSchemas } from "../contract/root-schemas.ts";

/** Removes `if` and `then`, which only validators check: type generators convert them to `unknown`. */
export function withoutConditions(document: OpenApiDocument): OpenApiDocument {
  const shaped = mapSchemas(document, (schema) => typeShape(document, schema));
  const kept = Object.entries(shaped.components?.schemas ?? {}).filter(
    ([name]) => !isCondition(document, { $ref: `#/components/schemas/${name}` }),
  );
  return { ...shaped, components: { ...shaped.components, schemas: Object.fromEntries(kept) } };
}

function typeShape(document: OpenApiDocument, { allOf, ...schema }: Schema): Schema {
  const { if: _if, then: _then, else: _else, ...rest } = schema;
  const parts = allOf?.filter((part) => !isCondition(document, part)) ?? [];
  return { ...rest, ...(parts.length > 0 && { allOf: parts }) };
}

const CONDITION = new Set(["if", "then", "else", "allOf", "required", "description", "type"]);

/**
 * Returns whether a schema only requires fields conditionally and defines none. A part whose `if` has been removed is
 * empty.
 */
function isCondition(document: OpenApiDocument, given: Schema): boolean {
  const schema = resolve<Schema>(document, given) ?? given;
  const keywords = Object.keys(schema);
  if (keywords.some((keyword) => !CONDITION.has(keyword))) return false;
  return (
    keywords.length === 0 ||
    schema.if !== undefined ||
    schema.allOf?.every((part) => isCondition(document, part)) === true
  );
}
