import type { McpRequest, McpResponse } from "./express-types.ts";

const ALLOWED_HEADERS = [
  "Authorization",
  "Content-Type",
  "Accept",
  "MCP-Protocol-Version",
  "Mcp-Session-Id",
  "Mcp-Method",
  "Mcp-Name",
  "Last-Event-ID",
].join(", ");

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/** RFC 9110 §7.2: a name or an address, and a port; anything else is invalid. */
const HOST = /^(?<name>\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{0,5})?$/i;

/** Decides which browsers' pages may call the endpoint, and under which host names. */
export interface Origins {
  /** Sets the CORS headers so that pages of an allowed origin, and no others, can read the response. */
  setCorsHeaders(request: McpRequest, response: McpResponse): void;
  /** The headers of a preflight response for any origin. */
  readonly preflight: Readonly<Record<string, string>>;
  /** A request without an origin does not come from a page. */
  allowsOrigin(request: McpRequest): boolean;
  /** Protects against DNS rebinding: a page whose own name resolves to this server still sends that name. */
  allowsHost(request: McpRequest): boolean;
}

/** Creates the allow-lists: the given origins; and the hosts of our own addresses and loopback, on any port. */
export function createOrigins(allowedOrigins: readonly string[], ownAddresses: readonly string[]): Origins {
  const origins = new Set(allowedOrigins);
  const hosts = new Set([...LOOPBACK, ...ownAddresses.map((address) => new URL(address).hostname)]);
  const allows = (origin: string | undefined): boolean => origin !== undefined && origins.has(origin);
  return {
    setCorsHeaders({ headers: { origin } }, response) {
      for (const name of ["Allow-Origin", "Expose-Headers"]) response.removeHeader(`Access-Control-${name}`);
      response.vary("Origin");
      response.setHeader("Cross-Origin-Resource-Policy", allows(origin) ? "cross-origin" : "same-origin");
      if (origin === undefined || !allows(origin)) return;
      response.setHeader("Access-Control-Allow-Origin", origin);
      response.setHeader("Access-Control-Expose-Headers", "Retry-After, WWW-Authenticate, X-Request-Id");
    },
    preflight: {
      "Access-Control-Allow-Methods": "POST",
      "Access-Control-Allow-Headers": ALLOWED_HEADERS,
      "Access-Control-Max-Age": "600",
    },
    allowsOrigin: ({ headers: { origin } }) => origin === undefined || allows(origin),
    // The host that a trusted proxy reports, else the header.
    allowsHost: ({ host }) => hosts.has((HOST.exec(host)?.groups?.["name"] ?? "").toLowerCase()),
  };
}
