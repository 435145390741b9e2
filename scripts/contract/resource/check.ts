import { type OpenApiDocument, type Schema, resolve, toPointer } from "../document.ts";
import type { Finding } from "../source.ts";
import { typesOf } from "../schema-walk.ts";
import { FIELD_KEYWORDS } from "./read.ts";
import type { Resource, ResourceField } from "./resource.ts";

/** Checks the resources of a document before they are expanded. */
export function* checkResources(document: OpenApiDocument, resources: readonly Resource[]): Generator<Finding> {
  const types = new Map<string, string>();
  for (const resource of resources) {
    const { component, type } = resource;
    const schema = document.components?.schemas?.[component] ?? {};
    const at = (...path: string[]): string => toPointer(["components", "schemas", component, ...path]);
    const other = types.get(type);
    if (other !== undefined)
      yield { pointer: at("x-resource"), message: `${other} is also the resource ${type}: set another \`type\`` };
    types.set(type, component);
    for (const [path, message] of [
      ...settingsProblems(resource),
      ...ownerProblems(resource),
      ...importProblems(resource),
    ])
      yield { pointer: at(...path), message };
    const known = knownTypes(document, resources);
    for (const field of resource.fields) {
      const property = schema.properties?.[field.name] ?? {};
      for (const [keyword, message] of fieldProblems(document, { field, property, known }))
        yield { pointer: at("properties", field.name, ...(keyword ? [keyword] : [])), message };
    }
  }
  yield* strayKeywords(document, new Set(resources.map(({ component }) => component)));
}

type Problem = readonly [path: readonly string[], message: string];
type FieldProblem = readonly [keyword: string, message: string];

function* settingsProblems({ events, relatedTo, timeline }: Resource): Generator<Problem> {
  for (const change of Object.keys(timeline)) {
    if (!events.includes(change)) yield [["x-resource", "timeline", change], `${change} is not one of the events`];
    if (!relatedTo) yield [["x-resource", "timeline"], "timeline needs the property related_to: add it"];
  }
}

function* ownerProblems({ fields }: Resource): Generator<Problem> {
  for (const { name } of fields.filter(({ owner }) => owner).slice(1))
    yield [["properties", name, "x-owner"], "another property is the owner: a resource has one"];
}

/** A file sets the fields that an update can set, and a new record needs the others too. */
function* importProblems(resource: Resource): Generator<Problem> {
  if (!resource.import) return;
  for (const { name } of resource.fields.filter(({ kind, required }) => kind === "create" && required))
    yield [
      ["x-resource", "import"],
      `imports cannot set the x-immutable field ${name}, which is required: remove import`,
    ];
}

interface CheckedField {
  readonly field: ResourceField;
  readonly property: Schema;
  readonly known: ReadonlySet<string>;
}

function* fieldProblems(document: OpenApiDocument, { field, property, known }: CheckedField): Generator<FieldProblem> {
  const types = typesOf(document, property).filter((type) => type !== "null");
  const { reference } = field;
  if (reference && !known.has(reference.to))
    yield ["x-reference", `${reference.to} is not a record type: use one of ${[...known].sort().join(", ")}`];
  if (reference?.onDelete === "clear" && !field.nullable)
    yield [field.owner ? "x-owner" : "x-reference", 'the reference is cleared: add "null" to the type'];
  if (field.unique && !types.includes("string")) yield ["x-unique", "only texts can be unique"];
  if (property["x-computed"] === true && property.readOnly !== true)
    yield ["x-computed", "a computed field must be readOnly: true"];
  if (property["x-immutable"] === true && property.readOnly === true)
    yield ["x-immutable", "the field is readOnly: remove one of the two"];
  if (types.includes("number") && property["x-column"] === undefined && field.kind !== "computed")
    yield ["", "a number needs x-column with its digits, for example numeric(14,2)"];
  yield* listProblems(document, property, types);
  yield* valueProblems(field);
}

function* listProblems(document: OpenApiDocument, property: Schema, types: readonly string[]): Generator<FieldProblem> {
  const { format } = resolve<Schema>(document, property) ?? {};
  const isText = types.includes("string") && format !== "date-time" && format !== "date" && format !== "uuid";
  if (property["x-searchable"] === true && !isText && !types.includes("array"))
    yield ["x-searchable", "only texts and lists of texts can be searched"];
  if (property["x-sortable"] === true && types.some((type) => type === "array" || type === "object"))
    yield ["x-sortable", "lists and objects cannot be sorted"];
  const isOrdered =
    types.includes("number") || types.includes("integer") || format === "date-time" || format === "date";
  if (property["x-filterable"] === "range" && !isOrdered)
    yield ["x-filterable", "a range needs a number, a date or a time: use true"];
  if (property["x-filterable"] === true && types.includes("object"))
    yield ["x-filterable", "objects cannot be filtered: remove it"];
}

/** A new record must have a value for every column. */
function* valueProblems({ kind, fallback, required, derived }: ResourceField): Generator<FieldProblem> {
  const isSet = kind === "set" || kind === "create";
  if (derived && fallback !== undefined) yield ["x-derived", "the field has a default: remove one of the two"];
  if (isSet && fallback === undefined && !derived && !required)
    yield [
      "",
      "a new record may lack a value: require the field, give it a default, allow null, or add x-derived: true",
    ];
}

function knownTypes(document: OpenApiDocument, resources: readonly Resource[]): ReadonlySet<string> {
  const schemas = Object.values(document.components?.schemas ?? {});
  const named = schemas.flatMap((schema) => schema["x-record"] ?? []).map(String);
  return new Set(["user", "contact", "company", ...named, ...resources.map(({ type }) => type)]);
}

/** Keywords of resource fields have no effect in other schemas. */
function* strayKeywords(document: OpenApiDocument, components: ReadonlySet<string>): Generator<Finding> {
  for (const [component, schema] of Object.entries(document.components?.schemas ?? {})) {
    if (components.has(component)) continue;
    for (const [name, property] of Object.entries(schema.properties ?? {}))
      for (const keyword of FIELD_KEYWORDS)
        if (property[keyword] !== undefined)
          yield {
            pointer: toPointer(["components", "schemas", component, "properties", name, keyword]),
            message: `${keyword} has a meaning in a schema with x-resource only`,
          };
  }
}
