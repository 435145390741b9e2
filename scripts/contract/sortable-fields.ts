import {
  type OpenApiDocument,
  type OperationObject,
  type ResponseObject,
  type Schema,
  operationsIn,
  resolve,
} from "./document.ts";
import { fieldSpec } from "./field-spec.ts";
import { propertiesOf } from "./schema-walk.ts";

/** In `x-sort`: all fields of the records whose kind has an order, and their custom fields. */
export const ALL_FIELDS = "*";

/** Kinds of values with an order. Ids have none that means something, and long texts, lists and objects none at all. */
const ORDERED: ReadonlySet<string> = new Set([
  "string",
  "email",
  "phone",
  "url",
  "enum",
  "integer",
  "number",
  "boolean",
  "date",
  "datetime",
]);

/**
 * Returns whether lists can be sorted by a field: by its kind, unless `x-sortable` says otherwise. A value that is computed
 * when it is read would be computed for all records, and the order of one that needs a permission would disclose it.
 */
export function isSortable(document: OpenApiDocument, property: Schema): boolean {
  const marked = property["x-sortable"];
  if (typeof marked === "boolean") return marked;
  const { type, requires } = fieldSpec(document, property);
  return ORDERED.has(type) && requires === undefined && property["x-computed"] !== true;
}

/** Replaces `*` in the `x-sort` of lists, and adds the error of a custom field that does not exist. */
export function expandSortableFields(document: OpenApiDocument): void {
  for (const { operation } of operationsIn(document.paths)) {
    const given = operation["x-sort"];
    if (!given?.includes(ALL_FIELDS)) continue;
    const own = given.filter((name) => name !== ALL_FIELDS);
    operation["x-sort"] = [...new Set([...own, ...sortableOf(document, operation)])];
  }
  for (const { operation } of operationsIn(document.paths)) {
    // Whether a custom field exists is not in the schema.
    if (!operation["x-sort"]?.includes(CUSTOM_SORT)) continue;
    operation["x-errors"] = [...new Set([...(operation["x-errors"] ?? []), "unprocessable"])];
  }
}

/** The first fields are the standard ones, which every list has. */
const STANDARD = ["created_at", "updated_at"];
const NO_SORTS: ReadonlySet<string> = new Set(["version", "deleted_at"]);

function sortableOf(document: OpenApiDocument, operation: OperationObject): string[] {
  const response = resolve<ResponseObject>(document, operation.responses?.["200"] ?? {});
  const data = propertiesOf(document, response?.content?.["application/json"]?.schema).get("data");
  const fields = propertiesOf(document, data?.items);
  const sortable = [...fields].flatMap(([name, property]) =>
    !NO_SORTS.has(name) && isSortable(document, property) ? [name] : [],
  );
  const hasCustom = fields.has("custom_fields") && document.components?.schemas?.["CustomFieldPath"] !== undefined;
  return [...STANDARD.filter((name) => fields.has(name)), ...sortable, ...(hasCustom ? [CUSTOM_SORT] : [])];
}

/** In a list of sort fields: the custom fields of the records. */
export const CUSTOM_SORT = "custom_fields.<key>";

/** The form of the name of a custom field. */
const CUSTOM_FIELD = "custom_fields\\.[a-z][a-z0-9_]{0,49}";

/** Returns the schema of a sort by up to four of these fields. */
export function sortSchema(fields: readonly string[]): Schema {
  const names = fields.map((name) => (name === CUSTOM_SORT ? CUSTOM_FIELD : name));
  const field = `-?(${names.join("|")})`;
  return { type: "string", maxLength: MAX_LENGTH, pattern: `^${field}(,${field}){0,3}$`, "x-expected": "sort" };
}

const MAX_LENGTH = 300;
