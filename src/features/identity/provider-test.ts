import type { Configuration } from "openid-client";
import type { Schemas } from "../../../generated/services.js";
import type { Egress } from "../../base/net/egress.ts";
import type { Encryption } from "../../base/platform/encryption.ts";
import { notFound } from "../../base/platform/rules/errors.ts";
import type { Store } from "../../base/store/store.ts";
import { clientOf } from "./client-of-provider.ts";
import { ProviderError } from "./provider-error.ts";
import type { ConnectedProvider } from "./sql/identity-providers.ts";

type Problem = Schemas["IdentityProviderProblem"];
type Metadata = ReturnType<Configuration["serverMetadata"]>;

interface TestDeps {
  readonly store: Store;
  readonly encryption: Encryption;
  readonly egress: Egress;
}

/** Reads the discovery document and keys of the provider, and returns the problems that prevent signing in. */
export async function testProvider(deps: TestDeps, orgId: string): Promise<Schemas["IdentityProviderTest"]> {
  const provider = await deps.store.identityProviders.connection(orgId);
  if (!provider) throw notFound();
  const domains: Problem[] = (await deps.store.emailDomains.anyVerified(orgId)) ? [] : ["domain_missing"];
  try {
    const { discoverProvider, hasKeys } = await import("./provider-client.ts");
    const found = (await discoverProvider(deps.egress.fetch, clientOf(deps.encryption, provider))).serverMetadata();
    const keys: Problem[] = (await hasKeys(deps.egress.fetch, found.jwks_uri)) ? [] : ["keys_missing"];
    return { ...endpointsOf(found), problems: [...metadataProblems(found, provider), ...keys, ...domains] };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const reason = error.reason === "issuer_mismatch" ? "issuer_mismatch" : "unreachable";
    return { ...endpointsOf({}), problems: [reason, ...domains] };
  }
}

function metadataProblems(found: Metadata, { scopes }: ConnectedProvider): Problem[] {
  const { scopes_supported: known, response_types_supported: types = ["code"] } = found;
  const methods = found.code_challenge_methods_supported ?? ["S256"];
  const problems: readonly (readonly [boolean, Problem])[] = [
    [found.authorization_endpoint === undefined || found.token_endpoint === undefined, "endpoint_missing"],
    [!types.includes("code"), "code_unsupported"],
    [!methods.includes("S256"), "pkce_unsupported"],
    [known !== undefined && scopes.some((scope) => !known.includes(scope)), "scope_unsupported"],
  ];
  return problems.filter(([applies]) => applies).map(([, problem]) => problem);
}

const MAX_LENGTH = 2_048;

function endpointsOf(found: Partial<Metadata>) {
  const text = (value: unknown): string | null =>
    typeof value === "string" && value.length <= MAX_LENGTH ? value : null;
  return {
    issuer: text(found.issuer),
    authorization_endpoint: text(found.authorization_endpoint),
    token_endpoint: text(found.token_endpoint),
    jwks_uri: text(found.jwks_uri),
    userinfo_endpoint: text(found.userinfo_endpoint),
  };
}
