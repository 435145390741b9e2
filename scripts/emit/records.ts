import { type OpenApiDocument, type Schema, byCodeUnit, resolve } from "../contract/document.ts";
import { orderedFields } from "../contract/field-order.ts";
import { fieldSpec } from "../contract/field-spec.ts";
import type { OperationModel } from "../contract/operation-model.ts";
import { pascal } from "../contract/operations.ts";
import { CUSTOM_SORT } from "../contract/sortable-fields.ts";
import { banner, table, union, type Emitter } from "./output.ts";

/** Parameters that select the page or the shape of the response. */
const paging = new Set(["page", "page_size", "sort", "cursor", "fields", "include"]);

/** records.js: the fields of each record in the order of responses; the filters and sort fields of each list. */
export const emitRecords: Emitter<"document" | "operations"> = ({ document, operations }) => {
  const lists = operations.filter(({ result, feed, method }) => result === "list" && !feed && method === "get");
  const components = Object.fromEntries(
    [...recordComponents(document, operations)].map((name) => {
      const schema = document.components?.schemas?.[name];
      return [
        name,
        [...orderedFields(document, schema)].flatMap(([field, { "x-related": added }]) => (added ? [] : [field])),
      ];
    }),
  );
  return {
    "records.js": `${banner}\nexport const recordFields = ${table(components)};\n`,
    "records.d.ts": `${banner}\n${declarations(document, components, lists).join("\n")}`,
  };
};

/** Returns the components of the records in responses; a union of records counts as its branches. */
function recordComponents(document: OpenApiDocument, operations: readonly OperationModel[]): Set<string> {
  const found = operations.flatMap(({ payload }) => branches(document, payload));
  return new Set(found.sort(byCodeUnit));
}

function branches(document: OpenApiDocument, schema: Schema | undefined): string[] {
  const name = schema?.$ref?.match(/^#\/components\/schemas\/([^/]+)$/)?.[1];
  if (schema === undefined || name === undefined) return [];
  const parts = resolve<Schema>(document, schema)?.oneOf;
  if (parts) return parts.flatMap((part) => branches(document, part));
  return orderedFields(document, schema).has("id") ? [name] : [];
}

function declarations(
  document: OpenApiDocument,
  components: Readonly<Record<string, readonly string[]>>,
  lists: readonly OperationModel[],
): string[] {
  const inputs = lists.map(({ id }) => `${pascal(id)}Input`);
  return [
    ...(inputs.length ? [`import type { ${inputs.join(", ")} } from "./services.js";`, ""] : []),
    "/** The names of the fields of each record. */",
    "export interface RecordFieldNames {",
    ...Object.entries(components).map(([name, fields]) => `  ${name}: ${union(fields)};`),
    "}",
    "",
    "/** The fields of each record in the order of responses. */",
    "export declare const recordFields: {",
    "  readonly [Name in keyof RecordFieldNames]: readonly RecordFieldNames[Name][];",
    "};",
    "",
    "type Filters<Input, Name extends keyof Input> = { readonly [Key in Name]?: Input[Key] | undefined };",
    "",
    "/** The filters of each list. */",
    "export interface ListFilters {",
    ...lists.map(
      (list) => `  ${JSON.stringify(list.id)}: Filters<${pascal(list.id)}Input, ${union(filtersOf(list))}>;`,
    ),
    "}",
    "",
    "/** The fields by which each list can be sorted. */",
    "export interface ListSorts {",
    ...lists.map(({ id, sort }) => `  ${JSON.stringify(id)}: ${union(sort.filter((name) => name !== CUSTOM_SORT))};`),
    "}",
    "",
    "/** Those of them that are texts, which are sorted in linguistic order. */",
    "export interface TextSorts {",
    ...lists.map((list) => `  ${JSON.stringify(list.id)}: ${union(textSorts(document, list)) || "never"};`),
    "}",
    "",
  ];
}

const TEXTS: ReadonlySet<string> = new Set(["string", "text", "email", "url", "phone"]);

function textSorts(document: OpenApiDocument, { payload, sort }: OperationModel): string[] {
  const properties = orderedFields(document, payload);
  return sort.filter((name) => {
    const property = properties.get(name);
    return property !== undefined && TEXTS.has(fieldSpec(document, property).type);
  });
}

function filtersOf({ parameters }: OperationModel): string[] {
  return parameters.filter((one) => one.in === "query" && !paging.has(one.name)).map(({ name }) => name);
}
