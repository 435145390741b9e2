import type { OpenApiDocument, OperationObject, ParameterObject, ResponseObject, Schema } from "./document.ts";
import { operationsIn, resolve } from "./document.ts";
import { propertiesOf } from "./schema-walk.ts";

const time = (name: string, description: string): ParameterObject => ({
  name,
  in: "query",
  description,
  schema: { $ref: "#/components/schemas/Timestamp" },
});

/** The parameters by component, with the field that the records must have. */
const filters: readonly { readonly component: string; readonly field: string; readonly parameter: ParameterObject }[] =
  [
    {
      component: "Ids",
      field: "id",
      parameter: {
        name: "ids",
        in: "query",
        description: "Only the records with these ids; an id that no record has is ignored.",
        schema: { type: "array", minItems: 1, maxItems: 100, items: { $ref: "#/components/schemas/Id" } },
      },
    },
    {
      component: "CreatedAfter",
      field: "created_at",
      parameter: time("created_after", "Only records created at this time or later."),
    },
    {
      component: "CreatedBefore",
      field: "created_at",
      parameter: time("created_before", "Only records created before this time."),
    },
    {
      component: "UpdatedAfter",
      field: "updated_at",
      parameter: time("updated_after", "Only records last changed at this time or later."),
    },
    {
      component: "UpdatedBefore",
      field: "updated_at",
      parameter: time("updated_before", "Only records last changed before this time."),
    },
    {
      component: "IncludeDeleted",
      field: "deleted_at",
      parameter: {
        name: "include_deleted",
        in: "query",
        description: "Also returns deleted records.",
        schema: { type: "boolean", default: false },
      },
    },
  ];

/**
 * Adds to each sorted list the filters that follow from the fields of its records, unless the contract declares them,
 * and sorting by `updated_at`. Deleted records are listed if an operation of the group restores them.
 */
export function addStandardFilters(document: OpenApiDocument): void {
  const operations = [...operationsIn(document.paths)].filter(({ method }) => method === "get");
  const ids = new Set([...operationsIn(document.paths)].map(({ operation }) => operation.operationId));
  for (const { item, operation } of operations) {
    const fields = sortedFields(document, operation);
    if (!fields?.has("id")) continue;
    const [group = "", verb] = (operation.operationId ?? "").split(".");
    const restores = verb === "list" && ids.has(`${group}.restore`);
    const declared = namesOf(document, [...(item.parameters ?? []), ...(operation.parameters ?? [])]);
    const added = filters.filter(
      ({ field, parameter }) =>
        fields.has(field) && !declared.has(parameter.name) && (field !== "deleted_at" || restores),
    );
    operation.parameters = [...(operation.parameters ?? []), ...added.map((one) => reference(document, one))];
    sortByChange(operation, fields);
  }
}

/** Returns the fields of the records of a sorted list. */
function sortedFields(document: OpenApiDocument, operation: OperationObject): ReadonlyMap<string, Schema> | undefined {
  if (!operation["x-sort"]?.includes("created_at")) return undefined;
  const response = resolve<ResponseObject>(document, operation.responses?.["200"] ?? {});
  const data = propertiesOf(document, response?.content?.["application/json"]?.schema).get("data");
  return data?.items && propertiesOf(document, data.items);
}

function namesOf(document: OpenApiDocument, parameters: readonly ParameterObject[]): Set<string> {
  return new Set(parameters.flatMap((one) => resolve<ParameterObject>(document, one)?.name ?? []));
}

function reference(document: OpenApiDocument, { component, parameter }: (typeof filters)[number]): ParameterObject {
  const components = (document.components ??= {});
  components.parameters = { ...components.parameters, [component]: parameter };
  return { $ref: `#/components/parameters/${component}` } as ParameterObject;
}

function sortByChange(operation: OperationObject, fields: ReadonlyMap<string, Schema>): void {
  const [first, ...others] = operation["x-sort"] ?? [];
  if (first === undefined || !fields.has("updated_at") || others.includes("updated_at")) return;
  operation["x-sort"] = [first, "updated_at", ...others];
}
