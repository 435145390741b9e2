import type { Schemas } from "../../generated/services.js";
import type { CallerOrganization } from "../contract/caller.ts";
import type { UserRecord } from "../repositories/users.ts";

/** A person with the organization's language and time zone where they have none of their own. */
export function shownMember(
  user: UserRecord,
  { default_locale, timezone }: Pick<CallerOrganization, "default_locale" | "timezone">,
): Schemas["Member"] {
  return { ...user, locale: user.locale ?? default_locale, timezone: user.timezone ?? timezone };
}
