import type { Services } from "../../../generated/services.js";
import type {
  CancelEventInput,
  CancelEventResult,
  CreateEventInput,
  CreateEventResult,
  RescheduleEventInput,
  RescheduleEventResult,
  UpdateEventInput,
  UpdateEventResult,
} from "../../../generated/tool-types.js";
import type { Caller } from "../../base/contract/caller.ts";
import { differences } from "../../base/platform/rules/differences.ts";
import { inZone, wholeEvent } from "./rules/tool-event.ts";
import { withArgumentPaths } from "./argument-errors.ts";
import { type People, personOf } from "./people.ts";

type Events = Services["events"];

/** Implements create_event: books the chosen slot. */
export async function createEvent(
  events: Events,
  caller: Caller,
  { idempotency_key: _, ...input }: CreateEventInput,
): Promise<CreateEventResult> {
  const { record, meta } = await events.create(caller, input);
  return { event: wholeEvent(record), notified: meta.notified };
}

/** Implements reschedule_event: moves an event to another time. */
export async function rescheduleEvent(
  events: Events,
  caller: Caller,
  { event_id: id, new_start_at: start_at, ...input }: RescheduleEventInput,
): Promise<RescheduleEventResult> {
  const place = (path: string): string => path.replace(/^\/start_at$/, "/new_start_at");
  const { record, meta } = await withArgumentPaths(place, () => events.reschedule(caller, { ...input, id, start_at }));
  return { event: wholeEvent(record), notified: meta.notified, previous: inZone(meta.previous, record.timezone) };
}

/** Dependencies of `updateEvent`. */
export interface EventUpdateDeps {
  readonly events: Events;
  readonly people: People;
}

/** Changed by every update, or returned in another form. */
const METADATA = ["version", "updated_at", "updated_by", "ics_sequence"];

/**
 * Implements update_event: the fields, then the decision, then the no-shows. Every tool call is one transaction. If
 * there is a decision, its notification also reports the changed fields, except a new host.
 */
export async function updateEvent(
  { events, people }: EventUpdateDeps,
  caller: Caller,
  { event_id: id, expected_version, decision, no_show_invitee_ids: invitee_ids, notify, ...sent }: UpdateEventInput,
): Promise<UpdateEventResult> {
  const host_user_id = await personOf(people, "/host_user_id", sent.host_user_id);
  const fields = { ...sent, ...(host_user_id !== undefined && { host_user_id }) };
  const before = await events.get(caller, { id });
  const version = expected_version === undefined ? {} : { expected_version };
  // The notification of a decision goes to the current hosts, so previous hosts are notified of the host change.
  const notifyOfFields = notify && (decision === undefined || fields.host_user_id !== undefined);
  const { record, meta } = await events.update(caller, { ...fields, ...version, id, notify: notifyOfFields });
  const decided = decision === undefined ? null : await events[decision](caller, { id, notify });
  const place = (path: string): string => path.replace(/^\/invitee_ids/, "/no_show_invitee_ids");
  const marked = invitee_ids && (await withArgumentPaths(place, () => events.noShow(caller, { id, invitee_ids })));
  const after = marked ?? decided?.record ?? record;
  return {
    event: wholeEvent(after),
    changed_fields: Object.keys(differences(before, after)).filter((name) => !METADATA.includes(name)),
    notified: [...new Set([...meta.notified, ...(decided?.meta.notified ?? [])])],
  };
}

/** Implements cancel_event: cancels the event for all participants. */
export async function cancelEvent(
  events: Events,
  caller: Caller,
  { event_id: id, ...input }: CancelEventInput,
): Promise<CancelEventResult> {
  const { record, meta } = await events.cancel(caller, { ...input, id });
  return { event: wholeEvent(record), already_cancelled: meta.already_cancelled, notified: meta.notified };
}
