import { type OpenApiDocument, type Schema, isObject, resolve } from "../document.ts";
import { typesOf } from "../schema-walk.ts";
import { CUSTOM_SORT, isSortable } from "../sortable-fields.ts";
import { exampleOf } from "./example.ts";
import { type Resource, type ResourceField, type ResourceFilter, type ResourceReference, VERBS } from "./resource.ts";

/** The keywords of a property that describe its part in the resource; they are removed from the published schema. */
export const FIELD_KEYWORDS = [
  "x-searchable",
  "x-filterable",
  "x-unique",
  "x-immutable",
  "x-reference",
  "x-owner",
  "x-column",
  "x-computed",
  "x-derived",
] as const;

/** Reads all resources of a document: component schemas with `x-resource`. */
export function readResources(document: OpenApiDocument): Resource[] {
  const schemas = Object.entries(document.components?.schemas ?? {});
  return schemas.flatMap(([component, schema]) => {
    const settings = schema["x-resource"];
    return isObject(settings) ? [readResource(document, { component, schema, settings })] : [];
  });
}

interface ResourceSchema {
  readonly component: string;
  readonly schema: Schema;
  readonly settings: Record<string, unknown>;
}

function readResource(document: OpenApiDocument, { component, schema, settings }: ResourceSchema): Resource {
  const type = textOr(settings["type"], snake(component));
  const table = textOr(settings["table"], plural(type));
  const group = textOr(settings["group"], camel(table));
  const one = type.replaceAll("_", " ");
  const properties = Object.entries(schema.properties ?? {});
  const required = schema.required ?? [];
  const fields = properties.map(([name, property]) => fieldOf(document, { name, property, required }));
  const marked = (keyword: string): string[] => properties.flatMap(([name, given]) => (given[keyword] ? [name] : []));
  const sorted = properties.flatMap(([name, property]) => (isSortable(document, property) ? [name] : []));
  const names = new Set(properties.map(([name]) => name));
  return {
    component,
    type,
    group,
    table,
    fields,
    required,
    description: schema.description ?? "",
    path: textOr(settings["path"], `/v1/${table.replaceAll("_", "-")}`),
    permission: textOr(settings["permission"], table),
    permissions: mapOr(settings["permissions"]),
    nouns: { one, many: plural(one), withArticle: `${/^[aeiou]/.test(one) ? "an" : "a"} ${one}` },
    operations: VERBS.filter((verb) => chosen(settings["operations"], VERBS).includes(verb)),
    notes: mapOr(settings["notes"]),
    events: chosen(settings["events"], ["created", "updated", "deleted", "restored"]),
    timeline: mapOr(settings["timeline"]),
    rates: mapOr(settings["rates"]),
    tools: settings["tools"] === "read" || settings["tools"] === "write" ? settings["tools"] : "none",
    search: settings["search"] !== false,
    export: settings["export"] !== false,
    import: settings["import"] === true,
    searchable: marked("x-searchable"),
    filters: properties.flatMap(([name, property]) => filtersOf(document, name, property)),
    ownFilters: Array.isArray(settings["filters"]) ? settings["filters"].filter(isObject) : [],
    sort: ["created_at", "updated_at", ...sorted, ...(names.has("custom_fields") ? [CUSTOM_SORT] : [])],
    relatedTo: names.has("related_to"),
    customFields: names.has("custom_fields"),
    relations: { ...relationsTo(fields), ...(isObject(schema["x-include"]) ? schema["x-include"] : {}) },
    example: exampleOf(type, fields, schema["examples"]),
  };
}

interface Property {
  readonly name: string;
  readonly property: Schema;
  readonly required: readonly string[];
}

function fieldOf(document: OpenApiDocument, { name, property, required }: Property): ResourceField {
  const nullable = typesOf(document, property).includes("null");
  const own = Object.entries(property).filter(([key]) => !isFieldKeyword(key) && key !== "default");
  return {
    name,
    schema: Object.fromEntries(own),
    column: textOr(property["x-column"], columnType(document, property)),
    nullable,
    kind: kindOf(property),
    required: required.includes(name),
    derived: property["x-derived"] === true,
    fallback: required.includes(name) ? undefined : fallbackOf(document, property, nullable),
    unique: property["x-unique"] === true,
    owner: property["x-owner"] === true,
    reference: property["x-owner"] === true ? { to: "user", onDelete: "clear" } : referenceOf(property["x-reference"]),
  };
}

/** Returns a relation for each reference: `owner` for `owner_id`. */
function relationsTo(fields: readonly ResourceField[]): Record<string, unknown> {
  const relations = fields.flatMap(({ name, reference }): [string, unknown][] =>
    reference === null ? [] : [[name.replace(/_id$/, ""), { type: reference.to, by: name }]],
  );
  return Object.fromEntries(relations);
}

function isFieldKeyword(key: string): boolean {
  return FIELD_KEYWORDS.some((keyword) => keyword === key);
}

function kindOf(property: Schema): ResourceField["kind"] {
  if (property.readOnly === true) return property["x-computed"] === true ? "computed" : "stored";
  return property["x-immutable"] === true ? "create" : "set";
}

/** The default; otherwise null, an empty list or an empty map, if the type allows one of them. */
function fallbackOf(document: OpenApiDocument, property: Schema, nullable: boolean): unknown {
  if (property.default !== undefined) return property.default;
  if (nullable) return null;
  const types = typesOf(document, property);
  if (types.includes("array")) return [];
  return types.includes("object") ? {} : undefined;
}

function referenceOf(given: unknown): ResourceReference | null {
  if (!isObject(given) || typeof given["to"] !== "string") return null;
  const { to, on_delete: onDelete } = given;
  return { to, onDelete: onDelete === "clear" || onDelete === "cascade" ? onDelete : "restrict" };
}

/** A range has two parameters; a list of tags is searched for one of them. */
function filtersOf(document: OpenApiDocument, name: string, property: Schema): ResourceFilter[] {
  const how = property["x-filterable"];
  if (how === undefined || how === false) return [];
  const resolved = resolve<Schema>(document, property) ?? property;
  if (how === "range") {
    const isTime = resolved.format === "date-time" || resolved.format === "date";
    const stem = isTime ? name.replace(/_(at|date|on)$/, "") : name;
    const [from, to] = isTime ? (["after", "before"] as const) : (["min", "max"] as const);
    return [
      { parameter: `${stem}_${from}`, field: name, compare: from },
      { parameter: `${stem}_${to}`, field: name, compare: to },
    ];
  }
  if (typesOf(document, resolved).includes("array"))
    return [{ parameter: name.replace(/s$/, ""), field: name, compare: "has" }];
  return [{ parameter: name, field: name, compare: "eq" }];
}

function textOr(given: unknown, fallback: string): string {
  return typeof given === "string" ? given : fallback;
}

function mapOr(given: unknown): Record<string, string> {
  return isObject(given) ? (given as Record<string, string>) : {};
}

function chosen(given: unknown, all: readonly string[]): readonly string[] {
  return Array.isArray(given) ? given.map(String) : all;
}

/** `LineItem` → `line_item`. */
export function snake(name: string): string {
  return name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
}

/** `line_items` → `lineItems`. */
function camel(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** `line_item` → `line_items`. */
export function plural(name: string): string {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}

const COLUMN_OF_FORMAT: Readonly<Record<string, string>> = {
  uuid: "uuid",
  date: "date",
  "date-time": "timestamptz(3)",
};

const COLUMN_OF_TYPE: Readonly<Record<string, string>> = {
  boolean: "boolean",
  integer: "integer",
  number: "double precision",
  object: "jsonb",
  string: "text",
};

/** Returns the PostgreSQL type for the values of a schema. Decimal numbers of a fixed scale need `x-column`. */
function columnType(document: OpenApiDocument, given: Schema): string {
  const schema = resolve<Schema>(document, given) ?? given;
  const type = typesOf(document, schema).find((name) => name !== "null") ?? "object";
  const byFormat = schema.format === undefined ? undefined : COLUMN_OF_FORMAT[schema.format];
  if (byFormat !== undefined) return byFormat;
  if (type !== "array") return COLUMN_OF_TYPE[type] ?? "jsonb";
  const items = schema.items === undefined ? undefined : columnType(document, schema.items);
  return items === undefined || items === "jsonb" || items.endsWith("[]") ? "jsonb" : `${items}[]`;
}
