/** What an application says of itself, as far as it means something here (RFC 7591 §2). */
export interface ClientMetadata {
  readonly client_name?: string;
  readonly client_uri?: string;
  readonly redirect_uris: readonly string[];
  readonly grant_types: readonly ["authorization_code", "refresh_token"];
  readonly response_types: readonly ["code"];
  readonly token_endpoint_auth_method: "none" | "client_secret_basic" | "client_secret_post";
}

/** An application that cannot be registered (RFC 7591 §3.2.2). */
export class RegistrationRefused extends Error {
  override readonly name = "RegistrationRefused";
  readonly error: "invalid_redirect_uri" | "invalid_client_metadata";

  constructor(error: RegistrationRefused["error"], description: string) {
    super(description);
    this.error = error;
  }
}

const MOST_URIS = 10;
const LONGEST_URI = 2_048;
const LONGEST_NAME = 100;

/**
 * Takes what honest applications are known to send and makes of it what is registered: empty and unknown members go, and
 * what we give to all is given whatever was asked. Throws RegistrationRefused.
 */
export function clientMetadata(sent: unknown): ClientMetadata {
  if (typeof sent !== "object" || sent === null || Array.isArray(sent)) {
    throw new RegistrationRefused("invalid_client_metadata", "The body must be a JSON object.");
  }
  const { client_name, client_uri, redirect_uris, token_endpoint_auth_method } = sent as Readonly<
    Record<string, unknown>
  >;
  return {
    ...nameOf(client_name),
    ...homeOf(client_uri),
    redirect_uris: redirectUris(redirect_uris),
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    token_endpoint_auth_method: authMethodOf(token_endpoint_auth_method),
  };
}

/** Characters that nobody sees, or that turn the direction of writing; U+0000 could not even be stored. */
const DECEITFUL = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

function nameOf(sent: unknown): Pick<ClientMetadata, "client_name"> {
  if (sent === undefined || sent === null) return {};
  if (typeof sent !== "string") throw new RegistrationRefused("invalid_client_metadata", "client_name must be text.");
  const client_name = sent.toWellFormed().normalize("NFC").replace(DECEITFUL, " ").replace(/\s+/g, " ").trim();
  if (Array.from(client_name).length > LONGEST_NAME) {
    throw new RegistrationRefused(
      "invalid_client_metadata",
      `client_name must have at most ${LONGEST_NAME} characters.`,
    );
  }
  return client_name === "" ? {} : { client_name };
}

/** Shown as a link in lists of connections; what is none on the web is left out. */
function homeOf(sent: unknown): Pick<ClientMetadata, "client_uri"> {
  if (typeof sent !== "string" || sent.length > LONGEST_URI) return {};
  const url = URL.parse(sent);
  return url && ["https:", "http:"].includes(url.protocol) && url.username === "" && url.password === ""
    ? { client_uri: url.href }
    : {};
}

function authMethodOf(sent: unknown): ClientMetadata["token_endpoint_auth_method"] {
  return sent === "client_secret_basic" || sent === "client_secret_post" ? sent : "none";
}

function redirectUris(sent: unknown): readonly string[] {
  const refuse = (description: string): never => {
    throw new RegistrationRefused("invalid_redirect_uri", description);
  };
  if (!Array.isArray(sent)) return refuse("redirect_uris must be a list of URIs.");
  const uris = [...new Set(sent.filter((uri: unknown) => uri !== null && uri !== ""))] as unknown[];
  if (uris.length === 0) return refuse("redirect_uris must have at least one URI.");
  if (uris.length > MOST_URIS) return refuse(`redirect_uris must have at most ${MOST_URIS} URIs.`);
  return uris.map((uri, index) => {
    const problem = typeof uri === "string" ? problemOf(uri) : "is not text";
    return problem === null ? String(uri) : refuse(`redirect_uris[${index}] ${problem}.`);
  });
}

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Schemes that a browser or a system acts on itself, and so no application's own. */
const browsersOwn = new Set(
  "javascript data file vbscript blob about filesystem view-source ftp ws wss mailto tel sms intent chrome edge resource search-ms".split(
    " ",
  ),
);
const systemsOwn = /^ms-|-extension$/;

/** RFC 9700 §4.1, RFC 8252 §7, §8.4: a code must reach the application and nobody else. */
function problemOf(uri: string): string | null {
  if (Buffer.byteLength(uri) > LONGEST_URI) return `is longer than ${LONGEST_URI} bytes`;
  // What the URL parser would silently repair is not what we would compare with later.
  if (!/^[\x21-\x7e]+$/.test(uri) || /[\\<>"`{}|^]/.test(uri)) return "has characters that a URI cannot have";
  const url = URL.parse(uri);
  if (!url || !/^[a-z][a-z0-9+.-]*:/i.test(uri)) return "is not an absolute URI";
  if (uri.includes("#")) return "has a fragment";
  if (url.username !== "" || url.password !== "" || /^[^/]*\/\/[^/?]*@/.test(uri)) return "names a user";
  const scheme = url.protocol.slice(0, -1);
  if (browsersOwn.has(scheme) || systemsOwn.test(scheme)) return "has a scheme that is no application's own";
  if (scheme === "http" && !loopback.has(url.hostname)) return "must be https, unless it is on the loopback address";
  if (["http", "https"].includes(scheme) && !/^https?:\/\/[^/]/i.test(uri)) return "has no host";
  return null;
}
