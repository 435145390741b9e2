import type { Caller } from "../../../base/contract/caller.ts";
import type { Booking } from "../rules/booking.ts";
import type { Detail } from "../../../base/platform/rules/errors.ts";
import type { Repositories } from "../../../base/store/store.ts";

/** Returns a detail for each contact or opportunity that does not exist or that the caller may not read. */
export async function missingReferences(
  { relatedRecords }: Repositories,
  { organization, permissions }: Caller,
  { contact_id = null, opportunity_id = null }: Partial<Pick<Booking, "contact_id" | "opportunity_id">>,
): Promise<Detail[]> {
  const named = [
    ...one("contact", contact_id, permissions.has("entities:read")),
    ...one("opportunity", opportunity_id, permissions.has("opportunities:read")),
  ];
  const readable = named.filter((reference) => reference.readable);
  const live = await relatedRecords.live(organization.id, readable);
  const isLive = ({ record_type, record_id }: (typeof named)[number]): boolean =>
    live.some((found) => found.record_type === record_type && found.record_id === record_id);
  const missing = named.filter((reference) => !isLive(reference));
  return missing.map(({ record_type }) => ({ path: `/${record_type}_id`, code: "reference_not_found" }));
}

const one = (record_type: "contact" | "opportunity", record_id: string | null, readable: boolean) =>
  record_id === null ? [] : [{ record_type, record_id, readable }];
