import { unusedName } from "../contract/component-name.ts";
import type { Components, OpenApiDocument } from "../contract/document.ts";
import { isObject } from "../contract/document.ts";

/** The suffix of renamed components, by family. Names of earlier families stay. */
const SUFFIXES: Readonly<Record<string, string>> = {
  schemas: "",
  parameters: "Parameter",
  headers: "Header",
  responses: "Response",
  requestBodies: "Body",
  examples: "Example",
};

/**
 * Renames the components whose name a component of another family also has: generators write all families into one
 * namespace.
 */
export function distinctNames(document: OpenApiDocument): OpenApiDocument {
  const names = distinct(document.components ?? {});
  const renamed = new Map(
    [...names].map(([reference, name]) => [reference, reference.replace(/[^/]+$/, () => name)] as const),
  );
  const families = Object.entries(document.components ?? {}).map(([family, components]) => {
    const entries = Object.entries(components ?? {});
    return [family, Object.fromEntries(entries.map(([name, one]) => [names.get(pointer(family, name)) ?? name, one]))];
  });
  const components = Object.fromEntries(families) as Components;
  return withReferences({ ...document, components }, renamed) as OpenApiDocument;
}

/** Returns the new names by reference. */
function distinct(components: Components): Map<string, string> {
  const names = new Map<string, string>();
  const taken: Record<string, true> = {};
  for (const [family, suffix] of Object.entries(SUFFIXES)) {
    for (const name of Object.keys(components[family] ?? {})) {
      const free = name in taken ? unusedName(taken, `${name}${suffix}`) : name;
      taken[free] = true;
      if (free !== name) names.set(pointer(family, name), free);
    }
  }
  return names;
}

function pointer(family: string, name: string): string {
  return `#/components/${family}/${name}`;
}

function withReferences(value: unknown, renamed: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => withReferences(item, renamed));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => {
    const target = key === "$ref" && typeof inner === "string" ? renamed.get(inner) : undefined;
    return [key, target ?? withReferences(inner, renamed)];
  });
  return Object.fromEntries(entries);
}
