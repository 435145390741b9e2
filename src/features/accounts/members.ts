import type { Authorized, Caller, CallerOrganization } from "../../base/contract/caller.ts";
import type {
  MembersDeleteInput,
  MembersInviteInput,
  MembersService,
  MembersUpdateInput,
  Schemas,
} from "../../../generated/services.js";
import { nameOrAddress } from "./callers.ts";
import { requireConfirmed } from "../../base/platform/rights.ts";
import type { SignedTokens } from "../../base/platform/signed-token.ts";
import { type Check, type CheckedWrite, eachValue } from "../../base/platform/mistakes.ts";
import { duplicate, notSettable, permissionDenied, stateConflict } from "../../base/platform/rules/errors.ts";
import { managesAccess } from "../../base/platform/rules/permissions.ts";
import { normalizeTexts } from "../../base/platform/rules/text.ts";
import type { Repositories, Store } from "../../base/store/store.ts";
import type { UserRecord } from "./sql/users.ts";
import { type AccountEmailDeps, notifyUser, reportAdministrators } from "./account-emails.ts";
import { requireFreeBookingSlug } from "./booking-slug.ts";
import { endAccess, isActiveOwner, removeMember } from "./member-removal.ts";
import { findRole, requireAssignableRole, requireOwnPermissions } from "./roles.ts";
import { logAction } from "./audit-log.ts";
import { createInvitationLink } from "./secrets.ts";
import type { Target } from "../../base/records/resource/locks.ts";
import { pageOf, readList } from "../../base/records/record-list.ts";
import {
  changedMembers,
  requireRecord,
  standardFields,
  normalizeEmail,
  requireFound,
} from "../../base/records/record-state.ts";

interface MemberDeps extends AccountEmailDeps {
  readonly store: Store;
  readonly signedTokens: SignedTokens;
}

/** Implements the operations `members.*`. */
export function membersService(deps: MemberDeps): MembersService {
  const { store, signedTokens } = deps;
  return {
    async list({ organization }, { page, page_size, sort, cursor, ...filters }) {
      const orgId = organization.id;
      const input = { page, page_size, sort, cursor };
      const list = await readList(signedTokens, { operation: "members.list", orgId, filters }, input, (request) =>
        store.users.list(orgId, filters, request),
      );
      return pageOf(list, (user) => shownMember(user, organization));
    },
    async get({ organization }, { id }) {
      return shownMember(requireRecord(await store.users.known(organization.id, id)), organization);
    },
    async invite(caller, input) {
      const user = await store.transaction((tx) => invite(deps, tx, { caller, input }));
      return shownMember(user, caller.organization);
    },
    async update(caller, input) {
      const user = await store.transaction((tx) => updateMember(deps, tx, { caller, input }));
      return shownMember(user, caller.organization);
    },
    async delete(caller, target) {
      const { id, deleted_at } = await store.transaction((tx) => deleteMember(deps, tx, { caller, target }));
      return { id, deleted_at: deleted_at ?? "" };
    },
    async resendInvitation(caller, { id, expected_version }) {
      const user = await store.transaction(async (tx) => {
        const invited = await lockMember(tx, caller, { id, expected_version });
        if (invited.status !== "invited") throw stateConflict();
        // The link makes a credential.
        const role = await findRole(tx, caller.organization.id, invited.role);
        if (managesAccess(role?.permissions ?? [])) requireConfirmed(caller);
        await tx.tokens.withdraw(caller.organization.id, id, "invitation");
        await logAction(tx, caller, "members.resendInvitation", { type: "member", id });
        await queueInvitation(deps, tx, { caller, user: invited });
        return invited;
      });
      return shownMember(user, caller.organization);
    },
  };
}

async function invite(
  deps: MemberDeps,
  tx: Repositories,
  { caller, input }: { caller: Authorized<Caller, "members:manage">; input: MembersInviteInput },
): Promise<UserRecord> {
  const { organization, actor } = caller;
  await tx.organizations.lock(organization.id);
  const role = await requireAssignableRole(tx, caller, input.role);
  if (managesAccess(role.permissions)) requireConfirmed(caller);
  const email = normalizeEmail(input.email);
  const record = standardFields(deps.newId(), actor);
  const { first_name = null, last_name = null, locale = null, timezone = null } = normalizeTexts(input, PERSON_TEXTS);
  const person = { email, first_name, last_name, locale, timezone, role: role.name, status: "invited" };
  if (!(await tx.users.add(organization.id, { ...record, ...person }))) {
    const taken = await tx.users.login(email);
    throw duplicate("/email", taken?.org_id === organization.id ? taken.id : null);
  }
  await logAction(tx, caller, "members.invite", { type: "member", id: record.id });
  const user = requireRecord(await tx.users.get(organization.id, record.id));
  await reportAdministrators(deps, tx, { organization, by: nameOrAddress(caller.user), role, members: [user] });
  await queueInvitation(deps, tx, { caller, user });
  return user;
}

async function queueInvitation(
  deps: MemberDeps,
  tx: Repositories,
  { caller, user }: { caller: Caller; user: UserRecord },
): Promise<void> {
  const { organization } = caller;
  const { token, row } = createInvitationLink(user.id, deps.newId());
  await tx.tokens.insert(organization.id, row);
  const inviter = nameOrAddress(caller.user);
  const content = { kind: "invitation", organization: organization.name, inviter, token } as const;
  await notifyUser(deps, tx, { organization, user }, content);
}

async function updateMember(
  deps: MemberDeps,
  tx: Repositories,
  { caller, input }: { caller: Authorized<Caller, "members:manage">; input: MembersUpdateInput },
): Promise<UserRecord> {
  const { id, expected_version, ...changes } = normalizeTexts(input, PERSON_TEXTS);
  const orgId = caller.organization.id;
  const before = await lockMember(tx, caller, { id, expected_version });
  const roleBefore = await findRole(tx, orgId, before.role);
  requireOwnPermissions(caller, "/role", roleBefore?.permissions ?? []);
  await requireFreeBookingSlug(tx, changes.booking_slug, { orgId, id });
  const roleAfter = changes.role === undefined ? roleBefore : await requireAssignableRole(tx, caller, changes.role);
  const role = roleAfter?.name ?? before.role;
  const status = changes.status ?? before.status;
  if (before.status === "invited" && status === "active") throw stateConflict();
  if (before.status !== "invited" && status === "invited") throw notSettable("/status", ["active", "suspended"]);
  const [managed, manages] = [roleBefore, roleAfter].map((one) => managesAccess(one?.permissions ?? []));
  if ((managed || manages) && (role !== before.role || status !== before.status)) requireConfirmed(caller);
  if (isActiveOwner(before) && !isActiveOwner({ role, status })) {
    if ((await tx.users.otherOwners(orgId, id)) === 0) throw stateConflict("last_owner");
  }
  if (status === "suspended" && before.status !== "suspended") {
    await endAccess(deps, tx, { orgId, userId: id, actor: caller.actor });
  }
  const reactivated = before.status === "suspended" && status === "active";
  const newStatus = reactivated && !(await canSignIn(tx, orgId, id)) ? "invited" : status;
  const changed = changedMembers({ ...changes, role, status: newStatus }, before);
  if (Object.keys(changed).length === 0) return before;
  const updated = requireFound(await tx.users.update(orgId, id, changed, caller.actor));
  await logAction(tx, caller, "members.update", { type: "member", id });
  const isNew = role === "owner" ? before.role !== "owner" : !managed;
  if (roleAfter && (isNew || reactivated)) {
    const { organization, user } = caller;
    const members = [updated];
    await reportAdministrators(deps, tx, { organization, by: nameOrAddress(user), role: roleAfter, members });
  }
  return updated;
}

/** The checks of a member's fields. */
export const memberChecks = (tx: Repositories, { caller, values }: CheckedWrite): Check[] => {
  const { role } = values;
  return [
    ...eachValue(values, (one) => normalizeTexts(one, PERSON_TEXTS)),
    ...(typeof role === "string" ? [() => requireAssignableRole(tx, caller, role)] : []),
  ];
};

async function deleteMember(
  deps: MemberDeps,
  tx: Repositories,
  { caller, target }: { caller: Authorized<Caller, "members:manage">; target: MembersDeleteInput },
): Promise<UserRecord> {
  const { id, expected_version, reassign_to: reassignTo = null } = target;
  const orgId = caller.organization.id;
  const before = await lockMember(tx, caller, { id, expected_version });
  requireOwnPermissions(caller, "", (await findRole(tx, orgId, before.role))?.permissions ?? []);
  const removed = await removeMember(deps, tx, { orgId, userId: id, actor: caller.actor, reassignTo });
  await logAction(tx, caller, "members.delete", { type: "member", id });
  return removed;
}

/** Locks the organization too: if two owners leave at the same time, one must stay. */
async function lockMember(tx: Repositories, caller: Caller, { id, expected_version }: Target): Promise<UserRecord> {
  const orgId = caller.organization.id;
  await tx.organizations.lock(orgId);
  const user = requireRecord(await tx.users.lock(orgId, id), expected_version);
  if (user.role === "owner" && caller.user.role !== "owner") throw permissionDenied();
  return user;
}

/**
 * Returns whether a member can sign in without an invitation: with a password, a passkey or single sign-on. A member with
 * only an authenticator app can set a forgotten password; an invitation would sign in without the app.
 */
async function canSignIn(
  { secondFactors, identityProviders }: Pick<Repositories, "secondFactors" | "identityProviders">,
  orgId: string,
  id: string,
): Promise<boolean> {
  const methods = await secondFactors.of(orgId, id);
  if (methods !== null && (methods.password || methods.passkeys > 0 || methods.app_enabled_at !== null)) return true;
  return await identityProviders.signsIn(orgId, id);
}

/** The text fields of a person's name, for normalization. */
export const PERSON_TEXTS = { optional: ["first_name", "last_name"] };

/** Returns a member as the API shows them, with the organization's language and time zone as defaults. */
function shownMember(
  { theme: _, muted_emails: _muted, ...user }: UserRecord,
  { default_locale, timezone }: Pick<CallerOrganization, "default_locale" | "timezone">,
): Schemas["Member"] {
  return { ...user, locale: user.locale ?? default_locale, timezone: user.timezone ?? timezone };
}
