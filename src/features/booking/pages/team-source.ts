import type { Services } from "../../../../generated/services.js";
import { type BookingSource, bookOnce, type BookOnceDeps } from "./booking-source.ts";

/** Dependencies of the pages of teams. */
export interface TeamSourceDeps extends BookOnceDeps {
  readonly teams: Pick<Services["teamPage"], "get" | "slots">;
}

/** Returns an event type of a team as the source of a page. */
export function teamSource(
  { teams, ...deps }: TeamSourceDeps,
  { organization, event }: { readonly organization: string; readonly event: string },
): BookingSource {
  const address = { organization_slug: organization, event_slug: event };
  return {
    path: `/team/${organization}/${event}`,
    parent: null,
    page: (visitor) => teams.get(visitor, address),
    country: () => deps.countries.ofTeam(organization),
    slots: (visitor, range) => teams.slots(visitor, { ...range, ...address }),
    book: bookOnce(deps, "teamPage.book", address),
  };
}
