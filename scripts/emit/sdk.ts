import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@hey-api/openapi-ts";
import {
  copyOf,
  type OpenApiDocument,
  operationsIn,
  type BodyObject,
  type Schema,
  resolve,
} from "../contract/document.ts";
import { banner, union, type Emitter, type Files } from "./output.ts";
import { groupModules } from "./sdk/groups.ts";
import { OPEN, withOpenEnums } from "./sdk/open-enums.ts";
import { withoutConditions } from "./type-shapes.ts";
import { jsonContent } from "../contract/operations.ts";
import { mapSchemas } from "../contract/root-schemas.ts";

/**
 * Writes sdk/: the types, a module per group with a function for each operation, and the class with all groups. The
 * runtime is src/adapters/sdk.
 */
export const emitSdk: Emitter<"document" | "house" | "operations" | "contractPath"> = async (model) => {
  const { document, house } = model;
  const successes = withRequiredFields(onlySuccesses(document));
  const shaped = house ? withoutConditions(withDocumentedLimits(withOpenEnums(successes))) : successes;
  const types = await typesOf(withEventTypes(shaped));
  const version = `${banner}\n/** The release of the API that this SDK was generated from. */\nexport const version = ${JSON.stringify(document.info.version)};\n`;
  return {
    "sdk/types.gen.ts": withShortComments(types),
    "sdk/version.ts": version,
    "sdk/codes.ts": codesOf(document),
    ...prefixed(groupModules(model, types)),
  };
};

async function typesOf(document: OpenApiDocument): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "sdk-"));
  try {
    await createClient({
      input: { ...copyOf(document) },
      output: { path: folder, module: { extension: ".ts" }, header: [banner.trim()] },
      logs: { level: "silent", file: false },
      plugins: ["@hey-api/typescript"],
    });
    return readFileSync(join(folder, "types.gen.ts"), "utf8").replaceAll(`'${OPEN}'`, "(string & {})");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes each comment of one line on one line. */
function withShortComments(types: string): string {
  return types.replaceAll(/\/\*\*\n\s+\* (\S[^\n]*)\n\s+\*\/\n/g, "/** $1 */\n");
}

/** The unions of error codes: of errors, and of the problems in their details. */
function codesOf(document: OpenApiDocument): string {
  const details = [...(document["x-validation-codes"] ?? []), ...(document["x-detail-codes"] ?? [])];
  return [
    `${banner}\n/** The codes of errors. */\n`,
    `export type ErrorCode = ${union(Object.keys(document["x-error-codes"] ?? {}))};\n`,
    `\n/** The codes of problems in \`details\`. */\nexport type DetailCode = ${union(details)};\n`,
  ].join("");
}

function prefixed(files: Files): Files {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [`sdk/${path}`, text]));
}

/** Returns the document without responses of errors: the SDK throws one class per status instead of a type each. */
export function onlySuccesses(document: OpenApiDocument): OpenApiDocument {
  const paths = copyOf(document.paths ?? {});
  for (const { operation } of operationsIn(paths))
    operation.responses = Object.fromEntries(
      Object.entries(operation.responses ?? {}).filter(([status]) => /^[123]/.test(status)),
    );
  return { ...document, paths };
}

/**
 * Adds the component WebhookEvents with the body of each event by name, instead of the section `webhooks`: the generator
 * would write these bodies as requests, without their read-only fields.
 */
export function withEventTypes({ webhooks, ...document }: OpenApiDocument): OpenApiDocument {
  const bodies = [...operationsIn(webhooks)].flatMap(({ path, operation }) => {
    const body = resolve<BodyObject>(document, operation.requestBody ?? {});
    const [, media] = jsonContent(body?.content);
    return media?.schema ? [[path, media.schema] as const] : [];
  });
  const events: Schema = {
    type: "object",
    description: "The body of each event by its name.",
    required: bodies.map(([name]) => name),
    properties: Object.fromEntries(bodies),
  };
  const schemas = { ...document.components?.schemas, WebhookEvents: events };
  return { ...document, components: { ...document.components, schemas } };
}

/**
 * Repeats the properties that a component requires of a part of its `allOf`. hey-api ignores `required` for properties that
 * the component does not have itself.
 */
export function withRequiredFields(document: OpenApiDocument): OpenApiDocument {
  const schemas = Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => {
    const inherited = inheritedRequired(document, schema);
    return [name, inherited === null ? schema : { ...schema, properties: { ...inherited, ...schema.properties } }];
  });
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(schemas) as Schemas } };
}

type Schemas = Readonly<Record<string, Schema>>;

function inheritedRequired(document: OpenApiDocument, { allOf = [], required = [] }: Schema): Schemas | null {
  const parts = allOf.map((part) => resolve<Schema>(document, part) ?? {});
  const found = required.flatMap((name) => {
    if (parts.some((part) => part.required?.includes(name) === true)) return [];
    const property = parts.find((part) => part.properties?.[name] !== undefined)?.properties?.[name];
    return property === undefined ? [] : [[name, property] as const];
  });
  return found.length === 0 ? null : Object.fromEntries(found);
}

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
