import type { Schemas } from "../../../generated/services.js";
import type { CallerOrganization } from "../../base/contract/caller.ts";
import type { UserRecord } from "./sql/users.ts";

/** The text fields of a person's name, for normalization. */
export const PERSON_TEXTS = { optional: ["first_name", "last_name"] };

/** Returns a member as the API shows them, with the organization's language and time zone as defaults. */
export function shownMember(
  { theme: _, muted_emails: _muted, ...user }: UserRecord,
  { default_locale, timezone }: Pick<CallerOrganization, "default_locale" | "timezone">,
): Schemas["Member"] {
  return { ...user, locale: user.locale ?? default_locale, timezone: user.timezone ?? timezone };
}
