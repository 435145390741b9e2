import type { OpenApiDocument, Schema } from "../../contract/document.ts";
import { copyOf, isObject } from "../../contract/document.ts";
import { rootSchemas } from "../../contract/root-schemas.ts";
import { everySchema, mapSchema, reachable } from "../../contract/schema-walk.ts";

/** A value that `withOpenEnums` adds, and that the emitter replaces in the types by `string & {}`. */
export const OPEN = "__OPEN__";

const PREFIX = "#/components/schemas/";

/**
 * Opens the enums of responses and events: later versions of the service can return new values. The bodies of updates
 * are open too, so that a record can be read, changed and sent back. Other requests keep closed enums. A component of
 * both is copied for responses, with the suffix Output.
 */
export function withOpenEnums(document: OpenApiDocument): OpenApiDocument {
  const copy = copyOf(document);
  const schemas = copy.components?.schemas ?? {};
  const roots = rootSchemas(copy).filter(([path]) => path[1] !== "schemas");
  const closed = componentsOf(
    copy,
    roots.filter(([path]) => isClosed(path)),
  );
  const shown = roots.filter(([path]) => !isClosed(path));
  const withEnums = componentsWithEnums(schemas);
  const opened = [...componentsOf(copy, shown)].filter((name) => !isEnum(schemas[name]) && withEnums.has(name));
  const names = new Map(opened.map((name) => [name, closed.has(name) ? `${name}Output` : name]));
  const open = (schema: Schema): Schema => openSchema(schema, schemas, names);
  const outputs = [...names].map(([name, output]) => [output, mapSchema(schemas[name] ?? {}, open)] as const);
  for (const [path, schema] of shown) replaceAt(copy, path, mapSchema(schema, open));
  Object.assign(schemas, Object.fromEntries(outputs));
  return copy;
}

/** Parameters and bodies of requests, except those of updates. */
function isClosed(path: readonly (string | number)[]): boolean {
  if (path[0] === "webhooks" || (path[2] === "put" && path.includes("requestBody"))) return false;
  return ["parameters", "requestBody", "requestBodies"].some((part) => path.includes(part));
}

function componentsOf(document: OpenApiDocument, roots: readonly (readonly [unknown, Schema])[]): Set<string> {
  return reachable(
    document,
    roots.map(([, schema]) => schema),
  );
}

/** Returns the names of all components that contain an enum, directly or through references. */
function componentsWithEnums(schemas: Readonly<Record<string, Schema>>): Set<string> {
  const components = Object.entries(schemas).map(([name, schema]) => ({
    name,
    parts: everySchema(schema).map(([, part]) => part),
  }));
  const found = new Set(components.flatMap(({ name, parts }) => (parts.some(isEnum) ? [name] : [])));
  const refersToOne = ({ $ref = "" }: Schema): boolean =>
    $ref.startsWith(PREFIX) && found.has($ref.slice(PREFIX.length));
  for (let known = -1; known < found.size;) {
    known = found.size;
    for (const { name, parts } of components) if (parts.some(refersToOne)) found.add(name);
  }
  return found;
}

function openSchema(schema: Schema, schemas: Record<string, Schema>, names: ReadonlyMap<string, string>): Schema {
  if (isEnum(schema)) return { ...schema, enum: [...(schema.enum ?? []), OPEN] };
  const name = schema.$ref?.startsWith(PREFIX) === true ? schema.$ref.slice(PREFIX.length) : undefined;
  if (name !== undefined && isEnum(schemas[name])) {
    const { $ref: _, ...rest } = schema;
    return { ...rest, anyOf: [{ $ref: PREFIX + name }, { type: "string", enum: [OPEN] }] };
  }
  const output = name === undefined ? undefined : names.get(name);
  return { ...schema, ...(output !== undefined && { $ref: PREFIX + output }), ...mapped(schema, names) };
}

/** References in the mapping of a discriminator are renamed like others. */
function mapped({ discriminator }: Schema, names: ReadonlyMap<string, string>): Schema {
  if (!discriminator?.mapping) return {};
  const mapping = Object.entries(discriminator.mapping).map(([value, target]) => {
    const output = names.get(target.replace(PREFIX, ""));
    return [value, output === undefined ? target : PREFIX + output];
  });
  return { discriminator: { ...discriminator, mapping: Object.fromEntries(mapping) as Record<string, string> } };
}

/** One value is a tag of a union, which stays exact so that the tag selects the branch. */
function isEnum(schema: Schema | undefined): boolean {
  return (schema?.enum?.filter((value) => typeof value === "string").length ?? 0) > 1;
}

function replaceAt(document: OpenApiDocument, path: readonly (string | number)[], schema: Schema): void {
  const holder = path.slice(0, -1).reduce<unknown>((inner, step) => Reflect.get(inner as object, step), document);
  if (isObject(holder) || Array.isArray(holder)) Reflect.set(holder, path.at(-1) ?? "", schema);
}
