import type { OrganizationRecord } from "../../accounts/sql/organizations.ts";
import type { UserRecord } from "../../accounts/sql/users.ts";
import type { EventTypeRecord } from "../sql/event-types.ts";
import type { Repositories } from "../../../base/store/store.ts";

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
  if (eventType.team_slug !== null) return pathOf({ eventType, organizationSlug, owner: null });
  return pathOf({ eventType, organizationSlug, owner: await users.get(orgId, eventType.owner_id) });
}

interface PublishedType {
  readonly eventType: Pick<EventTypeRecord, "team_slug" | "slug">;
  readonly organizationSlug: string;
  readonly owner: Pick<UserRecord, "status" | "booking_slug"> | null;
}

/** Returns the path of the page of a published event type; null if its owner has no page. */
export function pathOf({ eventType: { team_slug, slug }, organizationSlug, owner }: PublishedType): string | null {
  if (team_slug !== null) return `/team/${organizationSlug}/${team_slug}`;
  return owner?.status === "active" && owner.booking_slug !== null ? `/book/${owner.booking_slug}/${slug}` : null;
}
