import type { Answer } from "./client.ts";
import type { Contract, Operation, ResponseRule, Schema } from "./contract.ts";
import { type Mismatch, type Schemas, shown } from "./schemas.ts";

/** Statuses that HTTP itself defines; any operation may return them. */
const OF_THE_PROTOCOL = new Set([304, 405, 408, 414, 431]);
/** Headers that a response must have if it declares them; the others depend on the record or the request. */
const ALWAYS = new Set([
  "x-request-id",
  "retry-after",
  "content-language",
  "location",
  "www-authenticate",
  "deprecation",
  "sunset",
  "link",
  "ratelimit",
  "ratelimit-policy",
]);
const REQUEST_ID = /^[A-Za-z0-9._-]{8,128}$/;

/** Compares a response with the contract; `choosesFields`: the request has `fields`. */
interface AnswerCheck {
  (operation: Operation, answer: Answer, choosesFields: boolean): Mismatch[];
}

/** Creates the check of responses. */
export function createAnswerCheck(contract: Contract, schemas: Schemas): AnswerCheck {
  return (operation, answer, choosesFields) => {
    const rule = operation.responses.get(String(answer.status));
    if (rule === undefined && OF_THE_PROTOCOL.has(answer.status)) return [];
    if (rule === undefined) return [undocumented(operation, answer)];
    const form = (pointer: string): string => (choosesFields ? pointer : wholeForm(contract, pointer));
    const problems = [...headerProblems(schemas, answer, rule), ...contentProblems(schemas, answer, { rule, form })];
    if (answer.status >= 400 && answer.status !== 429) problems.push(...errorProblems(contract, answer));
    return problems;
  };
}

function undocumented({ responses }: Operation, { status, text }: Answer): Mismatch {
  const documented = [...responses.keys()].filter((one) => one !== "default").join(", ");
  return { pointer: "", expected: `one of the statuses ${documented}`, received: `${status} ${text.slice(0, 200)}` };
}

function headerProblems(schemas: Schemas, { headers }: Answer, rule: ResponseRule): Mismatch[] {
  const problems: Mismatch[] = [];
  for (const [name, schema] of rule.headers) {
    const value = headers.get(name);
    if (value === null) {
      if (ALWAYS.has(name)) problems.push({ pointer: "", expected: `the header ${name}`, received: "nothing" });
      continue;
    }
    const typed = schema["type"] === "integer" ? Number(value) : value;
    for (const one of schemas.compareWith(schema, typed))
      problems.push({ pointer: "", expected: `header ${name}: ${one.expected}`, received: value });
  }
  const id = headers.get("x-request-id") ?? "";
  if (rule.headers.has("x-request-id") && id !== "" && !REQUEST_ID.test(id))
    problems.push({ pointer: "", expected: "header x-request-id: an id", received: id });
  return problems;
}

/** Without chosen fields, an answer has whole records: the first form of the response. */
function wholeForm(contract: Contract, pointer: string): string {
  return Array.isArray(contract.resolve({ $ref: pointer })["anyOf"]) ? `${pointer}/anyOf/0` : pointer;
}

interface Expected {
  readonly rule: ResponseRule;
  /** Returns the pointer of the form of an answer that the request leads to. */
  readonly form: (pointer: string) => string;
}

function contentProblems(schemas: Schemas, answer: Answer, { rule, form }: Expected): Mismatch[] {
  if (rule.content.size === 0) {
    return answer.text === "" ? [] : [{ pointer: "", expected: "no body", received: shown(answer.text) }];
  }
  const type = answer.headers.get("content-type") ?? "";
  const media = (type.split(";")[0] ?? "").trim().toLowerCase();
  const pointer = rule.content.get(media) ?? rule.content.get("*/*");
  if (pointer === undefined) {
    const documented = [...rule.content.keys()].join(" or ");
    return [{ pointer: "", expected: `content type ${documented}`, received: type === "" ? "nothing" : type }];
  }
  if (media !== "application/json") return [];
  if (answer.json === undefined) return [{ pointer: "", expected: "JSON", received: shown(answer.text) }];
  // A caller that may write but not read gets only a part of the record (RFC 7240 §3).
  const partial = answer.headers.get("preference-applied") === "return=minimal";
  return [...(partial ? [] : schemas.compare(form(pointer), answer.json)), ...etagProblems(answer, rule)];
}

/** A record with a version has it as ETag. */
function etagProblems({ headers, json }: Answer, rule: ResponseRule): Mismatch[] {
  const version = ((json as Schema | null)?.["data"] as Schema | null | undefined)?.["version"];
  if (typeof version !== "number" || !rule.headers.has("etag")) return [];
  const given = headers.get("etag");
  return given === `"${version}"`
    ? []
    : [{ pointer: "/data/version", expected: `header etag: "${version}"`, received: given ?? "nothing" }];
}

function errorProblems(contract: Contract, { status, headers, json }: Answer): Mismatch[] {
  if (typeof json !== "object" || json === null) return [];
  const { code, request_id: id } = json as Schema;
  const problems: Mismatch[] = [];
  const declared = contract.statusOf(String(code));
  if (declared !== undefined && declared !== status)
    problems.push({ pointer: "/code", expected: `a code of status ${status}`, received: shown(code) });
  if (id !== undefined && id !== headers.get("x-request-id"))
    problems.push({ pointer: "/request_id", expected: "the value of the header x-request-id", received: shown(id) });
  return problems;
}

/** Returns the differences between the numbers of a page and its records; other clients may cause them for a moment. */
export function pageProblems({ json }: Answer): Mismatch[] {
  const { data, meta } = (json ?? {}) as { data?: unknown; meta?: Schema };
  const [total, page, size] = [meta?.["total"], meta?.["page"], meta?.["page_size"]];
  if (!Array.isArray(data) || typeof size !== "number") return [];
  const problems: Mismatch[] = [];
  if (data.length > size)
    problems.push({ pointer: "/data", expected: `at most ${size} records`, received: `${data.length} records` });
  if (typeof total !== "number" || typeof page !== "number" || data.length === 0) return problems;
  const before = (page - 1) * size;
  const least = before + data.length;
  if (total < least) problems.push({ pointer: "/meta/total", expected: `at least ${least}`, received: String(total) });
  if (data.length < size && total > least)
    problems.push({
      pointer: "/meta/total",
      expected: `${least}, as the page is the last one`,
      received: String(total),
    });
  return problems;
}
