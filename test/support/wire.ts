import { once } from "node:events";
import { Agent, request, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { checkResponse, choosesFields } from "./contract/contract.ts";

/** A request to send. The path is sent unchanged. */
export interface Call {
  readonly method: string;
  /** Including the query string. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Objects are sent as JSON; strings and bytes unchanged. */
  readonly body?: unknown;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; null if it is not JSON. */
  readonly json: unknown;
  /** Returns the value at a dotted path of the body (`data.0.id`), or undefined. */
  at(path: string): unknown;
  /** Returns the text at a path; throws if there is none. */
  string(path: string): string;
  /** The status, followed by path and code of each detail, such as `/slug format`. */
  readonly problems: readonly (string | number)[];
  /** Returns the objects at a path. */
  list(path: string): Record<string, unknown>[];
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** Sends a request and validates the response against the contract. */
export async function send(base: string, call: Call): Promise<Answer> {
  const answer = await sendUnchecked(base, call);
  checkResponse({
    method: call.method,
    path: call.path.split("?")[0] ?? "",
    partial: choosesFields(call.path, encode(call.body)?.toString("utf8") ?? ""),
    requestHeaders: new Headers(call.headers),
    status: answer.status,
    headers: answer.headers,
    body: answer.text,
  });
  return answer;
}

/**
 * Sends a request without validation, for calls that a killed process may not answer and for pages outside the
 * contract.
 */
export async function sendUnchecked(base: string, call: Call): Promise<Answer> {
  const { hostname, port } = new URL(base);
  const body = encode(call.body);
  const typed = typeof call.body === "object" && call.body !== null && !(call.body instanceof Uint8Array);
  const headers: Record<string, string> = { ...(typed ? { "content-type": "application/json" } : {}), ...call.headers };
  // A test may set a Content-Length greater than the body.
  if (body) headers["Content-Length"] ??= String(body.length);
  const sent = request({ agent, hostname, port, method: call.method, path: call.path, headers });
  sent.end(body);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString("utf8");
  return answerOf(response.statusCode ?? 0, headersOf(response.rawHeaders), text);
}

function answerOf(status: number, headers: Headers, text: string): Answer {
  const json = parse(text);
  const at = (path: string): unknown =>
    path.split(".").reduce<unknown>((node, key) => (node as Record<string, unknown> | null | undefined)?.[key], json);
  return {
    status,
    headers,
    text,
    json,
    at,
    get problems() {
      const details = (at("details") ?? []) as readonly { readonly path: string; readonly code: string }[];
      return [status, ...details.map(({ path, code }) => `${path} ${code}`)];
    },
    string(path) {
      const value = at(path);
      if (typeof value !== "string") throw new Error(`No text at ${path}: ${status} ${text.slice(0, 800)}`);
      return value;
    },
    list(path) {
      const value = at(path);
      if (!Array.isArray(value)) throw new Error(`No list at ${path}: ${status} ${text.slice(0, 800)}`);
      return value as Record<string, unknown>[];
    },
  };
}

/** Writes bytes to a socket and reads until the other side closes or sends nothing for `patience` milliseconds. */
export async function sendBytes(base: string, bytes: string | Buffer, patience = 700): Promise<string> {
  const { hostname, port } = new URL(base);
  const socket = connect(Number(port), hostname);
  socket.setTimeout(patience, () => socket.destroy());
  socket.on("error", () => socket.destroy());
  socket.write(bytes);
  let text = "";
  socket.on("data", (chunk: Buffer) => (text += chunk.toString("latin1")));
  await once(socket, "close");
  return text;
}

function encode(body: unknown): Buffer | undefined {
  if (body === undefined) return undefined;
  if (body instanceof Uint8Array) return Buffer.from(body);
  return Buffer.from(typeof body === "string" ? body : JSON.stringify(body));
}

function headersOf(raw: readonly string[]): Headers {
  const headers = new Headers();
  for (let index = 0; index < raw.length; index += 2) headers.append(raw[index] ?? "", raw[index + 1] ?? "");
  return headers;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
