import type { Authorized, Caller } from "../../../base/contract/caller.ts";
import type { BusyTimesCreateInput, BusyTimesService, Schemas } from "../../../../generated/services.js";
import { createChange } from "../../../base/records/rules/change.ts";
import { type Check, type CheckedWrite, written } from "../../../base/platform/mistakes.ts";
import { stateConflict, unprocessable } from "../../../base/platform/rules/errors.ts";
import { normalizeTexts } from "../../../base/platform/rules/text.ts";
import type { BusyTimeRecord } from "../sql/busy-times.ts";
import type { Repositories } from "../../../base/store/store.ts";
import { requireOwnCalendar, requireUser } from "../booking-rights.ts";
import type { Target } from "../../entities/writes.ts";
import type { ResourceDeps } from "../../../base/records/resource/resource-service.ts";
import type { ResourceWriteDeps } from "../../../base/records/resource/rules.ts";
import { listOperation } from "../../../base/records/record-list.ts";
import { requireRecord, standardFields } from "../../../base/records/record-state.ts";

/** Creates the service for busy times: periods in which a user cannot be booked. */
export function busyTimesService({ store, signedTokens, ...deps }: ResourceDeps): BusyTimesService {
  return {
    list: listOperation(signedTokens, "busyTimes.list", store.busyTimes.list),
    create: (caller, input) => store.transaction((tx) => createBusyTime({ ...deps, tx }, caller, input)),
    delete: (caller, target) => store.transaction((tx) => deleteBusyTime({ ...deps, tx }, caller, target)),
  };
}

async function createBusyTime(
  { tx, newId }: ResourceWriteDeps,
  caller: Authorized<Caller, "booking:write">,
  input: BusyTimesCreateInput,
): Promise<BusyTimeRecord> {
  const { organization, user } = caller;
  const { user_id: given, start_at, end_at, title = null } = normalizeTexts(input, { optional: ["title"] });
  requireOrder({ start_at, end_at });
  const user_id = given?.toLowerCase() ?? user.id;
  requireOwnCalendar(caller, user_id);
  await requireUser(tx, caller, user_id);
  const record = standardFields(newId(), caller.actor);
  const row = { ...record, user_id, start_at, end_at, title, created_by_user: user.id };
  await tx.busyTimes.insert(organization.id, row);
  const created = requireRecord(await tx.busyTimes.get(organization.id, record.id));
  await tx.changes.append(organization.id, [createChange("busy_time.created", created, { newId })]);
  return created;
}

function requireOrder({ start_at, end_at }: Pick<BusyTimesCreateInput, "start_at" | "end_at">): void {
  if (Date.parse(end_at) <= Date.parse(start_at)) throw unprocessable([{ path: "/end_at", code: "interval_reversed" }]);
}

/** The checks of a busy time's fields. */
export const busyTimeChecks = (tx: Repositories, write: CheckedWrite): Check[] => [
  () => {
    requireOrder(written(write));
  },
  async () => {
    const { user_id } = write.values;
    if (typeof user_id !== "string") return;
    requireOwnCalendar(write.caller, user_id);
    await requireUser(tx, write.caller, user_id);
  },
];

async function deleteBusyTime(
  { tx, newId }: ResourceWriteDeps,
  caller: Authorized<Caller, "booking:write">,
  { id, expected_version }: Target,
): Promise<Schemas["Deleted"]> {
  const orgId = caller.organization.id;
  const before = requireRecord(await tx.busyTimes.lock(orgId, id), expected_version);
  requireOwnCalendar(caller, before.user_id);
  if (before.feed_id !== null) throw stateConflict("read_from_feed");
  const deleted = requireRecord(await tx.busyTimes.remove(orgId, id, caller.actor));
  await tx.changes.append(orgId, [createChange("busy_time.deleted", deleted, { newId })]);
  return { id, deleted_at: deleted.deleted_at ?? "" };
}
