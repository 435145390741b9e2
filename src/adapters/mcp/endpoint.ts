import { visitorOf, type RequestContext } from "../../base/platform/request-context.ts";
import type { IncomingMessage } from "node:http";
import { BearerRejected, type AuthenticateBearer, type McpCaller, mcpScopes } from "../../base/contract/mcp.ts";
import { Problem } from "../../base/platform/rules/errors.ts";
import { shownDetails } from "../../base/i18n/details.ts";
import type { ServerIdentity } from "./handlers.ts";
import { RPC, RpcError, rpcErrorBody } from "./rpc.ts";
import { createResponder, type Respond } from "./revisions.ts";
import type { CallerHandlers } from "./caller-handlers.ts";
import type { Locale } from "../../base/contract/caller.ts";
import { sentences } from "../../base/i18n/sentences.ts";
import { toolSentences } from "../../base/i18n/tools.ts";
import type { NextFunction, Request, Response } from "express";

/** Dependencies of `createMcpEndpoint`. */
interface McpEndpointDeps {
  readonly config: {
    readonly mcpUrl: string;
    readonly baseUrl: string;
    readonly mcpAllowedOrigins: readonly string[];
  };
  readonly server: ServerIdentity;
  /** Counts a request for its address; throws if there were too many. */
  readonly spend: (address: string) => Promise<void>;
  readonly authenticate: AuthenticateBearer;
  /**
   * Throws unsupported_media_type, payload_too_large, malformed_request, validation_failed; undefined if there is no
   * body.
   */
  readonly readJson: (request: IncomingMessage) => Promise<unknown>;
  readonly handlersFor: (who: McpCaller) => CallerHandlers;
}

/** An endpoint with the responses to its messages. */
interface Endpoint extends McpEndpointDeps {
  readonly respond: Respond;
}

/** Creates the endpoint at the path of MCP_URL: rejects invalid requests in a fixed order, then calls the tools. */
export function createMcpEndpoint(deps: McpEndpointDeps): McpMiddleware {
  const path = new URL(deps.config.mcpUrl).pathname;
  // Some clients add a slash or omit it.
  const alias = path.endsWith("/") ? path.slice(0, -1) : `${path}/`;
  const endpoint = { ...deps, respond: createResponder(deps.server) };
  const origins = createOrigins(deps.config.mcpAllowedOrigins, [deps.config.mcpUrl, deps.config.baseUrl]);
  return async (request, response, next) => {
    if (request.path !== path && request.path !== alias) {
      next();
      return;
    }
    Object.assign(response.locals, { route: path, operation: "mcp" });
    origins.setCorsHeaders(request, response);
    await deps.spend(response.locals.address);
    if (request.method === "OPTIONS") {
      response.set(origins.preflight).setHeader("Allow", "POST");
      response.status(204).end();
    } else if (!origins.allowsOrigin(request)) sendRejection(response, wrongOrigin);
    else if (!origins.allowsHost(request)) sendRejection(response, wrongHost);
    else await serve(endpoint, request, response);
  };
}

async function serve(deps: Endpoint, request: McpRequest, response: McpResponse): Promise<void> {
  const who = await identify(deps, request, response);
  if (who === null) return;
  if (request.method !== "POST") {
    response.setHeader("Allow", "POST");
    throw new Problem("method_not_allowed");
  }
  try {
    await handleMessages(deps, who, { request, response });
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    sendRpcError(response, error);
  }
}

/** Returns the caller; null if the request was rejected and the response has been sent. */
async function identify(
  { authenticate, config }: McpEndpointDeps,
  request: McpRequest,
  response: McpResponse,
): Promise<McpCaller | null> {
  const token = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? "")?.[1];
  try {
    if (token === undefined) throw new BearerRejected(401, "invalid_token");
    const who = await authenticate(token, visitorOf(request, response));
    const locale = response.locals.requestedLocale ?? who.caller.user.locale;
    const caller = { ...who.caller, locale };
    Object.assign(response.locals, { caller, locale });
    return { ...who, caller };
  } catch (error) {
    if (!(error instanceof BearerRejected)) throw error;
    if (error.status === 421) throw new Problem("misdirected");
    const wwwAuthenticate = unauthenticatedChallenge(config.mcpUrl, token !== undefined);
    if (error.status === 401) response.setHeader("WWW-Authenticate", wwwAuthenticate);
    const rejection = bearerRejection(error);
    sendRejection(response, token === undefined ? { ...rejection, code: "unauthenticated" } : rejection);
    return null;
  }
}

async function handleMessages(
  { config, readJson, handlersFor, respond }: Endpoint,
  who: McpCaller,
  { request, response }: { request: McpRequest; response: McpResponse },
): Promise<void> {
  const body = await readBody(() => readJson(request));
  const handlers = handlersFor(who);
  const { status, text } = await respond(handlers, body, {
    version: request.get("MCP-Protocol-Version"),
    method: request.get("Mcp-Method"),
    name: request.get("Mcp-Name"),
  });
  const scopes = Array.isArray(body) ? null : handlers.missingScopes();
  if (scopes !== null) {
    response.setHeader("WWW-Authenticate", scopeChallenge(config.mcpUrl, scopes));
    sendRejection(response, insufficientScope(scopes));
  } else if (text === null) response.status(status).end();
  else sendText(response.status(status), text);
}

/** A string is sent in one packet with the headers; Express would convert it to a buffer first. */
function sendText(response: McpResponse, text: string): void {
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  response.setHeader("Content-Length", Buffer.byteLength(text));
  response.end(text);
}

async function readBody(read: () => Promise<unknown>): Promise<unknown> {
  try {
    const body = await read();
    if (body !== undefined) return body;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.code === "validation_failed") throw new RpcError(RPC.invalidRequest, "The body is nested too deeply.");
    if (error.code !== "malformed_request") throw error;
    const [reason] = shownDetails(error.details, "en");
    throw new RpcError(RPC.parseError, ["The body is not valid JSON.", reason?.["message"]].filter(Boolean).join(" "));
  }
  throw new RpcError(RPC.parseError, "The body is not valid JSON.");
}

/** Returns the URL of the authorization server's metadata, with the path as a suffix (RFC 9728 §3.1). */
function metadataAddress(mcpUrl: string): string {
  const { origin, pathname } = new URL(mcpUrl);
  return `${origin}/.well-known/oauth-protected-resource${pathname === "/" ? "" : pathname}`;
}

/** Returns `WWW-Authenticate` for a 401; it contains an error only if a token was sent (RFC 6750 §3.1). */
function unauthenticatedChallenge(mcpUrl: string, tokenSent: boolean): string {
  return challenge(mcpUrl, tokenSent ? "invalid_token" : null, mcpScopes);
}

/** Returns `WWW-Authenticate` for a 403 with insufficient scopes: those that the token has, and those needed. */
function scopeChallenge(mcpUrl: string, scopes: readonly string[]): string {
  return challenge(mcpUrl, "insufficient_scope", scopes);
}

function challenge(mcpUrl: string, error: string | null, scopes: readonly string[]): string {
  const parts = [
    ...(error === null ? [] : [`error="${error}"`]),
    `resource_metadata="${metadataAddress(mcpUrl)}"`,
    `scope="${scopes.join(" ")}"`,
  ];
  return `Bearer ${parts.join(", ")}`;
}

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
interface Origins {
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
function createOrigins(allowedOrigins: readonly string[], ownAddresses: readonly string[]): Origins {
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

/** Why a request is rejected before it reaches the tools. */
interface Rejection {
  readonly status: 401 | 403;
  readonly code: string;
  readonly message: (locale: Locale) => string;
  readonly scopes?: readonly string[];
}

/** The request comes from a page of an origin that is not allowed. */
const wrongOrigin: Rejection = {
  status: 403,
  code: "permission_denied",
  message: (locale) => toolSentences(locale).origin,
};

/** The Host header does not contain one of our names. */
const wrongHost: Rejection = {
  status: 403,
  code: "permission_denied",
  message: (locale) => toolSentences(locale).host,
};

/** Returns the rejection for a token or key that was not accepted. */
function bearerRejection({ status, code, known }: BearerRejected): Rejection {
  const ended = known?.caller.credential.kind === "oauth";
  const message = (locale: Locale): string => {
    if (code !== "invalid_token") return sentences(locale).errors[code];
    return ended ? toolSentences(locale).endedConnection : toolSentences(locale).invalidToken;
  };
  return { status: status === 401 ? 401 : 403, code, message };
}

/** Returns the rejection for a token without the scopes that the call needs. */
function insufficientScope(scopes: readonly string[]): Rejection {
  return {
    status: 403,
    code: "insufficient_scope",
    message: (locale) => toolSentences(locale).insufficientScope,
    scopes,
  };
}

/** Responds with the body that all errors over HTTP have. */
function sendRejection(response: McpResponse, { status, code, message, scopes }: Rejection): void {
  const { locale, requestId } = response.locals;
  response.setHeader("Content-Language", locale);
  response.vary("Accept-Language");
  const extra = { required: scopes ?? [] };
  const detail = { path: "", code: "required_scope", values: { scopes: extra.required.join(", ") }, extra } as const;
  const details = scopes ? { details: shownDetails([detail], locale) } : {};
  const body = { error: message(locale), code, ...details, request_id: requestId };
  send(response.status(status), body);
}

/** Responds to a body that is not a protocol message with a JSON-RPC error. */
function sendRpcError(response: McpResponse, error: RpcError): void {
  send(response.status(error.status ?? 400), rpcErrorBody(error));
}

function send(response: McpResponse, body: object): void {
  response.type("application/json").send(JSON.stringify(body));
}

/** Express keeps these for the duration of the request. */
type Locals = RequestContext & Record<string, unknown>;

/** A request to the endpoint. */
type McpRequest = Request<Record<string, string>, unknown, unknown, unknown, Locals>;

/** A response of the endpoint. */
type McpResponse = Response<unknown, Locals>;

/** A middleware that handles its own path and passes other requests on. */
export type McpMiddleware = (request: McpRequest, response: McpResponse, next: NextFunction) => unknown;
