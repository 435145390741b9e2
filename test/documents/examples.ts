import { join } from "node:path";
import { identifier } from "../../scripts/contract/operations.ts";
import type {
  BodyObject,
  MediaType,
  OpenApiDocument,
  OperationObject,
  ResponseObject,
} from "../../scripts/contract/document.ts";
import { isObject, operationsIn, resolve } from "../../scripts/contract/document.ts";
import { jsonContent } from "../../scripts/contract/operations.ts";
import type { Validate } from "../../src/base/contract/operation.ts";

/** An example in a document with the check for it. */
export interface Example {
  /** Operation, place, and name of the example. */
  readonly place: string;
  readonly value: unknown;
  readonly check: Validate;
}

/** Returns the examples of request bodies and responses with the emitted checks. */
export async function examplesWithChecks(document: OpenApiDocument, folder: string): Promise<Example[]> {
  const requests = (await import(join(folder, "validators/all/requests.js"))) as Record<string, Validate>;
  const responses = (await import(join(folder, "validators/all/responses.js"))) as Record<string, Validate>;
  return [...operationsIn(document.paths)].flatMap(({ operation }) => {
    const name = identifier(operation.operationId ?? "");
    return mediaOf(document, operation).flatMap(({ part, media }) => {
      const check = requests[`${name}_${part}`] ?? responses[`${name}_${part}`];
      const values = Object.entries(valuesOf(document, media));
      return check ? values.map(([key, value]) => ({ place: `${name} ${part} ${key}`, value, check })) : [];
    });
  });
}

/** Returns the JSON bodies of an operation: `body`, and `response_<status>`. */
function mediaOf(document: OpenApiDocument, operation: OperationObject): { part: string; media: MediaType }[] {
  const body = resolve<BodyObject>(document, operation.requestBody ?? {});
  const responses = Object.entries(operation.responses ?? {}).map(([status, given]) => ({
    part: `response_${status}`,
    content: resolve<ResponseObject>(document, given)?.content,
  }));
  return [{ part: "body", content: body?.content }, ...responses].flatMap(({ part, content }) => {
    const [, media] = jsonContent(content);
    return media ? [{ part, media }] : [];
  });
}

function valuesOf(document: OpenApiDocument, { example, examples }: MediaType): Record<string, unknown> {
  const named = Object.entries(isObject(examples) ? examples : {}).flatMap(([name, given]) => {
    const resolved = resolve<unknown>(document, given);
    return isObject(resolved) && "value" in resolved ? [[name, resolved["value"]] as const] : [];
  });
  return { ...Object.fromEntries(named), ...(example !== undefined && { example }) };
}
