import type { Schemas } from "../../generated/services.js";
import type { OrganizationRecord } from "./sql/organizations.ts";
import type { UserRecord } from "./sql/users.ts";

/** What a person is told of themselves. */
export function currentUser(user: UserRecord, organization: OrganizationRecord): Schemas["CurrentUser"] {
  const { id, email, first_name, last_name, role, booking_slug } = user;
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
  };
}

/** What a person is told of their organization. */
export function currentOrganization(organization: OrganizationRecord): Schemas["CurrentOrganization"] {
  const { id, name, slug, plan, default_locale, timezone, currency, data_region } = organization;
  return { id, name, slug, plan, default_locale, timezone, currency, data_region };
}
