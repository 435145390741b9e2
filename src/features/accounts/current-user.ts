import type { Schemas } from "../../../generated/services.js";
import type { OrganizationRecord } from "./sql/organizations.ts";
import type { UserRecord } from "./sql/users.ts";

/** Returns the signed-in user as the API shows them. */
export function currentUser(user: UserRecord, organization: OrganizationRecord): Schemas["CurrentUser"] {
  const { id, email, first_name, last_name, role, booking_slug, theme } = user;
  const locale = user.locale ?? organization.default_locale;
  return {
    id,
    email,
    first_name,
    last_name,
    locale,
    timezone: user.timezone ?? organization.timezone,
    role,
    booking_slug,
    theme,
  };
}

/** Returns the signed-in user's organization as the API shows it. */
export function currentOrganization(organization: OrganizationRecord): Schemas["CurrentOrganization"] {
  const { id, name, slug, plan, default_locale, timezone, currency, data_region } = organization;
  return { id, name, slug, plan, default_locale, timezone, currency, data_region };
}
