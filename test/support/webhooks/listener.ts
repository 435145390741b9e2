import { once } from "node:events";
import { createServer as createHttpServer, type RequestListener } from "node:http";
import { createServer as createHttpsServer } from "node:https";
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import type { SelfSigned } from "../mail/certificate.ts";

/** The loopback address that plays the internet: it is opened, 127.0.0.1 is not. */
export const PUBLIC = "127.0.0.2";

/** A server of this test. */
export interface Listener {
  readonly port: number;
  /** Connections so far. */
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

/** Answers http; on every address of this host where none is named. */
export const listenHttp = (answer: RequestListener, host: string): Promise<Listener> =>
  started(createHttpServer(answer), host);

/** Answers https. */
export const listenHttps = (identity: SelfSigned, answer: RequestListener): Promise<Listener> =>
  started(createHttpsServer(identity, answer), PUBLIC);

/** Takes connections and says what it is told to say on them. */
export const listenRaw = (greet: (socket: Socket) => void): Promise<Listener> => started(createServer(greet), PUBLIC);
