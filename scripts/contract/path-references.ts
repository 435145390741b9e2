import { unusedName } from "./component-name.ts";
import type { OpenApiDocument, Schema } from "./document.ts";
import { at, fromPointer, isObject } from "./document.ts";
import { pascal } from "./operations.ts";

/**
 * Bundlers leave references into paths. Generators do not follow those: schemas become components, and other targets are
 * repeated where they are referred to.
 */
export function withoutPathReferences(source: OpenApiDocument): OpenApiDocument {
  const schemas: Record<string, Schema> = { ...source.components?.schemas };
  const names = new Map<string, string>();
  const nameOf = (reference: string): string => {
    const known = names.get(reference);
    if (known !== undefined) return known;
    const name = unusedName(schemas, pascal(fromPointer(reference.slice(1)).slice(-3).join(" ")));
    names.set(reference, name);
    schemas[name] = {};
    return name;
  };
  const followed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(followed);
    if (!isObject(value)) return value;
    const { $ref: reference, ...rest } = value;
    if (typeof reference !== "string" || !reference.startsWith("#/paths/")) {
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, followed(inner)]));
    }
    if (!/\/schema(\/|$)/.test(reference)) return followed(at(source, reference));
    return { ...rest, $ref: `#/components/schemas/${nameOf(reference)}` };
  };
  const document = followed(source) as OpenApiDocument;
  for (const [reference, name] of names) schemas[name] = followed(at(source, reference)) as Schema;
  if (names.size === 0) return document;
  return {
    ...document,
    components: { ...document.components, schemas: { ...schemas, ...document.components?.schemas } },
  };
}
