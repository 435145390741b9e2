import type { OpenApiDocument, Schema } from "../contract/document.ts";
import { resolve } from "../contract/document.ts";
import { type FieldName, fieldNames, textMembers } from "../contract/field-names.ts";
import { fieldSpec } from "../contract/field-spec.ts";
import { orderedFields } from "../contract/field-order.ts";
import { recordTypes } from "../contract/record-types.ts";
import { isMerged } from "../contract/sent-back.ts";
import { banner, table } from "./output.ts";
import type { Emitter } from "./output.ts";

/** fields.js: the fields of each record type, for filters and imports. */
export const emitFields: Emitter<"document" | "operations"> = ({ document, operations }) => {
  const records: Record<string, Record<string, unknown>> = {};
  for (const { name, schema, component } of recordTypes(document)) {
    const list = operations.find((one) => one.result === "list" && one.payload?.$ref?.endsWith(`/${component}`));
    const properties = orderedFields(document, schema);
    const names = new Map(fieldNames(document, properties).map((one) => [one.name, one]));
    records[name] = Object.fromEntries(
      [...properties].map(([field, property]) => [
        field,
        {
          ...fieldOf(document, property),
          sortable: list?.sort.includes(field) ?? false,
          ...namesOf(names.get(field)),
          ...membersOf(document, { field, property, names }),
        },
      ]),
    );
  }
  return {
    "fields.js": `${banner}\nexport const fields = ${table(records, 2)};\n`,
    "fields.d.ts": banner + types(records),
  };
};

function fieldOf(document: OpenApiDocument, property: Schema): Record<string, unknown> {
  const { type, readOnly, nullable, enum: values, exact, requires } = fieldSpec(document, property);
  return {
    type,
    read_only: readOnly,
    nullable,
    ...(values ? { enum: values } : {}),
    ...(exact === true ? { exact } : {}),
    ...(requires === undefined ? {} : { requires }),
    ...mergesOf(document, property),
  };
}

function namesOf(named: FieldName | undefined): Record<string, unknown> {
  const { line = "", synonyms = [] } = named ?? {};
  return { line, ...(synonyms.length > 0 ? { synonyms } : {}) };
}

interface NamedField {
  readonly field: string;
  readonly property: Schema;
  readonly names: ReadonlyMap<string, FieldName>;
}

function membersOf(document: OpenApiDocument, { field, property, names }: NamedField): Record<string, unknown> {
  const members = Object.keys(textMembers(document, property));
  if (members.length === 0) return {};
  return { members: Object.fromEntries(members.map((name) => [name, namesOf(names.get(`${field}.${name}`))])) };
}

/** Objects with optional members only are merged by member; objects with required members are replaced. */
function mergesOf(document: OpenApiDocument, property: Schema): Record<string, unknown> {
  const { properties, maxProperties: most, readOnly } = resolve<Schema>(document, property) ?? {};
  if (!isMerged(document, property) || readOnly || property.readOnly) return {};
  return { merges: properties ? { members: Object.keys(properties) } : { most } };
}

function types(records: Record<string, Record<string, unknown>>): string {
  const members = Object.entries(records).map(([name, fields]) => {
    const names = Object.keys(fields).map((field) => JSON.stringify(field));
    return `  readonly ${name}: Readonly<Record<${names.join(" | ")}, Field>>;\n`;
  });
  return `
import type { Permission } from "./vocabulary.js";

export type FieldType =
  | "string" | "text" | "integer" | "number" | "boolean" | "date" | "datetime" | "uuid" | "email" | "phone" | "url" | "enum" | "array" | "object";

export interface Field {
  readonly type: FieldType;
  readonly read_only: boolean;
  readonly nullable: boolean;
  readonly enum?: readonly string[];
  /** Whether filters distinguish accents. */
  readonly exact?: boolean;
  /** A permission for reading the field, in addition to reading its record. */
  readonly requires?: Permission;
  /** For objects that updates merge by member: the fixed members, or the maximum number of members of a free-form map. */
  readonly merges?: { readonly members?: readonly string[]; readonly most?: number };
  /** Whether lists of these records can be sorted by the field. */
  readonly sortable: boolean;
  /** One short line about the field. */
  readonly line: string;
  /** Other names that people use for the field (\`x-synonyms\`). */
  readonly synonyms?: readonly string[];
  /** The members of an object of texts, for example an address. */
  readonly members?: Readonly<Record<string, { readonly line: string; readonly synonyms?: readonly string[] }>>;
}

export declare const fields: {
${members.join("")}};
`;
}
