import type { EventEmitter } from "node:events";
import { errors, interactionPolicy, Provider, type Configuration, type ErrorOut } from "oidc-provider";
import type { Keyring } from "../../base/platform/keyring.ts";
import type { AuthorizeByAssertion } from "../../base/contract/identity-assertion.ts";
import { mcpScopes } from "../../base/contract/mcp.ts";
import { isTransient } from "../../base/platform/rules/problems.ts";
import { accountOf, createStorage, type StorageDeps } from "./storage.ts";
import { acceptAssertions } from "./assertion-grant.ts";
import { clientAuthMethods, issuerOf, paths } from "./discovery.ts";
import type { GuardedFetch } from "../../base/net/egress.ts";
import { documentCache, documentFetch } from "./client-documents.ts";
import type { Context } from "./koa-context.ts";
import { createECDH, createHash } from "node:crypto";

/** Dependencies of `createProvider`. */
export interface ProviderDeps extends StorageDeps {
  readonly mcpUrl: string;
  readonly keyring: Keyring;
  /** Renders an error that must not be redirected to the application. */
  readonly renderError: (context: Context, out: ErrorOut) => void;
  /** Fetches an address that an application supplied. */
  readonly guardedFetch: GuardedFetch;
  /** Called for errors of the server, not of the client. */
  readonly onError: (error: unknown) => void;
  /** Authorizes an application by an assertion of an identity provider. */
  readonly authorizeByAssertion: AuthorizeByAssertion;
}

const HOUR = 3_600;
const DAY = 24 * HOUR;

const routes = {
  authorization: paths.authorize,
  token: paths.token,
  registration: paths.register,
  revocation: paths.revoke,
  jwks: paths.jwks,
};

/** Seconds. By default a grant would expire before its tokens. */
const lifetimes = {
  AccessToken: HOUR,
  AuthorizationCode: 60,
  Grant: 400 * DAY,
  IdToken: HOUR,
  Interaction: 600,
  RefreshToken: 30 * DAY,
  Session: 600,
};

/** Creates the provider; its configuration was tested with the clients of known applications. */
export function createProvider(deps: ProviderDeps): Provider {
  const provider = new Provider(issuerOf(deps.mcpUrl), configurationOf(deps));
  // The server overwrites the forwarded headers with our own address, so the provider's URLs never depend on a request.
  provider.proxy = true;
  acceptAssertions(provider, deps);
  provider.on("server_error", (context, error) => {
    if (isTransient(error)) respondUnavailable(context);
    deps.onError(error);
  });
  // Koa reports what its middleware throws by this event, which the types of the library leave out.
  (provider as EventEmitter).on("error", deps.onError);
  return provider;
}

/** Responds with 503: the same request can succeed a moment later, for example after a failover of the database. */
export function respondUnavailable(context: Context): void {
  const page = typeof context.body === "string";
  context.status = 503;
  context.set("Retry-After", "1");
  const error_description = "the service is temporarily unavailable: repeat the request";
  if (!page) context.body = { error: "temporarily_unavailable", error_description };
}

function configurationOf(deps: ProviderDeps): Configuration {
  const { mcpUrl, keyring, store } = deps;
  return {
    adapter: createStorage(deps),
    jwks: { keys: signingKeys(keyring) },
    cookies: cookiesOf(deps),
    routes,
    scopes: [...mcpScopes],
    responseTypes: ["code"],
    clientAuthMethods: [...clientAuthMethods],
    // Native: allows custom schemes, and any port of the loopback address (RFC 8252 §7).
    clientDefaults: {
      application_type: "native",
      grant_types: ["authorization_code", "refresh_token"],
      id_token_signed_response_alg: "ES256",
      token_endpoint_auth_method: "none",
    },
    enabledJWA: { idTokenSigningAlgValues: ["ES256"] },
    pkce: { required: () => true },
    features: featuresOf(mcpUrl),
    fetch: documentFetch(deps.guardedFetch),
    interactions: { policy: interactionPrompts(), url: (_context, { uid }) => `${paths.interaction}/${uid}` },
    ...peopleOf(store),
    // CORS is allowed for applications that run in a browser: no endpoint here relies on cookies.
    clientBasedCORS: () => true,
    rotateRefreshToken: () => true,
    issueRefreshToken: (_context, client) => client.grantTypeAllowed("refresh_token"),
    expiresWithSession: () => false,
    revokeGrantPolicy: () => true,
    ttl: lifetimes,
    renderError: deps.renderError,
  };
}

/** Finds users, and only accepts the grant of the current consent. */
function peopleOf({ users }: StorageDeps["store"]): Pick<Configuration, "loadExistingGrant" | "findAccount"> {
  return {
    async loadExistingGrant({ oidc }) {
      const grantId = oidc.result?.consent?.grantId;
      return grantId === undefined ? undefined : await oidc.provider.Grant.find(grantId);
    },
    async findAccount(_context, accountId) {
      const { orgId, userId } = accountOf(accountId);
      const user = await users.get(orgId, userId);
      return user?.status === "active" ? { accountId, claims: () => ({ sub: accountId }) } : undefined;
    },
  };
}

/**
 * RFC 9700 §2.2.1, RFC 8707: tokens are issued for the MCP URL. They are opaque, so that each has a row that can be
 * revoked.
 */
function featuresOf(mcpUrl: string): Configuration["features"] {
  const off = { enabled: false };
  return {
    registration: { enabled: true, initialAccessToken: false, issueRegistrationAccessToken: false },
    clientIdMetadataDocument: { enabled: true, ack: "draft-02", cacheDuration: documentCache },
    revocation: {
      enabled: true,
      allowedPolicy: (_context, client, token) => token.clientId === client.clientId,
    },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => mcpUrl,
      useGrantedResource: () => true,
      getResourceServerInfo(_context, resource) {
        if (resource !== mcpUrl) throw new errors.InvalidTarget();
        return { scope: mcpScopes.join(" "), audience: mcpUrl, accessTokenTTL: HOUR, accessTokenFormat: "opaque" };
      },
    },
    devInteractions: off,
    userinfo: off,
    rpInitiatedLogout: off,
    claimsParameter: off,
    requestObjects: off,
    pushedAuthorizationRequests: off,
    dPoP: off,
  };
}

function cookiesOf({ keyring, mcpUrl }: ProviderDeps): Configuration["cookies"] {
  const secure = mcpUrl.startsWith("https:");
  const prefix = secure ? "__Secure-crs" : "crs";
  const one = { httpOnly: true, sameSite: "lax", signed: true, secure } as const;
  return {
    keys: keyring.keys("cookies").map((key) => key.export()),
    names: {
      session: `${prefix}_authorization`,
      interaction: `${prefix}_interaction`,
      resume: `${prefix}_resume`,
    },
    long: one,
    short: one,
  };
}

/** The user is asked every time: no request may rely on an earlier consent. */
function interactionPrompts(): interactionPolicy.Prompt[] {
  const undecided = new interactionPolicy.Check(
    "undecided",
    "the user has not decided yet",
    "interaction_required",
    ({ oidc }) => oidc.result?.consent === undefined,
  );
  return [new interactionPolicy.Prompt({ name: "consent" }, undecided)];
}

/** A private key for ES256 (RFC 7518 §6.2). */
interface SigningKey {
  readonly kty: "EC";
  readonly crv: "P-256";
  readonly alg: "ES256";
  readonly use: "sig";
  readonly kid: string;
  readonly x: string;
  readonly y: string;
  readonly d: string;
}

/**
 * Derives the keys from the secret, so that all processes have the same keys and a change of SECRET_KEY replaces them.
 */
function signingKeys(keyring: Keyring): SigningKey[] {
  return keyring.keys("signing").map((secret) => signingKey(secret.export()));
}

function signingKey(secret: Buffer): SigningKey {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(secret);
  const point = pair.getPublicKey();
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const kid = createHash("sha256").update(point).digest("base64url").slice(0, 16);
  const d = pair.getPrivateKey().toString("base64url");
  return { kty: "EC", crv: "P-256", alg: "ES256", use: "sig", kid, x: x ?? "", y: y ?? "", d };
}
