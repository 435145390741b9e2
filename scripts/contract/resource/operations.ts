import type { BodyObject, OperationObject, ParameterObject, PathItem, ResponseObject, Schema } from "../document.ts";
import { listParameters, parameter } from "./filters.ts";
import { hasDefault, isSettable, permissionFor, type Resource, type Verb } from "./resource.ts";
import { envelope, reference, returnsRecord } from "./schemas.ts";

/** Where each operation is located. */
const PLACES: Readonly<Record<Verb, readonly [suffix: string, method: string]>> = {
  list: ["", "get"],
  create: ["", "post"],
  search: ["/search", "post"],
  get: ["/{id}", "get"],
  update: ["/{id}", "put"],
  delete: ["/{id}", "delete"],
  restore: ["/{id}/restore", "post"],
};

/** Returns the path items with the operations of a resource. */
export function resourcePaths(resource: Resource): Record<string, PathItem> {
  const paths: Record<string, PathItem> = {};
  for (const verb of resource.operations) {
    const [suffix, method] = PLACES[verb];
    const path = resource.path + suffix;
    const item = (paths[path] ??= suffix.startsWith("/{id}") ? { parameters: [parameter("Id")] } : {});
    item[method] = operationOf(resource, verb);
  }
  return paths;
}

function operationOf(resource: Resource, verb: Verb): OperationObject {
  const { group, path, rates, notes } = resource;
  const { summary, description, ...rest } = WRITERS[verb](resource);
  return {
    operationId: `${group}.${verb}`,
    summary: summary ?? "",
    description: [description, notes[verb]].filter(Boolean).join(" "),
    tags: [path.slice("/v1/".length)],
    "x-permission": permissionFor(resource, verb),
    "x-rate-limit": rates[verb] ?? (verb === "list" || verb === "get" || verb === "search" ? "read" : "write"),
    ...rest,
  };
}

const WRITERS: Readonly<Record<Verb, (resource: Resource) => OperationObject>> = {
  list: (resource) => ({
    summary: `List ${resource.nouns.many}`,
    description: "Filters are combined with AND. The total is exact. Sorted newest first unless `sort` is given.",
    "x-sort": [...resource.sort],
    parameters: listParameters(resource),
    responses: { "200": pageResponse(resource) },
  }),
  create: (resource) => ({
    summary: `Create ${resource.nouns.withArticle}`,
    ...withText(defaultsText(resource)),
    "x-errors": ["unprocessable", ...(hasUnique(resource) ? ["duplicate"] : [])],
    parameters: [parameter("IdempotencyKey")],
    requestBody: body(`${resource.component}Create`, settable(resource)),
    responses: { "201": recordResponse(resource, `The created ${resource.nouns.one}.`) },
  }),
  search: (resource) => ({
    summary: `Search ${resource.nouns.many} by a filter`,
    description: `\`filter\` is a tree of conditions; without a filter, all ${resource.nouns.many} match. Comparisons ignore case. \`neq\`, \`not_in\` and \`not_contains\` also match empty values.`,
    "x-errors": ["unprocessable"],
    requestBody: body(`${resource.component}Search`, { sort: "-updated_at", page_size: 25 }),
    responses: { "200": pageResponse(resource) },
  }),
  get: (resource) => ({
    summary: `Get ${resource.nouns.withArticle}`,
    description: "Returns `not_found` for a deleted record; restore it first, or list it with `include_deleted`.",
    responses: { "200": recordResponse(resource, `The ${resource.nouns.one}.`) },
  }),
  update: (resource) => ({
    summary: `Update ${resource.nouns.withArticle}`,
    description: "Sent fields are changed, `null` clears a field, and omitted fields keep their values.",
    "x-serialize-by": "id",
    "x-errors": ["unprocessable", ...(hasUnique(resource) ? ["duplicate"] : [])],
    parameters: [parameter("IfMatch")],
    requestBody: body(`${resource.component}Update`, changeExample(resource)),
    responses: { "200": recordResponse(resource, `The updated ${resource.nouns.one}.`) },
  }),
  delete: (resource) => ({
    summary: `Delete ${resource.nouns.withArticle}`,
    description: `The ${resource.nouns.one} can be restored.${ownershipText(resource)}`,
    "x-serialize-by": "id",
    parameters: [parameter("IfMatch")],
    responses: { "200": deletedResponse() },
  }),
  restore: (resource) => ({
    summary: `Restore a deleted ${resource.nouns.one}`,
    description: `${capital(resource.nouns.withArticle)} that is not deleted is returned unchanged.`,
    "x-serialize-by": "id",
    ...restoreErrors(resource),
    parameters: ["IdempotencyKey", "IfMatch"].map((name): ParameterObject => parameter(name)),
    responses: { "200": recordResponse(resource, `The restored ${resource.nouns.one}.`) },
  }),
};

const withText = (description: string): OperationObject => (description === "" ? {} : { description });

/** A record that belongs to a deleted one cannot be restored alone. */
function restoreErrors(resource: Resource): OperationObject {
  const belongs = resource.fields.some(({ reference }) => reference?.onDelete === "cascade");
  const errors = [...(belongs ? ["unprocessable"] : []), ...(hasUnique(resource) ? ["duplicate"] : [])];
  return errors.length > 0 ? { "x-errors": errors } : {};
}

const hasUnique = ({ fields }: Resource): boolean => fields.some(({ unique }) => unique);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Lists the defaults that are not empty. */
function defaultsText({ fields }: Resource): string {
  const defaults = fields.flatMap((field) => {
    const { name, fallback, owner } = field;
    if (owner) return [`\`${name}\` is the caller`];
    return isSettable(field) && hasDefault(field)
      ? [`\`${name}\` is \`${JSON.stringify(fallback).replaceAll('"', "")}\``]
      : [];
  });
  return defaults.length === 0 ? "" : `Defaults: ${defaults.join(", ")}.`;
}

function ownershipText({ fields, nouns }: Resource): string {
  const owner = fields.find((field) => field.owner);
  if (!owner) return "";
  return ` Members can only delete ${nouns.many} that they created or that another user assigned to them with \`${owner.name}\`.`;
}

function settable({ fields, example }: Resource): Record<string, unknown> {
  const shown = fields.filter(({ name, kind, fallback }) => {
    const isDefault = JSON.stringify(example[name]) === JSON.stringify(fallback);
    return (kind === "set" || kind === "create") && !isDefault && example[name] !== undefined;
  });
  return Object.fromEntries(shown.map(({ name }) => [name, example[name]]));
}

/** Returns an update that sets the first field. */
function changeExample({ fields, example }: Resource): Record<string, unknown> {
  const first = fields.find(({ name, kind }) => kind === "set" && example[name] !== undefined);
  return first ? { [first.name]: example[first.name] } : {};
}

function body(schema: string, value: unknown): BodyObject {
  const content = { schema: reference(schema), examples: { example: { value } } };
  return { required: true, content: { "application/json": content } };
}

function json(description: string, { schema, value }: { readonly schema: Schema; readonly value: unknown }) {
  const content = { "application/json": { schema, examples: { example: { value } } } };
  return { description, content } satisfies ResponseObject;
}

function pageResponse({ component, nouns, example }: Resource): ResponseObject {
  const value = { data: [example], meta: { total: 1, page: 1, page_size: 25 } };
  return json(`One page of ${nouns.many}.`, { schema: reference(`${component}Page`), value });
}

function recordResponse(resource: Resource, description: string): ResponseObject {
  const { component, example } = resource;
  const schema = returnsRecord(resource) ? reference(`${component}Envelope`) : envelope(reference(component));
  return json(description, { schema, value: { data: example } });
}

/** Its example is that of the schema. */
const deletedResponse = (): ResponseObject => ({
  description: "The record's id and the time of deletion.",
  content: { "application/json": { schema: envelope(reference("Deleted")) } },
});
