import { isObject } from "../document.ts";
import { extendEnums, hasFeature } from "./expand.ts";
import type { Resource } from "./resource.ts";

/**
 * Adds resources to a tool whose record type is an argument: to enumerations with `x-enum-with`, and to the
 * permissions by record type.
 */
export function withResources(tool: Record<string, unknown>, resources: readonly Resource[]): Record<string, unknown> {
  const { permission, annotations, inputSchema } = tool;
  const by = isObject(permission) ? permission["by"] : undefined;
  const properties = isObject(inputSchema) ? inputSchema["properties"] : undefined;
  const argument = isObject(properties) && typeof by === "string" ? properties[by] : undefined;
  const feature = featureOf(argument);
  const copy = structuredClone(tool);
  extendEnums(copy, resources);
  if (feature === undefined || !isObject(permission)) return copy;
  const action = isObject(annotations) && annotations["readOnlyHint"] === true ? "read" : "write";
  const added = resources.filter((resource) => hasFeature(resource, feature));
  const permissions = added.map(({ type, permission: own }): [string, string] => [type, `${own}:${action}`]);
  return { ...copy, permission: { ...Object.fromEntries(permissions), ...permission } };
}

/** Returns the feature of an argument, or of the items of a list. */
function featureOf(argument: unknown): string | undefined {
  if (!isObject(argument)) return undefined;
  const feature = argument["x-enum-with"];
  return typeof feature === "string" ? feature : featureOf(argument["items"]);
}
