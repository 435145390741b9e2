import type { Locale } from "../contract/caller.ts";
import type { BearerRejected } from "../contract/mcp.ts";
import { shownDetails } from "../i18n/details.ts";
import { sentences } from "../i18n/sentences.ts";
import { toolSentences } from "../i18n/tools.ts";
import type { McpResponse } from "./express-types.ts";
import { rpcErrorBody, type RpcError } from "./rpc.ts";

/** Why a request is rejected before it reaches the tools. */
export interface Refusal {
  readonly status: 401 | 403;
  readonly code: string;
  readonly sentence: (locale: Locale) => string;
  readonly scopes?: readonly string[];
}

/** The request comes from a page of an origin that is not allowed. */
export const wrongOrigin: Refusal = {
  status: 403,
  code: "permission_denied",
  sentence: (locale) => toolSentences(locale).origin,
};

/** The Host header does not contain one of our names. */
export const wrongHost: Refusal = {
  status: 403,
  code: "permission_denied",
  sentence: (locale) => toolSentences(locale).host,
};

/** Returns the rejection for a token or key that was not accepted. */
export function notLetIn({ status, code, known }: BearerRejected): Refusal {
  const ended = known?.caller.credential.kind === "oauth";
  const sentence = (locale: Locale): string => {
    if (code !== "invalid_token") return sentences(locale).errors[code];
    return ended ? toolSentences(locale).endedConnection : toolSentences(locale).invalidToken;
  };
  return { status: status === 401 ? 401 : 403, code, sentence };
}

/** Returns the rejection for a token without the scopes that the call needs. */
export function insufficientScope(scopes: readonly string[]): Refusal {
  return {
    status: 403,
    code: "insufficient_scope",
    sentence: (locale) => toolSentences(locale).insufficientScope,
    scopes,
  };
}

/** Responds with the body that all errors over HTTP have. */
export function sendRefusal(response: McpResponse, { status, code, sentence, scopes }: Refusal): void {
  const { locale, requestId } = response.locals;
  response.setHeader("Content-Language", locale);
  response.vary("Accept-Language");
  const extra = { required: scopes ?? [] };
  const detail = { path: "", code: "required_scope", values: { scopes: extra.required.join(", ") }, extra } as const;
  const details = scopes ? { details: shownDetails([detail], locale) } : {};
  const body = { error: sentence(locale), code, ...details, request_id: requestId };
  send(response.status(status), body);
}

/** Responds to a body that is not a protocol message with a JSON-RPC error. */
export function sendRpcError(response: McpResponse, error: RpcError): void {
  send(response.status(400), rpcErrorBody(error));
}

function send(response: McpResponse, body: object): void {
  response.type("application/json").send(JSON.stringify(body));
}
