import type { OpenApiDocument } from "./document.ts";
import { isObject } from "./document.ts";
import { recordTypes } from "./record-types.ts";
import { relatedTypes, relationsOf } from "./relations.ts";

/** The API, and the permissions of all scopes of tools. */
interface RelationSource {
  readonly document: OpenApiDocument;
  readonly permissions: ReadonlySet<string>;
}

/**
 * Returns the tool with the names of relations as the values of each list with `x-enum-from: relations`: those of the
 * tool's record types that a scope permits to read.
 */
export function withRelations(tool: Record<string, unknown>, source: RelationSource): Record<string, unknown> {
  const copy = structuredClone(tool);
  const properties = isObject(copy["inputSchema"]) ? copy["inputSchema"]["properties"] : undefined;
  for (const property of Object.values(isObject(properties) ? properties : {})) {
    const items = isObject(property) ? property["items"] : undefined;
    if (!isObject(property) || !isObject(items) || items["x-enum-from"] !== "relations") continue;
    const names = relationNames(typesOf(copy), source);
    delete items["x-enum-from"];
    items["enum"] = names;
    property["maxItems"] = names.length;
  }
  return copy;
}

/** Returns the record types for which the tool declares permissions. */
function typesOf({ permission }: Record<string, unknown>): string[] {
  return isObject(permission) ? Object.keys(permission).filter((key) => key !== "by") : [];
}

function relationNames(types: readonly string[], { document, permissions }: RelationSource): string[] {
  const schemas = new Map(recordTypes(document).map(({ name, schema }) => [name, schema]));
  const readable = relatedTypes(document);
  const names = types.flatMap((type) => {
    const schema = schemas.get(type);
    if (schema === undefined) return [];
    const allowed = relationsOf(document, schema).filter((one) =>
      permissions.has(readable.get(one.type)?.permission ?? ""),
    );
    return allowed.map(({ name }) => name);
  });
  return [...new Set(names)];
}
