import { queueAccountEmail } from "../accounts/account-emails.ts";
import { endAccess, removeMember } from "../accounts/member-removal.ts";
import { changedMembers } from "../../base/records/record-state.ts";
import type { Repositories } from "../../base/store/store.ts";
import type { ScimCaller } from "./authentication.ts";
import { conflict, notUnique, ScimError } from "./rules/errors.ts";
import { emailOf, type UserInput } from "./rules/user-input.ts";
import { memberColumns, requireOwnDomain, scimColumns } from "./user-creation.ts";
import type { ScimUserRow } from "./sql/scim-users.ts";
import type { ScimDeps } from "./service.ts";

/** A change of a locked user. */
interface UserChange {
  readonly caller: ScimCaller;
  readonly before: ScimUserRow;
  /** Without `active`, the status stays; without an address, the address stays. */
  readonly input: UserInput;
}

/** Sets the attributes of a user whose row and organization are locked. */
export async function changeUser(deps: ScimDeps, tx: Repositories, change: UserChange): Promise<void> {
  const { caller, before, input } = change;
  const orgId = caller.organization.id;
  const email = emailOf(input) ?? before.email;
  const status = statusAfter(before, input.active);
  if (email !== before.email || status !== before.status) requireChangeable(caller, before);
  if (await tx.scimUsers.isTaken(orgId, input.userName, before.id)) throw notUnique("Another user has this userName.");
  if (email !== before.email) await changeAddress(deps, tx, { ...change, email });
  if (status === "suspended") await endUserAccess(deps, tx, { caller, user: before });
  const columns = changedMembers({ ...memberColumns(input), email, status }, before);
  const own = scimColumns(input, email);
  const unchanged = Object.keys(changedMembers(own, before)).length === 0;
  if (Object.keys(columns).length === 0 && unchanged) return;
  await tx.users.update(orgId, before.id, columns, caller.actor);
  await tx.scimUsers.save(orgId, before.id, own);
}

/** Ends the access of a user who is going to be suspended. The last owner cannot be suspended. */
async function endUserAccess(deps: ScimDeps, tx: Repositories, { caller, user }: UserOfCaller): Promise<void> {
  if (user.status === "suspended") return;
  await requireDispensable(tx, { caller, user });
  await endAccess(deps, tx, { orgId: caller.organization.id, userId: user.id, actor: caller.actor });
}

/** Removes the member whose row and organization are locked. The last owner cannot be removed. */
export async function removeUser(deps: ScimDeps, tx: Repositories, { caller, user }: UserOfCaller): Promise<void> {
  await requireDispensable(tx, { caller, user });
  const orgId = caller.organization.id;
  await removeMember(deps, tx, { orgId, userId: user.id, actor: caller.actor, reassignTo: null });
  await tx.scimUsers.delete(orgId, user.id);
}

/** A locked user of the caller's organization. */
interface UserOfCaller {
  readonly caller: ScimCaller;
  readonly user: ScimUserRow;
}

async function requireDispensable(tx: Repositories, { caller, user }: UserOfCaller): Promise<void> {
  requireChangeable(caller, user);
  const { id, role, status } = user;
  const lastOwner = role === "owner" && status === "active";
  if (lastOwner && (await tx.users.otherOwners(caller.organization.id, id)) === 0) {
    throw conflict("The last owner of the organization cannot be suspended or deleted. Make another member an owner.");
  }
}

/** A member who has not accepted their invitation stays invited. */
function statusAfter({ status }: ScimUserRow, active: boolean | null): ScimUserRow["status"] {
  if (active === false) return "suspended";
  return active === true && status === "suspended" ? "active" : status;
}

/** Throws for an owner if no owner created the token: an admin must not get the rights to change owners. */
export function requireChangeable({ changesOwners }: ScimCaller, { role }: ScimUserRow): void {
  if (role === "owner" && !changesOwners) {
    throw new ScimError(403, null, "Only a token whose creator is an owner can change an owner's address or status.");
  }
}

/** The links sent to the old address stop working, and a message to it reports the change. */
async function changeAddress(
  deps: ScimDeps,
  tx: Repositories,
  { caller, before, email }: UserChange & { readonly email: string },
): Promise<void> {
  const { organization } = caller;
  await requireOwnDomain(tx, organization.id, email);
  if (await tx.users.login(email)) throw notUnique("Another user has this e-mail address.");
  await tx.tokens.withdraw(organization.id, before.id, "invitation");
  await tx.tokens.withdraw(organization.id, before.id, "password_reset");
  await queueAccountEmail(tx, deps, organization.id, {
    to: before.email,
    locale: before.locale ?? organization.default_locale,
    content: { kind: "email_changed", organization: organization.name, email },
  });
}
