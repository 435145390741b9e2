import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A TCP proxy that delays everything that the server sends. */
export interface SlowProxy {
  readonly port: number;
  /** Milliseconds. */
  delay: number;
  close(): Promise<void>;
}

/** Starts a proxy to a port of this machine. */
export async function startSlowProxy(target: number): Promise<SlowProxy> {
  const sockets = new Set<Socket>();
  const listener = createServer((client) => {
    const server = connect(target, "127.0.0.1");
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => [client, server].forEach((one) => one.destroy()));
    }
    client.pipe(server);
    server.on("data", (chunk: Buffer) => void setTimeout(() => client.write(chunk), proxy.delay));
  });
  listener.listen(0, "127.0.0.1");
  await once(listener, "listening");
  const proxy: SlowProxy = {
    port: (listener.address() as AddressInfo).port,
    delay: 0,
    async close() {
      listener.close();
      for (const socket of sockets) socket.destroy();
      await once(listener, "close");
    },
  };
  return proxy;
}
