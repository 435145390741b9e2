import type { OpenApiDocument, Schema } from "../document.ts";
import { resolve } from "../document.ts";
import { typesOf } from "../schema-walk.ts";

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
export function columnType(document: OpenApiDocument, given: Schema): string {
  const schema = resolve<Schema>(document, given) ?? given;
  const type = typesOf(document, schema).find((name) => name !== "null") ?? "object";
  const byFormat = schema.format === undefined ? undefined : COLUMN_OF_FORMAT[schema.format];
  if (byFormat !== undefined) return byFormat;
  if (type !== "array") return COLUMN_OF_TYPE[type] ?? "jsonb";
  const items = schema.items === undefined ? undefined : columnType(document, schema.items);
  return items === undefined || items === "jsonb" || items.endsWith("[]") ? "jsonb" : `${items}[]`;
}
