import type { ServerResponse, Server, IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { Problem } from "../../base/platform/rules/errors.ts";

/** Requests of one connection that are processed at the same time; browsers and SDKs send one. */
const MAX_IN_FLIGHT = 4;

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Returns a function that starts a request as soon as few others of its connection are in flight. A connection with more
 * is not read, nor is one whose client does not take the responses: several hundred requests fit into one packet, and Node
 * hands them all over at once.
 */
export function limitPipelining(): (socket: Socket, response: ServerResponse, start: () => void) => void {
  const lines = new WeakMap<Socket, Line>();
  return (socket, response, start) => {
    const line = lines.get(socket) ?? openLine(lines, socket);
    const run = (): void => {
      line.running += 1;
      // A response that streams a file has ten listeners without this one, and Node warns beyond ten.
      response.setMaxListeners(response.getMaxListeners() + 1);
      response.once("close", () => {
        line.running -= 1;
        startNext(line, socket);
      });
      start();
    };
    if (line.running < MAX_IN_FLIGHT && line.waiting.length === 0) {
      run();
      return;
    }
    line.waiting.push(run);
    socket.pause();
  };
}

function openLine(lines: WeakMap<Socket, Line>, socket: Socket): Line {
  const line: Line = { running: 0, waiting: [] };
  lines.set(socket, line);
  // Node resumes a connection whenever it has written a response.
  socket.on("resume", () => {
    if (line.waiting.length > 0) socket.pause();
  });
  return line;
}

function startNext(line: Line, socket: Socket): void {
  if (line.waiting.length === 0) return;
  if (socket.destroyed) {
    line.waiting.length = 0;
    return;
  }
  if (socket.writableNeedDrain) {
    socket.once("drain", () => startNext(line, socket));
    return;
  }
  while (line.running < MAX_IN_FLIGHT && line.waiting.length > 0) line.waiting.shift()?.();
  if (line.waiting.length === 0) socket.resume();
}

/** How much of its responses a process keeps for clients that do not read them, and for how long. */
export interface ReaderLimits {
  /** Bytes of all responses together; beyond this, the connections of those that wait longest are closed. */
  readonly bytes: number;
  /** A connection without progress is closed after one or two of these periods, in milliseconds. */
  readonly timeout: number;
}

const CHECK_MS = 100;

/**
 * Closes connections of clients that do not read their responses, which otherwise stay in memory. `open` contains the
 * responses that are not sent completely, oldest first. Checking them at intervals costs requests nothing. Returns a
 * function that ends the checks.
 */
export function limitSlowReaders(open: readonly ServerResponse[], limits: ReaderLimits): () => void {
  const limited = new WeakSet<ServerResponse>();
  const check = (): void => {
    let bytes = 0;
    for (const response of open) bytes += unread(response);
    for (const response of open) {
      const own = unread(response);
      // One response may have more bytes than the limit.
      if (bytes > Math.max(limits.bytes, own) && own > 0 && limited.has(response)) {
        bytes -= own;
        response.destroy();
      } else if (own > 0 !== limited.has(response)) {
        // At its end the server closes the connection; Node repeats it if the system has accepted some of the bytes.
        response.setTimeout(own > 0 ? limits.timeout : 0);
        limited[own > 0 ? "add" : "delete"](response);
      }
    }
  };
  const timer = setInterval(check, CHECK_MS).unref();
  return () => clearInterval(timer);
}

/** Returns the number of bytes that wait for the client. */
function unread({ socket, writableEnded, writableNeedDrain }: ServerResponse): number {
  return writableEnded || writableNeedDrain ? (socket?.writableLength ?? 0) : 0;
}

const PROBE_MS = 200;

/**
 * Lets clients that have closed their side of a connection get their responses (RFC 9112 §9.6). A client that has left
 * looks the same until something is sent to it, so it gets interim responses, which every client ignores (RFC 9110
 * §15.2): its system rejects them, which ends the request.
 */
export function answerHalfClosed(server: Server, open: readonly ServerResponse[]): void {
  // Documented in the code of Node only; without it, the end of the input destroys the connection.
  Object.assign(server, { httpAllowHalfOpen: true });
  server.on("connection", (socket: Socket) => {
    socket.once("end", () => probe(socket, open));
  });
}

function probe(socket: Socket, open: readonly ServerResponse[]): void {
  const send = (): void => {
    const response = open.find((one) => one.socket === socket);
    // RFC 9110 §15.2: a client of HTTP/1.0 does not know interim responses.
    if (response && !response.headersSent && response.req.httpVersion === "1.1") response.writeProcessing();
  };
  send();
  const timer = setInterval(send, PROBE_MS).unref();
  socket.once("close", () => clearInterval(timer));
}

/** Bytes of a body that are read and discarded so that its connection can be reused. */
const MAX_DRAINED = 2 ** 20;

/** Milliseconds for which a closing connection still accepts data from the client. */
const LINGER = 2_000;

/**
 * Handles bodies that have not been read completely when the response is sent: the next request on the connection would
 * wait behind them. A body of up to a mebibyte is drained. If it is larger or of unknown length, the response contains
 * `Connection: close`, and the connection lingers so that the client can read the response (RFC 9112 §9.6). `keepAlive`
 * is called when the body has been read completely.
 */
export function handleUnreadBody(request: IncomingMessage, response: ServerResponse, keepAlive: () => boolean): void {
  const { "content-length": length, "transfer-encoding": encoding } = request.headers;
  if (length === undefined && encoding === undefined) return;
  if (encoding !== undefined || Number(length) > MAX_DRAINED) {
    response.setHeader("Connection", "close");
    request.once("end", () => {
      if (keepAlive() && !response.headersSent) response.removeHeader("Connection");
    });
  }
  response.once("prefinish", () => {
    if (request.readableEnded) return;
    const { socket } = request;
    socket.destroySoon = () => {
      socket.end();
      setTimeout(() => socket.destroy(), LINGER).unref();
    };
    // A decompressor, or a reader that has stopped, may hold the stream back.
    request.unpipe();
    request.resume();
  });
}

/**
 * Asks a client that waits with its body (`Expect: 100-continue`) to send it when the body is read for the first time:
 * thus a request that is rejected by its headers gets the final response at once (RFC 9110 §10.1.1). Other expectations
 * come to the application as any request.
 */
export function handleExpectations(server: Server): void {
  server.on("checkContinue", (request: IncomingMessage, response: ServerResponse) => {
    continueWhenRead(request, response);
    server.emit("request", request, response);
  });
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
}

function continueWhenRead(request: IncomingMessage, response: ServerResponse): void {
  request._read = (size) => {
    // From now on, that of the class.
    Reflect.deleteProperty(request, "_read");
    if (!response.headersSent) response.writeContinue();
    request._read(size);
  };
}

/** Throws expectation_failed for an expectation other than 100-continue. */
export function checkExpectation({ headers, httpVersion }: IncomingMessage): void {
  const { expect } = headers;
  if (expect === undefined || httpVersion !== "1.1" || /^100-continue$/i.test(expect)) return;
  throw new Problem("expectation_failed");
}
