import { createAnswerCheck } from "./check-answer.ts";
import type { Answer, Client, Credential } from "./client.ts";
import type { Contract, Operation } from "./contract.ts";
import type { Findings } from "./findings.ts";
import type { Mismatch, Schemas } from "./schemas.ts";

/** The variable parts of a request. */
export interface Call {
  /** Values of the parameters in the path. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Objects are sent as JSON, texts unchanged. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly credential?: Credential;
}

/** The tools of all parts of a check. */
export interface Checker {
  readonly contract: Contract;
  readonly schemas: Schemas;
  readonly findings: Findings;
  readonly client: Client;
  /** Sends a request of an operation and compares the response with the contract. */
  call(operation: Operation, call?: Call): Promise<Answer>;
  /** Reports a deviation of a response. */
  report(at: { readonly operation: Operation; readonly call: Call; readonly status: string }, found: Mismatch): void;
}

const MOST_REQUEST_TEXT = 300;

/** The response to a request that was not sent. */
const NOT_SENT: Answer = { status: 0, headers: new Headers(), text: "", json: undefined };

/** The parts of a checker. With `readOnly`, requests other than GET are not sent and get the status 0. */
type CheckerParts = Pick<Checker, "contract" | "schemas" | "findings" | "client"> & { readonly readOnly: boolean };

/** Creates the tools of a check. */
export function createChecker({ readOnly, ...parts }: CheckerParts): Checker {
  const check = createAnswerCheck(parts.contract, parts.schemas);
  const report: Checker["report"] = ({ operation, call, status }, { pointer, expected, received }) => {
    const request = described(operation, call);
    parts.findings.deviate({ subject: operation.id, column: status, request, expected, received, pointer });
  };
  return {
    ...parts,
    report,
    async call(operation, call = {}) {
      if (readOnly && operation.method !== "GET") return NOT_SENT;
      const body = encoded(call.body);
      const typed = body === undefined ? {} : { "content-type": operation.body?.mediaType ?? "application/json" };
      const examine = (answer: Answer): void => {
        const status = String(answer.status);
        for (const found of check(operation, answer, choosesFields(call))) report({ operation, call, status }, found);
        if (operation.responses.has(status)) parts.findings.reach(operation.id, status);
      };
      const request = {
        lane: operation.id,
        method: operation.method,
        path: pathOf(operation, call),
        headers: { ...typed, ...call.headers },
        ...(body === undefined ? {} : { body }),
        ...(call.credential === undefined ? {} : { credential: call.credential }),
      };
      const answer = await parts.client.send(request, examine);
      examine(answer);
      return answer;
    },
  };
}

function choosesFields({ query = {}, body }: Call): boolean {
  return "fields" in query || (typeof body === "object" && body !== null && "fields" in body);
}

function encoded(body: unknown): string | undefined {
  return body === undefined || typeof body === "string" ? body : JSON.stringify(body);
}

/** Returns the path of a request with its query string. */
export function pathOf({ path }: Operation, { path: parameters = {}, query = {} }: Call): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ""));
  const search = new URLSearchParams(query).toString();
  return search === "" ? filled : `${filled}?${search}`;
}

function described(operation: Operation, call: Call): string {
  const body = encoded(call.body);
  const key = call.credential === undefined || call.credential === "key" ? "" : ` (${call.credential} key)`;
  const shown =
    body === undefined ? "" : ` ${body.length > MOST_REQUEST_TEXT ? `${body.slice(0, MOST_REQUEST_TEXT)}…` : body}`;
  const headers = Object.entries(call.headers ?? {}).map(([name, value]) => ` ${name}: ${value}`);
  return `${operation.method} ${pathOf(operation, call)}${key}${headers.join("")}${shown}`;
}

/** Returns the value at a dotted path (`data.id`) of a response. */
export function at({ json }: Answer, path: string): unknown {
  let node: unknown = json;
  for (const name of path.split(".")) {
    if (typeof node !== "object" || node === null) return undefined;
    node = (node as Record<string, unknown>)[name];
  }
  return node;
}

/** Returns the text at a dotted path of a response, or undefined. */
export function textAt(answer: Answer, path: string): string | undefined {
  const value = at(answer, path);
  return typeof value === "string" ? value : undefined;
}

/** Returns whether a response has a status from 200 to 299. */
export const isSuccess = ({ status }: Answer): boolean => status >= 200 && status < 300;
