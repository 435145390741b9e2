import { duplicate } from "../platform/rules/errors.ts";
import type { Repositories } from "../store/store.ts";

/** Path segments next to the booking pages: `/v1/public/bookings/…`, `/v1/public/unsubscribe/…` and so on. */
const RESERVED: ReadonlySet<string> = new Set([
  ...["appointment", "bookings", "forms", "host-decisions", "teams"],
  ...["unsubscribe", "preferences", "open", "click"],
]);

/**
 * Locks the slug. Throws `duplicate` if another user has it, here or in another organization, or takes it in a
 * concurrent transaction that commits first.
 */
export async function requireFreeBookingSlug(
  { users }: Repositories,
  slug: string | null | undefined,
  person: { readonly orgId: string; readonly id: string },
): Promise<void> {
  if (slug === null || slug === undefined) return;
  if (RESERVED.has(slug)) throw duplicate("/booking_slug", null);
  await users.lockBookingSlug(slug);
  const taken = await users.byBookingSlug(slug);
  if (taken === null || taken.id === person.id) return;
  throw duplicate("/booking_slug", taken.org_id === person.orgId ? taken.id : null);
}
