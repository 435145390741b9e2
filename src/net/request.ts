import http, { type ClientRequest, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import https from "node:https";
import { isIP, isIPv6, type LookupFunction, type Socket } from "node:net";
import { TLSSocket } from "node:tls";
import type { Destination } from "./destination.ts";
import { networks } from "./public-address.ts";
import { EgressRefused } from "./refusal.ts";

/** What is sent. */
export interface Outgoing {
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | null;
  /** No more of the answer's body is read. */
  readonly maxBytes: number;
  readonly connectTimeout: number;
  /** Certificates to trust in the place of the well-known ones. */
  readonly ca: string | undefined;
  readonly signal: AbortSignal;
}

/** What came back: any status, redirects too. */
export interface Incoming {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** False: the body goes on behind `maxBytes`. */
  readonly complete: boolean;
}

/** One request over a connection of its own to one of the addresses that were checked; follows nothing. */
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
    // An agent of its own: no connection is shared, and none knows of a proxy.
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

/** Whatever the environment says, the certificate has to be right, for the name that was asked for. */
function trustOf({ host }: Destination, { ca }: Outgoing) {
  return {
    servername: isIP(host) > 0 ? "" : host,
    rejectUnauthorized: true,
    minVersion: "TLSv1.2" as const,
    ...(ca === undefined ? {} : { ca }),
  };
}

/** In the place of a second lookup, which might be answered otherwise than the first. */
function onlyTo(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  return (_host, { all }, callback) => {
    const [first] = found;
    if (all === true) callback(null, found);
    else callback(null, first?.address ?? "", first?.family);
  };
}

/** Ends a connection that takes too long, or that leads elsewhere after all. */
function guardConnection(
  request: ClientRequest,
  socket: Socket,
  { destination: { secure, addresses }, connectTimeout }: { destination: Destination; connectTimeout: number },
): void {
  const timer = setTimeout(() => request.destroy(new EgressRefused("timeout")), connectTimeout);
  socket.once("connect", () => {
    const { remoteAddress } = socket;
    // The other side may have ended it already; who that was cannot be said then.
    if (remoteAddress === undefined) request.destroy(new EgressRefused("connection"));
    else if (!networks(addresses)(remoteAddress)) request.destroy(new EgressRefused("not_public"));
  });
  for (const done of [secure ? "secureConnect" : "connect", "close"]) socket.once(done, () => clearTimeout(timer));
}

async function answerOf(request: ClientRequest, body: string | Buffer | null): Promise<IncomingMessage> {
  return await new Promise((resolve, reject) => {
    request.once("response", resolve);
    // Stays: an error after the answer has begun is the answer's too, but must not end the process.
    request.on("error", reject);
    // Alone where the other side switches to another protocol.
    request.once("close", () => reject(new Error("The connection was closed without a response.")));
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
  // Node sets it to null where nothing is wrong, whatever its type says.
  return socket instanceof TLSSocket && Boolean(socket.authorizationError);
}
