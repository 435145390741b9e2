import { once } from "node:events";
import { createServer as createHttpServer, type RequestListener } from "node:http";
import { createServer as createHttpsServer } from "node:https";
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import type { SelfSigned } from "../programs/certificate.ts";

/** The loopback address that represents the internet: it is allowed, 127.0.0.1 is not. */
export const PUBLIC = "127.0.0.2";

/** A server of a test. */
export interface Listener {
  readonly port: number;
  /** Number of connections so far. */
  hits(): number;
  close(): Promise<void>;
}

async function started(server: Server, host: string): Promise<Listener> {
  let hits = 0;
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    hits += 1;
    sockets.add(socket);
    socket.on("error", () => undefined);
  });
  server.listen(0, host);
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    hits: () => hits,
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, "close");
    },
  };
}

/** Starts an HTTP server on the given address. */
export const listenHttp = (answer: RequestListener, host: string): Promise<Listener> =>
  started(createHttpServer(answer), host);

/** Starts an HTTPS server. */
export const listenHttps = (identity: SelfSigned, answer: RequestListener): Promise<Listener> =>
  started(createHttpsServer(identity, answer), PUBLIC);

/** Starts a TCP server that calls `greet` for every connection. */
export const listenRaw = (greet: (socket: Socket) => void): Promise<Listener> => started(createServer(greet), PUBLIC);
