import type { Authorized, Caller } from "../../base/contract/caller.ts";
import type { Schemas, SchedulesService } from "../../../generated/services.js";
import type { ScheduleRecord } from "./sql/schedules.ts";
import type { Repositories } from "../../base/store/store.ts";
import type { ResourceDeps } from "../../base/records/resource/resource-service.ts";
import type { ResourceWriteDeps } from "../../base/records/resource/rules.ts";
import { listOperation } from "../../base/records/record-list.ts";
import { requireRecord, standardFields, omitUndefined } from "../../base/records/record-state.ts";
import { createChange } from "../../base/records/rules/change.ts";
import { differences } from "../../base/platform/rules/differences.ts";
import { type Check, type CheckedWrite, eachValue } from "../../base/platform/mistakes.ts";
import { inUse, notFound, stateConflict } from "../../base/platform/rules/errors.ts";
import { DEFAULT_WEEKLY_HOURS, readHours } from "./rules/availability/hours.ts";
import { normalizeTexts } from "../../base/platform/rules/text.ts";
import { requireOwnCalendar, requireUser } from "./booking-rights.ts";
import type { Target } from "../entities/writes.ts";

/** Creates the service for schedules. */
export function schedulesService(deps: ResourceDeps): SchedulesService {
  const { store } = deps;
  return {
    list: listOperation(deps.signedTokens, "schedules.list", store.schedules.list, shown),
    get: async ({ organization }, { id }) => shown(requireRecord(await store.schedules.get(organization.id, id))),
    create: async (caller, input) =>
      shown(await store.transaction((tx) => createSchedule({ ...deps, tx }, caller, input))),
    update: async (caller, { id, expected_version, ...input }) => {
      const change = { target: { id, expected_version }, input };
      return shown(await store.transaction((tx) => updateSchedule({ ...deps, tx }, caller, change)));
    },
    async delete(caller, target) {
      const { id, deleted_at } = await store.transaction((tx) => deleteSchedule({ ...deps, tx }, caller, target));
      return { id, deleted_at: deleted_at ?? "" };
    },
    restore: async (caller, target) =>
      shown(await store.transaction((tx) => restoreSchedule({ ...deps, tx }, caller, target))),
  };
}

const copied = <Day extends { readonly intervals: readonly object[] }>(day: Day) => ({
  ...day,
  intervals: [...day.intervals] as Schemas["ClockIntervals"],
});

function shown(schedule: ScheduleRecord): Schemas["Schedule"] {
  const { weekly_hours, overrides } = schedule;
  return { ...schedule, weekly_hours: weekly_hours.map(copied), overrides: overrides.map(copied) };
}

const TEXTS = { required: ["name"] };

/** Creates a schedule; the first schedule of a user is the default. */
export async function createSchedule(
  deps: ResourceWriteDeps,
  caller: Authorized<Caller, "booking:write">,
  input: Schemas["ScheduleCreate"],
): Promise<ScheduleRecord> {
  const { tx, newId } = deps;
  const { organization, user } = caller;
  const { user_id: given, name, timezone, is_default } = normalizeTexts(input, TEXTS);
  const { weekly_hours = DEFAULT_WEEKLY_HOURS, overrides = [] } = readHours(input);
  const user_id = given?.toLowerCase() ?? user.id;
  requireOwnCalendar(caller, user_id);
  const person = await requireUser(tx, caller, user_id);
  const others = await tx.schedules.lockAll(organization.id, user_id);
  if (others.length === 0 && is_default === false) throw stateConflict("default_schedule", "/is_default");
  if (is_default) await unsetDefault(deps, caller, others);
  const record = standardFields(newId(), caller.actor);
  await tx.schedules.insert(organization.id, {
    ...record,
    user_id,
    name,
    timezone: timezone ?? person.timezone ?? organization.timezone,
    is_default: is_default ?? others.length === 0,
    weekly_hours,
    overrides,
    created_by_user: user.id,
  });
  const schedule = requireRecord(await tx.schedules.get(organization.id, record.id));
  await tx.changes.append(organization.id, [createChange("schedule.created", schedule, { newId })]);
  return schedule;
}

/** Updates the given fields. Without a difference there is no new version. */
async function updateSchedule(
  deps: ResourceWriteDeps,
  caller: Authorized<Caller, "booking:write">,
  { target, input }: { readonly target: Target; readonly input: Schemas["ScheduleUpdate"] },
): Promise<ScheduleRecord> {
  const values = { ...omitUndefined(normalizeTexts(input, TEXTS)), ...readHours(input) };
  const { record, others } = await lockOwn(deps.tx, caller, target);
  const changed = differences(record, { ...record, ...values });
  if (Object.keys(changed).length === 0) return record;
  if (changed["is_default"]?.new === false) throw stateConflict("default_schedule", "/is_default");
  if (changed["is_default"]) await unsetDefault(deps, caller, others);
  const columns = Object.fromEntries(Object.entries(changed).map(([name, { new: value }]) => [name, value]));
  return await write(deps, caller, record, columns);
}

/** The checks of a schedule's fields. */
export const scheduleChecks = (tx: Repositories, { caller, values, before }: CheckedWrite): Check[] => [
  ...eachValue(values, (one) => normalizeTexts(one, TEXTS)),
  ...eachValue(values, (one) => readHours(one)),
  async () => {
    const { user_id } = values;
    if (before !== null || typeof user_id !== "string") return;
    requireOwnCalendar(caller, user_id);
    await requireUser(tx, caller, user_id);
  },
];

/** Marks the schedule as deleted. A user without a schedule has the default hours. */
async function deleteSchedule(
  { tx, newId }: ResourceWriteDeps,
  caller: Authorized<Caller, "booking:write">,
  target: Target,
): Promise<ScheduleRecord> {
  const orgId = caller.organization.id;
  const { record, others } = await lockOwn(tx, caller, target);
  if (record.is_default && others.length > 0) throw stateConflict("default_schedule");
  const eventType = await tx.schedules.eventTypeOf(orgId, record.id);
  if (eventType !== null) throw inUse([{ path: "", code: "in_use", extra: { id: eventType } }]);
  const deleted = requireRecord(await tx.schedules.remove(orgId, record.id, caller.actor));
  await tx.changes.append(orgId, [createChange("schedule.deleted", deleted, { newId })]);
  return deleted;
}

/** Restores a deleted schedule, as the default if the user has no other; does nothing if it is not deleted. */
async function restoreSchedule(
  { tx, newId }: ResourceWriteDeps,
  caller: Authorized<Caller, "booking:write">,
  { id, expected_version }: Target,
): Promise<ScheduleRecord> {
  const orgId = caller.organization.id;
  const before = requireRecord(await tx.schedules.lockAny(orgId, id), expected_version);
  requireOwnCalendar(caller, before.user_id);
  if (before.deleted_at === null) return before;
  const others = await tx.schedules.lockAll(orgId, before.user_id);
  const after = requireRecord(
    await tx.schedules.restoreAs(orgId, id, { is_default: others.length === 0 }, caller.actor),
  );
  await tx.changes.append(orgId, [createChange("schedule.restored", after, { newId })]);
  return after;
}

interface LockedSchedule {
  readonly record: ScheduleRecord;
  readonly others: readonly ScheduleRecord[];
}

/** Locks a schedule that the caller may change, and all other schedules of its user, until the transaction ends. */
async function lockOwn(tx: Repositories, caller: Caller, { id, expected_version }: Target): Promise<LockedSchedule> {
  const orgId = caller.organization.id;
  const { user_id } = requireRecord(await tx.schedules.get(orgId, id));
  requireOwnCalendar(caller, user_id);
  const all = await tx.schedules.lockAll(orgId, user_id);
  const record = requireRecord(await tx.schedules.lock(orgId, id), expected_version);
  return { record, others: all.filter((one) => one.id !== record.id) };
}

/** Unsets the current default before another schedule becomes the default. */
async function unsetDefault(deps: ResourceWriteDeps, caller: Caller, others: readonly ScheduleRecord[]): Promise<void> {
  const record = others.find(({ is_default }) => is_default);
  if (record) await write(deps, caller, record, { is_default: false });
}

async function write(
  { tx, newId }: ResourceWriteDeps,
  caller: Caller,
  record: ScheduleRecord,
  columns: object,
): Promise<ScheduleRecord> {
  const orgId = caller.organization.id;
  const after = await tx.schedules.update(orgId, record.id, columns, caller.actor);
  if (!after) throw notFound();
  await tx.changes.append(orgId, [
    createChange("schedule.updated", after, { newId, changes: differences(record, after) }),
  ]);
  return after;
}
