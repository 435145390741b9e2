import type { Config } from "../config.ts";
import type { Listener } from "../../adapters/http/server.ts";
import { openPort, type Ports } from "../ports.ts";

/** Longer requests are ended. */
const DRAIN_MS = 10_000;

/**
 * Shares the ports with the other processes of the supervisor. Listens only when the application can respond, so that until
 * then the previous process accepts all connections.
 */
export async function openSharedPorts({ host, port, adminPort }: Config): Promise<Ports> {
  const opened: { http?: Listener; admin?: Listener } = {};
  const shared = (name: "http" | "admin", configured: number): Listener => ({
    get port() {
      return opened[name]?.port ?? configured;
    },
    announceClose() {
      opened[name]?.announceClose();
      // The next process accepts connections. Those that are open here stay until their next response, or until `close`:
      // a request may be on its way.
      opened[name]?.stopAccepting();
    },
    stopAccepting: () => opened[name]?.stopAccepting(),
    close: async () => opened[name]?.close(DRAIN_MS),
  });
  return {
    http: shared("http", port),
    admin: shared("admin", adminPort),
    async serve(applications) {
      opened.admin = closedOnce(await openPort("ADMIN_PORT", applications.admin, { host, port: adminPort }));
      opened.http = closedOnce(await openPort("PORT", applications.http, { host, port }));
    },
  };
}

/** A second call waits for the first: a server that is closed cannot be closed again. */
function closedOnce(listener: Listener): Listener {
  let closed: Promise<void> | undefined;
  return { ...listener, close: (timeoutMs) => (closed ??= listener.close(timeoutMs)) };
}
