import { deprecationNote, deprecationOf } from "./deprecation.ts";
import type { OpenApiDocument, ResponseObject } from "./document.ts";
import { isObject, operationsIn } from "./document.ts";

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
