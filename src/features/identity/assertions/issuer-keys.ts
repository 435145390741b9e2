import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from "jose";
import type { GuardedFetch } from "../../../base/net/egress.ts";
import { MINUTE_MS } from "../../../base/platform/rules/durations.ts";
import { createTtlCache } from "../../../base/platform/ttl-cache.ts";
import { discoverProvider, type ProviderClient } from "../provider-client.ts";
import { ProviderError } from "../provider-error.ts";

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
