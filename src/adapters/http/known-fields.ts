import type { DescribedName } from "../../base/platform/rules/did-you-mean.ts";
import type { KnownFields } from "../../base/platform/rules/violations.ts";

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
  readonly discriminator?: { readonly propertyName: string; readonly mapping?: Readonly<Record<string, string>> };
}

/** A schema, and the part of the body that it describes. */
interface Place {
  readonly schemas: readonly Schema[];
  readonly value: unknown;
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
  const expand = (schema: Schema, value: unknown, left = 20): Schema[] => {
    if (left === 0) return [];
    const target = schema.$ref === undefined ? undefined : referenced(read(), schema.$ref);
    const forms = meantForm(schema, value) ?? [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
    const parts = [target, ...(schema.allOf ?? []), ...forms];
    return [schema, ...parts.flatMap((part) => (part === undefined ? [] : expand(part, value, left - 1)))];
  };
  const inner = ({ schemas, value }: Place, step: string): Place => {
    const member = memberOf(value, step);
    const found = schemas.flatMap(({ properties, items }) => {
      const next = Object.hasOwn(properties ?? {}, step) ? properties?.[step] : /^\d+$/.test(step) ? items : undefined;
      return next === undefined ? [] : expand(next, member);
    });
    return { schemas: found, value: member };
  };
  return (operationId) => (pointer, body) => {
    const schema = bodySchema(read(), operationId);
    const steps = pointer.split("/").slice(1).map(unescape);
    const root: Place = { schemas: schema === undefined ? [] : expand(schema, body), value: body };
    const { schemas } = steps.reduce(inner, root);
    const settable = schemas
      .flatMap(({ properties }) => Object.entries(properties ?? {}))
      .filter(([, field]) => !isReadOnly(field))
      .map(([name, field]) => described(name, expand(field, undefined)));
    return [...Map.groupBy(settable, ({ name }) => name).values()].map(together);
  };
}

/** Returns the form of a union that the body has chosen; undefined if it has not. */
function meantForm({ discriminator }: Schema, value: unknown): Schema[] | undefined {
  const chosen = discriminator && memberOf(value, discriminator.propertyName);
  const mapping = discriminator?.mapping ?? {};
  const reference = typeof chosen === "string" && Object.hasOwn(mapping, chosen) ? mapping[chosen] : undefined;
  return reference === undefined ? undefined : [{ $ref: reference }];
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}

/** A field that several kinds of record have is described for each of them. */
function together(fields: readonly DescribedName[]): DescribedName {
  const lines = [...new Set(fields.map(({ line = "" }) => line))];
  const synonyms = [...new Set(fields.flatMap((field) => field.synonyms ?? []))];
  return { name: fields[0]?.name ?? "", line: lines.join(" / ").slice(0, MAX_LINE), synonyms };
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
