import type { Locale } from "../../base/contract/caller.ts";
import type { BearerRejected } from "../../base/contract/mcp.ts";
import { shownDetails } from "../../base/i18n/details.ts";
import { sentences } from "../../base/i18n/sentences.ts";
import { toolSentences } from "../../base/i18n/tools.ts";
import type { McpResponse } from "./express-types.ts";
import { rpcErrorBody, type RpcError } from "./rpc.ts";

/** Why a request is rejected before it reaches the tools. */
export interface Rejection {
  readonly status: 401 | 403;
  readonly code: string;
  readonly message: (locale: Locale) => string;
  readonly scopes?: readonly string[];
}

/** The request comes from a page of an origin that is not allowed. */
export const wrongOrigin: Rejection = {
  status: 403,
  code: "permission_denied",
  message: (locale) => toolSentences(locale).origin,
};

/** The Host header does not contain one of our names. */
export const wrongHost: Rejection = {
  status: 403,
  code: "permission_denied",
  message: (locale) => toolSentences(locale).host,
};

/** Returns the rejection for a token or key that was not accepted. */
export function bearerRejection({ status, code, known }: BearerRejected): Rejection {
  const ended = known?.caller.credential.kind === "oauth";
  const message = (locale: Locale): string => {
    if (code !== "invalid_token") return sentences(locale).errors[code];
    return ended ? toolSentences(locale).endedConnection : toolSentences(locale).invalidToken;
  };
  return { status: status === 401 ? 401 : 403, code, message };
}

/** Returns the rejection for a token without the scopes that the call needs. */
export function insufficientScope(scopes: readonly string[]): Rejection {
  return {
    status: 403,
    code: "insufficient_scope",
    message: (locale) => toolSentences(locale).insufficientScope,
    scopes,
  };
}

/** Responds with the body that all errors over HTTP have. */
export function sendRejection(response: McpResponse, { status, code, message, scopes }: Rejection): void {
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
export function sendRpcError(response: McpResponse, error: RpcError): void {
  send(response.status(error.status ?? 400), rpcErrorBody(error));
}

function send(response: McpResponse, body: object): void {
  response.type("application/json").send(JSON.stringify(body));
}
