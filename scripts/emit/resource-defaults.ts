import type { OpenApiDocument, Schema } from "../contract/document.ts";
import { hasDefault, isSettable, type Resource } from "../contract/resource/resource.ts";
import { reference } from "../contract/resource/schemas.ts";

/**
 * Returns the document with the defaults of the fields in the schemas of new records. Updates share the other keywords, but
 * have no defaults: they keep the values of omitted fields. Only the published document contains the fields twice, because
 * validators would report each mistake twice.
 */
export function withDefaults(document: OpenApiDocument, resources: readonly Resource[]): OpenApiDocument {
  const schemas = { ...document.components?.schemas };
  for (const { component, fields } of resources) {
    const name = `${component}Create`;
    const own = schemas[name];
    if (!own || !extendsFields(own, component)) continue;
    const filled = fields.filter((field) => isSettable(field) && hasDefault(field));
    const added = filled.map((field) => [field.name, { ...field.schema, default: field.fallback }] as const);
    if (added.length > 0) schemas[name] = { ...own, properties: { ...own.properties, ...Object.fromEntries(added) } };
  }
  return { ...document, components: { ...document.components, schemas } };
}

/** A YAML file can define the schema itself, without the fields of the resource. */
function extendsFields({ allOf = [] }: Schema, component: string): boolean {
  const { $ref: wanted } = reference(`${component}Fields`);
  return allOf.some(({ $ref }) => $ref === wanted);
}
