import http, { type ClientRequest, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import https from "node:https";
import { isIP, isIPv6, type LookupFunction, type Socket } from "node:net";
import { TLSSocket } from "node:tls";
import type { Destination } from "./destination.ts";
import { networks } from "./public-address.ts";
import { EgressRefused } from "./refusal.ts";

/** An outbound request. */
export interface Outgoing {
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
export interface Incoming {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** False if the body was cut off at `maxBytes`. */
  readonly complete: boolean;
}

/** Sends one request over a new connection to one of the checked addresses; does not follow redirects. */
export async function exchange(destination: Destination, outgoing: Outgoing): Promise<Incoming> {
  const request = destination.secure
    ? https.request({ ...optionsOf(destination, outgoing), ...trustOf(destination, outgoing) })
    : http.request(optionsOf(destination, outgoing));
  let socket: Socket | undefined;
  request.on("socket", (opened) => {
    socket = opened;
    guardConnection(request, opened, { destination, connectTimeout: outgoing.connectTimeout });
  });
  try {
    return await readAnswer(await answerOf(request, outgoing.body), outgoing.maxBytes);
  } catch (error) {
    if (error instanceof EgressRefused || outgoing.signal.aborted) throw error;
    throw new EgressRefused(isUntrusted(socket) ? "certificate" : "connection", error);
  } finally {
    request.destroy();
  }
}

function optionsOf({ url, secure, host, port, addresses }: Destination, { method, headers, signal }: Outgoing) {
  return {
    // A separate agent: connections are not shared, and no proxy is used.
    agent: secure ? new https.Agent({ keepAlive: false }) : new http.Agent({ keepAlive: false }),
    method,
    headers: { ...headers, connection: "close" },
    host,
    port,
    path: url.pathname + url.search,
    lookup: onlyTo(addresses),
    signal,
  };
}

/** The certificate must be valid for the requested host, regardless of environment variables. */
function trustOf({ host }: Destination, { ca }: Outgoing) {
  return {
    servername: isIP(host) > 0 ? "" : host,
    rejectUnauthorized: true,
    minVersion: "TLSv1.2" as const,
    ...(ca === undefined ? {} : { ca }),
  };
}

/** Replaces a second DNS lookup, which could return other addresses than the checked ones. */
function onlyTo(addresses: readonly string[]): LookupFunction {
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
  const timer = setTimeout(() => request.destroy(new EgressRefused("timeout")), connectTimeout);
  socket.once("connect", () => {
    const { remoteAddress } = socket;
    // The remote side may have closed the connection already; then its address is unknown.
    if (remoteAddress === undefined) request.destroy(new EgressRefused("connection"));
    else if (!networks(addresses)(remoteAddress)) request.destroy(new EgressRefused("not_public"));
  });
  for (const done of [secure ? "secureConnect" : "connect", "close"]) socket.once(done, () => clearTimeout(timer));
}

async function answerOf(request: ClientRequest, body: string | Buffer | null): Promise<IncomingMessage> {
  return await new Promise((resolve, reject) => {
    request.once("response", resolve);
    // This listener remains: an error after the response has started also fails reading it, but must not end the
    // process.
    request.on("error", reject);
    // The only event if the remote side switches to another protocol.
    request.once("close", () => reject(new Error("The connection was closed without an answer.")));
    request.end(body ?? undefined);
  });
}

async function readAnswer(answer: IncomingMessage, maxBytes: number): Promise<Incoming> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > maxBytes) break;
  }
  const body = Buffer.concat(chunks).subarray(0, maxBytes);
  return { status: answer.statusCode ?? 0, headers: answer.headers, body, complete: length <= maxBytes };
}

function isUntrusted(socket: Socket | undefined): boolean {
  // Node sets it to null if there is no error, contrary to its type.
  return socket instanceof TLSSocket && Boolean(socket.authorizationError);
}
