import type { ClientRequest, IncomingHttpHeaders, IncomingMessage } from "node:http";
import https from "node:https";
import { isIP, isIPv6, type LookupFunction, type Socket } from "node:net";
import { TLSSocket } from "node:tls";
import type { Destination } from "./destination.ts";
import { networks } from "./public-address.ts";
import { EgressError } from "./egress-error.ts";

// See src/base/platform/node-http.ts.
const http = process.getBuiltinModule("node:http");

/** An outbound request. */
export interface OutboundRequest {
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | null;
  /** The maximum number of bytes of the response's body to read. */
  readonly maxBytes: number;
  readonly connectTimeout: number;
  /** Trusted certificates that replace the default ones. */
  readonly ca: string | undefined;
  readonly signal: AbortSignal;
}

/** A response with any status, including redirects. */
export interface OutboundResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** False if the body was cut off at `maxBytes`. */
  readonly complete: boolean;
}

/** Sends one request over a new connection to one of the checked addresses; does not follow redirects. */
export async function sendRequest(destination: Destination, outbound: OutboundRequest): Promise<OutboundResponse> {
  const request = destination.secure
    ? https.request({ ...optionsOf(destination, outbound), ...trustOf(destination, outbound) })
    : http.request(optionsOf(destination, outbound));
  let socket: Socket | undefined;
  request.on("socket", (opened) => {
    socket = opened;
    guardConnection(request, opened, { destination, connectTimeout: outbound.connectTimeout });
  });
  try {
    return await readBody(await responseOf(request, outbound.body), outbound.maxBytes);
  } catch (error) {
    if (error instanceof EgressError || outbound.signal.aborted) throw error;
    throw new EgressError(isUntrusted(socket) ? "certificate" : "connection", error);
  } finally {
    request.destroy();
  }
}

function optionsOf({ url, secure, host, port, addresses }: Destination, { method, headers, signal }: OutboundRequest) {
  return {
    // A separate agent: connections are not shared, and no proxy is used.
    agent: secure ? new https.Agent({ keepAlive: false }) : new http.Agent({ keepAlive: false }),
    method,
    headers: { ...headers, connection: "close" },
    host,
    port,
    path: url.pathname + url.search,
    lookup: lookupOnly(addresses),
    signal,
  };
}

/** The certificate must be valid for the requested host, regardless of environment variables. */
function trustOf({ host }: Destination, { ca }: OutboundRequest) {
  return {
    servername: isIP(host) > 0 ? "" : host,
    rejectUnauthorized: true,
    minVersion: "TLSv1.2" as const,
    ...(ca === undefined ? {} : { ca }),
  };
}

/** Replaces a second DNS lookup, which could return other addresses than the checked ones. */
function lookupOnly(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  return (_host, { all }, callback) => {
    const [first] = found;
    if (all === true) callback(null, found);
    else callback(null, first?.address ?? "", first?.family);
  };
}

/** Destroys a connection that takes too long or has an unexpected remote address. */
function guardConnection(
  request: ClientRequest,
  socket: Socket,
  { destination: { secure, addresses }, connectTimeout }: { destination: Destination; connectTimeout: number },
): void {
  const timer = setTimeout(() => request.destroy(new EgressError("timeout")), connectTimeout);
  socket.once("connect", () => {
    const { remoteAddress } = socket;
    // The remote side may have closed the connection already; then its address is unknown.
    if (remoteAddress === undefined) request.destroy(new EgressError("connection"));
    else if (!networks(addresses)(remoteAddress)) request.destroy(new EgressError("not_public"));
  });
  for (const done of [secure ? "secureConnect" : "connect", "close"]) socket.once(done, () => clearTimeout(timer));
}

async function responseOf(request: ClientRequest, body: string | Buffer | null): Promise<IncomingMessage> {
  return await new Promise((resolve, reject) => {
    request.once("response", resolve);
    // This listener remains: an error after the response has started also fails reading it, but must not end the
    // process.
    request.on("error", reject);
    // The only event if the remote side switches to another protocol.
    request.once("close", () => reject(new Error("The connection was closed without a response.")));
    request.end(body ?? undefined);
  });
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<OutboundResponse> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > maxBytes) break;
  }
  const body = Buffer.concat(chunks).subarray(0, maxBytes);
  return { status: response.statusCode ?? 0, headers: response.headers, body, complete: length <= maxBytes };
}

function isUntrusted(socket: Socket | undefined): boolean {
  // Node sets it to null if there is no error, contrary to its type.
  return socket instanceof TLSSocket && Boolean(socket.authorizationError);
}
