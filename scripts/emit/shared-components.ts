import {
  unusedName,
  operationsIn,
  type OpenApiDocument,
  type ParameterObject,
  type ResponseObject,
  type Components,
  isObject,
} from "../contract/document.ts";
import { pascal } from "../contract/operations.ts";

/**
 * Moves each parameter that several operations or paths describe alike to `components/parameters`, and those that all
 * operations of a path have to the path. Changes the document.
 */
export function shareParameters(document: OpenApiDocument): void {
  moveToComponents(document);
  for (const item of Object.values(document.paths ?? {})) {
    const lists = [...operationsIn({ path: item })].map(({ operation }) => operation.parameters ?? []);
    const [first = [], ...others] = lists;
    if (others.length === 0) continue;
    const common = first.filter((one) => others.every((list) => list.some((other) => sameAs(one, other))));
    if (common.length === 0) continue;
    item.parameters = [...(item.parameters ?? []), ...common];
    for (const { operation } of operationsIn({ path: item })) {
      operation.parameters = (operation.parameters ?? []).filter((one) => !common.some((other) => sameAs(one, other)));
      if (operation.parameters.length === 0) delete operation.parameters;
    }
  }
}

const sameAs = (left: ParameterObject, right: ParameterObject): boolean =>
  JSON.stringify(left) === JSON.stringify(right);

function moveToComponents(document: OpenApiDocument): void {
  const operations = [...operationsIn(document.paths)].map(({ operation }) => operation);
  const places = [...Object.values(document.paths ?? {}), ...operations];
  const inline = places.flatMap(({ parameters = [] }) => parameters.filter(({ $ref }) => $ref === undefined));
  const uses = Map.groupBy(inline, (one) => JSON.stringify(one));
  const shared = { ...document.components?.parameters };
  const references = new Map<string, { $ref: string }>();
  for (const [content, [one, ...others]] of uses) {
    if (one === undefined || others.length === 0) continue;
    const name = unusedName(shared, pascal(one.name));
    shared[name] = one;
    references.set(content, { $ref: `#/components/parameters/${name}` });
  }
  if (references.size === 0) return;
  document.components = { ...document.components, parameters: shared };
  for (const place of places) {
    const replaced = place.parameters?.map((one) => references.get(JSON.stringify(one)) ?? one);
    if (replaced) place.parameters = replaced as ParameterObject[];
  }
}

/**
 * Moves the response that all events have to `components/responses`. Responses of operations stay, because Swagger UI does
 * not show the contents of those that are references. Changes the document.
 */
export function shareAcknowledgement(document: OpenApiDocument): void {
  const events = [...operationsIn(document.webhooks)].map(({ operation }) => operation);
  const [first, ...others] = new Set(events.map(({ responses }) => JSON.stringify(responses)));
  if (first === undefined || others.length > 0 || events.length < 2) return;
  const shared = { ...document.components?.responses };
  const references: Record<string, ResponseObject> = {};
  for (const [status, response] of Object.entries(JSON.parse(first) as Record<string, ResponseObject>)) {
    const name = unusedName(shared, "Acknowledgement");
    shared[name] = response;
    references[status] = { $ref: `#/components/responses/${name}` };
  }
  for (const event of events) event.responses = references;
  document.components = { ...document.components, responses: shared };
}

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
