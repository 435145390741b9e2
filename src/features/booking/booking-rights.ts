import type { UserRecord } from "../accounts/sql/users.ts";
import type { Caller, CallerOrganization, Visitor } from "../../base/contract/caller.ts";
import { permissionDenied, referenceNotFound } from "../../base/platform/rules/errors.ts";
import type { Repositories } from "../../base/store/store.ts";
import { normalizeText } from "../../base/contract/unicode.ts";

const MANAGERS: ReadonlySet<string> = new Set(["owner", "admin", "manager"]);

/**
 * Throws `permission_denied` unless the caller owns this calendar or manages others. Built-in managers are recognized
 * by role, so that their API keys qualify too; custom roles need `members:manage`.
 */
export function requireOwnCalendar(caller: Caller, userId: string): void {
  const { user, permissions } = caller;
  if (userId === user.id || MANAGERS.has(user.role) || permissions.has("members:manage")) return;
  throw permissionDenied();
}

/** Returns the user whose calendar it is; throws `unprocessable` if the organization does not have this user. */
export async function requireUser(
  { users }: Pick<Repositories, "users">,
  { organization }: Caller,
  userId: string,
): Promise<UserRecord> {
  const user = await users.get(organization.id, userId);
  if (user === null) throw referenceNotFound("/user_id");
  return user;
}

/** An invitee without an account, and the calendar that they book in. */
interface InviteeIdentity {
  readonly organization: CallerOrganization;
  /** The responsible user: the owner of the page or the host of the event. */
  readonly user: UserRecord;
  readonly invitee: { readonly contact_id: string | null; readonly name: string | null; readonly email: string };
}

/** Returns an invitee as a caller of the services behind the booking page, without any permission. */
export function inviteeCaller(visitor: Visitor, { organization, user, invitee }: InviteeIdentity): Caller {
  const { id, email, first_name, last_name, role } = user;
  return {
    ...visitor,
    organization,
    user: { id, email, first_name, last_name, role, locale: user.locale ?? organization.default_locale },
    actor: {
      id: invitee.contact_id,
      name: normalizeText(invitee.name ?? invitee.email),
      type: "invitee",
      application: null,
    },
    credential: { kind: "system" },
    channel: "system",
    permissions: new Set(),
    deletesOthers: false,
  };
}
