import { type Attribute, attributeNamed, commonAttributes } from "./attributes.ts";
import { invalidPath, invalidValue, notMutable, noTarget } from "./errors.ts";
import { isObject, isUnassigned, type JsonObject, memberOf } from "./json.ts";
import { type PatchOperation, readOperations } from "./patch-operations.ts";
import { parsePath, type PatchPath } from "./patch-path.ts";
import { changedValues } from "./patch-values.ts";
import { ENTERPRISE_SCHEMA, ignoredUserAttributes, type Schema } from "./schemas.ts";

/** Returns a resource after the operations of a PATCH request (RFC 7644 §3.5.2), without checking its values. */
export function patched(resource: JsonObject, body: unknown, schema: Schema): JsonObject {
  return readOperations(body).reduce((state, operation) => applied(state, operation, schema), resource);
}

function applied(resource: JsonObject, operation: PatchOperation, schema: Schema): JsonObject {
  const { op, path, value } = operation;
  if (path !== undefined) return atPath(resource, { op, path: parsePath(path), value }, schema);
  // Without a path, the names can be paths too: {"name.familyName": "Moreau"}.
  return Object.entries(value as JsonObject).reduce((state, [name, part]) => {
    const own = unqualified(name, schema);
    if (own === null) return isObject(part) ? state : atPath(state, { op, path: parsePath(name), value: part }, schema);
    const readOnly = attributeOf(own, schema)?.mutability === "readOnly";
    return readOnly ? state : atPath(state, { op, path: parsePath(own), value: part }, schema);
  }, resource);
}

/** Returns a name without the URN of the schema; null for an extension's URN, whose value contains its attributes. */
function unqualified(name: string, schema: Schema): string | null {
  const lower = name.toLowerCase();
  if (lower.startsWith(`${schema.id.toLowerCase()}:`)) return name.slice(schema.id.length + 1);
  return lower.startsWith("urn:") ? null : name;
}

/** An operation on one attribute. */
interface Change {
  readonly op: PatchOperation["op"];
  readonly path: PatchPath;
  readonly value: unknown;
}

function atPath(resource: JsonObject, { op, path, value }: Change, schema: Schema): JsonObject {
  if (isIgnored(path, schema)) return resource;
  const attribute = attributeOf(path.name, schema);
  if (!attribute) throw invalidPath(`${schema.name} has no attribute ${path.name}.`);
  requireMutable(attribute, path);
  const before = memberOf(resource, attribute.name);
  const after = afterChange(attribute, before, { op, path, value });
  return { ...without(resource, attribute.name), ...(isUnassigned(after) ? {} : { [attribute.name]: after }) };
}

function without(resource: JsonObject, name: string): JsonObject {
  return Object.fromEntries(Object.entries(resource).filter(([key]) => key.toLowerCase() !== name.toLowerCase()));
}

function attributeOf(name: string, { attributes }: Schema): Attribute | undefined {
  return attributeNamed(attributes, name) ?? attributeNamed(commonAttributes, name);
}

function isIgnored({ schema: urn, name, sub }: PatchPath, { id, name: type }: Schema): boolean {
  if (urn !== null && urn !== id.toLowerCase()) {
    // The version in the URN looks like an attribute if the path is the URN itself.
    if (type === "User" && ENTERPRISE_SCHEMA.startsWith(urn)) return true;
    throw invalidPath(`The schema ${urn} is not supported.`);
  }
  // Microsoft Entra ID sets the formatted name too, which is not stored.
  return type === "User" && (ignoredUserAttributes.has(name) || (name === "name" && sub === "formatted"));
}

function requireMutable(attribute: Attribute, { name, sub }: PatchPath): void {
  const part = sub === null ? attribute : attributeNamed(attribute.subAttributes ?? [], sub);
  if (!part) throw invalidPath(`${name} has no sub-attribute ${String(sub)}.`);
  if (attribute.mutability === "readOnly" || part.mutability === "readOnly") {
    throw notMutable(`${sub === null ? name : `${name}.${sub}`} is read-only.`);
  }
}

function afterChange(attribute: Attribute, before: unknown, { op, path, value }: Change): unknown {
  if (attribute.multiValued) return changedValues(attribute, before, { op, ...path, value });
  if (path.filter) throw invalidPath(`${attribute.name} has one value, so it cannot have a filter.`);
  if (attribute.type !== "complex") return op === "remove" ? undefined : value;
  return changedParts(attribute, isObject(before) ? before : {}, { op, sub: path.sub, value });
}

/** Sets the given parts of a complex attribute; the other parts stay. */
function changedParts(
  attribute: Attribute,
  before: JsonObject,
  { op, sub, value }: { op: PatchOperation["op"]; sub: string | null; value: unknown },
): JsonObject | undefined {
  const { name, subAttributes = [] } = attribute;
  if (op === "remove" && sub === null) return undefined;
  if (sub === null && value !== null && !isObject(value)) throw invalidValue(`${name} must be an object.`);
  const set =
    sub === null ? Object.entries((value ?? {}) as JsonObject) : [[sub, op === "remove" ? null : value] as const];
  const parts = { ...before };
  for (const [key, part] of set) {
    const known = attributeNamed(subAttributes, key);
    if (known) parts[known.name] = part;
    else if (sub !== null) throw noTarget(`${name} has no sub-attribute ${key}.`);
  }
  const assigned = Object.entries(parts).filter(([, part]) => !isUnassigned(part));
  return assigned.length === 0 ? undefined : Object.fromEntries(assigned);
}
