import {
  decodeJwt,
  errors,
  type JWTPayload,
  jwtVerify,
  type JWTVerifyGetKey,
  createRemoteJWKSet,
  customFetch,
} from "jose";
import { AssertionRejected, type AssertionRejection } from "../../../base/contract/identity-assertion.ts";
import { hashSecret } from "../../accounts/secrets.ts";
import { type Claims, ProviderError } from "../rules/identity.ts";
import type { GuardedFetch } from "../../../base/net/egress.ts";
import { MINUTE_MS } from "../../../base/platform/rules/durations.ts";
import { createTtlCache } from "../../../base/platform/ttl-cache.ts";
import { discoverProvider, type ProviderClient } from "./provider-client.ts";

/** The verified content of an assertion. */
export interface Assertion {
  readonly claims: Claims;
  readonly clientId: string;
  /** Seconds since 1970. */
  readonly issuedAt: number;
  /** Identifies the assertion. */
  readonly idHash: Buffer;
  /** Seconds for which the assertion could be presented again. */
  readonly lifetime: number;
  /** The resources that it names; empty if it names none. */
  readonly resources: readonly unknown[];
  /** Null if the provider limits no scopes. */
  readonly scope: string | null;
}

/** Draft §3.1; the media type of the header prevents that an ID token is presented. */
const TYPE = "oauth-id-jag+jwt";
/** Asymmetric algorithms only: a public key must never be used as a shared secret (RFC 8725 §2.1, §3.1). */
const ALGORITHMS = [
  "RS256",
  "RS384",
  "RS512",
  "PS256",
  "PS384",
  "PS512",
  "ES256",
  "ES384",
  "ES512",
  "EdDSA",
  "Ed25519",
];
/** Seconds by which the clock of a provider may differ. */
const TOLERANCE = 30;
/** Seconds. Providers issue assertions for minutes. */
const MAX_AGE = 3_600;
const MAX_ID_LENGTH = 1_000;

/** Returns issuer and claims of an assertion that is not verified. Throws AssertionRejected. */
export function readAssertion(token: string): { readonly issuer: string; readonly claims: Claims } {
  try {
    const claims = decodeJwt(token);
    if (typeof claims.iss === "string" && isText(claims.sub)) return { issuer: claims.iss, claims };
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
  }
  throw new AssertionRejected("malformed");
}

/** Verifies signature, type, issuer, audience and times (draft §4.4.1, RFC 7523 §3). Throws AssertionRejected. */
export async function verifyAssertion(
  token: string,
  keys: JWTVerifyGetKey,
  { issuer, audience }: { readonly issuer: string; readonly audience: string },
): Promise<Assertion> {
  const { payload } = await jwtVerify(token, keys, {
    issuer,
    audience,
    typ: TYPE,
    algorithms: ALGORITHMS,
    requiredClaims: ["sub", "jti", "client_id", "exp", "iat"],
    clockTolerance: TOLERANCE,
    maxTokenAge: MAX_AGE,
  }).catch((error: unknown) => {
    throw new AssertionRejected(rejectionOf(error), { cause: error });
  });
  return contentOf(payload, issuer);
}

function contentOf(payload: JWTPayload, issuer: string): Assertion {
  const { sub, jti, client_id: clientId, exp = 0, iat = 0, aud, resource, scope } = payload;
  if (!isText(sub) || !isText(jti) || typeof clientId !== "string") throw new AssertionRejected("malformed");
  // An assertion for several servers could be presented by one of them to another one (draft §3.1).
  if (Array.isArray(aud) && aud.length !== 1) throw new AssertionRejected("wrong_audience");
  if (scope !== undefined && typeof scope !== "string") throw new AssertionRejected("malformed");
  const until = Math.min(exp, iat + MAX_AGE) + TOLERANCE;
  return {
    claims: payload,
    clientId,
    issuedAt: iat,
    scope: scope ?? null,
    idHash: hashSecret(JSON.stringify([issuer, jti])),
    lifetime: Math.max(until - Date.now() / 1_000, 1) + TOLERANCE,
    resources: resource === undefined ? [] : [resource].flat(),
  };
}

/** Text of a sensible length, as an id must be. */
function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "" && value.length <= MAX_ID_LENGTH;
}

function rejectionOf(error: unknown): AssertionRejection {
  if (error instanceof errors.JWTExpired) return "expired";
  if (error instanceof errors.JWTClaimValidationFailed)
    return (error.reason === "missing" ? undefined : claimRejections[error.claim]) ?? "malformed";
  if (error instanceof errors.JWSSignatureVerificationFailed) return "invalid_signature";
  if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys)
    return "invalid_signature";
  if (error instanceof errors.JOSEAlgNotAllowed || error instanceof errors.JOSENotSupported) return "invalid_signature";
  if (error instanceof errors.JWTInvalid || error instanceof errors.JWSInvalid) return "malformed";
  return "provider_unavailable";
}

const claimRejections: Readonly<Record<string, AssertionRejection>> = {
  aud: "wrong_audience",
  iat: "expired",
  nbf: "expired",
  exp: "expired",
};

/** Returns the keys with which a provider signs assertions. Throws ProviderError. */
export type IssuerKeys = (provider: ProviderClient) => Promise<JWTVerifyGetKey>;

/** Each application gets a token every hour, so documents are not fetched again for each of them. */
const LIFETIME_MS = 10 * MINUTE_MS;
const MAX_ISSUERS = 500;
const TIMEOUT_MS = 5_000;
/** Some providers publish many keys. */
const MAX_BYTES = 512 * 1_024;
/** Milliseconds after which an unknown key id leads to another request. */
const COOLDOWN_MS = 30_000;

/** Fetches discovery documents and keys through the egress guard. A key that the provider removes is used for ten minutes. */
export function createIssuerKeys(guarded: GuardedFetch, clock: () => number): IssuerKeys {
  const cache = createTtlCache<JWTVerifyGetKey>(LIFETIME_MS, MAX_ISSUERS, clock);
  return (provider) => cache.get(`${provider.issuer} ${provider.clientId}`, () => keysOf(guarded, provider));
}

async function keysOf(guarded: GuardedFetch, provider: ProviderClient): Promise<JWTVerifyGetKey> {
  const { jwks_uri } = (await discoverProvider(guarded, provider)).serverMetadata();
  if (jwks_uri === undefined || !URL.canParse(jwks_uri)) throw new ProviderError("invalid");
  return createRemoteJWKSet(new URL(jwks_uri), {
    cacheMaxAge: LIFETIME_MS,
    cooldownDuration: COOLDOWN_MS,
    timeoutDuration: TIMEOUT_MS,
    [customFetch]: async (url, { signal }) => {
      const headers = { Accept: "application/json" };
      const { status, body, complete } = await guarded(url, {
        headers,
        maxBytes: MAX_BYTES,
        timeout: TIMEOUT_MS,
        signal,
      });
      if (!complete || status < 200) throw new ProviderError("invalid");
      return new Response(status === 200 ? new Uint8Array(body) : null, { status });
    },
  });
}
