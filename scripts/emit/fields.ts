import type { OpenApiDocument, Schema } from "../contract/document.ts";
import { resolve } from "../contract/document.ts";
import { recordTypes } from "../contract/record-types.ts";
import { propertiesOf, typesOf } from "../contract/schema-walk.ts";
import { banner, literal } from "./output.ts";
import type { Emitter } from "./output.ts";

const typeOfFormat: Record<string, string> = {
  uuid: "uuid",
  email: "email",
  date: "date",
  "date-time": "datetime",
  uri: "url",
};

/** fields.js: the fields of every kind of record, as filters and imports need to know them. */
export const emitFields: Emitter = ({ document, operations }) => {
  const records: Record<string, Record<string, unknown>> = {};
  for (const { name, schema, component } of recordTypes(document)) {
    const list = operations.find((one) => one.result === "list" && one.payload?.$ref?.endsWith(`/${component}`));
    const properties = [...propertiesOf(document, schema)];
    records[name] = Object.fromEntries(
      properties.map(([field, property]) => [
        field,
        { ...fieldOf(document, property), sortable: list?.sort.includes(field) ?? false },
      ]),
    );
  }
  return {
    "fields.js": `${banner}\nexport const fields = ${literal(records)};\n`,
    "fields.d.ts": banner + types(records),
  };
};

function fieldOf(document: OpenApiDocument, property: Schema): Record<string, unknown> {
  const outer = resolve<Schema>(document, property) ?? {};
  const parts = (outer.oneOf ?? outer.anyOf ?? []).map((part) => resolve<Schema>(document, part) ?? {});
  const schema = parts.find((part) => part.type !== "null") ?? outer;
  const types = typesOf(document, outer);
  const values =
    schema.enum?.filter((value) => value !== null) ?? (schema.const === undefined ? undefined : [schema.const]);
  return {
    type: fieldType(schema, values, types),
    read_only: property.readOnly === true || outer.readOnly === true,
    nullable: types.includes("null"),
    ...(values ? { enum: values } : {}),
  };
}

function fieldType(schema: Schema, values: unknown[] | undefined, types: readonly string[]): string {
  if (values) return "enum";
  const format = schema.format === undefined ? undefined : typeOfFormat[schema.format];
  if (format) return format;
  const type = types.find((name) => name !== "null") ?? "object";
  return type === "string" && schema["x-multiline"] ? "text" : type;
}

function types(records: Record<string, Record<string, unknown>>): string {
  const members = Object.entries(records).map(([name, fields]) => {
    const names = Object.keys(fields).map((field) => JSON.stringify(field));
    return `  readonly ${name}: Readonly<Record<${names.join(" | ")}, Field>>;\n`;
  });
  return `
export type FieldType =
  | "string" | "text" | "integer" | "number" | "boolean" | "date" | "datetime" | "uuid" | "email" | "url" | "enum" | "array" | "object";

export interface Field {
  readonly type: FieldType;
  readonly read_only: boolean;
  readonly nullable: boolean;
  readonly enum?: readonly string[];
  /** Lists of these records can be ordered by it. */
  readonly sortable: boolean;
}

export declare const fields: {
${members.join("")}};
`;
}
