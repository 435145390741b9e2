import type { OrganizationRecord } from "../../accounts/sql/organizations.ts";
import type { Repositories } from "../../store/store.ts";

/**
 * Returns the path of the page on which visitors can book an event type: that of its team, or that of its owner. Null
 * if it is not published.
 */
export async function pagePathOf(
  { eventTypes, users }: Pick<Repositories, "eventTypes" | "users">,
  { id: orgId, slug: organizationSlug }: Pick<OrganizationRecord, "id" | "slug">,
  eventTypeId: string,
): Promise<string | null> {
  const eventType = await eventTypes.get(orgId, eventTypeId);
  if (!eventType?.is_active || eventType.visibility !== "public") return null;
  const { team_slug, owner_id, slug } = eventType;
  if (team_slug !== null) return `/team/${organizationSlug}/${team_slug}`;
  const owner = await users.get(orgId, owner_id);
  return owner?.status === "active" && owner.booking_slug !== null ? `/book/${owner.booking_slug}/${slug}` : null;
}
