import type { Actor } from "../../../base/contract/actor.ts";
import type { Caller, CallerOrganization, Visitor } from "../../../base/contract/caller.ts";
import type { UserRecord } from "../../accounts/sql/users.ts";

/** Without a name: the author of a change stays when the data of a visitor is deleted. */
export const VISITOR_ACTOR: Actor = { id: null, name: "visitor", type: "visitor", application: null };

/** Returns a visitor as a caller of services, without any permission. `user` is responsible for the form. */
export function visitorCaller(visitor: Visitor, organization: CallerOrganization, user: UserRecord): Caller {
  const { id, email, first_name, last_name, role } = user;
  return {
    ...visitor,
    organization,
    user: { id, email, first_name, last_name, role, locale: user.locale ?? organization.default_locale },
    actor: VISITOR_ACTOR,
    credential: { kind: "system" },
    channel: "system",
    permissions: new Set(),
    deletesOthers: false,
  };
}
