import type { OpenApiDocument, Schema } from "../../contract/document.ts";
import { mapSchemas } from "../../contract/root-schemas.ts";

/** Adds the limits and the units of each property to its description, where editors show them. */
export function withDocumentedLimits(document: OpenApiDocument): OpenApiDocument {
  return mapSchemas(document, (schema) => {
    if (!schema.properties) return schema;
    const properties = Object.entries(schema.properties).map(([name, one]) => [name, documented(one)]);
    return { ...schema, properties: Object.fromEntries(properties) as Record<string, Schema> };
  });
}

function documented(schema: Schema): Schema {
  const limits = limitsOf(schema);
  // The description of a deprecated property ends with its dates.
  if (limits.length === 0 || schema["deprecated"] === true) return schema;
  return { ...schema, description: [schema.description, ...limits].filter(Boolean).join(" ") };
}

function limitsOf(schema: Schema): string[] {
  const number = (name: string): number | undefined => (typeof schema[name] === "number" ? schema[name] : undefined);
  return [
    range("characters", schema.minLength, schema.maxLength),
    range("", number("minimum"), number("maximum")),
    range("items", number("minItems"), schema.maxItems),
    schema.format === undefined ? undefined : FORMATS[schema.format],
  ].filter((text) => text !== undefined);
}

const FORMATS: Readonly<Record<string, string>> = {
  "date-time": "RFC 3339 with a time zone.",
  date: "YYYY-MM-DD.",
  email: "An e-mail address.",
  uri: "A URL.",
};

function range(unit: string, least: number | undefined, most: number | undefined): string | undefined {
  const suffix = unit === "" ? "." : ` ${unit}.`;
  if (least !== undefined && most !== undefined && (least > 0 || unit === "")) return `${least} to ${most}${suffix}`;
  if (most !== undefined) return `At most ${most}${suffix}`;
  return least === undefined || (least === 0 && unit !== "") ? undefined : `At least ${least}${suffix}`;
}
