import type { BusyTimesCreateInput, BusyTimesListInput, BusyTimesService, Schemas } from "../../generated/services.js";
import type { Sealer } from "../access/sealer.ts";
import type { Caller } from "../contract/caller.ts";
import type { Page } from "../contract/page.ts";
import { tell } from "../domain/change.ts";
import { referenceNotFound, stateConflict, unprocessable } from "../domain/errors.ts";
import { tidyTexts } from "../domain/tidy-texts.ts";
import type { BusyTimeRecord } from "../repositories/busy-times.ts";
import type { Repositories, Store } from "../repositories/store.ts";
import { requireOwnCalendar } from "./booking-rights.ts";
import type { Target } from "./entity-writes.ts";
import { readList } from "./record-list.ts";
import { expectRecord, newRecord } from "./record-state.ts";

interface BusyTimeParts {
  readonly store: Store;
  readonly sealer: Sealer;
  readonly newId: () => string;
}

interface WriteParts {
  readonly tx: Repositories;
  readonly newId: () => string;
}

/** When people take no bookings. */
export function busyTimesService(parts: BusyTimeParts): BusyTimesService {
  const { store, newId } = parts;
  return {
    list: (caller, input) => listBusyTimes(parts, caller, input),
    create: (caller, input) => store.transaction((tx) => createBusyTime({ tx, newId }, caller, input)),
    delete: (caller, target) => store.transaction((tx) => deleteBusyTime({ tx, newId }, caller, target)),
  };
}

function listBusyTimes(
  { store, sealer }: BusyTimeParts,
  { organization: { id: orgId } }: Caller,
  { page, page_size, sort, cursor, ...filters }: BusyTimesListInput,
): Promise<Page<BusyTimeRecord>> {
  const list = { page, page_size, sort, ...(cursor === undefined ? {} : { cursor }) };
  return readList(sealer, { operation: "busyTimes.list", orgId, filters }, list, (request) =>
    store.busyTimes.list(orgId, filters, request),
  );
}

async function createBusyTime(
  { tx, newId }: WriteParts,
  caller: Caller,
  input: BusyTimesCreateInput,
): Promise<BusyTimeRecord> {
  const { organization, user } = caller;
  const { user_id: given, start_at, end_at, title = null } = tidyTexts(input, { optional: ["title"] });
  if (Date.parse(end_at) <= Date.parse(start_at)) {
    throw unprocessable([{ path: "/end_at", code: "interval_reversed" }]);
  }
  const user_id = given?.toLowerCase() ?? user.id;
  requireOwnCalendar(caller, user_id);
  if ((await tx.users.get(organization.id, user_id)) === null) throw referenceNotFound("/user_id");
  const record = newRecord(newId(), caller.actor);
  const row = { ...record, user_id, start_at, end_at, title, created_by_user: user.id };
  await tx.busyTimes.insert(organization.id, row);
  const created = expectRecord(await tx.busyTimes.get(organization.id, record.id));
  await tx.changes.append(organization.id, [tell("busy_time.created", created, { newId })]);
  return created;
}

async function deleteBusyTime(
  { tx, newId }: WriteParts,
  caller: Caller,
  { id, expected_version }: Target,
): Promise<Schemas["Deleted"]> {
  const orgId = caller.organization.id;
  const before = expectRecord(await tx.busyTimes.lock(orgId, id), expected_version);
  requireOwnCalendar(caller, before.user_id);
  if (before.feed_id !== null) throw stateConflict("read_from_feed");
  const gone = expectRecord(await tx.busyTimes.remove(orgId, id, caller.actor));
  await tx.changes.append(orgId, [tell("busy_time.deleted", gone, { newId })]);
  return { id, deleted_at: gone.deleted_at ?? "" };
}
