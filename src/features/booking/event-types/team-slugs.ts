import type { Caller } from "../../../base/contract/caller.ts";
import { duplicate, unprocessable } from "../../../base/platform/rules/errors.ts";
import type { Repositories } from "../../../base/store/store.ts";
import { freeSlug } from "../rules/event-type.ts";
import type { EventTypeRecord } from "../sql/event-types.ts";

/** The fields that decide on the team page of an event type. */
type TeamFields = Pick<EventTypeRecord, "assignment" | "slug"> & { readonly id?: string };

/** The slug that the client wants, and the current one; null: none. */
interface TeamSlugs {
  readonly wanted: string | null;
  readonly current: string | null;
}

/**
 * Returns the slug of the team page. An event type with the assignment `single` has none. Another one has the wanted
 * slug, or one that is derived from its slug. Throws `duplicate` if another event type of the organization has it.
 */
export async function teamSlugFor(
  tx: Repositories,
  { organization: { id: orgId } }: Pick<Caller, "organization">,
  eventType: TeamFields,
  { wanted, current }: TeamSlugs,
): Promise<string | null> {
  if (eventType.assignment === "single") {
    if (wanted !== null && wanted !== current) throw unprocessable([{ path: "/team_slug", code: "no_team_page" }]);
    return null;
  }
  if (wanted !== null && wanted === current) return current;
  if (wanted === null) return freeSlug(eventType.slug, new Set((await otherTeamSlugs(tx, orgId, eventType)).keys()));
  await requireFreeTeamSlug(tx, orgId, { ...eventType, team_slug: wanted });
  return wanted;
}

/** Throws `duplicate` if another live event type of the organization has the same team slug. */
export async function requireFreeTeamSlug(
  tx: Repositories,
  orgId: string,
  eventType: { readonly id?: string; readonly team_slug: string | null },
): Promise<void> {
  if (eventType.team_slug === null) return;
  const taken = (await otherTeamSlugs(tx, orgId, eventType)).get(eventType.team_slug);
  if (taken !== undefined) throw duplicate("/team_slug", taken);
}

async function otherTeamSlugs(
  { eventTypes }: Repositories,
  orgId: string,
  { id }: { readonly id?: string },
): Promise<Map<string, string>> {
  await eventTypes.lockSlugs(orgId);
  const slugs = await eventTypes.teamSlugsOf(orgId);
  return new Map([...slugs].filter(([, owner]) => owner !== id));
}
