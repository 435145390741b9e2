import { isIP } from "node:net";
import type { Schemas } from "../../generated/services.js";
import { hashSecret, newSecret } from "../access/api-key-format.ts";
import { createCsrf } from "../access/csrf.ts";
import type { Keyring } from "../access/keyring.ts";
import type { Visitor } from "../contract/caller.ts";
import type { StartsSession } from "../contract/operation.ts";
import { Problem } from "../domain/errors.ts";
import type { OrganizationRecord } from "../repositories/organizations.ts";
import type { Repositories } from "../repositories/store.ts";
import type { UserRecord } from "../repositories/users.ts";
import { currentOrganization, currentUser } from "./current.ts";
import { findRole } from "./granting.ts";
import { expectRecord } from "./record-state.ts";

/** What starting a session needs. */
export interface SigningIn {
  readonly keyring: Keyring;
  readonly newId: () => string;
  readonly dataRegion: string;
}

/** Starts a session for a person who proved who they are. */
export async function startSession(
  { keyring, newId, dataRegion }: SigningIn,
  tx: Repositories,
  { orgId, userId, visitor }: { orgId: string; userId: string; visitor: Visitor },
): Promise<StartsSession<Schemas["SignedIn"]>> {
  const organization = expectRecord(await tx.organizations.get(orgId));
  if (organization.data_region !== dataRegion) throw new Problem("misdirected");
  await tx.users.signedIn(orgId, userId);
  const user = expectRecord(await tx.users.get(orgId, userId));
  const id = newId();
  const token = newSecret();
  const expiry = await tx.sessions.insert(orgId, {
    id,
    user_id: userId,
    token_hash: hashSecret(token),
    ip: isIP(visitor.address) === 0 ? null : visitor.address,
    user_agent: visitor.userAgent?.slice(0, 500) ?? null,
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
