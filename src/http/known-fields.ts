import type { DescribedName } from "../platform/rules/unknown-names.ts";
import type { KnownFields } from "../platform/rules/violations.ts";

/** Returns the fields that an operation's body can have at each position. */
export type KnownFieldsOf = (operationId: string) => KnownFields;

/** The part of a schema in which field names are looked up. */
interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly "x-synonyms"?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}

/** The part of the OpenAPI document in which field names are looked up. */
export interface SchemaDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

interface DocumentedOperation {
  readonly operationId?: string;
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> };
}

/** Looks names up only if a request contains an unknown field. */
export function knownFieldsIn(read: () => SchemaDocument): KnownFieldsOf {
  const expand = (schema: Schema, left = 20): Schema[] => {
    if (left === 0) return [];
    const target = schema.$ref === undefined ? undefined : referenced(read(), schema.$ref);
    const parts = [target, ...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
    return [schema, ...parts.flatMap((part) => (part === undefined ? [] : expand(part, left - 1)))];
  };
  const inner = (schemas: readonly Schema[], step: string): Schema[] =>
    schemas.flatMap(({ properties, items }) => {
      const next = Object.hasOwn(properties ?? {}, step) ? properties?.[step] : /^\d+$/.test(step) ? items : undefined;
      return next === undefined ? [] : expand(next);
    });
  return (operationId) => (pointer) => {
    const body = bodySchema(read(), operationId);
    const steps = pointer.split("/").slice(1).map(unescape);
    const here = steps.reduce(inner, body === undefined ? [] : expand(body));
    const fields = here.flatMap(({ properties }) => Object.entries(properties ?? {}));
    const settable = fields.filter(([, field]) => !isReadOnly(field));
    // The same field of several branches is listed once.
    return new Map(settable.map(([name, field]) => [name, described(name, expand(field))])).values();
  };
}

function described(name: string, [own, target]: readonly Schema[]): DescribedName {
  const synonyms = own?.["x-synonyms"] ?? target?.["x-synonyms"] ?? [];
  const [sentence = ""] = (own?.description ?? target?.description ?? "")
    .replaceAll("`", "")
    .split(/(?<=(?<!e\.g)\.)\s|;\s/);
  return { name, line: sentence.replace(/\.$/, "").slice(0, MAX_LINE) || name.replaceAll("_", " "), synonyms };
}

const MAX_LINE = 200;

function bodySchema({ paths }: SchemaDocument, operationId: string): Schema | undefined {
  const operations = Object.values(paths).flatMap((path) => Object.values(path) as DocumentedOperation[]);
  const operation = operations.find((candidate) => candidate.operationId === operationId);
  return operation?.requestBody?.content?.["application/json"]?.schema;
}

function referenced({ components }: SchemaDocument, reference: string): Schema | undefined {
  return components.schemas[reference.replace("#/components/schemas/", "")] as Schema | undefined;
}

function isReadOnly(schema: Schema): boolean {
  return ("readOnly" in schema && schema.readOnly === true) || "x-read-only" in schema;
}

function unescape(step: string): string {
  return step.replaceAll("~1", "/").replaceAll("~0", "~");
}
