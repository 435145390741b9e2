import { Ajv2020 } from "ajv/dist/2020.js";
import { dispatchKeyword, oneRequiredKeyword } from "../../emit/keywords.ts";
import type { Schema } from "../document.ts";
import { formats } from "./formats.ts";

/** Returns an Ajv that compiles schemas for the validators (dialect.ts), which refer to the given components. */
export function schemaCompiler(components: Readonly<Record<string, Schema>>): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    logger: false,
    inlineRefs: false,
    allErrors: true,
    verbose: true,
    formats,
  });
  for (const keyword of ["components", "cases", "reads"]) ajv.addKeyword(keyword);
  ajv.addKeyword(dispatchKeyword).addKeyword(oneRequiredKeyword);
  ajv.addSchema({ $id: "document", components: { schemas: components } });
  return ajv;
}
