import type { OpenApiDocument, Schema } from "../../contract/document.ts";
import { resolve } from "../../contract/document.ts";

/**
 * Repeats the properties that a component requires of a part of its `allOf`. hey-api ignores `required` for properties that
 * the component does not have itself.
 */
export function withRequiredFields(document: OpenApiDocument): OpenApiDocument {
  const schemas = Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => {
    const inherited = inheritedRequired(document, schema);
    return [name, inherited === null ? schema : { ...schema, properties: { ...inherited, ...schema.properties } }];
  });
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(schemas) as Schemas } };
}

type Schemas = Readonly<Record<string, Schema>>;

function inheritedRequired(document: OpenApiDocument, { allOf = [], required = [] }: Schema): Schemas | null {
  const parts = allOf.map((part) => resolve<Schema>(document, part) ?? {});
  const found = required.flatMap((name) => {
    if (parts.some((part) => part.required?.includes(name) === true)) return [];
    const property = parts.find((part) => part.properties?.[name] !== undefined)?.properties?.[name];
    return property === undefined ? [] : [[name, property] as const];
  });
  return found.length === 0 ? null : Object.fromEntries(found);
}
