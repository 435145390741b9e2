import type { Caller, CallerOrganization, Visitor } from "../../../base/contract/caller.ts";
import { normalizeText } from "../../../base/contract/unicode.ts";
import type { UserRecord } from "../../accounts/sql/users.ts";

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
