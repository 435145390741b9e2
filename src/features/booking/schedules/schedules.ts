import type { Schemas, SchedulesListInput, SchedulesService } from "../../../../generated/services.js";
import type { SignedTokens } from "../../../base/platform/signed-token.ts";
import type { Caller } from "../../../base/contract/caller.ts";
import type { Page } from "../../../base/contract/page.ts";
import type { ScheduleRecord } from "../sql/schedules.ts";
import type { Store } from "../../../base/store/store.ts";
import { readList } from "../../../base/records/record-list.ts";
import { requireRecord } from "../../../base/records/record-state.ts";
import { createSchedule, deleteSchedule, restoreSchedule, updateSchedule } from "./writes.ts";

interface ScheduleDeps {
  readonly store: Store;
  readonly signedTokens: SignedTokens;
  readonly newId: () => string;
}

/** Creates the service for schedules. */
export function schedulesService(deps: ScheduleDeps): SchedulesService {
  const { store, newId } = deps;
  return {
    list: (caller, input) => listSchedules(deps, caller, input),
    get: async ({ organization }, { id }) => shown(requireRecord(await store.schedules.get(organization.id, id))),
    create: async (caller, input) =>
      shown(await store.transaction((tx) => createSchedule({ tx, newId }, caller, input))),
    update: async (caller, { id, expected_version, ...input }) => {
      const change = { target: { id, expected_version }, input };
      return shown(await store.transaction((tx) => updateSchedule({ tx, newId }, caller, change)));
    },
    async delete(caller, target) {
      const { id, deleted_at } = await store.transaction((tx) => deleteSchedule({ tx, newId }, caller, target));
      return { id, deleted_at: deleted_at ?? "" };
    },
    restore: async (caller, target) =>
      shown(await store.transaction((tx) => restoreSchedule({ tx, newId }, caller, target))),
  };
}

async function listSchedules(
  { store, signedTokens }: ScheduleDeps,
  { organization: { id: orgId } }: Caller,
  { page, page_size, sort, cursor, ...filters }: SchedulesListInput,
): Promise<Page<Schemas["Schedule"]>> {
  const list = { page, page_size, sort, ...(cursor === undefined ? {} : { cursor }) };
  const found = await readList(signedTokens, { operation: "schedules.list", orgId, filters }, list, (request) =>
    store.schedules.list(orgId, filters, request),
  );
  return { ...found, items: found.items.map(shown) };
}

const copied = <Day extends { readonly intervals: readonly object[] }>(day: Day) => ({
  ...day,
  intervals: [...day.intervals] as Schemas["ClockIntervals"],
});

function shown(schedule: ScheduleRecord): Schemas["Schedule"] {
  const { weekly_hours, overrides } = schedule;
  return { ...schedule, weekly_hours: weekly_hours.map(copied), overrides: overrides.map(copied) };
}
