import type { Authorized, Caller } from "../../../base/contract/caller.ts";
import type {
  IdentityProviderService,
  IdentityProviderUpdateInput,
  Schemas,
  SignInSettingsService,
  MemberIdentityService,
} from "../../../../generated/services.js";
import { type AccountEmailDeps, notifyUser, queueAccountEmail } from "../../accounts/account-emails.ts";
import { logAction } from "../../accounts/audit-log.ts";
import { createConnections } from "../../accounts/connection-writes.ts";
import { nameOrAddress } from "../../accounts/callers.ts";
import type { Egress } from "../../../base/net/egress.ts";
import { type Check, type CheckedWrite, eachValue } from "../../../base/platform/mistakes.ts";
import {
  notFound,
  unprocessable,
  type Detail,
  notSettable,
  referenceNotFound,
  permissionDenied,
} from "../../../base/platform/rules/errors.ts";
import { normalizeTexts } from "../../../base/platform/rules/text.ts";
import { changedMembers, requireRecord, standardFields, requireFound } from "../../../base/records/record-state.ts";
import type { Repositories, Store } from "../../../base/store/store.ts";
import type { IdentityProviderRecord, ConnectedProvider } from "../sql/identity-providers.ts";
import { findRole, requireOwnPermissions } from "../../accounts/roles.ts";
import { catchProblem } from "../../../base/platform/problem-paths.ts";
import { builtInRoleNames, builtInPermissions } from "../../../base/platform/rules/permissions.ts";
import { type GroupRole, type RoleAssignment, ProviderError } from "../rules/identity.ts";
import type { Binding, Encryption } from "../../../base/platform/encryption.ts";
import type { ProviderClient } from "./provider-client.ts";
import type { Configuration } from "openid-client";
import { followAssignments } from "../scim/group-membership.ts";
import { inFieldOrder } from "../../../base/records/rules/field-table.ts";

/** Dependencies of the operations on identity providers. */
interface IdentityProviderDeps extends AccountEmailDeps {
  readonly store: Store;
  readonly egress: Egress;
  /** The public URL of this service, without a trailing slash. */
  readonly baseUrl: string;
}

const TEXTS = { required: ["issuer", "client_id"], optional: ["groups_claim"] };

/** The settings of a new provider that are not sent. */
const DEFAULTS = {
  scopes: ["openid", "email", "profile"],
  groups_claim: null,
  group_roles: [],
  default_role: null,
  just_in_time: false,
  enforced: false,
  enabled: false,
};

const RECORD = "identity_provider";

/** Returns the redirect URI of this service at all providers. */
export const redirectUriAt = (baseUrl: string): string => `${baseUrl}/sign-in/sso/callback`;

/** Implements the operations `identityProvider.*`. */
export function identityProviderService(deps: IdentityProviderDeps): IdentityProviderService {
  const { store, baseUrl } = deps;
  return {
    async get(caller) {
      return shownProvider(requireRecord(await store.identityProviders.current(caller.organization.id)), baseUrl);
    },
    update: (caller, input) => update(deps, caller, input),
    async delete(caller, { expected_version }) {
      const orgId = caller.organization.id;
      return await store.transaction(async (tx) => {
        await tx.organizations.lock(orgId);
        const { id } = requireRecord(await tx.identityProviders.lockCurrent(orgId), expected_version);
        const removed = requireRecord(await tx.identityProviders.remove(orgId, id, caller.actor));
        await tx.identityProviders.enforce(orgId, false);
        await tx.userIdentities.unlinkAll(orgId);
        await followAssignments(deps, tx, caller);
        await logAction(tx, caller, "identityProvider.delete", { type: RECORD, id });
        await notifyAdministrators(deps, tx, caller);
        return { id, deleted_at: removed.deleted_at ?? "" };
      });
    },
    test: (caller) => testProvider(deps, caller.organization.id),
  };
}

async function update(
  deps: IdentityProviderDeps,
  caller: Authorized<Caller, "identity:manage">,
  { expected_version, ...input }: IdentityProviderUpdateInput,
): Promise<Schemas["IdentityProvider"]> {
  const { client_secret, ...settings } = normalizeTexts(input, TEXTS);
  await requireIssuer(deps.egress, settings.issuer);
  const orgId = caller.organization.id;
  return await deps.store.transaction(async (tx) => {
    await tx.organizations.lock(orgId);
    const before = await tx.identityProviders.lockCurrent(orgId);
    // A version was expected, but there is no provider.
    if (before === null && expected_version !== undefined) throw notFound();
    const current = before && requireRecord(before, expected_version);
    const roles = await requireGrantableRoles(tx, caller, { given: settings, current });
    const change = { before: current, settings: { ...settings, ...roles }, client_secret };
    return shownProvider(await write(deps, tx, { caller, change }), deps.baseUrl);
  });
}

/** The checks of a provider's fields. */
export const identityProviderChecks = (
  deps: Pick<IdentityProviderDeps, "egress" | "store">,
  { caller, values }: CheckedWrite,
): Check[] => {
  const { issuer } = values as Partial<IdentityProviderUpdateInput>;
  return [
    ...eachValue(values, (one) => normalizeTexts(one, TEXTS)),
    () => requireIssuer(deps.egress, issuer),
    ...eachValue(values, (given) => requireGrantableRoles(deps.store, caller, { given, current: null })),
  ];
};

/** The settings that decide which provider is asked, and therefore who it can sign in. */
const CONNECTION = ["issuer", "client_id", "client_secret"];

/** A checked update. */
interface Change {
  readonly before: IdentityProviderRecord | null;
  readonly settings: Omit<IdentityProviderUpdateInput, "client_secret" | "expected_version">;
  readonly client_secret: string | null | undefined;
}

async function write(
  deps: IdentityProviderDeps,
  tx: Repositories,
  { caller, change: { before, settings, client_secret } }: { caller: Caller; change: Change },
): Promise<IdentityProviderRecord> {
  const orgId = caller.organization.id;
  const id = before?.id ?? deps.newId();
  const changed = changedMembers(before ? settings : { ...DEFAULTS, ...settings }, before ?? {});
  const encrypted = client_secret && deps.encryption.encrypt(client_secret, bindingOf(id));
  const secret = encrypted === undefined ? {} : { client_secret: encrypted };
  const connects = CONNECTION.some((name) => name in { ...changed, ...secret });
  // The provider can sign in every member except owners, so the person who chooses it could act as any of them.
  if (connects) requireOwnPermissions(caller, "/issuer", builtInPermissions("admin"));
  const trust = connects ? { trusted_by_owner: caller.user.role === "owner" } : {};
  const row = { ...stored(changed), ...secret, ...trust };
  if (before && Object.keys(row).length === 0) return before;
  if (before) await tx.identityProviders.update(orgId, id, row, caller.actor);
  else
    await tx.identityProviders.insert(orgId, { ...requireNew(settings), ...standardFields(id, caller.actor), ...row });
  const after = requireRecord(await tx.identityProviders.current(orgId));
  await applyEnforcement(deps, tx, { caller, provider: after });
  if (changed.group_roles !== undefined) await followAssignments(deps, tx, caller);
  await logAction(tx, caller, "identityProvider.update", { type: RECORD, id });
  await notifyAdministrators(deps, tx, caller);
  return after;
}

/** The provider can sign in everybody, so a change by a stolen session must not go unnoticed. */
async function notifyAdministrators(deps: IdentityProviderDeps, tx: Repositories, caller: Caller): Promise<void> {
  const { id: orgId, name: organization } = caller.organization;
  const content = { kind: "identity_provider_changed", organization, editor: nameOrAddress(caller.user) } as const;
  for (const { email, locale } of await tx.users.admins(orgId)) {
    await queueAccountEmail(tx, deps, orgId, { to: email, locale, content });
  }
}

/** Members without a verified domain could not sign in at all. */
async function applyEnforcement(
  deps: IdentityProviderDeps,
  tx: Repositories,
  { caller, provider: { enabled, enforced } }: { caller: Caller; provider: IdentityProviderRecord },
): Promise<void> {
  const orgId = caller.organization.id;
  const applies = enabled && enforced;
  if (applies && !(await tx.emailDomains.anyVerified(orgId)))
    throw unprocessable([{ path: "/enforced", code: "no_verified_domain" }]);
  const starts = applies && !(await tx.organizations.requiresSingleSignOn(orgId));
  if (starts) {
    await tx.sessions.endWithoutSingleSignOn(orgId);
    // Members consented to them after another way of signing in; those that the provider opened stay.
    const theirs = { kind: "oauth", managed: false, exceptOwners: true } as const;
    await createConnections(deps).revoke(tx, orgId, theirs, { reason: "policy_changed", by: caller.actor });
  }
  await tx.identityProviders.enforce(orgId, applies);
}

/** Returns an empty row if the fields that a new provider needs were sent. */
function requireNew(settings: Change["settings"]): object {
  const missing = (["issuer", "client_id"] as const).filter((name) => settings[name] === undefined);
  if (missing.length > 0) throw unprocessable(missing.map((name) => ({ path: `/${name}`, code: "required" as const })));
  return {};
}

/** The driver would store a JSON list as an array of the database. */
function stored({ group_roles, ...rest }: Partial<Change["settings"]>): object {
  return group_roles === undefined ? rest : { ...rest, group_roles: JSON.stringify(group_roles) };
}

/** Returns a provider as the API shows it, without its secret. */
function shownProvider(record: IdentityProviderRecord, baseUrl: string): Schemas["IdentityProvider"] {
  return { ...record, redirect_uri: redirectUriAt(baseUrl) };
}

/** The assignment that was sent, and the current one. */
interface AssignmentChange {
  readonly given: {
    readonly group_roles?: readonly GroupRole[] | undefined;
    readonly default_role?: string | null | undefined;
  };
  readonly current: RoleAssignment | null;
}

/**
 * Returns the assigned roles in their original spelling. Throws unless the caller may grant each role of the resulting
 * assignment: otherwise a change of another setting, such as the claim with the groups, could grant them.
 */
async function requireGrantableRoles(
  tx: Repositories,
  caller: Caller,
  { given, current }: AssignmentChange,
): Promise<{ group_roles?: GroupRole[]; default_role?: string | null }> {
  const { group_roles = current?.group_roles ?? [], default_role = current?.default_role ?? null } = given;
  const places = [
    ...group_roles.map(({ role }, index) => ({ path: `/group_roles/${String(index)}/role`, role })),
    ...(default_role === null ? [] : [{ path: "/default_role", role: default_role }]),
  ];
  const names = await allGrantable(tx, caller, places);
  const mapped = group_roles.map(({ group }, index) => ({ group, role: names[index] ?? "" }));
  const fallback = default_role === null ? null : (names[group_roles.length] ?? null);
  return {
    ...(given.group_roles === undefined ? {} : { group_roles: mapped }),
    ...(given.default_role === undefined ? {} : { default_role: fallback }),
  };
}

interface PlacedRole {
  readonly path: string;
  readonly role: string;
}

/** Throws one problem for all roles that the caller may not grant. */
async function allGrantable(tx: Repositories, caller: Caller, places: readonly PlacedRole[]): Promise<string[]> {
  const names: string[] = [];
  const details: Detail[] = [];
  for (const place of places) {
    const found = await catchProblem(() => grantable(tx, caller, place));
    if ("result" in found) names.push(found.result);
    else if (found.problem.code === "unprocessable") details.push(...found.problem.details);
    else throw found.problem;
  }
  if (details.length > 0) throw unprocessable(details.slice(0, 20));
  return names;
}

const ASSIGNABLE = builtInRoleNames.filter((name) => name !== "owner");

/** A provider never appoints owners. */
async function grantable(tx: Repositories, caller: Caller, { path, role: name }: PlacedRole): Promise<string> {
  const role = await findRole(tx, caller.organization.id, name);
  if (!role) throw referenceNotFound(path);
  if (role.name === "owner") throw notSettable(path, ASSIGNABLE);
  requireOwnPermissions(caller, path, role.permissions);
  return role.name;
}

/** Throws unless the issuer is a plain URL (OpenID Connect Discovery §3) that the service may call. */
async function requireIssuer({ check }: Egress, issuer: string | undefined): Promise<void> {
  if (issuer === undefined) return;
  const wrong = await check(issuer, "/issuer");
  if (wrong) throw unprocessable([wrong]);
  if (/[?#]|\/\.well-known\//.test(issuer)) throw unprocessable([{ path: "/issuer", code: "url_plain" }]);
}

const bindingOf = (providerId: string): Binding => `identity_providers.client_secret:${providerId}`;

/** Returns this service as a client of the organization's provider, with its decrypted secret. */
export function clientOf(encryption: Encryption, provider: ConnectedProvider): ProviderClient {
  const { id, issuer, client_id: clientId, client_secret: encrypted } = provider;
  const clientSecret = encrypted && encryption.decrypt(encrypted, bindingOf(id));
  return { issuer, clientId, clientSecret };
}

type Problem = Schemas["IdentityProviderProblem"];
type Metadata = ReturnType<Configuration["serverMetadata"]>;

/** Reads the discovery document and keys of the provider, and returns the problems that prevent signing in. */
async function testProvider(deps: IdentityProviderDeps, orgId: string): Promise<Schemas["IdentityProviderTest"]> {
  const provider = requireFound(await deps.store.identityProviders.connection(orgId));
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

/** Implements `signInSettings.get`: what is not set up is null instead of an error. */
export function signInSettingsService({
  store,
  baseUrl,
}: Pick<IdentityProviderDeps, "store" | "baseUrl">): SignInSettingsService {
  return {
    async get({ organization: { id } }) {
      const [provider, token] = await Promise.all([store.identityProviders.current(id), store.scimTokens.get(id)]);
      return {
        identity_provider: provider && shownProvider(provider, baseUrl),
        scim: token && inFieldOrder("ScimToken", token),
      };
    },
  };
}

/** Implements the operation `memberIdentity.delete`. */
export function memberIdentityService(deps: AccountEmailDeps & { readonly store: Store }): MemberIdentityService {
  return {
    async delete(caller, { id }) {
      const { id: orgId, name: organization } = caller.organization;
      return await deps.store.transaction(async (tx) => {
        // A sign-in locks the organization too, so it can no longer use the link.
        await tx.organizations.lock(orgId);
        const user = requireRecord(await tx.users.lock(orgId, id));
        if (user.role === "owner" && caller.user.role !== "owner") throw permissionDenied();
        const deleted_at = requireFound(await tx.userIdentities.unlink(orgId, id));
        await tx.sessions.endWithMethod(orgId, id, "single_sign_on");
        await logAction(tx, caller, "memberIdentity.delete", { type: "member", id });
        const content = { kind: "identity_unlinked", organization, editor: nameOrAddress(caller.user) } as const;
        await notifyUser(deps, tx, { organization: caller.organization, user }, content);
        return { id, deleted_at };
      });
    },
  };
}
