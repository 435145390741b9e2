import { createConfig } from "@redocly/openapi-core";
import { astToString, resolveRef, scanDiscriminators, transformSchema } from "openapi-typescript";
import type { GlobalContext, OpenAPI3 } from "openapi-typescript";
import { compactTypes } from "./compact-types.ts";
import { withoutExamples } from "./examples.ts";
import { banner } from "./output.ts";
import type { Emitter } from "./output.ts";
import { withoutConditions } from "./type-shapes.ts";

/** api-types.ts: the types of every path, schema and operation. */
export const emitApiTypes: Emitter<"document" | "house"> = async ({ document, house }) => {
  const shaped = house ? withoutConditions(document) : document;
  const input = withoutExamples(shaped) as object as OpenAPI3;
  const text = astToString(transformSchema(input, await contextOf(input)));
  return { "api-types.ts": banner + (house ? compactTypes(text) : text) };
};

/**
 * Returns the settings of openapi-typescript. Its main function also lints and bundles the document, which takes as long
 * as the types; the contract is one checked document already.
 */
async function contextOf(input: OpenAPI3): Promise<GlobalContext> {
  const off = {
    additionalProperties: false,
    alphabetize: false,
    arrayLength: false,
    conditionalEnums: false,
    dedupeEnums: false,
    defaultNonNullable: false,
    emptyObjectsUnknown: false,
    enum: false,
    enumValues: false,
    excludeDeprecated: false,
    exportType: false,
    generatePathParams: false,
    immutable: false,
    makePathsEnum: false,
    pathParamsAsTypes: false,
    propertiesRequiredByDefault: false,
    readWriteMarkers: false,
    rootTypes: false,
    rootTypesKeepCasing: false,
    rootTypesNoSchemaPrefix: false,
    postTransform: undefined,
    transform: undefined,
    transformProperty: undefined,
  };
  return {
    ...off,
    silent: true,
    redoc: await createConfig({}),
    discriminators: scanDiscriminators(input, { silent: true }),
    injectFooter: [],
    resolve: (reference) => resolveRef(input, reference, { silent: true }),
  };
}
