import { type Authorized, type Caller, type Visitor, type Actor, SYSTEM_ACTOR } from "../../../base/contract/caller.ts";
import type { ScimTokenService, Schemas } from "../../../../generated/services.js";
import { type AccountEmailDeps, notifyUser, notifyOwners } from "../../accounts/account-emails.ts";
import { hashSecret, newSecret } from "../../accounts/secrets.ts";
import { nameOrAddress, organizationOf, userOf } from "../../accounts/callers.ts";
import { logAction, visitorEntry } from "../../accounts/audit-log.ts";
import { timeOfId } from "../../../base/platform/ids.ts";
import { requirePermissions, requireSession, permissionsOfRole } from "../../../base/platform/rights.ts";
import { Problem } from "../../../base/platform/rules/errors.ts";
import { builtInPermissions, contains } from "../../../base/platform/rules/permissions.ts";
import { inFieldOrder } from "../../../base/records/rules/field-table.ts";
import { requireFound } from "../../../base/records/record-state.ts";
import type { Store } from "../../../base/store/store.ts";
import type { ScimTokenOwner } from "../sql/scim-tokens.ts";

interface TokenDeps extends AccountEmailDeps {
  readonly store: Store;
  readonly clock: () => number;
}

/** A token has 43 base64url characters (256 bits) after this. */
const PREFIX = "crs_scim_";
const FORMAT = /^crs_scim_[\w-]{43}$/;

/** Implements the operations `scimToken.*`: an organization has one token, like it has one identity provider. */
export function scimTokenService(deps: TokenDeps): ScimTokenService {
  const { store, clock } = deps;
  return {
    async get(caller) {
      requireSession(caller);
      return inFieldOrder("ScimToken", requireFound(await store.scimTokens.get(caller.organization.id)));
    },
    create: (caller) => create(deps, caller),
    async delete(caller) {
      requireSession(caller);
      return await store.transaction(async (tx) => {
        const id = requireFound(await tx.scimTokens.delete(caller.organization.id));
        await logAction(tx, caller, "scimToken.delete", { type: "scim_token", id });
        return { id, deleted_at: new Date(clock()).toISOString() };
      });
    },
  };
}

/** The caller needs all permissions: the token can assign the role `admin`, which has them. */
async function create(
  deps: TokenDeps,
  caller: Authorized<Caller, "identity:manage">,
): Promise<Schemas["IssuedScimToken"]> {
  requireSession(caller);
  requirePermissions(caller, builtInPermissions("admin"));
  const { organization, user, actor } = caller;
  if (organization.plan === "free") throw new Problem("plan_required");
  const id = deps.newId();
  const secret = `${PREFIX}${newSecret()}`;
  const parts = { prefix: secret.slice(0, PREFIX.length + 4), last4: secret.slice(-4) };
  const shown = { id, ...parts, created_at: timeOfId(id), created_by: actor };
  await deps.store.transaction(async (tx) => {
    const stored = { user_id: user.id, changes_owners: user.role === "owner", token_hash: hashSecret(secret) };
    await tx.scimTokens.put(organization.id, { ...shown, ...stored });
    await logAction(tx, caller, "scimToken.create", { type: "scim_token", id });
    const about = { organization: organization.name, creator: nameOrAddress(user), last4: shown.last4 };
    const content = { kind: "scim_token_created", ...about } as const;
    await notifyOwners(deps, tx, organization.id, content);
    if (user.role !== "owner") await notifyUser(deps, tx, caller, content);
  });
  return inFieldOrder("IssuedScimToken", { ...shown, last_used_at: null, last_used_ip: null, secret });
}

/** The identity provider of an organization. */
export interface ScimCaller extends Caller {
  /** Whether it can change owners, because an owner created the token, who still is one. */
  readonly changesOwners: boolean;
}

/** Finds the caller by the token. Throws unauthenticated, plan_required or misdirected. */
export type AuthenticateScim = (token: string | undefined, visitor: Visitor) => Promise<ScimCaller>;

/** Dependencies of `createScimAuthentication`. */
interface ScimAuthenticationDeps extends AccountEmailDeps {
  readonly store: Store;
  /** The region whose organizations this deployment serves. */
  readonly dataRegion: string;
  /** Called if a last use could not be recorded; the request continues. */
  readonly onError: (error: unknown) => void;
}

/** Reads the token at every call, so that a deleted one stops working at the next call. */
export function createScimAuthentication(deps: ScimAuthenticationDeps): AuthenticateScim {
  const { store, dataRegion, onError } = deps;
  return async (token, visitor) => {
    const owner = token !== undefined && FORMAT.test(token) ? await store.scimTokens.find(hashSecret(token)) : null;
    if (!owner || owner.org_closed) throw new Problem("unauthenticated");
    if (!mayCreate(owner)) {
      await endToken(deps, owner, visitor);
      throw new Problem("unauthenticated");
    }
    if (owner.data_region !== dataRegion) throw new Problem("misdirected");
    if (owner.plan === "free") throw new Problem("plan_required");
    if (owner.stale) store.scimTokens.used(owner.org_id, owner.token_id, visitor.address).catch(onError);
    return callerOf(owner, visitor);
  };
}

/** Whether the creator could create the token today: it can assign the role `admin`, so they need all its permissions. */
function mayCreate({ active, role, role_permissions }: ScimTokenOwner): boolean {
  return active && contains(permissionsOfRole(role, role_permissions), builtInPermissions("admin"));
}

/**
 * A credential ends with its creator's right to make it. The owners are notified, because the provider no longer changes
 * members. Of concurrent calls, only one ends the token.
 */
async function endToken(deps: ScimAuthenticationDeps, owner: ScimTokenOwner, visitor: Visitor): Promise<void> {
  const { org_id: orgId, org_name: organization, token_id } = owner;
  await deps.store.transaction(async (tx) => {
    const id = await tx.scimTokens.delete(orgId, token_id);
    if (id === null) return;
    const about = { action: "scimToken.end", record: { type: "scim_token", id } };
    await tx.auditLog.append(orgId, visitorEntry(visitor, SYSTEM_ACTOR, about));
    await notifyOwners(deps, tx, orgId, { kind: "scim_token_ended", organization, creator: nameOrAddress(owner) });
  });
}

/** The provider has the rights of an admin. */
function callerOf(owner: ScimTokenOwner, visitor: Visitor): ScimCaller {
  const actor: Actor = { id: owner.token_id, name: "SCIM", type: "scim", application: null };
  return {
    ...visitor,
    organization: organizationOf(owner),
    user: { ...userOf(owner), role: "admin" },
    actor,
    credential: { kind: "system" },
    channel: "rest",
    permissions: builtInPermissions("admin"),
    deletesOthers: true,
    // A former owner may still know the token, and could take over an account by changing its address.
    changesOwners: owner.changes_owners && owner.role === "owner",
  };
}
