import type { Encryption } from "../../base/platform/encryption.ts";
import type { ProviderClient } from "./provider-client.ts";
import type { ConnectedProvider } from "./sql/identity-providers.ts";

/** Returns this service as a client of the organization's provider, with its decrypted secret. */
export function clientOf(encryption: Encryption, provider: ConnectedProvider): ProviderClient {
  const { id, issuer, client_id: clientId, client_secret: encrypted } = provider;
  const clientSecret = encrypted && encryption.decrypt(encrypted, `identity_providers.client_secret:${id}`);
  return { issuer, clientId, clientSecret };
}
