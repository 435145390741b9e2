import { createHmac } from "node:crypto";
import { hashSecret, newSecret } from "../../accounts/secrets.ts";
import { visitorEntry } from "../../accounts/audit-log.ts";
import type { StartSessionDeps } from "../start-session.ts";
import { SYSTEM_ACTOR, type Visitor } from "../../../base/contract/caller.ts";
import type {
  RejectedSignOn,
  SignOnRejection,
  SignOnRequest,
  SignOnResponse,
  SingleSignOn,
  SingleSignOnFor,
} from "../../../base/contract/single-sign-on.ts";
import type { AccountEmailDeps } from "../../accounts/account-emails.ts";
import type { Egress } from "../../../base/net/egress.ts";
import type { Store } from "../../../base/store/store.ts";
import { clientOf, redirectUriAt } from "./identity-provider.ts";
import type { SignOnSecrets } from "./provider-client.ts";
import { ProviderError, domainOfEmail } from "../rules/identity.ts";
import { signInPerson, SignOnRejected } from "./signed-in-person.ts";
import type { StartedSignOn } from "../sql/sign-ins.ts";
import type { ConnectedProvider } from "../sql/identity-providers.ts";

/** Dependencies of single sign-on. */
interface SingleSignOnDeps extends StartSessionDeps, AccountEmailDeps {
  readonly store: Store;
  readonly egress: Egress;
  /** The public URL of this service, without a trailing slash. */
  readonly baseUrl: string;
}

const ACTION = "session.singleSignOn";
/** The address to continue at is unknown. */
const EXPIRED: RejectedSignOn = { rejection: "expired", returnTo: null };

/** Creates the sign-in with identity providers. */
export function createSingleSignOn(deps: SingleSignOnDeps): SingleSignOn {
  return {
    start: async (request, visitor) => {
      const orgId = await organizationOf(deps.store, request);
      const provider = orgId === null ? null : await deps.store.identityProviders.connection(orgId);
      const { returnTo } = request;
      if (!provider?.enabled) return { rejection: "unknown", returnTo };
      const signOn = { orgId: provider.org_id, returnTo, visitor };
      return await logRejection(deps, signOn, () => start(deps, provider, request));
    },
    finish: async (response, visitor) => {
      const { parameters, browserSecret } = response;
      const state = parameters.get("state");
      if (state === null || browserSecret === undefined) return EXPIRED;
      const browser_hash = browserHash(browserSecret, response.sessionToken);
      const proof = { state_hash: hashSecret(state), browser_hash };
      const started = await deps.store.singleSignOns.use(proof);
      if (!started) return EXPIRED;
      const secrets = secretsOf(browserSecret, state);
      const signOn = { orgId: started.org_id, returnTo: started.return_to, visitor };
      return await logRejection(deps, signOn, () => finish(deps, started, { response, secrets, visitor }));
    },
  };
}

/** Creates the lookup for the sign-in page. */
export function singleSignOnFor({ store }: Pick<SingleSignOnDeps, "store">): SingleSignOnFor {
  return async (email) => {
    const orgId = await organizationOf(store, { email, organization: null });
    const provider = orgId === null ? null : await store.identityProviders.connection(orgId);
    return provider?.enabled ? { url: `/sign-in/sso?email=${encodeURIComponent(email)}` } : null;
  };
}

/** Depends only on the domain of an address, so that it reveals no accounts. */
async function organizationOf(
  store: Store,
  { email, organization }: Pick<SignOnRequest, "email" | "organization">,
): Promise<string | null> {
  if (email === null)
    return organization === null ? null : ((await store.organizations.bySlug(organization))?.id ?? null);
  const domain = domainOfEmail(email);
  return domain === null ? null : await store.emailDomains.verifiedBy(domain);
}

async function start(
  deps: SingleSignOnDeps,
  provider: ConnectedProvider,
  { email, returnTo, sessionToken }: SignOnRequest,
) {
  const { store, newId, encryption, egress, baseUrl } = deps;
  const { authorizationUrl, discoverProvider } = await import("./provider-client.ts");
  const found = await discoverProvider(egress.fetch, clientOf(encryption, provider));
  const [state, browserSecret] = [newSecret(), newSecret()];
  const request = { redirectUri: redirectUriAt(baseUrl), scopes: provider.scopes, email };
  const location = await authorizationUrl(found, secretsOf(browserSecret, state), request);
  await store.singleSignOns.insert(provider.org_id, {
    id: newId(),
    state_hash: hashSecret(state),
    browser_hash: browserHash(browserSecret, sessionToken),
    issuer: provider.issuer,
    client_id: provider.client_id,
    return_to: returnTo ?? "/",
  });
  return { location: location.href, browserSecret };
}

/**
 * Binds a sign-in to the browser, and to the session that it replaces: a session that began in the meantime is not replaced
 * without a question.
 */
const browserHash = (browserSecret: string, sessionToken: string | undefined): Buffer =>
  hashSecret(`${browserSecret}.${sessionToken ?? ""}`);

/** A response that belongs to a started sign-in of this browser. */
interface Answered {
  readonly response: SignOnResponse;
  readonly secrets: SignOnSecrets;
  readonly visitor: Visitor;
}

async function finish(
  deps: SingleSignOnDeps,
  started: StartedSignOn & { readonly org_id: string },
  { response, secrets, visitor }: Answered,
) {
  const { store, encryption, egress, baseUrl } = deps;
  const provider = await store.identityProviders.connection(started.org_id);
  // The provider was replaced in the meantime: another provider must not answer (mix-up).
  const same = provider?.issuer === started.issuer && provider.client_id === started.client_id;
  if (!provider?.enabled || !same) throw new SignOnRejected("expired");
  const { claimsOf, discoverProvider } = await import("./provider-client.ts");
  const found = await discoverProvider(egress.fetch, clientOf(encryption, provider));
  const callback = new URL(`${redirectUriAt(baseUrl)}?${response.parameters.toString()}`);
  const wanted = ["email", ...(provider.groups_claim === null ? [] : [provider.groups_claim])];
  const claims = await claimsOf(found, secrets, { callback, wanted });
  const session = await store.transaction(async (tx) => {
    await endPreviousSession(tx, response.sessionToken);
    return await signInPerson(deps, tx, { provider, claims, visitor });
  });
  return { ...session, returnTo: started.return_to };
}

/** The session of the browser must not outlive the sign-in of somebody else. */
async function endPreviousSession({ sessions }: Pick<Store, "sessions">, token: string | undefined): Promise<void> {
  const previous = token === undefined ? null : await sessions.find(hashSecret(token));
  if (previous) await sessions.end(previous.org_id, previous.user_id, previous.session_id);
}

/** Both values are known only to the browser and derived for each sign-in, so the database need not store them. */
function secretsOf(browserSecret: string, state: string): SignOnSecrets {
  const derive = (purpose: string): string =>
    createHmac("sha256", browserSecret).update(`${purpose}:${state}`).digest("base64url");
  return { state, nonce: derive("nonce"), codeVerifier: derive("code_verifier") };
}

/** Returns a rejection instead of throwing it, and records it in the organization's audit log. */
async function logRejection<Result>(
  { store }: SingleSignOnDeps,
  { orgId, returnTo, visitor }: { orgId: string; returnTo: string | null; visitor: Visitor },
  work: () => Promise<Result>,
): Promise<Result | RejectedSignOn> {
  try {
    return await work();
  } catch (error) {
    const rejected = error instanceof ProviderError ? new SignOnRejected(rejectionOf(error)) : error;
    if (!(rejected instanceof SignOnRejected)) throw error;
    const { rejection, userId } = rejected;
    const record = userId === null ? null : { type: "member", id: userId };
    const entry = visitorEntry(
      visitor,
      SYSTEM_ACTOR,
      { action: ACTION, record },
      { result: "denied", error_code: rejection },
    );
    await store.auditLog.append(orgId, entry);
    return { rejection, returnTo };
  }
}

function rejectionOf({ reason }: ProviderError): SignOnRejection {
  if (reason === "unreachable") return "provider_unavailable";
  return reason === "refused" ? "provider_error" : "invalid_response";
}
