import type { IncomingMessage } from "node:http";
import { BearerRejected, type AuthenticateBearer, type McpCaller, mcpScopes } from "../../base/contract/mcp.ts";
import { Problem } from "../../base/platform/rules/errors.ts";
import { shownDetails } from "../../base/i18n/details.ts";
import { headerText } from "../../base/platform/rules/text.ts";
import type { McpRequest, McpResponse, McpMiddleware } from "./express-types.ts";
import { createOrigins } from "./origins.ts";
import {
  insufficientScope,
  bearerRejection,
  sendRejection,
  sendRpcError,
  wrongHost,
  wrongOrigin,
} from "./rejections.ts";
import type { ServerIdentity } from "./handlers.ts";
import { RPC, RpcError } from "./rpc.ts";
import { createResponder, type Respond } from "./revisions/revisions.ts";
import type { CallerHandlers } from "./caller-handlers.ts";

/** Dependencies of `createMcpEndpoint`. */
export interface McpEndpointDeps {
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

function visitorOf(request: McpRequest, { locals }: McpResponse) {
  const { address, requestId, locale } = locals;
  return { address, requestId, locale, userAgent: headerText(request.headers["user-agent"]) };
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
