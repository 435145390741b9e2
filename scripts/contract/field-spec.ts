import type { OpenApiDocument, Schema } from "./document.ts";
import { resolve } from "./document.ts";
import { typesOf } from "./schema-walk.ts";

/** The type of a field, and the keywords that matter to features that work with any field. */
export interface FieldSpec {
  readonly type: string;
  readonly nullable: boolean;
  readonly readOnly: boolean;
  readonly enum?: readonly unknown[];
  /** Whether filters distinguish accents: in texts with a format or a pattern, and with `x-exact`. */
  readonly exact?: boolean;
  /** The permission for reading the field, in addition to reading its record. */
  readonly requires?: string;
}

const TYPE_OF_FORMAT: Readonly<Record<string, string>> = {
  uuid: "uuid",
  email: "email",
  phone: "phone",
  date: "date",
  "date-time": "datetime",
  uri: "url",
};

/** Returns the specification of a property of a record. */
export function fieldSpec(document: OpenApiDocument, property: Schema): FieldSpec {
  const outer = resolve<Schema>(document, property) ?? {};
  const parts = (outer.oneOf ?? outer.anyOf ?? []).map((part) => resolve<Schema>(document, part) ?? {});
  const schema = parts.find((part) => part.type !== "null") ?? outer;
  const types = typesOf(document, outer);
  const values =
    schema.enum?.filter((value) => value !== null) ?? (schema.const === undefined ? undefined : [schema.const]);
  const requires = property["x-requires"];
  return {
    type: fieldType(schema, values, types),
    readOnly: property.readOnly === true || outer.readOnly === true,
    nullable: types.includes("null"),
    ...(values ? { enum: values } : {}),
    ...(isExact(property, schema, types) ? { exact: true } : {}),
    ...(typeof requires === "string" ? { requires } : {}),
  };
}

function isExact(property: Schema, { format, pattern, ...schema }: Schema, types: readonly string[]): boolean {
  if (!types.includes("string") || schema.enum || schema.const !== undefined) return false;
  if (property["x-exact"] === true || schema["x-exact"] === true || pattern !== undefined) return true;
  return format !== undefined && !(format in TYPE_OF_FORMAT);
}

function fieldType(schema: Schema, values: unknown[] | undefined, types: readonly string[]): string {
  if (values) return "enum";
  const format = schema.format === undefined ? undefined : TYPE_OF_FORMAT[schema.format];
  if (format) return format;
  const type = types.find((name) => name !== "null") ?? "object";
  return type === "string" && schema["x-multiline"] ? "text" : type;
}
