import type { OpenApiDocument, OperationObject, ResponseObject, Schema } from "./document.ts";
import { operationsIn, resolve } from "./document.ts";
import { jsonContent, operationModels, pascal } from "./operations.ts";
import type { OperationModel } from "./operation-model.ts";

/** Returns the operations of a third-party document: responses have no envelope, and headers no meaning of their own. */
export function documentOperations(document: OpenApiDocument): OperationModel[] {
  const sources = new Map([...operationsIn(document.paths)].map(({ operation }) => [operation.operationId, operation]));
  const taken = new Set<string>();
  return operationModels(document).map((model) => {
    const source = sources.get(model.id) ?? {};
    const { group, name } = namesOf(source, model.id);
    return {
      ...model,
      group,
      verb: unusedName(taken, group, name),
      feed: false,
      idempotent: false,
      concurrency: false,
      readOnly: [],
      madeAtRead: [],
      result: "document",
      ...responseOf(document, source),
    };
  });
}

/** `repos/list-for-org` → group `repos`, name `listForOrg`. Without a group in the id, it is the first tag. */
function namesOf({ tags = [] }: OperationObject, id: string): { group: string; name: string } {
  const [first = "", ...others] = id.split(/[./]/).filter(Boolean);
  if (others.length === 0 || id.includes(" ")) return { group: camel(tags[0] ?? "default"), name: camel(id) };
  return { group: camel(first), name: camel(others.join(" ")) };
}

function camel(text: string): string {
  const name = pascal(text);
  const word = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  return /^[A-Za-z_]/.test(word) ? word : `_${word}`;
}

function unusedName(taken: Set<string>, group: string, name: string): string {
  for (let number = 2, free = name; ; number++) {
    const key = `${group}.${free}`;
    if (!taken.has(key)) {
      taken.add(key);
      return free;
    }
    free = `${name}${number}`;
  }
}

/** The status and schema of a successful response; without a JSON body the schema is undefined. */
function responseOf(
  document: OpenApiDocument,
  operation: OperationObject,
): Pick<OperationModel, "status" | "payload" | "payloadType"> {
  const statuses = Object.keys(operation.responses ?? {}).filter((status) => /^2\d\d$/.test(status));
  const found = statuses.map((status) => ({ status, json: jsonOf(document, operation.responses?.[status]) }));
  const best = found.find(({ json }) => json.schema !== undefined) ?? found[0];
  return { status: Number(best?.status ?? 200), payload: best?.json.schema, payloadType: best?.json.type };
}

function jsonOf(
  document: OpenApiDocument,
  given: ResponseObject | undefined,
): { type: string | undefined; schema: Schema | undefined } {
  const [type, media] = jsonContent(resolve<ResponseObject>(document, given ?? {})?.content);
  return { type, schema: media?.schema };
}

/** Returns the schemas of all JSON responses by operation and status. */
export function responseSchemas(document: OpenApiDocument): Map<string, Map<string, Schema>> {
  const found = [...operationsIn(document.paths)].map(({ operation }) => {
    const entries = Object.entries(operation.responses ?? {}).flatMap(([status, response]) => {
      const { schema } = jsonOf(document, response);
      return schema ? [[status, schema] as const] : [];
    });
    return [operation.operationId ?? "", new Map(entries)] as const;
  });
  return new Map(found);
}
