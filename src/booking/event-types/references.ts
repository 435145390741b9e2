import type { Caller } from "../../contract/caller.ts";
import { type Detail, unprocessable } from "../../platform/rules/errors.ts";
import type { EventTypeRecord } from "../sql/event-types.ts";
import type { Repositories } from "../../store/store.ts";

/** Fields of an event type that refer to other records. */
type References = Partial<Pick<EventTypeRecord, "owner_id" | "hosts" | "schedule_id">>;

/**
 * Throws `unprocessable` if the owner or a host does not exist or is not active, or if the schedule does not exist.
 * Previous values are accepted, even if the user was suspended since.
 */
export async function checkEventTypeReferences(
  tx: Repositories,
  { organization: { id: orgId } }: Caller,
  { owner_id, hosts = [], schedule_id = null }: References,
  before: References = {},
): Promise<void> {
  const details: Detail[] = [];
  const known = new Set([before.owner_id, ...(before.hosts ?? [])]);
  const people = new Map((await tx.users.among(orgId, [owner_id ?? [], hosts].flat())).map((user) => [user.id, user]));
  const check = (id: string | undefined, path: string): void => {
    if (id === undefined || known.has(id)) return;
    const status = people.get(id)?.status;
    if (status === undefined) details.push({ path, code: "reference_not_found" });
    else if (status !== "active") details.push({ path, code: "inactive_member" });
  };
  check(owner_id, "/owner_id");
  hosts.forEach((id, index) => {
    check(id, `/hosts/${index}`);
  });
  const newSchedule = schedule_id !== null && schedule_id !== before.schedule_id;
  if (newSchedule && (await tx.schedules.lockShared(orgId, schedule_id)) === null) {
    details.push({ path: "/schedule_id", code: "reference_not_found" });
  }
  if (details.length > 0) throw unprocessable(details.slice(0, 20));
}
