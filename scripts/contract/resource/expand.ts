import {
  type OpenApiDocument,
  type PathItem,
  type Schema,
  copyOf,
  isObject,
  operationsIn,
  toPointer,
} from "../document.ts";
import type { Contract } from "../load.ts";
import { checkResources } from "./check.ts";
import { resourcePaths } from "./operations.ts";
import { readResources } from "./read.ts";
import type { Resource } from "./resource.ts";
import { resourceSchemas, SCHEMAS, reference } from "./schemas.ts";
import { eventExample } from "./example.ts";
import { parameter } from "./filters.ts";

/** A contract with the operations, components and events that its resources define. */
interface ResourceContract extends Contract {
  readonly resources: readonly Resource[];
}

/**
 * Expands the component schemas with `x-resource`. Parts that the YAML files define themselves replace the generated
 * ones. Generated parts are located at the schema of their resource.
 */
export function expandResources(contract: Contract): ResourceContract {
  const resources = readResources(contract.document);
  const violations = [...checkResources(contract.document, resources)].map(({ pointer, message }) => ({
    ...contract.locate(pointer),
    message,
  }));
  if (violations.length > 0) return { ...contract, resources, violations };
  const document = copyOf(contract.document);
  const origins = new Map<string, string>();
  for (const resource of resources) addResource(document, resource, origins);
  addToLists(document, resources);
  addExamples(document, resources);
  return { ...contract, document, resources, locate: (pointer) => contract.locate(originOf(origins, pointer)) };
}

function addResource(document: OpenApiDocument, resource: Resource, origins: Map<string, string>): void {
  const source = toPointer(["components", "schemas", resource.component]);
  const add = (holder: Record<string, unknown>, entry: Entry): void => {
    const { path, value, at = source } = entry;
    const name = path.at(-1) ?? "";
    if (holder[name] !== undefined) return;
    holder[name] = value;
    origins.set(toPointer(path), at);
  };
  const components = (document.components ??= {});
  const schemas = (components.schemas ??= {});
  const { [resource.component]: record, ...others } = resourceSchemas(resource);
  if (record) schemas[resource.component] = record;
  for (const [name, value] of Object.entries(others)) add(schemas, { path: ["components", "schemas", name], value });
  for (const { name } of resource.fields)
    for (const component of [`${resource.component}Fields`, `${resource.component}Create`])
      origins.set(toPointer(["components", "schemas", component, "properties", name]), `${source}/properties/${name}`);
  const paths = (document.paths ??= {});
  for (const [path, item] of Object.entries(resourcePaths(resource))) {
    const existing: PathItem = (paths[path] ??= {});
    for (const [key, value] of Object.entries(item)) add(existing, { path: ["paths", path, key], value });
  }
  const webhooks = (document.webhooks ??= {});
  for (const [name, value] of Object.entries(resourceEvents(resource)))
    add(webhooks, { path: ["webhooks", name], value });
}

interface Entry {
  readonly path: readonly string[];
  readonly value: unknown;
  readonly at?: string;
}

/** Returns the source of the longest generated part that contains the pointer; otherwise the pointer. */
function originOf(origins: ReadonlyMap<string, string>, pointer: string): string {
  for (let part = pointer; part !== ""; part = part.slice(0, part.lastIndexOf("/"))) {
    const origin = origins.get(part);
    if (origin !== undefined) return origin + pointer.slice(part.length);
  }
  return pointer;
}

/** Adds the example of a resource to responses without one that the YAML files define. */
function addExamples(document: OpenApiDocument, resources: readonly Resource[]): void {
  const values = new Map<string | undefined, unknown>();
  for (const { component, example } of resources) {
    values.set(`${SCHEMAS}${component}Envelope`, { data: example });
    values.set(`${SCHEMAS}${component}Page`, { data: [example], meta: { total: 1, page: 1, page_size: 25 } });
  }
  for (const { operation } of operationsIn(document.paths)) {
    for (const { content } of Object.values(operation.responses ?? {})) {
      const media = content?.["application/json"];
      const value = values.get(media?.schema?.$ref);
      if (media && value !== undefined) media["examples"] ??= { example: { value } };
    }
  }
}

/** Adds the resources to the lists of the document: permissions, tags, and enumerations with `x-enum-with`. */
function addToLists(document: OpenApiDocument, resources: readonly Resource[]): void {
  const permissions = (document["x-permissions"] ??= []);
  const declared = new Set(permissions.map((permission) => permission.split(":")[0]));
  for (const { permission } of resources)
    if (!declared.has(permission))
      permissions.push(...["read", "write", "delete"].map((action) => `${permission}:${action}`));
  const tags = Array.isArray(document["tags"]) ? (document["tags"] as { name: string; description: string }[]) : [];
  const names = new Set(tags.map(({ name }) => name));
  for (const { path, description } of resources) {
    const name = path.slice("/v1/".length);
    if (!names.has(name)) tags.push({ name, description });
  }
  addChangeKinds(document, resources);
  extendEnums(document.components?.schemas, resources);
}

/** Changes without a webhook event are part of the change feed too. */
function addChangeKinds(document: OpenApiDocument, resources: readonly Resource[]): void {
  const known = Array.isArray(document["x-change-kinds"]) ? (document["x-change-kinds"] as string[]) : [];
  const kinds = resources.flatMap(({ type }) =>
    ["created", "updated", "deleted", "restored"].map((event) => `${type}.${event}`),
  );
  document["x-change-kinds"] = [...known, ...kinds.filter((kind) => document.webhooks?.[kind] === undefined)];
}

/** Adds record types to an enumeration: `x-enum-with: search` adds the resources that can be searched. */
export function extendEnums(value: unknown, resources: readonly Resource[]): void {
  if (Array.isArray(value)) for (const item of value) extendEnums(item, resources);
  if (!isObject(value)) return;
  const { items } = value;
  // A list of distinct values can have all values of its enumeration.
  if (isObject(items) && items["x-enum-with"] !== undefined) {
    extendEnums(items, resources);
    if (value["maxItems"] !== undefined && Array.isArray(items["enum"])) value["maxItems"] = items["enum"].length;
  }
  const { "x-enum-with": feature, enum: given } = value as Schema;
  if (typeof feature === "string" && Array.isArray(given)) {
    const added = resources.filter((resource) => hasFeature(resource, feature)).map(({ type }) => type);
    value["enum"] = [...new Set([...given, ...added])];
    delete value["x-enum-with"];
  }
  for (const inner of Object.values(value)) extendEnums(inner, resources);
}

/** The features for `x-enum-with`. */
const FEATURES: Readonly<Record<string, (resource: Resource) => boolean>> = {
  changes: () => true,
  custom_fields: ({ customFields }) => customFields,
  search: ({ search, searchable }) => search && searchable.length > 0,
  export: (resource) => resource.export,
  import: (resource) => resource.import,
  tools_read: ({ tools }) => tools !== "none",
  tools_search: ({ tools, search, searchable }) => tools !== "none" && search && searchable.length > 0,
  tools_write: ({ tools }) => tools === "write",
};

/** Returns whether a resource has a feature. */
export function hasFeature(resource: Resource, feature: string): boolean {
  return FEATURES[feature]?.(resource) ?? false;
}

const SUMMARIES: Readonly<Record<string, (resource: Resource) => string>> = {
  created: ({ nouns }) => `${capital(nouns.withArticle)} was created`,
  updated: ({ nouns }) => `Fields of ${nouns.withArticle} were changed`,
  deleted: ({ nouns }) => `${capital(nouns.withArticle)} was deleted`,
  restored: ({ nouns }) => `A deleted ${nouns.one} was restored`,
};

/** Returns the webhook events of a resource. */
function resourceEvents(resource: Resource): Record<string, PathItem> {
  return Object.fromEntries(
    resource.events.map((event) => [`${resource.type}.${event}`, { post: operationOf(resource, event) }]),
  );
}

function operationOf(resource: Resource, event: string): PathItem {
  const { component, type, nouns, permission, example } = resource;
  const name = `${type}.${event}`;
  const summary = SUMMARIES[event]?.(resource) ?? `${capital(nouns.withArticle)} was ${event.replaceAll("_", " ")}`;
  const schema = {
    allOf: [reference(`${component}Event`), { type: "object", properties: { type: { type: "string", const: name } } }],
  };
  return {
    "x-permission": `${permission}:read`,
    summary,
    tags: ["webhooks"],
    security: [],
    parameters: ["WebhookId", "WebhookTimestamp", "WebhookSignature"].map(parameter),
    requestBody: {
      required: true,
      content: {
        "application/json": { schema, examples: { event: { value: eventExample(type, event, example) } } },
      },
    },
    responses: { "200": { description: "Accepted. Any 2xx acknowledges the event; anything else is retried." } },
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
