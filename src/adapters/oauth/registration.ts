import type { RequestHandler } from "express";
import type { Context } from "./koa-context.ts";
import { MAX_BYTES, readBody, replaceBody } from "./requests.ts";
import { toolServer } from "../../../generated/tools.js";
import { codePoints, normalized } from "../../base/contract/unicode.ts";

/** Allows registration from pages of any origin, as browser-based applications need; cookies are not used. */
export const openRegistration: RequestHandler = (request, response, next) => {
  response.set({
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Expose-Headers": "Retry-After, X-Request-Id",
    "Cross-Origin-Resource-Policy": "cross-origin",
  });
  if (request.method === "OPTIONS" && request.headers["access-control-request-method"] !== undefined) {
    response.set({
      "Access-Control-Allow-Methods": "POST",
      "Access-Control-Allow-Headers": "Accept, Authorization, Content-Type, MCP-Protocol-Version",
      "Access-Control-Max-Age": "600",
    });
  }
  next();
};

/**
 * Replaces the body by the metadata to register. Returns false if it was rejected; the error response is then set (RFC
 * 7591 §3.2.2).
 */
export async function normalizeRegistration(context: Context): Promise<boolean> {
  try {
    replaceBody(context, JSON.stringify(clientMetadata(await readJson(context))));
    return true;
  } catch (error) {
    if (!(error instanceof RegistrationError)) throw error;
    context.status = 400;
    context.set("Cache-Control", "no-store");
    context.body = { error: error.error, error_description: error.message };
    return false;
  }
}

async function readJson(context: Context): Promise<unknown> {
  const unreadable = (description: string) => new RegistrationError("invalid_client_metadata", description);
  const body = await readBody(context);
  if (body === null) throw unreadable(`The body is longer than ${MAX_BYTES} bytes.`);
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    throw unreadable("The body is not valid JSON.");
  }
}

/** The metadata of an application that is used here (RFC 7591 §2). */
interface ClientMetadata {
  readonly client_name?: string;
  readonly client_uri?: string;
  readonly redirect_uris: readonly string[];
  readonly grant_types: readonly ["authorization_code", "refresh_token"];
  readonly response_types: readonly ["code"];
  readonly token_endpoint_auth_method: "none" | "client_secret_basic" | "client_secret_post";
}

/** An application's metadata cannot be registered (RFC 7591 §3.2.2). */
class RegistrationError extends Error {
  override readonly name = "RegistrationError";
  readonly error: "invalid_redirect_uri" | "invalid_client_metadata";

  constructor(error: RegistrationError["error"], description: string) {
    super(description);
    this.error = error;
  }
}

const MAX_URIS = 10;
const MAX_URI_LENGTH = 2_048;
const MAX_NAME_LENGTH = 100;

/**
 * Returns the metadata to register. Accepts what known applications send: empty and unknown members are dropped, and
 * values that are the same for all applications are set regardless of the request. Throws RegistrationError.
 */
export function clientMetadata(sent: unknown): ClientMetadata {
  if (typeof sent !== "object" || sent === null || Array.isArray(sent)) {
    throw new RegistrationError("invalid_client_metadata", "The body must be a JSON object.");
  }
  const { client_name, client_uri, redirect_uris, token_endpoint_auth_method } = sent as Readonly<
    Record<string, unknown>
  >;
  return {
    ...parseName(client_name),
    ...parseHomepage(client_uri),
    redirect_uris: parseRedirectUris(redirect_uris),
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    token_endpoint_auth_method: authMethodOf(token_endpoint_auth_method),
  };
}

/**
 * Invisible characters (including Hangul fillers) and those that change the writing direction; U+0000 cannot be stored.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
const VISIBLE = /[\p{L}\p{N}]/u;
/** More marks on one letter than any written language uses, or a mark without a letter. */
const PILED_MARKS = /\p{M}{5}|(?:^|\s)\p{M}/u;

function parseName(sent: unknown): Pick<ClientMetadata, "client_name"> {
  if (sent === undefined || sent === null || sent === "") return {};
  const client_name = typeof sent === "string" ? cleanName(sent) : null;
  const problem = client_name === null ? "must be a string" : nameProblem(client_name);
  if (client_name === null || problem !== null)
    throw new RegistrationError("invalid_client_metadata", `client_name ${String(problem)}.`);
  return { client_name };
}

function cleanName(name: string): string {
  return normalized(name.toWellFormed(), "NFC").replace(INVISIBLE, " ").replace(/\s+/g, " ").trim();
}

function nameProblem(name: string): string | null {
  if (codePoints(name) > MAX_NAME_LENGTH) return `must have at most ${MAX_NAME_LENGTH} characters`;
  if (!VISIBLE.test(name)) return "must contain a visible letter or digit, or be omitted";
  if (PILED_MARKS.test(name)) return "must have at most four combining marks on a letter";
  return null;
}

/** Shown as a link in lists of connections; dropped if it is not a web address. */
function parseHomepage(sent: unknown): Pick<ClientMetadata, "client_uri"> {
  if (typeof sent !== "string" || sent.length > MAX_URI_LENGTH) return {};
  const url = URL.parse(sent);
  return url && ["https:", "http:"].includes(url.protocol) && url.username === "" && url.password === ""
    ? { client_uri: url.href }
    : {};
}

function authMethodOf(sent: unknown): ClientMetadata["token_endpoint_auth_method"] {
  return sent === "client_secret_basic" || sent === "client_secret_post" ? sent : "none";
}

function parseRedirectUris(sent: unknown): readonly string[] {
  const reject = (description: string): never => {
    throw new RegistrationError("invalid_redirect_uri", description);
  };
  if (!Array.isArray(sent)) return reject("redirect_uris must be a list of URIs.");
  const uris = [...new Set(sent.filter((uri: unknown) => uri !== null && uri !== ""))] as unknown[];
  if (uris.length === 0) return reject("redirect_uris must have at least one URI.");
  if (uris.length > MAX_URIS) return reject(`redirect_uris must have at most ${MAX_URIS} URIs.`);
  return uris.map((uri, index) => {
    const problem = typeof uri === "string" ? problemOf(uri) : "is not a string";
    return problem === null ? String(uri) : reject(`redirect_uris[${index}] ${problem}.`);
  });
}

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Private-use schemes of known applications that are not a reversed domain name. */
const applicationSchemes = new Set<string>(toolServer.applicationSchemes);
/** RFC 8252 §7.1: a domain name of the application's vendor in reverse order, which contains a dot. */
const reversedDomain = /^[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+$/;

/** RFC 9700 §4.1, RFC 8252 §7, §8.4: a code must reach the application and nobody else. */
function problemOf(uri: string): string | null {
  if (Buffer.byteLength(uri) > MAX_URI_LENGTH) return `is longer than ${MAX_URI_LENGTH} bytes`;
  // The URL parser would silently repair these, and later comparisons would use the original.
  if (!/^[\x21-\x7e]+$/.test(uri) || /[\\<>"`{}|^]/.test(uri)) return "has characters that are not allowed in a URI";
  const url = URL.parse(uri);
  if (!url || !/^[a-z][a-z0-9+.-]*:/i.test(uri)) return "is not an absolute URI";
  if (uri.includes("#")) return "has a fragment";
  if (url.username !== "" || url.password !== "" || /^[^/]*\/\/[^/?]*@/.test(uri))
    return "contains a user name or password";
  const scheme = url.protocol.slice(0, -1);
  if (scheme === "http" && !loopback.has(url.hostname)) return "must be https, unless it is on the loopback address";
  if (["http", "https"].includes(scheme)) return /^https?:\/\/[^/]/i.test(uri) ? null : "has no host";
  if (applicationSchemes.has(scheme) || reversedDomain.test(scheme)) return null;
  return `has the scheme "${scheme}"; use https, http on the loopback address, or a scheme with a dot such as com.example.app`;
}
