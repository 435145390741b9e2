import type { Caller } from "../contract/caller.ts";
import type { CampaignValues } from "../domain/campaign-input.ts";
import { type Detail, unprocessable } from "../domain/errors.ts";
import type { Repositories } from "../repositories/store.ts";

/** Throws `unprocessable` where an owner or a segment is not there; `values` are those that are new. */
export async function checkCampaignReferences(
  { users }: Repositories,
  caller: Caller,
  values: CampaignValues,
): Promise<void> {
  const details: Detail[] = [];
  const { owner_id } = values;
  if (typeof owner_id === "string" && (await users.get(caller.organization.id, owner_id)) === null) {
    details.push({ path: "/owner_id", code: "reference_not_found" });
  }
  if (details.length > 0) throw unprocessable(details.slice(0, 20));
}

/** What is wrong with the segments of a campaign that is to go out: at least one has to be there. */
export function missingSegments(_: Repositories, __: Caller, segmentIds: readonly string[]): Promise<Detail[]> {
  const limit = { values: { limit: 1 }, extra: { limit: 1 } };
  return Promise.resolve(segmentIds.length === 0 ? [{ path: "/segment_ids", code: "too_few", ...limit }] : []);
}
