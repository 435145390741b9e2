import type { OpenApiDocument } from "./document.ts";
import type { GroupRecord, Kind } from "./operation-kind.ts";
import { EXAMPLE_ID, NAME_FIELD } from "./operation-lines.ts";

/** Returns the components of a record that the document does not have yet, and an example as YAML. */
export function recordLines(document: OpenApiDocument, { name }: GroupRecord, kind: Kind): string[] {
  const missing = (suffix: string): boolean => document.components?.schemas?.[name + suffix] === undefined;
  const id = (key: string): string => `        ${key}: { $ref: "#/components/schemas/`;
  const field = `        name: ${NAME_FIELD}`;
  const closed = "      additionalProperties: false";
  const record = [
    `    ${name}:`,
    "      type: object",
    "      required: [id, version, name, created_at, updated_at]",
    "      properties:",
    `${id("id")}Id", readOnly: true }`,
    "        version: { type: integer, minimum: 1, readOnly: true }",
    field,
    `${id("created_at")}Timestamp", readOnly: true }`,
    `${id("updated_at")}Timestamp", readOnly: true }`,
    closed,
  ];
  const body = (suffix: string, required: readonly string[]): string[] =>
    missing(suffix)
      ? [`    ${name}${suffix}:`, "      type: object", ...required, "      properties:", field, closed]
      : [];
  return [
    ...(missing("") && kind !== "delete" ? record : []),
    ...(kind === "create" ? body("Create", ["      required: [name]"]) : []),
    ...(kind === "update" ? body("Update", []) : []),
  ];
}

/** The example of a record that `recordLines` wrote. */
export const NEW_EXAMPLE = `{ id: ${EXAMPLE_ID}, version: 1, name: An example, created_at: "2026-03-01T09:30:00.000Z", updated_at: "2026-03-01T09:30:00.000Z" }`;
