/** The JSON-RPC 2.0 error codes that the server uses. */
export const RPC = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internalError: -32603,
  /** A limit is exceeded. The protocol leaves this code to servers. */
  rateLimited: -32000,
  /** Only in versions before 2026-07-28; later ones use `invalidParams`. */
  resourceNotFound: -32002,
  /** A header differs from the body; since 2026-07-28, like the next two. */
  headerMismatch: -32020,
  missingCapability: -32021,
  unsupportedVersion: -32022,
} as const;

/** An error response of the protocol; the message is sent to the client. */
export class RpcError extends Error {
  override readonly name = "RpcError";
  readonly code: number;
  readonly data: Readonly<Record<string, unknown>> | undefined;
  /** The HTTP status, if the protocol prescribes one for this error. */
  readonly status: 400 | 404 | undefined;

  constructor(code: number, message: string, data?: Readonly<Record<string, unknown>>, status?: 400 | 404) {
    super(message);
    this.code = code;
    this.data = data;
    this.status = status;
  }
}

/** Returns the body of an error response. */
export function rpcErrorBody({ code, message, data }: RpcError, id: string | number | null = null): object {
  return { jsonrpc: "2.0", id, error: { code, message, ...(data === undefined ? {} : { data }) } };
}

/** The response to a POST. */
export interface RpcResponse {
  readonly status: number;
  /** JSON; null if there was no request. */
  readonly text: string | null;
}

/** One request of a POST. */
export interface RpcRequest {
  readonly jsonrpc: "2.0";
  readonly id: string | number;
  readonly method: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** The content of a POST: its requests. Notifications and responses are ignored, since the server keeps no state between requests. */
export interface RpcMessages {
  readonly batch: boolean;
  readonly requests: readonly RpcRequest[];
}

/** Reads a body as JSON-RPC; throws RpcError for everything that the specification calls an invalid request. */
export function readMessages(body: unknown, mostEntries: number): RpcMessages {
  if (!Array.isArray(body)) return { batch: false, requests: readMessage(body) };
  if (body.length === 0 || body.length > mostEntries) throw invalid(`A batch must have 1 to ${mostEntries} entries.`);
  const requests = body.flatMap(readMessage);
  if (new Set(requests.map(({ id }) => id)).size < requests.length) throw invalid("The ids in a batch must be unique.");
  const initializes = requests.some(({ method }) => method === "initialize");
  if (initializes) throw invalid("initialize cannot be part of a batch.");
  return { batch: true, requests };
}

function invalid(message: string): RpcError {
  return new RpcError(RPC.invalidRequest, message);
}

/** Reads one message: a request, or nothing if it is a notification or a response. */
export function readMessage(message: unknown): RpcRequest[] {
  if (!isObject(message) || message["jsonrpc"] !== "2.0") throw invalid("This is not a JSON-RPC 2.0 message.");
  const { id, method } = message;
  const params = message["params"] ?? undefined;
  if (method === undefined && ("result" in message || "error" in message)) return [];
  if (typeof method !== "string" || method === "") throw invalid("A message must have a method.");
  if (params !== undefined && !isObject(params)) throw invalid("params must be an object.");
  if (id === undefined) return [];
  if (typeof id !== "string" && !Number.isSafeInteger(id)) throw invalid("An id must be a string or a whole number.");
  const given = params === undefined ? {} : { params: withoutNulls(params) };
  return [{ jsonrpc: "2.0", id: id as string | number, method, ...given }];
}

/** Some clients send null for omitted parameters. */
function withoutNulls(params: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== null));
}

/** Returns whether a JSON value is an object. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
