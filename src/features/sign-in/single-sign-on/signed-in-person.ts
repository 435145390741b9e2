import { type AccountEmailDeps, notifyUser, reportAdministrators } from "../../accounts/account-emails.ts";
import { visitorEntry } from "../../accounts/audit-log.ts";
import { newBookingSlug } from "../../accounts/booking-slug.ts";
import { userActor } from "../../accounts/callers.ts";
import { findRole } from "../../accounts/roles.ts";
import type { UserRecord } from "../../accounts/sql/users.ts";
import { type StartSessionDeps, startSession } from "../start-session.ts";
import { SYSTEM_ACTOR, type Visitor } from "../../../base/contract/caller.ts";
import type { SignOnRejection } from "../../../base/contract/single-sign-on.ts";
import { managesAccess } from "../../../base/platform/rules/permissions.ts";
import { requireRecord, standardFields } from "../../../base/records/record-state.ts";
import type { Repositories } from "../../../base/store/store.ts";
import { domainOfEmail, groupsIn, rolesFor, type Claims, type ProviderPerson, readPerson } from "../rules/identity.ts";
import type { ConnectedProvider } from "../sql/identity-providers.ts";

/** A sign-in was rejected. */
export class SignOnRejected extends Error {
  override readonly name = "SignOnRejected";
  readonly rejection: SignOnRejection;
  /** The account that was found. */
  readonly userId: string | null;

  constructor(rejection: SignOnRejection, userId: string | null = null) {
    super(`The sign-in was rejected: ${rejection}`);
    this.rejection = rejection;
    this.userId = userId;
  }
}

type PersonDeps = StartSessionDeps & AccountEmailDeps;

/** A person whom a provider has identified. */
interface Identified {
  readonly provider: ConnectedProvider;
  readonly claims: Claims;
  readonly visitor: Visitor;
}

/** A person with an address of the organization. */
interface OwnPerson extends Identified {
  readonly person: ProviderPerson & { readonly email: string };
  readonly subject: { readonly issuer: string; readonly subject: string };
}

/** Signs in the account of an identified person, after linking or creating it. Throws SignOnRejected. */
export async function signInPerson(deps: PersonDeps, tx: Repositories, identified: Identified) {
  const orgId = identified.provider.org_id;
  // Concurrent sign-ins and changes of roles must not remove the last owner or create an account twice.
  await tx.organizations.lock(orgId);
  if ((await tx.organizations.suspendedAt(orgId)) !== null) throw new SignOnRejected("suspended");
  const own = await requireOwnPerson(tx, identified);
  const found = await ownUser(deps, tx, own);
  const user = found ? await admit(deps, tx, { own, user: found }) : await createMember(deps, tx, own);
  const { visitor } = identified;
  const action = { action: "session.singleSignOn", record: { type: "member", id: user.id } };
  await tx.auditLog.append(orgId, visitorEntry(visitor, userActor(user), action));
  const identity = { orgId, userId: user.id, visitor, method: "single_sign_on" } as const;
  const { session_token, session_expires_at } = await startSession(deps, tx, identity);
  return { session_token, session_expires_at };
}

/** Returns the account of an identified person, after linking it; null if there is none. Throws SignOnRejected. */
export async function identifiedUser(
  deps: AccountEmailDeps,
  tx: Repositories,
  identified: Identified,
): Promise<UserRecord | null> {
  return await ownUser(deps, tx, await requireOwnPerson(tx, identified));
}

async function ownUser(deps: AccountEmailDeps, tx: Repositories, own: OwnPerson): Promise<UserRecord | null> {
  return (await linkedUser(tx, own)) ?? (await userByEmail(deps, tx, own));
}

/**
 * A provider is trusted only for the domains that its organization has verified: otherwise an organization could name
 * the addresses of others.
 */
async function requireOwnPerson(tx: Repositories, identified: Identified): Promise<OwnPerson> {
  const { provider, claims } = identified;
  const { email, ...person } = readPerson(claims);
  if (email === null) throw new SignOnRejected("email_missing");
  if (!person.emailVerified) throw new SignOnRejected("email_unverified");
  const domain = domainOfEmail(email);
  const owner = domain === null ? null : await tx.emailDomains.verifiedBy(domain);
  if (owner !== provider.org_id) throw new SignOnRejected("foreign_domain");
  return { ...identified, person: { ...person, email }, subject: { issuer: provider.issuer, subject: person.subject } };
}

async function linkedUser(tx: Repositories, { provider, subject }: OwnPerson): Promise<UserRecord | null> {
  const id = await tx.userIdentities.user(provider.org_id, subject);
  return id === null ? null : await tx.users.lock(provider.org_id, id);
}

/** Links the account with the person's address. An address can be given to somebody else, so only once per account. */
async function userByEmail(deps: AccountEmailDeps, tx: Repositories, own: OwnPerson): Promise<UserRecord | null> {
  const { org_id: orgId, issuer } = own.provider;
  const login = await tx.users.login(own.person.email);
  if (!login) return null;
  if (login.org_id !== orgId) throw new SignOnRejected("email_taken");
  if (await tx.userIdentities.has(orgId, login.id, issuer)) throw new SignOnRejected("other_identity", login.id);
  const user = requireRecord(await tx.users.lock(orgId, login.id));
  requireAdmissible(own, user);
  await link(tx, own, user.id);
  const organization = requireRecord(await tx.organizations.get(orgId));
  const content = { kind: "identity_linked", organization: organization.name, host: new URL(issuer).host } as const;
  await notifyUser(deps, tx, { organization, user }, content);
  return user;
}

/** Owners are admitted only if an owner chose the provider: an administrator could otherwise become an owner. */
export function requireAdmissible({ provider }: Pick<Identified, "provider">, { id, role, status }: UserRecord): void {
  if (status === "suspended") throw new SignOnRejected("suspended", id);
  if (role === "owner" && !provider.trusted_by_owner) throw new SignOnRejected("owner_not_trusted", id);
}

/** Activates an invited member and updates the role. */
async function admit(
  deps: AccountEmailDeps,
  tx: Repositories,
  { own, user }: { own: OwnPerson; user: UserRecord },
): Promise<UserRecord> {
  requireAdmissible(own, user);
  const orgId = own.provider.org_id;
  const role = await roleOf(tx, own, user);
  if (role === null) throw new SignOnRejected("no_role", user.id);
  if (user.status === "invited") await tx.tokens.withdraw(orgId, user.id, "invitation");
  if (role === user.role && user.status === "active") return user;
  await logChange(tx, own, { action: "session.updateMember", id: user.id });
  const booking_slug = user.booking_slug ?? (user.status === "invited" ? await newBookingSlug(tx, user) : null);
  const changes = { role, status: "active", booking_slug };
  const updated = requireRecord(await tx.users.update(orgId, user.id, changes, SYSTEM_ACTOR));
  await reportRole(deps, tx, { orgId, before: user.role, user: updated });
  return updated;
}

async function createMember(deps: PersonDeps, tx: Repositories, own: OwnPerson): Promise<UserRecord> {
  const { provider, person } = own;
  const orgId = provider.org_id;
  if (!provider.just_in_time) throw new SignOnRejected("no_account");
  const role = await roleOf(tx, own, null);
  if (role === null) throw new SignOnRejected("no_role");
  const { email, first_name, last_name } = person;
  const record = standardFields(deps.newId(), SYSTEM_ACTOR);
  const booking_slug = await newBookingSlug(tx, person);
  const fields = { email, first_name, last_name, booking_slug, locale: null, timezone: null, role, status: "active" };
  if (!(await tx.users.add(orgId, { ...record, ...fields }))) throw new SignOnRejected("email_taken");
  await logChange(tx, own, { action: "session.createMember", id: record.id });
  await link(tx, own, record.id);
  const user = requireRecord(await tx.users.get(orgId, record.id));
  await reportRole(deps, tx, { orgId, before: null, user });
  return user;
}

/** Notifies the owners if the provider has just made the member an administrator. */
async function reportRole(
  deps: AccountEmailDeps,
  tx: Repositories,
  { orgId, before, user }: { orgId: string; before: string | null; user: UserRecord },
): Promise<void> {
  const was = before === null ? null : await findRole(tx, orgId, before);
  const role = await findRole(tx, orgId, user.role);
  if (!role || managesAccess(was?.permissions ?? [])) return;
  const organization = requireRecord(await tx.organizations.get(orgId));
  await reportAdministrators(deps, tx, { organization, by: null, role, members: [user] });
}

/**
 * Returns null if the person has no role here. Owners keep theirs, and so do members if the provider assigns none. The
 * groups of SCIM take precedence over those of the token: otherwise each of both would undo the changes of the other.
 */
async function roleOf(
  tx: Repositories,
  { provider, claims }: OwnPerson,
  user: Pick<UserRecord, "id" | "role"> | null,
): Promise<string | null> {
  if (user?.role === "owner") return user.role;
  if (user && (await tx.scimUsers.isInManagedGroup(provider.org_id, user.id))) return user.role;
  const names = rolesFor(provider, groupsIn(claims, provider.groups_claim));
  if (user && provider.group_roles.length === 0 && names.length > 0) return user.role;
  for (const name of names) {
    const role = await findRole(tx, provider.org_id, name);
    if (role && role.name !== "owner") return role.name;
  }
  return null;
}

async function link(tx: Repositories, own: OwnPerson, userId: string): Promise<void> {
  await tx.userIdentities.link(own.provider.org_id, userId, own.subject);
  await logChange(tx, own, { action: "session.linkIdentity", id: userId });
}

async function logChange(
  tx: Repositories,
  { provider, visitor }: OwnPerson,
  { action, id }: { action: string; id: string },
): Promise<void> {
  const record = { type: "member", id };
  await tx.auditLog.append(provider.org_id, visitorEntry(visitor, SYSTEM_ACTOR, { action, record }));
}
