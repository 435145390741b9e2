import { document, operationOf, type OperationDocument } from "./document.ts";
import type { Prepare, Preparations } from "./preparations/preparation.ts";

/**
 * Returns the request of an operation that needs no particular record, as the contract describes it: the id of a record
 * of its group, its required query parameters and the first example of its body. Undefined if the contract lacks one.
 */
export function derivedRequest(operationId: string, preparations: Preparations): Prepare | undefined {
  const operation = operationOf(operationId);
  const record = recordRequest(operation, preparations);
  const query = exampleQuery(operation);
  const [example] = requestExamples(operationId);
  if (record === undefined || query === undefined || (operation.bodyRequired && example === undefined))
    return undefined;
  const body = operation.bodyRequired ? { body: example } : {};
  return async (tenant) => ({ ...(await record(tenant)), query, ...body });
}

/** Returns the id of a record, as `<group>.get` uses it; no parameters if the path has none. */
function recordRequest({ id, path }: OperationDocument, preparations: Preparations): Prepare | undefined {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  if (names.length === 0) return () => Promise.resolve({});
  const get = preparations[`${id.split(".")[0] ?? ""}.get`];
  if (names.join() !== "id" || get === undefined) return undefined;
  return async (tenant) => {
    const { as, parameters } = await get(tenant);
    return { ...(as ? { as } : {}), ...(parameters ? { parameters } : {}) };
  };
}

function exampleQuery({ parameters }: OperationDocument): Record<string, string> | undefined {
  const required = parameters.filter((one) => one.in === "query" && one.required);
  const query: Record<string, string> = {};
  for (const { name, schema } of required) {
    const examples = schema["examples"];
    if (!Array.isArray(examples)) return undefined;
    query[name] = String(examples[0]);
  }
  return query;
}

interface Described {
  readonly requestBody?: {
    readonly content?: Readonly<Record<string, DescribedBody>>;
  };
}

interface DescribedBody {
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { value?: unknown }>>;
}

/** Returns the examples of the body of an operation. */
export function requestExamples(operationId: string): unknown[] {
  const { path, method } = operationOf(operationId);
  const paths = document["paths"] as Readonly<Record<string, Readonly<Record<string, Described>>>>;
  const { example, examples = {} } = paths[path]?.[method]?.requestBody?.content?.["application/json"] ?? {};
  return example === undefined ? Object.values(examples).map(({ value }) => value) : [example];
}
