import { formats } from "../../../base/contract/formats.ts";
import type { Repositories } from "../../../base/store/store.ts";
import type { ScimCaller } from "./token.ts";
import { logAction } from "../../accounts/audit-log.ts";
import { requireEtag, etagOf, userResource } from "../rules/scim/resources.ts";
import { projectAll, readQuery, includes, project, type Projection } from "../rules/scim/list-query.ts";
import { resourceNotFound, conflict, notUnique, ScimError, invalidValue } from "../rules/scim/errors.ts";
import { patched } from "../rules/scim/patch.ts";
import { userSchema } from "../rules/scim/schemas.ts";
import { acceptedEmail } from "../../../base/platform/rules/email-address.ts";
import { emailOf, readUser, type UserInput } from "../rules/scim/input.ts";
import type { ScimDeps, ScimResources, Target, Versioned } from "./service.ts";
import type { ScimUserRow, ScimUserColumns } from "../sql/scim-users.ts";
import { notifyUser } from "../../accounts/account-emails.ts";
import { endAccess, isActiveOwner, removeMember } from "../../accounts/member-removal.ts";
import { changedMembers, standardFields } from "../../../base/records/record-state.ts";
import { newBookingSlug } from "../../accounts/booking-slug.ts";
import { domainOfEmail } from "../rules/identity.ts";
import { DEFAULT_ROLE } from "../rules/scim/group-roles.ts";

/** Creates the service of /Users: the members of the organization. */
export function scimUsers(deps: ScimDeps): ScimResources {
  const { store } = deps;
  return {
    async list({ organization: { id: orgId } }, parameters, projection) {
      const query = readQuery(parameters);
      const { rows, total } = await store.scimUsers.list(orgId, query);
      const resources = await shown(deps, store, { orgId, users: rows, projection });
      return { resources: projectAll(resources, projection), total, startIndex: query.offset + 1 };
    },
    async get({ organization }, id, projection) {
      const user = formats.uuid(id) ? await store.scimUsers.get(organization.id, id) : null;
      if (!user) throw resourceNotFound("User", id);
      const [resource = {}] = await shown(deps, store, { orgId: organization.id, users: [user], projection });
      return { resource: project(resource, projection), etag: etagOf(user) };
    },
    create: (caller, body) => write(deps, caller, (tx) => create(deps, tx, { caller, input: readUser(body) })),
    replace: (caller, target, body) =>
      write(deps, caller, async (tx) => {
        const before = await lockUser(tx, caller, target);
        await changeUser(deps, tx, { caller, before, input: withOwnSettings(before, readUser(body)) });
        await logAction(tx, caller, "scim.replaceUser", { type: "member", id: before.id });
        return before.id;
      }),
    patch: (caller, target, body) =>
      write(deps, caller, async (tx) => {
        const before = await lockUser(tx, caller, target);
        const input = readUser(patched(userResource(before, [], deps.scimUrl), body, userSchema));
        await changeUser(deps, tx, { caller, before, input: withNewAddress(before, input) });
        await logAction(tx, caller, "scim.patchUser", { type: "member", id: before.id });
        return before.id;
      }),
    async delete(caller, target) {
      await store.transaction(async (tx) => {
        const user = await lockUser(tx, caller, target);
        await removeUser(deps, tx, { caller, user });
        await logAction(tx, caller, "scim.deleteUser", { type: "member", id: user.id });
      });
    },
  };
}

/** Makes a change in a transaction that locks the organization, and returns the changed user. */
async function write(
  deps: ScimDeps,
  { organization: { id: orgId } }: ScimCaller,
  change: (tx: Repositories) => Promise<string>,
): Promise<Versioned> {
  return await deps.store.transaction(async (tx) => {
    // Like every change of roles and members: concurrent changes must not remove the last owner.
    await tx.organizations.lock(orgId);
    const id = await change(tx);
    const user = await tx.scimUsers.get(orgId, id);
    if (!user) throw resourceNotFound("User", id);
    const [resource = {}] = await shown(deps, tx, { orgId, users: [user], projection: { kind: "all" } });
    return { resource, etag: etagOf(user) };
  });
}

/** Locks the organization too, and throws if the ETag does not match. */
async function lockUser(tx: Repositories, caller: ScimCaller, { id, ifMatch }: Target): Promise<ScimUserRow> {
  await tx.organizations.lock(caller.organization.id);
  const [user] = formats.uuid(id) ? await tx.scimUsers.lock(caller.organization.id, [id]) : [];
  if (!user) throw resourceNotFound("User", id);
  requireEtag(user, ifMatch);
  return user;
}

/** The language and time zone that members chose stay if the provider does not send them. */
function withOwnSettings({ locale, timezone }: ScimUserRow, input: UserInput): UserInput {
  return { ...input, locale: input.locale ?? locale, timezone: input.timezone ?? timezone };
}

/** A provider that only changes the user name, which is the address, changes the address too. */
function withNewAddress(before: ScimUserRow, input: UserInput): UserInput {
  const follows = before.user_name === null && input.email === before.email && acceptedEmail(input.userName) !== null;
  return follows ? { ...input, email: emailOf({ ...input, email: null }) } : input;
}

async function shown(
  { scimUrl }: ScimDeps,
  { scimUsers }: Pick<Repositories, "scimUsers">,
  { orgId, users, projection }: { orgId: string; users: readonly ScimUserRow[]; projection: Projection },
) {
  const ids = users.map(({ id }) => id);
  const groups = includes(projection, "groups") ? await scimUsers.groupsOf(orgId, ids) : new Map<string, never>();
  return users.map((user) => userResource(user, groups.get(user.id) ?? [], scimUrl));
}

/** A change of a locked user. */
interface UserChange {
  readonly caller: ScimCaller;
  readonly before: ScimUserRow;
  /** Without `active`, the status stays; without an address, the address stays. */
  readonly input: UserInput;
}

/** Sets the attributes of a user whose row and organization are locked. */
async function changeUser(deps: ScimDeps, tx: Repositories, change: UserChange): Promise<void> {
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
async function removeUser(deps: ScimDeps, tx: Repositories, { caller, user }: UserOfCaller): Promise<void> {
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
  if (isActiveOwner(user) && (await tx.users.otherOwners(caller.organization.id, user.id)) === 0) {
    throw conflict("The last owner of the organization cannot be suspended or deleted. Make another member an owner.");
  }
}

/** A member who has not accepted their invitation stays invited. */
function statusAfter({ status }: ScimUserRow, active: boolean | null): ScimUserRow["status"] {
  if (active === false) return "suspended";
  return active === true && status === "suspended" ? "active" : status;
}

/** Throws for an owner if no owner created the token: an admin must not get the rights to change owners. */
function requireChangeable({ changesOwners }: ScimCaller, { role }: ScimUserRow): void {
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
  const content = { kind: "email_changed", organization: organization.name, email } as const;
  await notifyUser(deps, tx, { organization, user: before }, content);
}

/**
 * Adds a member without a password: they sign in through the provider, or choose a password with "forgotten password".
 * Returns the id.
 */
async function create(
  deps: ScimDeps,
  tx: Repositories,
  { caller, input }: { caller: ScimCaller; input: UserInput },
): Promise<string> {
  const { organization, actor } = caller;
  const email = emailOf(input);
  if (email === null) throw invalidValue("emails is required if userName is not an e-mail address.");
  await requireOwnDomain(tx, organization.id, email);
  if (await tx.scimUsers.isTaken(organization.id, input.userName, null)) throw notUnique(TAKEN);
  const record = standardFields(deps.newId(), actor);
  const state = { role: DEFAULT_ROLE, status: input.active === false ? "suspended" : "active" };
  const person = { ...memberColumns(input), email };
  const booking_slug = await newBookingSlug(tx, person);
  const added = await tx.users.add(organization.id, { ...record, ...person, booking_slug, ...state });
  if (!added) throw notUnique(TAKEN);
  await tx.scimUsers.save(organization.id, record.id, scimColumns(input, email));
  await logAction(tx, caller, "scim.createUser", { type: "member", id: record.id });
  return record.id;
}

/**
 * Throws invalidValue unless the organization has verified the domain of the address: otherwise the token could create
 * accounts for anybody's addresses.
 */
async function requireOwnDomain({ emailDomains }: Repositories, orgId: string, email: string): Promise<void> {
  const domain = domainOfEmail(email);
  if (domain !== null && (await emailDomains.verifiedBy(domain)) === orgId) return;
  throw invalidValue(
    `The domain of ${email} is not a verified e-mail domain of the organization. Verify it in the console under Settings, Sign-in, or with POST /v1/email-domains.`,
  );
}

/** Says nothing about the organization of the other user. */
const TAKEN = "Another user has this userName or e-mail address.";

/** Returns the columns of a member that clients set. */
function memberColumns({ givenName, familyName, locale, timezone }: UserInput) {
  return { first_name: givenName, last_name: familyName, locale, timezone };
}

/** Returns the columns that only SCIM stores about a member. */
function scimColumns({ userName, externalId, displayName, emailPrimary }: UserInput, email: string): ScimUserColumns {
  const user_name = userName.toLowerCase() === email ? null : userName;
  return { user_name, external_id: externalId, display_name: displayName, email_primary: emailPrimary };
}
