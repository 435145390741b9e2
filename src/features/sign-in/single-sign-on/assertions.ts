import type { AccountEmailDeps } from "../../accounts/account-emails.ts";
import { visitorEntry } from "../../accounts/audit-log.ts";
import { openManaged } from "../../accounts/connection-writes.ts";
import { findRole } from "../../accounts/roles.ts";
import { type AiPolicy, allowsApplication } from "../../accounts/rules/ai-policy.ts";
import { knownScopes, scopesFor } from "../../accounts/rules/mcp-scopes.ts";
import { SYSTEM_ACTOR, type Visitor } from "../../../base/contract/caller.ts";
import {
  type AssertedAuthorization,
  AssertionRejected,
  type AuthorizeByAssertion,
  type PresentedAssertion,
} from "../../../base/contract/identity-assertion.ts";
import { type McpScope, mcpScopes } from "../../../base/contract/mcp.ts";
import type { Egress } from "../../../base/net/egress.ts";
import type { Repositories, Store } from "../../../base/store/store.ts";
import { clientOf } from "./identity-provider.ts";
import { ProviderError, domainOfEmail, type Claims, readPerson } from "../rules/identity.ts";
import type { ConnectedProvider } from "../sql/identity-providers.ts";
import {
  type Assertion,
  readAssertion,
  verifyAssertion,
  createIssuerKeys,
  type IssuerKeys,
} from "./assertion-token.ts";
import type { UserRecord } from "../../accounts/sql/users.ts";
import { identifiedUser, requireAdmissible, SignOnRejected } from "./signed-in-person.ts";

/** Dependencies of `createAssertionAuthorization`. */
interface AssertionAuthorizationDeps extends AccountEmailDeps {
  readonly store: Store;
  readonly egress: Egress;
  readonly clock: () => number;
  /** The region whose organizations this deployment serves. */
  readonly dataRegion: string;
  /** The issuer of the authorization server: the only audience. */
  readonly issuer: string;
  /** The MCP URL: the only resource. */
  readonly mcpUrl: string;
}

/** The name under which the id of a used assertion is stored. */
const USED_ASSERTION = "UsedAssertion";

/** Creates the authorization of applications by the identity providers of organizations that allow it. */
export function createAssertionAuthorization(deps: AssertionAuthorizationDeps): AuthorizeByAssertion {
  const keysOf = createIssuerKeys(deps.egress.fetch, deps.clock);
  return async (presented) => {
    const provider = await trustedProvider(deps, readAssertion(presented.assertion));
    const assertion = await verified(deps, keysOf, { provider, presented });
    return await logRejection(deps, { orgId: provider.org_id, presented }, async () => {
      requireIntended(deps, assertion, presented);
      await useOnce(deps.store, assertion);
      return await deps.store.transaction((tx) => authorize(deps, tx, { provider, assertion, presented }));
    });
  };
}

/**
 * Returns the provider of the organization to which the person belongs. Nothing is verified yet, so that all reasons
 * against it get the same error.
 */
async function trustedProvider(
  { store, dataRegion }: AssertionAuthorizationDeps,
  { issuer, claims }: { readonly issuer: string; readonly claims: Claims },
): Promise<ConnectedProvider> {
  const orgId = await organizationOf(store, issuer, claims);
  const organization = orgId === null ? null : await store.organizations.get(orgId);
  if (organization?.data_region !== dataRegion) throw new AssertionRejected("untrusted_issuer");
  const provider = await store.identityProviders.connection(organization.id);
  const trusted = provider?.enabled === true && provider.issuer === issuer;
  const policy = trusted ? await store.organizations.aiPolicy(organization.id) : null;
  if (!provider || policy?.enabled !== true || !policy.enterprise_managed)
    throw new AssertionRejected("untrusted_issuer");
  return provider;
}

/** An address belongs to the organization that verified its domain; otherwise the linked identity must be unambiguous. */
async function organizationOf(store: Store, issuer: string, claims: Claims): Promise<string | null> {
  const { email, subject } = readPerson(claims);
  if (email !== null) {
    const domain = domainOfEmail(email);
    return domain === null ? null : await store.emailDomains.verifiedBy(domain);
  }
  const [orgId, ...others] = await store.userIdentities.organizations({ issuer, subject });
  return others.length > 0 ? null : (orgId ?? null);
}

async function verified(
  { encryption, issuer: audience }: AssertionAuthorizationDeps,
  keysOf: IssuerKeys,
  { provider, presented }: { readonly provider: ConnectedProvider; readonly presented: PresentedAssertion },
): Promise<Assertion> {
  const keys = await keysOf(clientOf(encryption, provider)).catch((error: unknown) => {
    if (!(error instanceof ProviderError)) throw error;
    throw new AssertionRejected("provider_unavailable", { cause: error });
  });
  return await verifyAssertion(presented.assertion, keys, { issuer: provider.issuer, audience });
}

/** Draft §4.4.1: the assertion was issued to this application, and for this resource. */
function requireIntended(
  { mcpUrl }: AssertionAuthorizationDeps,
  { clientId, resources }: Assertion,
  { client }: PresentedAssertion,
): void {
  if (clientId !== client.id) throw new AssertionRejected("wrong_client");
  // The audience has only one resource, so an assertion that names none is for this one.
  if (resources.some((resource) => resource !== mcpUrl)) throw new AssertionRejected("wrong_resource");
}

/** The id is stored before anything else happens, and also if something else fails. */
async function useOnce({ oauthRecords }: Store, { idHash, lifetime }: Assertion): Promise<void> {
  const record = { model: USED_ASSERTION, id_hash: idHash, grant_id: null, payload: {} };
  if (!(await oauthRecords.claim(record, lifetime))) throw new AssertionRejected("replayed");
}

interface Verified {
  readonly provider: ConnectedProvider;
  readonly assertion: Assertion;
  readonly presented: PresentedAssertion;
}

async function authorize(
  deps: AssertionAuthorizationDeps,
  tx: Repositories,
  { provider, assertion, presented: { client, scopes: requested, visitor } }: Verified,
): Promise<AssertedAuthorization> {
  const orgId = provider.org_id;
  // Changes of the policy wait, and so do sign-ins that would link the same person.
  await tx.organizations.lock(orgId);
  const policy = await tx.organizations.aiPolicy(orgId);
  if (policy?.enabled !== true || !policy.enterprise_managed) throw new AssertionRejected("untrusted_issuer");
  if ((await tx.organizations.suspendedAt(orgId)) !== null) throw new AssertionRejected("suspended");
  const user = await assertedMember(deps, tx, { provider, claims: assertion.claims, visitor });
  const permissions = (await findRole(tx, orgId, user.role))?.permissions ?? new Set<string>();
  const reject = (rejection: AssertionRejected["rejection"]) => new AssertionRejected(rejection, { userId: user.id });
  if (!permissions.has("ai:connect")) throw reject("not_allowed");
  if (!allowsApplication(policy, client)) throw reject("application_not_allowed");
  if (client.kind === "registered" && !policy.allow_dynamic_registration) throw reject("registration_not_allowed");
  const scopes = allowedScopes(policy, permissions, { requested, asserted: assertion.scope });
  if (scopes.length === 0) throw reject("no_scope_allowed");
  const grantId = await openManaged(deps, tx, { user, orgId, client, scopes, issuedAt: assertion.issuedAt, visitor });
  if (grantId === null) throw reject("revoked");
  return { orgId, userId: user.id, grantId, scopes };
}

/** The intersection of the requested scopes, those of the assertion, the policy and the role. */
function allowedScopes(
  { allowed_scopes }: AiPolicy,
  permissions: ReadonlySet<string>,
  { requested, asserted }: { readonly requested: readonly McpScope[]; readonly asserted: string | null },
): McpScope[] {
  const wanted = requested.length > 0 ? requested : mcpScopes;
  const byProvider = new Set(asserted === null ? mcpScopes : knownScopes(asserted.split(" ")));
  const byRole = new Set(scopesFor(permissions));
  return wanted.filter((scope) => byProvider.has(scope) && byRole.has(scope) && allowed_scopes.includes(scope));
}

/** Records a rejection in the audit log. Only the provider could cause one, because the signature was verified. */
async function logRejection<Result>(
  { store }: AssertionAuthorizationDeps,
  { orgId, presented }: { readonly orgId: string; readonly presented: PresentedAssertion },
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AssertionRejected)) throw error;
    const { rejection, userId } = error;
    const record = userId === null ? null : { type: "member", id: userId };
    const about = { application: presented.client.name, result: "denied", error_code: rejection } as const;
    const action = { action: "connections.create", record };
    await store.auditLog.append(
      orgId,
      visitorEntry(presented.visitor, SYSTEM_ACTOR, action, { channel: "mcp", ...about }),
    );
    throw error;
  }
}

/** A person whom an assertion names. */
interface AssertedPerson {
  readonly provider: ConnectedProvider;
  readonly claims: Claims;
  readonly visitor: Visitor;
}

/**
 * Returns the active member whom an assertion names: by the identity that a sign-in linked, or by an e-mail address of a
 * verified domain, which links it as a sign-in would. Assertions create no members and change no roles. Throws
 * AssertionRejected.
 */
async function assertedMember(deps: AccountEmailDeps, tx: Repositories, person: AssertedPerson): Promise<UserRecord> {
  try {
    const user = await find(deps, tx, person);
    if (!user) throw new AssertionRejected("unknown_user");
    requireAdmissible(person, user);
    if (user.status !== "active") throw new AssertionRejected("unknown_user", { userId: user.id });
    return user;
  } catch (error) {
    if (!(error instanceof SignOnRejected)) throw error;
    const { rejection, userId } = error;
    const known = rejection === "suspended" || rejection === "owner_not_trusted" ? rejection : "unknown_user";
    throw new AssertionRejected(known, { userId, cause: error });
  }
}

/** An assertion should not contain an e-mail address, so the identity alone is sufficient. */
async function find(deps: AccountEmailDeps, tx: Repositories, person: AssertedPerson): Promise<UserRecord | null> {
  const { email, subject } = readPerson(person.claims);
  if (email !== null) return await identifiedUser(deps, tx, person);
  const { org_id: orgId, issuer } = person.provider;
  const id = await tx.userIdentities.user(orgId, { issuer, subject });
  return id === null ? null : await tx.users.get(orgId, id);
}
