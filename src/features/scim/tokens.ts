import type { ScimTokenService, Schemas } from "../../../generated/services.js";
import { type AccountEmailDeps, queueAccountEmail } from "../accounts/account-emails.ts";
import { hashSecret } from "../accounts/api-key-format.ts";
import { nameOrAddress } from "../accounts/callers.ts";
import { notifyOwners } from "../accounts/owner-notices.ts";
import { logAction } from "../accounts/audit-log/entries.ts";
import type { Caller } from "../../base/contract/caller.ts";
import { timeOfId } from "../../base/platform/ids.ts";
import { requirePermissions, requireSession } from "../../base/platform/rights.ts";
import { notFound, Problem } from "../../base/platform/rules/errors.ts";
import { builtInPermissions } from "../../base/platform/rules/permissions.ts";
import { inFieldOrder } from "../../base/records/rules/field-order.ts";
import type { Store } from "../../base/store/store.ts";
import { newScimSecret, shownTokenParts } from "./token-format.ts";

interface TokenDeps extends AccountEmailDeps {
  readonly store: Store;
  readonly clock: () => number;
}

/** Implements the operations `scimToken.*`: an organization has one token, like it has one identity provider. */
export function scimTokenService(deps: TokenDeps): ScimTokenService {
  const { store, clock } = deps;
  return {
    async get(caller) {
      requireSession(caller);
      const token = await store.scimTokens.get(caller.organization.id);
      if (!token) throw notFound();
      return inFieldOrder("ScimToken", token);
    },
    create: (caller) => create(deps, caller),
    async delete(caller) {
      requireSession(caller);
      return await store.transaction(async (tx) => {
        const id = await tx.scimTokens.delete(caller.organization.id);
        if (id === null) throw notFound();
        await logAction(tx, caller, "scimToken.delete", { type: "scim_token", id });
        return { id, deleted_at: new Date(clock()).toISOString() };
      });
    },
  };
}

/** The caller needs all permissions: the token can assign the role `admin`, which has them. */
async function create(deps: TokenDeps, caller: Caller): Promise<Schemas["IssuedScimToken"]> {
  requireSession(caller);
  requirePermissions(caller, builtInPermissions("admin"));
  const { organization, user, actor } = caller;
  if (organization.plan === "free") throw new Problem("plan_required");
  const id = deps.newId();
  const secret = newScimSecret();
  const shown = { id, ...shownTokenParts(secret), created_at: timeOfId(id), created_by: actor };
  await deps.store.transaction(async (tx) => {
    const stored = { user_id: user.id, changes_owners: user.role === "owner", token_hash: hashSecret(secret) };
    await tx.scimTokens.put(organization.id, { ...shown, ...stored });
    await logAction(tx, caller, "scimToken.create", { type: "scim_token", id });
    const about = { organization: organization.name, creator: nameOrAddress(user), last4: shown.last4 };
    const content = { kind: "scim_token_created", ...about } as const;
    await notifyOwners(deps, tx, organization.id, content);
    if (user.role !== "owner")
      await queueAccountEmail(tx, deps, organization.id, { to: user.email, locale: user.locale, content });
  });
  return inFieldOrder("IssuedScimToken", { ...shown, last_used_at: null, last_used_ip: null, secret });
}
