import { once } from "node:events";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer, type AddressInfo, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { createServer, STATUS_CODES } from "../../base/platform/node-http.ts";
import { useOriginForm } from "./host-header.ts";
import { type Application, classesFor } from "./message-classes.ts";
import {
  handleExpectations,
  answerHalfClosed,
  limitPipelining,
  limitSlowReaders,
  type ReaderLimits,
  handleUnreadBody,
} from "./connections.ts";
import type { Duplex } from "node:stream";
import type { ErrorCode } from "../../../generated/vocabulary.js";
import type { Detail } from "../../base/platform/rules/errors.ts";
import { newId } from "../../base/platform/ids.ts";
import { errorResponse } from "./error-response.ts";
import { isUploading } from "./upload.ts";

/** A listening port. */
export interface Listener {
  readonly port: number;
  /** Makes each further response close its connection. */
  announceClose(): void;
  /** Accepts no more connections; all open ones stay, also idle ones. For a port that other processes share. */
  stopAccepting(): void;
  /**
   * Accepts no more connections, lets running requests finish, and closes the remaining connections after `drainTimeoutMs`.
   */
  close(timeoutMs: number): Promise<void>;
}

/** Timeouts for clients: the header within 5 s, the request within 10 s; checked every second (else 408). */
const LIMITS = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
  // Longer than that of a load balancer (usually 60 s), so that this side never closes a connection while the other one
  // is sending.
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16_384,
  // The application rejects it with JSON.
  requireHostHeader: false,
  noDelay: true,
};
/** For clients that do not read: some responses have several megabytes. */
const READERS: ReaderLimits = { bytes: 64 * 2 ** 20, timeout: 5_000 };
/** Connections are renewed, so that they are distributed over all hosts. */
const REQUESTS_PER_CONNECTION = 10_000;

/** Where to listen; port 0 uses any free one. */
export interface ListenAddress {
  readonly host: string;
  readonly port: number;
  /** After this many requests a connection is closed (default 10,000). */
  readonly requestsPerConnection?: number;
}

/** How long a connection may stay silent after the listener has closed; Node no longer checks these then. */
const MAX_SILENCE_MS = 500;

/** Listens for HTTP. Rejects if the port is taken. */
export async function listen(
  serve: Application,
  { host, port, requestsPerConnection = REQUESTS_PER_CONNECTION }: ListenAddress,
): Promise<Listener> {
  const server = createServer({ ...LIMITS, ...classesFor(serve) });
  server.maxRequestsPerSocket = requestsPerConnection;
  // Not a Set: each time a Set outgrows its table, the old table keeps its responses and the next table in memory. Once
  // one of them is in the old generation, so are all later ones.
  const open: ServerResponse[] = [];
  const sockets = new Set<Socket>();
  const closed = new Promise((resolve) => server.once("close", resolve));
  server.once("close", limitSlowReaders(open, READERS));
  const inTurn = limitPipelining();
  let closing = false;
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    open.push(response);
    response.on("close", () => open.splice(open.indexOf(response), 1));
    if (closing) response.setHeader("Connection", "close");
    useOriginForm(request);
    handleUnreadBody(request, response, () => !closing);
    inTurn(request.socket, response, () => serve(request, response));
  });
  handleParserErrors(server);
  handleExpectations(server);
  answerHalfClosed(server, open);
  server.listen({ host, port });
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    announceClose() {
      closing = true;
      for (const response of open) if (!response.headersSent) response.setHeader("Connection", "close");
    },
    // Unlike `close` of an HTTP server, that of its base class keeps idle connections open.
    stopAccepting: () => void NetServer.prototype.close.call(server),
    close: (drainTimeoutMs) => closeServer({ server, sockets, closed }, drainTimeoutMs),
  };
}

interface OpenServer {
  readonly server: Server;
  readonly sockets: ReadonlySet<Socket>;
  /** Settles when all connections are closed. */
  readonly closed: Promise<unknown>;
}

async function closeServer({ server, sockets, closed }: OpenServer, drainTimeoutMs: number): Promise<void> {
  if (server.listening) await untilQuiet(server);
  // Also closes idle connections. A server that no longer listens may be closed again.
  server.close();
  const stop = new AbortController();
  const closeSilent = after(Math.min(MAX_SILENCE_MS, drainTimeoutMs), stop.signal, () => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  });
  const closeAll = after(drainTimeoutMs, stop.signal, () => server.closeAllConnections());
  await closed;
  stop.abort();
  await Promise.all([closeSilent, closeAll]);
}

/**
 * Waits until no more connections arrive: closing would reset those that wait to be accepted, and the event loop
 * accepts one per iteration, so a few iterations without a new one mean that none is waiting.
 */
async function untilQuiet(server: Server): Promise<void> {
  let quiet = 0;
  const onConnection = (): void => void (quiet = 0);
  server.on("connection", onConnection);
  for (let turn = 0; turn < 1_000 && quiet < 3; turn++) {
    quiet += 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
  server.off("connection", onConnection);
}

async function after(milliseconds: number, signal: AbortSignal, action: () => void): Promise<void> {
  try {
    await pause(milliseconds, undefined, { signal, ref: false });
    action();
  } catch {
    // Closed before.
  }
}

/** Responds to requests that the HTTP parser rejects with JSON and a request id, like all other errors. */
function handleParserErrors(server: Server): void {
  server.on("clientError", (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket) => {
    // Node emits this per request; uploads have a timeout of their own.
    if (error.code === "ERR_HTTP_REQUEST_TIMEOUT" && isUploading(socket)) return;
    if (error.code === "ECONNRESET" || !socket.writable) socket.destroy();
    else reject(socket, codeOf(error));
  });
  server.on("connect", (_request, socket) => reject(socket, "method_not_allowed", { Allow: "GET, HEAD, OPTIONS" }));
}

function codeOf({ code, rawPacket }: { code?: string | undefined; rawPacket?: Buffer }): ErrorCode {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return "request_timeout";
  if (code === "HPE_HEADER_OVERFLOW") return isRequestLine(rawPacket) ? "uri_too_long" : "headers_too_large";
  return "malformed_request";
}

/** Returns whether the request line itself overflowed: then the URL is too long. */
function isRequestLine(packet: Buffer | undefined): boolean {
  const [line = ""] = packet?.toString("latin1").split("\n", 1) ?? [];
  return line.length > 8_192 && /^[A-Z]+ \S/.test(line);
}

/** Always in English: the headers were not read. */
function reject(socket: Duplex, code: ErrorCode, more: Readonly<Record<string, string>> = {}): void {
  const requestId = newId();
  const details: readonly Detail[] = code === "malformed_request" ? [{ path: "", code: "http_syntax" }] : [];
  const { status, headers, body } = errorResponse({ code, details, retryAfter: undefined }, "en", requestId);
  const text = JSON.stringify(body);
  const lines = Object.entries({
    ...headers,
    ...more,
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": String(Buffer.byteLength(text)),
    "Content-Language": "en",
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "X-Request-Id": requestId,
    Connection: "close",
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.on("error", () => socket.destroy());
  socket.end(`HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ""}\r\n${lines.join("")}\r\n${text}`, () => {
    socket.destroy();
  });
}
