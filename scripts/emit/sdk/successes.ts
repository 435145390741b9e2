import type { OpenApiDocument } from "../../contract/document.ts";
import { copyOf, operationsIn } from "../../contract/document.ts";

/** Returns the document without responses of errors: the SDK throws one class per status instead of a type each. */
export function onlySuccesses(document: OpenApiDocument): OpenApiDocument {
  const paths = copyOf(document.paths ?? {});
  for (const { operation } of operationsIn(paths))
    operation.responses = Object.fromEntries(
      Object.entries(operation.responses ?? {}).filter(([status]) => /^[123]/.test(status)),
    );
  return { ...document, paths };
}
