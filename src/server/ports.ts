import type { RequestListener } from "node:http";
import { ConfigurationError, type Config } from "./config.ts";
import { listen, type Listener } from "../http/server.ts";
import { createStartingApp } from "../http/starting.ts";

/** The ports of the service. They are opened first, so that an error occurs before anything is created. */
export interface Ports {
  readonly http: Listener;
  readonly admin: Listener;
  /** Attaches the applications. Before that, requests get a 503. */
  serve(applications: { readonly http: RequestListener; readonly admin: RequestListener }): Promise<void>;
}

/** Opens PORT and ADMIN_PORT. Throws ConfigurationError if one is not available. */
export async function openPorts({ host, port, adminPort, baseUrl }: Config): Promise<Ports> {
  const starting = createStartingApp({ secure: baseUrl.startsWith("https:") });
  const current: { http: RequestListener; admin: RequestListener } = { http: starting, admin: starting };
  const admin = await openPort("ADMIN_PORT", (...exchange) => current.admin(...exchange), { host, port: adminPort });
  try {
    const http = await openPort("PORT", (...exchange) => current.http(...exchange), { host, port });
    const serve: Ports["serve"] = async (applications) => void Object.assign(current, applications);
    return { http, admin, serve };
  } catch (error) {
    await admin.close(0);
    throw error;
  }
}

/** Opens the port of one variable. */
export async function openPort(
  variable: "PORT" | "ADMIN_PORT",
  serve: RequestListener,
  address: { readonly host: string; readonly port: number },
): Promise<Listener> {
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
