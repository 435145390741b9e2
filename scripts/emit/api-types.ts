import openapiTypes, { astToString } from "openapi-typescript";
import type { OpenAPI3 } from "openapi-typescript";
import { banner } from "./output.ts";
import type { Emitter } from "./output.ts";
import { withoutConditions } from "./type-shapes.ts";

/** api-types.ts: the types of every path, schema and operation. */
export const emitApiTypes: Emitter<"document" | "house"> = async ({ document, house }) => {
  const shaped = house ? withoutConditions(document) : document;
  const input = JSON.parse(JSON.stringify(shaped)) as OpenAPI3;
  const types = await openapiTypes(input, { alphabetize: false, defaultNonNullable: false, silent: true });
  return { "api-types.ts": banner + astToString(types) };
};
