import {
  allowInsecureRequests,
  authorizationCodeGrant,
  AuthorizationResponseError,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type ClientAuth,
  ClientError,
  ClientSecretBasic,
  ClientSecretPost,
  clockTolerance,
  type Configuration,
  customFetch,
  type CustomFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  None,
  ResponseBodyError,
} from "openid-client";
import { type GuardedFetch, EgressError } from "../../../base/net/egress.ts";
import { ProviderError, type Claims } from "../rules/identity.ts";

/** This service as a client of a provider. */
export interface ProviderClient {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | null;
}

/** The values that bind a sign-in to the browser that started it. */
export interface SignOnSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** The egress guard rejects http unless the operator allows it, so the library need not do so as well. */
// oxlint-disable-next-line typescript/no-deprecated -- Only a reminder of the library's author.
const allowHttp = allowInsecureRequests;

/** Seconds. A person is waiting for the response. */
const TIMEOUT = 10;
/** Seconds by which the clock of a provider may differ. */
const CLOCK_TOLERANCE = 30;
/** Some providers publish many keys. */
const MAX_BYTES = 512 * 1_024;
const WITHOUT_BODY = new Set([204, 205, 304]);

/** Reads the provider's discovery document. Throws ProviderError. */
export async function discoverProvider(
  guarded: GuardedFetch,
  { issuer, clientId, clientSecret }: ProviderClient,
): Promise<Configuration> {
  const url = new URL(issuer);
  const execute = [enableNonRepudiationChecks, ...(url.protocol === "http:" ? [allowHttp] : [])];
  const options = { [customFetch]: guardedFetch(guarded), timeout: TIMEOUT, execute };
  const client = { [clockTolerance]: CLOCK_TOLERANCE };
  const found = await discovery(url, clientId, client, authenticationOf(clientSecret), options).catch(
    (error: unknown) => {
      throw new ProviderError(isMismatch(error) ? "issuer_mismatch" : "unreachable", error);
    },
  );
  // The library accepts templates of issuers that serve several tenants: each of them could name any e-mail address.
  if (found.serverMetadata().issuer !== issuer) throw new ProviderError("issuer_mismatch");
  return found;
}

/** Returns the URL at which the person signs in. Throws ProviderError. */
export async function authorizationUrl(
  provider: Configuration,
  { state, nonce, codeVerifier }: SignOnSecrets,
  { redirectUri, scopes, email }: { redirectUri: string; scopes: readonly string[]; email: string | null },
): Promise<URL> {
  const parameters = {
    redirect_uri: redirectUri,
    scope: [...new Set(["openid", ...scopes])].join(" "),
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: "S256",
    state,
    nonce,
    ...(email === null ? {} : { login_hint: email }),
  };
  try {
    return buildAuthorizationUrl(provider, parameters);
  } catch (error) {
    // The endpoint is missing or no http URL.
    throw new ProviderError("invalid", error);
  }
}

/**
 * Exchanges the code and validates the response (OpenID Connect Core §3.1.3.7; RFC 9207 §2.4). Claims that the ID token
 * lacks are read from the userinfo endpoint. Throws ProviderError.
 */
export async function claimsOf(
  provider: Configuration,
  { state, nonce, codeVerifier }: SignOnSecrets,
  { callback, wanted }: { callback: URL; wanted: readonly string[] },
): Promise<Claims> {
  const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier, idTokenExpected: true };
  try {
    const tokens = await authorizationCodeGrant(provider, callback, checks);
    const claims = tokens.claims();
    if (!claims) throw new ProviderError("invalid");
    const complete = wanted.every((name) => Object.hasOwn(claims, name));
    if (complete || provider.serverMetadata().userinfo_endpoint === undefined) return claims;
    return { ...(await fetchUserInfo(provider, tokens.access_token, claims.sub)), ...claims };
  } catch (error) {
    throw error instanceof ProviderError ? error : new ProviderError(reasonOf(error), error);
  }
}

/** Reads the provider's keys; false if it publishes none for signatures. */
export async function hasKeys(guarded: GuardedFetch, url: string | undefined): Promise<boolean> {
  if (url === undefined) return false;
  try {
    const { status, body } = await guarded(url, { timeout: TIMEOUT * 1_000, maxBytes: MAX_BYTES });
    const { keys } = JSON.parse(body.toString()) as { keys?: { use?: string; kty?: string }[] };
    return status === 200 && keys?.some(({ use = "sig", kty }) => use === "sig" && kty !== "oct") === true;
  } catch {
    return false;
  }
}

/** Sends the requests of the library through the egress guard, which does not follow redirects. */
function guardedFetch(guarded: GuardedFetch): CustomFetch {
  return async (url, { method, headers, body, signal }) => {
    const answer = await guarded(url, {
      method: method === "POST" ? "POST" : "GET",
      headers,
      maxBytes: MAX_BYTES,
      timeout: TIMEOUT * 1_000,
      // The library sends forms only.
      body: body instanceof URLSearchParams ? body.toString() : null,
      ...(signal ? { signal } : {}),
    });
    if (!answer.complete) throw new ProviderError("invalid");
    const { "content-type": type } = answer.headers;
    return new Response(WITHOUT_BODY.has(answer.status) ? null : new Uint8Array(answer.body), {
      status: answer.status,
      headers: type === undefined ? {} : { "Content-Type": type },
    });
  };
}

/** Prefers the header (RFC 6749 §2.3.1) unless the provider accepts only the form. */
function authenticationOf(secret: string | null): ClientAuth {
  if (secret === null) return None();
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    const send = methods.includes("client_secret_basic") ? ClientSecretBasic(secret) : ClientSecretPost(secret);
    send(server, client, body, headers);
  };
}

function isMismatch(error: unknown): boolean {
  return error instanceof ClientError && error.code === "OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED";
}

function reasonOf(error: unknown): ProviderError["reason"] {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof EgressError) return "unreachable";
  }
  return error instanceof ResponseBodyError || error instanceof AuthorizationResponseError ? "refused" : "invalid";
}
