import type { OpenApiDocument, OperationObject, ResponseObject, Schema } from "./document.ts";
import { at, resolve } from "./document.ts";
import { propertiesOf, typesOf } from "./schema-walk.ts";

/** The records in the response of an operation: components with an id and a version. */
export interface ReturnedRecord {
  /** Name of the component. */
  readonly component: string;
  readonly schema: Schema;
  readonly list: boolean;
  /** The property that names the type of each record, if the component is a union. */
  readonly tag: string | null;
  /** The record types; empty if the component has no `x-record`. */
  readonly types: readonly string[];
  /** The components of the record types; the component itself if it is not a union. */
  readonly branches: readonly { readonly component: string; readonly schema: Schema }[];
}

const REFERENCE = "#/components/schemas/";

/** Returns the records in the success response of an operation, or undefined if it returns something else. */
export function returnedRecord(document: OpenApiDocument, operation: OperationObject): ReturnedRecord | undefined {
  const success = Object.entries(operation.responses ?? {}).find(([status]) => status.startsWith("2"))?.[1];
  const media = resolve<ResponseObject>(document, success ?? {})?.content?.["application/json"];
  const body = propertiesOf(document, media?.schema);
  const data = body.get("data");
  const array = data && resolve<Schema>(document, data);
  const list = array !== undefined && typesOf(document, array).includes("array");
  if (list && !propertiesOf(document, body.get("meta")).has("total")) return undefined;
  const reference = (list ? array.items : data)?.$ref;
  if (reference?.startsWith(REFERENCE) !== true) return undefined;
  const schema = at(document, reference) as Schema;
  const names = propertiesOf(document, schema);
  if (!names.has("id") || !names.has("version")) return undefined;
  return { component: nameOf(reference), schema, list, ...branchesOf(document, nameOf(reference), schema) };
}

function branchesOf(
  document: OpenApiDocument,
  component: string,
  schema: Schema,
): Pick<ReturnedRecord, "tag" | "types" | "branches"> {
  const type = schema["x-record"] ?? unionTypeOf(document, component);
  const mapping = Object.entries(schema.discriminator?.mapping ?? {});
  if (!schema.oneOf || mapping.length === 0)
    return { tag: null, types: typeof type === "string" ? [type] : [], branches: [{ component, schema }] };
  const branches = mapping.map(([, reference]) => ({
    component: nameOf(reference),
    schema: at(document, reference) as Schema,
  }));
  return { tag: schema.discriminator?.propertyName ?? null, types: mapping.map(([name]) => name), branches };
}

/** Returns the record type of a component that is a branch of a union. */
function unionTypeOf(document: OpenApiDocument, component: string): string | undefined {
  for (const { discriminator } of Object.values(document.components?.schemas ?? {})) {
    const branches = discriminator?.mapping ? Object.entries(discriminator.mapping) : [];
    const branch = branches.find(([, reference]) => nameOf(reference) === component);
    if (branch) return branch[0];
  }
  return undefined;
}

const nameOf = (reference: string): string => reference.slice(REFERENCE.length);
