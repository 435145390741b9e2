import { hashSecret } from "../accounts/api-key-format.ts";
import type { AccountEmailDeps } from "../accounts/account-emails.ts";
import { visitorEntry } from "../accounts/audit-log/entries.ts";
import { organizationOf, nameOrAddress, userOf } from "../accounts/callers.ts";
import { notifyOwners } from "../accounts/owner-notices.ts";
import { type Actor, SYSTEM_ACTOR } from "../../base/contract/actor.ts";
import type { Caller, Visitor } from "../../base/contract/caller.ts";
import { Problem } from "../../base/platform/rules/errors.ts";
import { permissionsOfRole } from "../../base/platform/rights.ts";
import { builtInPermissions, contains } from "../../base/platform/rules/permissions.ts";
import type { Store } from "../../base/store/store.ts";
import type { ScimTokenOwner } from "./sql/scim-tokens.ts";
import { isScimSecret } from "./token-format.ts";

/** The identity provider of an organization. */
export interface ScimCaller extends Caller {
  /** Whether it can change owners, because an owner created the token, who still is one. */
  readonly changesOwners: boolean;
}

/** Finds the caller by the token. Throws unauthenticated, plan_required or misdirected. */
export type AuthenticateScim = (token: string | undefined, visitor: Visitor) => Promise<ScimCaller>;

/** Dependencies of `createScimAuthentication`. */
export interface ScimAuthenticationDeps extends AccountEmailDeps {
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
    const owner = token !== undefined && isScimSecret(token) ? await store.scimTokens.find(hashSecret(token)) : null;
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
