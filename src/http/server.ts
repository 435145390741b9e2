import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { useOriginForm } from "./host-header.ts";
import { answerParserErrors } from "./parser-errors.ts";
import { settleUnreadBody } from "./unread-body.ts";

/** A port that is listened on. */
export interface Listener {
  readonly port: number;
  /** From now on each answer closes its connection. */
  announceClose(): void;
  /** Takes no more connections, lets started requests end, and cuts what is still open after `patienceMs`. */
  close(patienceMs: number): Promise<void>;
}

/** What a client may take: a header in 5 s, a whole request in 10 s; it is looked at every second (else 408). */
const LIMITS = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
  // Longer than a load balancer's (60 s as a rule), so that it is never we who close while it sends.
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16_384,
  // Refused by the application, as JSON.
  requireHostHeader: false,
  noDelay: true,
};
/** So that no connection lives for ever on one process of several. */
const REQUESTS_PER_CONNECTION = 10_000;

/** How long a connection may say nothing after the listener has closed; Node no longer looks at these then. */
const SILENT_MS = 500;

/** Listens for HTTP; port 0 takes any free one. Rejects when the port is taken. */
export async function listen(
  serve: RequestListener,
  { host, port }: { host: string; port: number },
): Promise<Listener> {
  const server = createServer(LIMITS);
  server.maxRequestsPerSocket = REQUESTS_PER_CONNECTION;
  const open = new Set<ServerResponse>();
  const sockets = new Set<Socket>();
  let closing = false;
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    open.add(response);
    response.on("close", () => open.delete(response));
    if (closing) response.setHeader("Connection", "close");
    useOriginForm(request);
    settleUnreadBody(request, response, () => !closing);
    serve(request, response);
  });
  answerParserErrors(server);
  server.listen({ host, port });
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    announceClose() {
      closing = true;
      for (const response of open) if (!response.headersSent) response.setHeader("Connection", "close");
    },
    close: (patienceMs) => closeServer(server, sockets, patienceMs),
  };
}

async function closeServer(server: Server, sockets: ReadonlySet<Socket>, patienceMs: number): Promise<void> {
  await quietMoment(server);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const stop = new AbortController();
  const cut = after(Math.min(SILENT_MS, patienceMs), stop.signal, () => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  });
  const late = after(patienceMs, stop.signal, () => server.closeAllConnections());
  await closed;
  stop.abort();
  await Promise.all([cut, late]);
}

/**
 * Closing resets the connections that wait to be accepted, and the event loop accepts one a turn: a few turns without
 * a new one mean that none waits.
 */
async function quietMoment(server: Server): Promise<void> {
  let quiet = 0;
  const noise = (): void => void (quiet = 0);
  server.on("connection", noise);
  for (let turn = 0; turn < 1_000 && quiet < 3; turn++) {
    quiet += 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
  server.off("connection", noise);
}

async function after(milliseconds: number, signal: AbortSignal, act: () => void): Promise<void> {
  try {
    await pause(milliseconds, undefined, { signal, ref: false });
    act();
  } catch {
    // Closed before.
  }
}
