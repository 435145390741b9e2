import type { Schemas } from "../../generated/services.js";
import type { CallerOrganization } from "../contract/caller.ts";
import type { UserRecord } from "./sql/users.ts";

/** What a person is called: as it is read from inputs. */
export const PERSON_TEXTS = { optional: ["first_name", "last_name"] };

/** A person with the organization's language and time zone where they have none of their own. */
export function shownMember(
  user: UserRecord,
  { default_locale, timezone }: Pick<CallerOrganization, "default_locale" | "timezone">,
): Schemas["Member"] {
  return { ...user, locale: user.locale ?? default_locale, timezone: user.timezone ?? timezone };
}
