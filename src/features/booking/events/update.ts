import type { EventsUpdateInput } from "../../../../generated/services.js";
import type { Caller } from "../../../base/contract/caller.ts";
import type { Described } from "../../../base/contract/operation.ts";
import { differences } from "../../../base/platform/rules/differences.ts";
import { type Check, type CheckedWrite, eachValue } from "../../../base/platform/mistakes.ts";
import { type Detail, unprocessable } from "../../../base/platform/rules/errors.ts";
import { eventSearchText } from "../rules/event.ts";
import { locationFor, readLocation } from "../rules/event-location.ts";
import { reachesCalendars } from "../rules/event-revision.ts";
import { requireOpen } from "../rules/event-state.ts";
import { normalizeTexts } from "../../../base/platform/rules/normalize-texts.ts";
import type { EventRecord } from "../sql/events.ts";
import { changeHost, requireHostOf } from "./hosts.ts";
import { notifyOfChange } from "../notifications/notify.ts";
import { NOBODY, type Notified } from "../notifications/queue.ts";
import { type EventWriteDeps, lockEvent, isInvited, writeEvent } from "./record.ts";
import { missingReferences } from "./references.ts";
import type { Repositories } from "../../../base/store/store.ts";

/** An updated event, and the names of its changed fields. */
export type UpdatedEvent = Described<EventRecord, Notified & { readonly changed_fields: string[] }>;

type Fields = Omit<EventsUpdateInput, "id" | "expected_version" | "notify" | "host_user_id">;

/** Updates the given fields. Without a difference there is no new version. */
export async function updateEvent(
  deps: EventWriteDeps,
  caller: Caller,
  { id, expected_version, notify = true, host_user_id, ...input }: EventsUpdateInput,
): Promise<UpdatedEvent> {
  const given = readFields(input, caller.organization.default_country);
  const before = await lockEvent(deps, caller, { id, expected_version });
  const updated = { ...before, ...given, ...(given.location && { location: updatedLocation(before, given.location) }) };
  const changed = Object.keys(differences(before, updated));
  const host = newHostId(before, host_user_id);
  if (changed.length === 0 && host === null) return { record: before, meta: { changed_fields: [], ...NOBODY } };
  const reachesInvitees = host !== null || reachesCalendars(changed);
  if (reachesInvitees) requireOpen(before, deps.clock());
  if (changed.includes("opportunity_id")) await checkOpportunity(deps, caller, updated);
  if (host !== null) await changeHost(deps, caller, { event: before, hostId: host });
  const columns = {
    ...Object.fromEntries(changed.map((name) => [name, updated[name as keyof typeof updated]])),
    ...(reachesInvitees && { ics_sequence: before.ics_sequence + 1 }),
    search_text: eventSearchText(updated.title, updated.invitees.filter(isInvited)),
  };
  const record = await writeEvent(deps, caller, { before, columns, verb: "updated" });
  const changed_fields = host === null ? changed : [...changed, "hosts"];
  const notification = { kind: "updated", event: record } as const;
  const who = reachesInvitees ? await notifyOfChange(deps, caller, { notify, notification, before }) : NOBODY;
  return { record, meta: { changed_fields, ...who } };
}

/** The checks of an event's changed fields, apart from the time of another host. */
export const eventChecks = (tx: Repositories, write: CheckedWrite): Check[] => {
  const { caller, values } = write;
  const before = write.before as EventRecord | null;
  const { opportunity_id, host_user_id, location } = values as Partial<EventsUpdateInput>;
  return [
    ...eachValue(values, (one) => readFields(one, caller.organization.default_country)),
    () => (before && location ? updatedLocation(before, location) : null),
    () => checkOpportunity({ tx }, caller, { opportunity_id: opportunity_id?.toLowerCase() ?? null }),
    async () => {
      const hostId = before && newHostId(before, host_user_id);
      if (before && hostId !== null) await requireHostOf(tx, caller, { event: before, hostId });
    },
  ];
};

/** Normalizes the fields for storage. */
function readFields(input: Fields, country: string | null): Fields {
  const details: Detail[] = [];
  const { location, opportunity_id, ...others } = normalizeTexts(input, {
    required: ["title"],
    optional: ["description", "internal_notes"],
  });
  const values = {
    ...others,
    ...(location && { location: readLocation(location, details, country) }),
    ...(opportunity_id !== undefined && { opportunity_id: opportunity_id?.toLowerCase() ?? null }),
  };
  if (details.length > 0) throw unprocessable(details);
  return values;
}

/** Returns the location; for `invitee_phone` with the number of the first invitee. */
function updatedLocation({ invitees }: EventRecord, location: EventRecord["location"]): EventRecord["location"] {
  const result = locationFor(location, invitees.find(isInvited)?.phone ?? null);
  if (result.value === null) throw unprocessable([{ path: "/location/type", code: "invitee_without_phone" }]);
  return result;
}

/** Returns the id of the new host; null if the host stays. */
function newHostId({ hosts }: EventRecord, id: string | undefined): string | null {
  const hostId = id?.toLowerCase() ?? null;
  return hosts.length === 1 && hosts[0]?.user_id === hostId ? null : hostId;
}

async function checkOpportunity(
  { tx }: Pick<EventWriteDeps, "tx">,
  caller: Caller,
  { opportunity_id }: Pick<EventRecord, "opportunity_id">,
): Promise<void> {
  const missing = await missingReferences(tx, caller, { opportunity_id });
  if (missing.length > 0) throw unprocessable(missing);
}
