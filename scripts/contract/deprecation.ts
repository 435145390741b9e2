import { isObject, type OpenApiDocument, type ResponseObject, operationsIn } from "./document.ts";

/** The dates of something that will be removed, from `x-deprecated`. */
interface Deprecation {
  /** The day of the deprecation, `YYYY-MM-DD`. */
  readonly since: string;
  /** The first day on which it may be removed, `YYYY-MM-DD`. */
  readonly sunset: string;
  /** The page that explains how to migrate; only operations have one. */
  readonly link?: string;
  /** The operationId, parameter or field to use instead. */
  readonly replacement?: string;
}

/** Returns the dates of a deprecated operation, parameter or field; null if it is not deprecated or has none. */
export function deprecationOf(value: unknown): Deprecation | null {
  if (!isObject(value) || value["deprecated"] !== true) return null;
  const given = value["x-deprecated"];
  if (!isObject(given)) return null;
  const { since, sunset, link, replacement } = given;
  if (typeof since !== "string" || typeof sunset !== "string") return null;
  return {
    since,
    sunset,
    ...(typeof link === "string" ? { link } : {}),
    ...(typeof replacement === "string" ? { replacement } : {}),
  };
}

/** Returns the sentences for clients: since when it is deprecated, when it may be removed, and the replacement. */
function deprecationNote({ since, sunset, replacement }: Deprecation): string {
  const instead = replacement === undefined ? "" : ` Use \`${replacement}\` instead.`;
  return `Deprecated since ${since}; it may be removed from ${sunset} on.${instead}`;
}

/** Returns true for an existing day in the form `YYYY-MM-DD`. */
export function isDay(value: unknown): value is string {
  if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

const TEXT = { type: "string", maxLength: 2000 };
const headers: Readonly<Record<string, unknown>> = {
  Deprecation: {
    description: "When the operation was deprecated (RFC 9745).",
    schema: { ...TEXT, examples: ["@1793491200"] },
  },
  Sunset: {
    description: "When the operation may be removed (RFC 8594).",
    schema: { ...TEXT, examples: ["Sat, 01 May 2027 00:00:00 GMT"] },
  },
  Link: {
    description: "The page about the deprecation (`deprecation`, `sunset`) and the replacement (`successor-version`).",
    schema: TEXT,
  },
};

/** Adds dates and replacements to the descriptions of all deprecated parts, and the headers of deprecated operations. */
export function describeDeprecations(document: OpenApiDocument): void {
  describe(document);
  const some = [...operationsIn(document.paths)].some(({ operation }) => deprecationOf(operation) !== null);
  if (!some) return;
  const components = (document.components ??= {});
  components.headers = { ...components.headers, ...headers };
}

function describe(value: unknown): void {
  if (Array.isArray(value)) for (const item of value as unknown[]) describe(item);
  if (!isObject(value)) return;
  const deprecation = deprecationOf(value);
  if (deprecation !== null) {
    const description = typeof value["description"] === "string" ? `${value["description"]} ` : "";
    value["description"] = description + deprecationNote(deprecation);
  }
  for (const inner of Object.values(value)) describe(inner);
}

/** Adds the headers that all responses of a deprecated operation have. */
export function withDeprecationHeaders(response: ResponseObject): ResponseObject {
  const references: Record<string, unknown> = {};
  for (const name of Object.keys(headers)) references[name] = { $ref: `#/components/headers/${name}` };
  return { ...response, headers: { ...response.headers, ...references } };
}
