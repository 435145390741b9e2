import { isIP } from "node:net";
import type { Schemas } from "../../../generated/services.js";
import { hashSecret, newSecret } from "../accounts/secrets.ts";
import { createCsrf } from "../../base/platform/csrf.ts";
import type { Keyring } from "../../base/platform/keyring.ts";
import type { Visitor, Caller } from "../../base/contract/caller.ts";
import type { StartsSession } from "../../base/contract/operation.ts";
import { Problem, permissionDenied } from "../../base/platform/rules/errors.ts";
import type { OrganizationRecord } from "../accounts/sql/organizations.ts";
import type { SignInMethod } from "./sql/sessions.ts";
import type { Repositories } from "../../base/store/store.ts";
import type { UserRecord } from "../accounts/sql/users.ts";
import { currentOrganization, currentUser } from "../accounts/me.ts";
import { findRole } from "../accounts/roles.ts";
import { requireRecord } from "../../base/records/record-state.ts";

/** Dependencies of `startSession`. */
export interface StartSessionDeps {
  readonly keyring: Keyring;
  readonly newId: () => string;
  readonly dataRegion: string;
}

/** A user who has proved their identity. */
interface ProvedIdentity {
  readonly orgId: string;
  readonly userId: string;
  readonly visitor: Visitor;
  readonly method: SignInMethod;
}

/** Starts a session for a user who has proved their identity. */
export async function startSession(
  { keyring, newId, dataRegion }: StartSessionDeps,
  tx: Repositories,
  { orgId, userId, visitor, method }: ProvedIdentity,
): Promise<StartsSession<Schemas["SignedIn"]>> {
  const organization = requireRecord(await tx.organizations.get(orgId));
  if (organization.data_region !== dataRegion) throw new Problem("misdirected");
  const { role } = requireRecord(await tx.users.get(orgId, userId));
  await requireAcceptedMethod(tx, { orgId, role, method });
  await tx.users.signedInUser(orgId, userId);
  const user = requireRecord(await tx.users.get(orgId, userId));
  const id = newId();
  const token = newSecret();
  const expiry = await tx.sessions.insert(orgId, {
    id,
    user_id: userId,
    token_hash: hashSecret(token),
    ...originOf(visitor),
    method,
  });
  const person = await signedIn(tx, organization, user);
  const csrf_token = createCsrf(keyring).token(token);
  return { id, expires_at: expiry, csrf_token, ...person, session_token: token, session_expires_at: expiry };
}

async function signedIn(tx: Repositories, organization: OrganizationRecord, user: UserRecord) {
  const role = await findRole(tx, organization.id, user.role);
  return {
    user: currentUser(user, organization),
    organization: currentOrganization(organization),
    permissions: [...(role?.permissions ?? [])] as Schemas["Permissions"],
  };
}

/**
 * Throws single_sign_on_required if the organization does not accept this way of signing in. Owners can always use their
 * password or passkey, so that they can repair the connection to the provider.
 */
export async function requireAcceptedMethod(
  { organizations }: Pick<Repositories, "organizations">,
  { orgId, role, method }: { orgId: string; role: string; method: SignInMethod },
): Promise<void> {
  if (method === "single_sign_on" || role === "owner") return;
  if (await organizations.requiresSingleSignOn(orgId)) throw new Problem("single_sign_on_required");
}

/** Returns the columns of a session that say where it was started. */
export const originOf = ({ address, userAgent }: Visitor) => ({
  ip: isIP(address) === 0 ? null : address,
  user_agent: userAgent?.slice(0, 500) ?? null,
});

/** Returns the id of the caller's session. Throws permission_denied for other credentials. */
export function sessionIdOf({ credential }: Caller): string {
  if (credential.kind !== "session") throw permissionDenied();
  return credential.id;
}
