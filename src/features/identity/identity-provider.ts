import type { IdentityProviderService, IdentityProviderUpdateInput, Schemas } from "../../../generated/services.js";
import { type AccountEmailDeps, queueAccountEmail } from "../accounts/account-emails.ts";
import { logAction } from "../accounts/audit-log/entries.ts";
import { createConnections } from "../accounts/connection-writes.ts";
import { nameOrAddress } from "../accounts/callers.ts";
import type { Caller } from "../../base/contract/caller.ts";
import type { Egress } from "../../base/net/egress.ts";
import { type Check, type CheckedWrite, eachValue } from "../../base/platform/mistakes.ts";
import { notFound, unprocessable } from "../../base/platform/rules/errors.ts";
import { normalizeTexts } from "../../base/platform/rules/normalize-texts.ts";
import { changedMembers, requireRecord, standardFields } from "../../base/records/record-state.ts";
import type { Repositories, Store } from "../../base/store/store.ts";
import { requireGrantableRoles } from "./assigned-roles.ts";
import { changesConnection, requireConnectionRights, requireIssuer } from "./connection-settings.ts";
import { testProvider } from "./provider-test.ts";
import type { IdentityProviderRecord } from "./sql/identity-providers.ts";

/** Dependencies of the operations on identity providers. */
export interface IdentityProviderDeps extends AccountEmailDeps {
  readonly store: Store;
  readonly egress: Egress;
  /** The public URL of this service, without a trailing slash. */
  readonly baseUrl: string;
  /** Gives members the roles of their provisioned groups, after the roles of groups have changed. */
  readonly followAssignments: (deps: AccountEmailDeps, tx: Repositories, caller: Caller) => Promise<void>;
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
        await deps.followAssignments(deps, tx, caller);
        await logAction(tx, caller, "identityProvider.delete", { type: RECORD, id });
        await notifyAdministrators(deps, tx, caller);
        return { id, deleted_at: removed.deleted_at ?? "" };
      });
    },
    async test(caller) {
      return await testProvider(deps, caller.organization.id);
    },
  };
}

async function update(
  deps: IdentityProviderDeps,
  caller: Caller,
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
  const secret =
    client_secret === undefined
      ? {}
      : {
          client_secret:
            client_secret && deps.encryption.encrypt(client_secret, `identity_providers.client_secret:${id}`),
        };
  const connects = changesConnection({ ...changed, ...secret });
  if (connects) requireConnectionRights(caller);
  const trust = connects ? { trusted_by_owner: caller.user.role === "owner" } : {};
  const row = { ...stored(changed), ...secret, ...trust };
  if (before && Object.keys(row).length === 0) return before;
  if (before) await tx.identityProviders.update(orgId, id, row, caller.actor);
  else
    await tx.identityProviders.insert(orgId, { ...requireNew(settings), ...standardFields(id, caller.actor), ...row });
  const after = requireRecord(await tx.identityProviders.current(orgId));
  await applyEnforcement(deps, tx, { caller, provider: after });
  if (changed.group_roles !== undefined) await deps.followAssignments(deps, tx, caller);
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
  const {
    organization: { id: orgId },
    actor: by,
  } = caller;
  const applies = enabled && enforced;
  if (applies && !(await tx.emailDomains.anyVerified(orgId)))
    throw unprocessable([{ path: "/enforced", code: "no_verified_domain" }]);
  const starts = applies && !(await tx.organizations.requiresSingleSignOn(orgId));
  if (starts) {
    await tx.sessions.endWithoutSingleSignOn(orgId);
    // Members consented to them after another way of signing in; those that the provider opened stay.
    const theirs = { kind: "oauth", managed: false, exceptOwners: true } as const;
    await createConnections(deps).revoke(tx, orgId, theirs, { reason: "policy_changed", by });
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
export function shownProvider(record: IdentityProviderRecord, baseUrl: string): Schemas["IdentityProvider"] {
  return { ...record, redirect_uri: redirectUriAt(baseUrl) };
}
