import { type Call, isSuccess } from "./caller.ts";
import { type Answer, Unreachable } from "./client.ts";
import type { Operation, Schema } from "./contract.ts";
import type { Reason } from "./findings.ts";
import type { World } from "./world.ts";

/** A request that must be rejected. */
export interface Refusal {
  readonly status: string;
  readonly call: Call;
  /** Whether no other status is correct; otherwise the request may be rejected for another reason. */
  readonly strict: boolean;
}

/** An id that no record has. */
export const UNKNOWN_ID = "01990000-0000-7000-8000-000000000000";

const STRANGE_TYPE = "application/x-contract-check";
/** Larger bodies are not sent. */
export const LARGEST_BODY = 8_388_608;

/** Returns the requests that are rejected without a record. None has an effect if it is rejected. */
export function refusalsOf(world: World, operation: Operation): Refusal[] {
  const base = unknownCall(operation);
  const strict = (status: string, call: Call): Refusal => ({ status, call: { ...base, ...call }, strict: true });
  const loose = (status: string, call: Call): Refusal => ({ ...strict(status, call), strict: false });
  const refusals = [
    strict("401", { credential: "none" }),
    strict("401", { credential: "wrong" }),
    loose("403", { credential: "limited", ...(operation.body ? { body: "{" } : {}) }),
    strict("406", { headers: { accept: STRANGE_TYPE } }),
    ...invalidQueries(operation).map((query) => strict("400", { query: { ...base.query, ...query } })),
    ...bodyRefusals(world, operation).map(({ status, ...call }) => strict(status, call)),
    ...(operation.path.includes("{") ? [loose("404", {})] : []),
  ];
  return refusals.filter(({ status }) => operation.responses.has(status));
}

function unknownCall(operation: Operation): Call {
  const path = operation.parameters
    .filter((one) => one.in === "path")
    .map(({ name, schema }) => [name, schema["format"] === "uuid" ? UNKNOWN_ID : `unknown-${"x".repeat(36)}`]);
  const [body] = operation.body?.examples ?? [];
  return { path: Object.fromEntries(path) as Record<string, string>, query: requiredQuery(operation), body };
}

/** Returns values of the query parameters that an operation requires. */
export function requiredQuery({ parameters }: Operation): Record<string, string> {
  const required = parameters.filter((one) => one.in === "query" && one.required);
  const value = ({ name, schema }: (typeof required)[number]): string => {
    if (Array.isArray(schema["enum"])) return String(schema["enum"][0]);
    if (schema["format"] !== "date-time") return "check";
    return new Date(Date.now() + (name === "to" ? 5 : 2) * 86_400_000).toISOString();
  };
  return Object.fromEntries(required.map((one) => [one.name, value(one)]));
}

function invalidQueries({ parameters }: Operation): Record<string, string>[] {
  const size = parameters.find((one) => one.in === "query" && one.name === "page_size");
  return [
    { no_such_parameter: "1" },
    ...(size ? [{ page_size: String(Number(size.schema["maximum"] ?? 100) + 1) }] : []),
  ];
}

interface BodyRefusal extends Call {
  readonly status: string;
}

function bodyRefusals(world: World, { body, bodyLimit }: Operation): BodyRefusal[] {
  if (body === null) return [];
  const refusals: BodyRefusal[] = [
    { status: "415", body: "text", headers: { "content-type": "text/plain" } },
    ...(bodyLimit > LARGEST_BODY ? [] : [{ status: "413", body: "x".repeat(bodyLimit + 1) }]),
  ];
  if (body.mediaType !== "application/json") return refusals;
  const invalid = invalidBodies(body.examples[0]).filter(
    (one) => world.checker.schemas.compare(body.pointer, one).length > 0,
  );
  return [...refusals, ...[`{"broken": `, ...invalid].map((one) => ({ status: "400", body: one }))];
}

/** Returns the example with an unknown field, and with a wrong type in its first field. */
function invalidBodies(example: unknown): unknown[] {
  if (typeof example !== "object" || example === null) return [];
  const [first] = Object.entries(example as Schema);
  const wrong = first === undefined ? [] : [{ ...example, [first[0]]: typeof first[1] === "object" ? "text" : {} }];
  return [{ ...example, no_such_field: 1 }, ...wrong];
}

/** Sends a request that must be rejected, and stores the result. */
export async function expectRefusal(world: World, operation: Operation, refusal: Refusal): Promise<Answer | undefined> {
  const { status, call, strict } = refusal;
  const { checker } = world;
  const answer = await checker.call(operation, call).catch((error: unknown) => {
    // A server may close the connection before it has read a large body.
    if (status === "413" && error instanceof Unreachable) return undefined;
    throw error;
  });
  const miss = (reason: Reason, detail: string): void =>
    checker.findings.miss(operation.id, status, { reason, detail });
  if (answer === undefined) miss("connection_closed", "");
  else if (String(answer.status) === status) return answer;
  else if (!operation.responses.has(String(answer.status))) return answer;
  else if (status === "403" && !strict) miss("limited_key_allowed", summaryOf(answer));
  else if (isSuccess(answer) || (strict && answer.status !== 403)) {
    const expected = `the status ${status}`;
    checker.report({ operation, call, status }, { pointer: "", expected, received: summaryOf(answer) });
  } else miss("other_response", summaryOf(answer));
  return answer;
}

/** Returns the status and the code of a response. */
export function summaryOf({ status, json }: Answer): string {
  const { code, details } = (json ?? {}) as Schema;
  const [detail] = (Array.isArray(details) ? details : []) as Schema[];
  const place = detail === undefined ? "" : ` (${String(detail["path"])} ${String(detail["code"])})`;
  return `${status}${typeof code === "string" ? ` ${code}` : ""}${place}`;
}
