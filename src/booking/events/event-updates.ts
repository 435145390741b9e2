import type { EventsUpdateInput } from "../../../generated/services.js";
import type { Caller } from "../../contract/caller.ts";
import type { Described } from "../../contract/operation.ts";
import { differences } from "../../platform/rules/differences.ts";
import { type Detail, unprocessable } from "../../platform/rules/errors.ts";
import { eventSearchText } from "../rules/event.ts";
import { placeFor, readLocation } from "../rules/event-location.ts";
import { reachesCalendars } from "../rules/event-revision.ts";
import { requireOpen } from "../rules/event-state.ts";
import { normalizeTexts } from "../../platform/rules/normalize-texts.ts";
import type { EventRecord } from "../sql/events.ts";
import { changeHost } from "./event-hosts.ts";
import { notifyOfChange } from "../notifications/notify.ts";
import { type EventWriteDeps, holdEvent, isInvited, writeEvent } from "./event-record.ts";
import { missingReferences } from "./event-references.ts";

/** An event, and which of its fields are not what they were. */
export type Updated = Described<EventRecord, { readonly changed_fields: string[]; readonly notified: string[] }>;

type Fields = Omit<EventsUpdateInput, "id" | "expected_version" | "notify" | "host_user_id">;

/** Merges the fields that were sent; what says nothing new makes no new version. */
export async function updateEvent(
  deps: EventWriteDeps,
  caller: Caller,
  { id, expected_version, notify = true, host_user_id, ...input }: EventsUpdateInput,
): Promise<Updated> {
  const given = readFields(input, caller.organization.default_country);
  const before = await holdEvent(deps, caller, { id, expected_version });
  const wanted = { ...before, ...given, ...(given.location && { location: placeOf(before, given.location) }) };
  const changed = Object.keys(differences(before, wanted));
  const host = otherHost(before, host_user_id);
  if (changed.length === 0 && host === null) return { record: before, meta: { changed_fields: [], notified: [] } };
  const seen = host !== null || reachesCalendars(changed);
  if (seen) requireOpen(before, deps.clock());
  if (changed.includes("opportunity_id")) await checkOpportunity(deps, caller, wanted);
  if (host !== null) await changeHost(deps, caller, { event: before, hostId: host });
  const columns = {
    ...Object.fromEntries(changed.map((name) => [name, wanted[name as keyof typeof wanted]])),
    ...(seen && { ics_sequence: before.ics_sequence + 1 }),
    search_text: eventSearchText(wanted.title, wanted.invitees.filter(isInvited)),
  };
  const record = await writeEvent(deps, caller, { before, columns, verb: "updated" });
  const changed_fields = host === null ? changed : [...changed, "hosts"];
  const news = { kind: "updated", event: record } as const;
  const notified = seen ? await notifyOfChange(deps, caller, { notify, news, before }) : [];
  return { record, meta: { changed_fields, notified } };
}

/** The fields as they are stored. */
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

/** At `invitee_phone` the number of whoever was invited first. */
function placeOf({ invitees }: EventRecord, location: EventRecord["location"]): EventRecord["location"] {
  const place = placeFor(location, invitees.find(isInvited)?.phone ?? null);
  if (place.value === null) throw unprocessable([{ path: "/location/type", code: "invitee_without_phone" }]);
  return place;
}

/** Null: nobody else than whoever hosts it now. */
function otherHost({ hosts }: EventRecord, id: string | undefined): string | null {
  const wanted = id?.toLowerCase() ?? null;
  return hosts.length === 1 && hosts[0]?.user_id === wanted ? null : wanted;
}

async function checkOpportunity(
  { tx }: EventWriteDeps,
  caller: Caller,
  { opportunity_id }: Pick<EventRecord, "opportunity_id">,
): Promise<void> {
  const missing = await missingReferences(tx, caller, { opportunity_id });
  if (missing.length > 0) throw unprocessable(missing);
}
