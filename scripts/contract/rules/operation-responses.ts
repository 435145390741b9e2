import { CUSTOM_SORT } from "../sort-schema.ts";
import { ALL_FIELDS } from "../sortable-fields.ts";
import type { BodyObject, OpenApiDocument, OperationObject, ParameterObject, ResponseObject } from "../document.ts";
import { resolve } from "../document.ts";
import { correctionOf } from "../lint/nearest.ts";
import { propertiesOf } from "../schema-walk.ts";
import type { OperationContext, OperationRule } from "./operation-rule.ts";

/** An operation has one success response, in the envelope of all, and known errors. */
export function* answered({ document, operation }: OperationContext): ReturnType<OperationRule> {
  // A download of bytes can also respond with a part of them.
  const isSuccess = (status: string): boolean =>
    /^[23]/.test(status) && !(status === "206" && operation["x-download"] === true);
  const good = Object.entries(operation.responses ?? {}).filter(([status]) => isSuccess(status));
  if (good.length !== 1) yield ["responses", `exactly one success response is needed, not ${String(good.length)}`];
  const codes = document["x-error-codes"] ?? {};
  for (const [index, code] of (operation["x-errors"] ?? []).entries()) {
    if (codes[code] === undefined)
      yield [
        `x-errors\t${String(index)}`,
        `x-errors: ${code} is not in x-error-codes: ${correctionOf(code, Object.keys(codes), "correct it or add it there")}`,
      ];
  }
  if (operation["x-document"]) return;
  for (const [status, given] of good)
    yield* enveloped(document, operation, status, resolve<ResponseObject>(document, given) ?? {});
}

function* enveloped(
  document: OpenApiDocument,
  operation: OperationObject,
  status: string,
  response: ResponseObject,
): ReturnType<OperationRule> {
  const key = `responses\t${status}`;
  const types = Object.keys(response.content ?? {});
  if (operation["x-download"]) {
    const wrong = types.filter((type) => !["text/csv", "text/calendar", "*/*"].includes(type));
    if (wrong.length) yield [key, `a download is text/csv, text/calendar or */*, not ${wrong.join(", ")}`];
    return;
  }
  const properties = propertiesOf(document, response.content?.["application/json"]?.schema);
  const names = [...properties.keys()].sort().join(", ");
  const data = properties.get("data");
  const list = data !== undefined && resolve(document, data)?.type === "array";
  if (names !== "data, meta" && (list || names !== "data")) {
    yield [
      key,
      `the body of ${status} must be {data} (optionally with meta) or, for a list, {data: […], meta} in application/json; it has: ${names || "nothing"}`,
    ];
  }
}

const paging = ["page", "page_size", "next_cursor", "has_more"];

/** Paging information must be in `meta`, with the same names in all lists. */
export function* paged({ document, item, operation }: OperationContext): ReturnType<OperationRule> {
  const [status, given] = Object.entries(operation.responses ?? {}).find(([name]) => name.startsWith("2")) ?? [""];
  const content = resolve<ResponseObject>(document, given ?? {})?.content?.["application/json"]?.schema;
  const properties = propertiesOf(document, content);
  const inside = [...propertiesOf(document, properties.get("data")).keys()].filter((name) => paging.includes(name));
  if (inside.length) yield [`responses\t${status}`, `${inside.join(", ")} inside data: a list is {data: […], meta}`];
  const body = resolve<BodyObject>(document, operation.requestBody ?? {})?.content?.["application/json"]?.schema;
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
  const named = parameters.map((parameter) => resolve<ParameterObject>(document, parameter)?.name);
  if (!named.includes("page") && !propertiesOf(document, body).has("page")) return;
  const counted = propertiesOf(document, properties.get("meta")).has("total");
  if (!counted) yield [`responses\t${status}`, "it accepts `page`: its response must be a list with meta.total"];
}

/** Tokens that give no access: they prove that a page of the same service was read before. */
const PROOFS: ReadonlySet<string> = new Set(["csrf_token", "page_token"]);

/** Only operations that are marked return secrets. */
export function* secretive({ document, operation }: OperationContext): ReturnType<OperationRule> {
  if (operation["x-secret"] && operation["x-rate-limit"] !== "sensitive") {
    yield ["x-rate-limit", "it returns a secret (x-secret): x-rate-limit must be sensitive"];
  }
  if (operation["x-secret"]) return;
  for (const [status, given] of Object.entries(operation.responses ?? {})) {
    const schema = resolve<ResponseObject>(document, given)?.content?.["application/json"]?.schema;
    const data = propertiesOf(document, schema).get("data");
    const secret = [...propertiesOf(document, data).keys()].find(
      (name) => /(^|_)(secret|token)$/.test(name) && !PROOFS.has(name),
    );
    if (secret)
      yield [`responses\t${status}`, `it returns \`${secret}\`: mark it x-secret: true and x-rate-limit: sensitive`];
  }
}

/** Lists are sorted by fields of their records. */
export function* sorted({ document, operation }: OperationContext): ReturnType<OperationRule> {
  const fields = operation["x-sort"];
  if (fields === undefined) return;
  if (!fields.includes("created_at")) yield ["x-sort", "x-sort needs created_at: `-created_at` is the default order"];
  const success = Object.entries(operation.responses ?? {}).find(([status]) => status.startsWith("2"))?.[1] ?? {};
  const schema = resolve<ResponseObject>(document, success)?.content?.["application/json"]?.schema;
  const data = propertiesOf(document, schema).get("data");
  const record = propertiesOf(document, data && resolve(document, data)?.items);
  for (const [index, field] of fields.entries()) {
    if (!record.has(field) && field !== ALL_FIELDS && field !== CUSTOM_SORT)
      yield [`x-sort\t${String(index)}`, `x-sort: the listed records have no field ${field}`];
  }
}
