import type { Caller, CallerOrganization, Visitor } from "../../contract/caller.ts";
import { normalizeText } from "../../contract/normalize-text.ts";
import type { UserRecord } from "../../accounts/sql/users.ts";

/** Somebody who books or changes a booking without an account, and in whose calendar. */
interface InviteeVisit {
  readonly organization: CallerOrganization;
  /** Who is responsible for what they cause: whose page it is, or who hosts their event. */
  readonly user: UserRecord;
  readonly invitee: { readonly contact_id: string | null; readonly name: string | null; readonly email: string };
}

/** Whoever books, as a caller of the services behind the booking page: one without any permission. */
export function inviteeCaller(visitor: Visitor, { organization, user, invitee }: InviteeVisit): Caller {
  const { id, email, first_name, last_name, role } = user;
  return {
    ...visitor,
    organization,
    user: { id, email, first_name, last_name, role, locale: user.locale ?? organization.default_locale },
    actor: {
      type: "invitee",
      id: invitee.contact_id,
      name: normalizeText(invitee.name ?? invitee.email),
      application: null,
    },
    credential: { kind: "system" },
    channel: "system",
    permissions: new Set(),
    deletesOthers: false,
  };
}
