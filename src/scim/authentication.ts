import { hashSecret } from "../accounts/api-key-format.ts";
import { organizationOf, userOf } from "../accounts/callers.ts";
import type { Actor } from "../contract/actor.ts";
import type { Caller, Visitor } from "../contract/caller.ts";
import { Problem } from "../platform/rules/errors.ts";
import { builtInPermissions } from "../platform/rules/permissions.ts";
import type { Store } from "../store/store.ts";
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
export interface ScimAuthenticationDeps {
  readonly store: Store;
  /** The region whose organizations this deployment serves. */
  readonly dataRegion: string;
  /** Called if a last use could not be recorded; the request continues. */
  readonly onError: (error: unknown) => void;
}

/** Reads the token at every call, so that a deleted one stops working at the next call. */
export function createScimAuthentication({ store, dataRegion, onError }: ScimAuthenticationDeps): AuthenticateScim {
  return async (token, visitor) => {
    const owner = token !== undefined && isScimSecret(token) ? await store.scimTokens.find(hashSecret(token)) : null;
    if (!owner || owner.org_closed) throw new Problem("unauthenticated");
    if (owner.data_region !== dataRegion) throw new Problem("misdirected");
    if (owner.plan === "free") throw new Problem("plan_required");
    if (owner.stale) store.scimTokens.used(owner.org_id, owner.token_id, visitor.address).catch(onError);
    return callerOf(owner, visitor);
  };
}

/** The provider has the rights of an admin, whether or not the member who created the token is still active. */
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
    changesOwners: owner.changes_owners && owner.active && owner.role === "owner",
  };
}
