import type { RequestListener } from "node:http";
import type { App } from "./app.ts";
import { ConfigurationError, type Config } from "./config.ts";
import { listen, type ListenAddress, type Listener } from "../adapters/http/server.ts";
import { type Application, withMessages } from "../adapters/http/message-classes.ts";
import { createStartingApp } from "../adapters/http/app.ts";

/** The ports of the service. They are opened first, so that an error occurs before anything is created. */
export interface Ports {
  readonly http: Listener;
  readonly admin: Pick<Listener, "port" | "close">;
  /** Attaches the applications. Before that, requests get a 503. */
  serve(app: Pick<App, "http" | "admin" | "health" | "metrics">): Promise<void>;
}

/** A port that is opened before its application exists. */
interface EarlyPort {
  readonly listener: Listener;
  /** Attaches the application. */
  serve(application: Application): void;
}

/**
 * Of several processes, the first to notice a connection accepts it, so at first one can have most of them. Under load an idle
 * process is faster than a busy one, so that connections that are renewed often are soon distributed.
 */
const SHARED_REQUESTS_PER_CONNECTION = 100;

/** Opens PORT and ADMIN_PORT. Throws ConfigurationError if one is not available. */
export async function openPorts(config: Config): Promise<Ports> {
  const admin = await openEarly("ADMIN_PORT", config);
  try {
    const http = await openEarly("PORT", config);
    return {
      http: http.listener,
      admin: admin.listener,
      async serve(app) {
        admin.serve(app.admin);
        http.serve(app.http);
      },
    };
  } catch (error) {
    await admin.listener.close(0);
    throw error;
  }
}

/** Opens the port of one variable. Until its application is attached, requests get a 503. */
export async function openEarly(variable: PortVariable, config: Config): Promise<EarlyPort> {
  const address = variable === "PORT" ? publicAddress(config) : { host: config.host, port: config.adminPort };
  let current: Application = createStartingApp({ secure: config.baseUrl.startsWith("https:") });
  const serve: RequestListener = (...exchange) => current(...exchange);
  const listener = await openPort(
    variable,
    withMessages(serve, () => current.messages),
    address,
  );
  return { listener, serve: (application) => void (current = application) };
}

/** Returns the address of PORT. */
export function publicAddress({ host, port, processes }: Config): ListenAddress {
  return { host, port, ...(processes > 1 ? { requestsPerConnection: SHARED_REQUESTS_PER_CONNECTION } : {}) };
}

type PortVariable = "PORT" | "ADMIN_PORT";

/** Opens the port of one variable. */
export async function openPort(variable: PortVariable, serve: Application, address: ListenAddress): Promise<Listener> {
  try {
    return await listen(serve, address);
  } catch (error) {
    throw new ConfigurationError([reasonOf(error, variable, address)], { cause: error });
  }
}

function reasonOf(error: unknown, variable: string, { host, port }: { host: string; port: number }): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const place = `${variable}: port ${String(port)} of ${host}`;
  const other = `${variable}=${String(port < 1_024 ? port + 8_000 : port === 65_535 ? port - 1 : port + 1)}`;
  if (code === "EADDRINUSE") {
    return `${place} is in use by another process. Stop that process, or choose another port, for example ${other}`;
  }
  if (code === "EACCES") {
    return `${place} requires privileges that this user does not have. Choose a port above 1023, for example ${other}`;
  }
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
    return `HOST: ${host} is not an address of this machine. Use 127.0.0.1 for this machine only, or 0.0.0.0 for all its addresses`;
  }
  return `${place} cannot be opened (${error instanceof Error ? error.message : String(error)})`;
}

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
