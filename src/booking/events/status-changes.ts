import type {
  EventsCancelInput,
  EventsConfirmInput,
  EventsDeclineInput,
  EventsNoShowInput,
} from "../../../generated/services.js";
import type { Caller } from "../../contract/caller.ts";
import type { Described } from "../../contract/operation.ts";
import { type Detail, unprocessable } from "../../platform/rules/errors.ts";
import { requirePossible } from "../rules/event-state.ts";
import { normalizeTexts } from "../../platform/rules/normalize-texts.ts";
import type { EventRecord } from "../sql/events.ts";
import { sendNotifications, remindOf } from "../notifications/notify.ts";
import { type EventWriteDeps, holdEvent, isInvited, writeEvent } from "./event-record.ts";

/** An event, and who was told of what happened to it. */
export type Told = Described<EventRecord, { readonly notified: string[] }>;

/** An event that was cancelled, now or before. */
export type Cancelled = Described<EventRecord, { readonly already_cancelled: boolean; readonly notified: string[] }>;

/** pending → confirmed. */
export async function confirmEvent(
  deps: EventWriteDeps,
  caller: Caller,
  { notify = true, ...target }: EventsConfirmInput,
): Promise<Told> {
  const before = await holdEvent(deps, caller, target);
  requirePossible(before, "confirm", deps.clock());
  const columns = { status: "confirmed", ics_sequence: before.ics_sequence + 1 };
  const record = await writeEvent(deps, caller, { before, columns, verb: "confirmed" });
  await remindOf(deps, caller, record);
  const notified = await sendNotifications(deps, caller, { notify, news: { kind: "confirmed", event: record } });
  return { record, meta: { notified } };
}

/** pending → declined; the hosts' time is free again. Those who asked read why. */
export async function declineEvent(
  deps: EventWriteDeps,
  caller: Caller,
  { notify = true, ...input }: EventsDeclineInput,
): Promise<Told> {
  const { reason = null, ...target } = normalizeTexts(input, { optional: ["reason"] });
  const before = await holdEvent(deps, caller, target);
  requirePossible(before, "decline", deps.clock());
  await deps.tx.events.freeTime(caller.organization.id, before.id);
  const columns = { status: "declined", ics_sequence: before.ics_sequence + 1 };
  const record = await writeEvent(deps, caller, { before, columns, verb: "declined" });
  const notified = await sendNotifications(deps, caller, {
    notify,
    news: { kind: "declined", event: record, reason },
  });
  return { record, meta: { notified } };
}

/** pending or confirmed → cancelled; the hosts' time is free again. One that is cancelled stays as it is. */
export async function cancelEvent(
  deps: EventWriteDeps,
  caller: Caller,
  { notify = true, ...input }: EventsCancelInput,
): Promise<Cancelled> {
  const { reason = null, ...target } = normalizeTexts(input, { optional: ["reason"] });
  const before = await holdEvent(deps, caller, target);
  if (before.status === "cancelled") return { record: before, meta: { already_cancelled: true, notified: [] } };
  const now = deps.clock();
  requirePossible(before, "cancel", now);
  await deps.tx.events.freeTime(caller.organization.id, before.id);
  const cancellation = { reason, cancelled_at: new Date(now).toISOString(), by: caller.actor };
  const columns = { status: "cancelled", cancellation, ics_sequence: before.ics_sequence + 1 };
  const record = await writeEvent(deps, caller, { before, columns, verb: "cancelled" });
  const notified = await sendNotifications(deps, caller, {
    notify,
    news: { kind: "cancelled", event: record, reason },
  });
  return { record, meta: { already_cancelled: false, notified } };
}

/** Writes down who did not come, or that they came after all; what is known already makes no new version. */
export async function markNoShow(
  deps: EventWriteDeps,
  caller: Caller,
  { invitee_ids, no_show = true, host_no_show, ...target }: EventsNoShowInput,
): Promise<EventRecord> {
  if (invitee_ids === undefined && host_no_show === undefined) throw nobodyMeant();
  const before = await holdEvent(deps, caller, target);
  requirePossible(before, "no_show", deps.clock());
  const changed = inviteesMeant(before, invitee_ids ?? []).filter((invitee) => invitee.no_show !== no_show);
  const host = host_no_show ?? before.host_no_show;
  if (changed.length === 0 && host === before.host_no_show) return before;
  const place = { orgId: caller.organization.id, eventId: before.id };
  const ids = changed.map(({ id }) => id);
  await deps.tx.events.markNoShow(place, ids, no_show);
  const missed = (changed.length > 0 && no_show) || (host && !before.host_no_show);
  const verb = missed ? "no_show" : "updated";
  return await writeEvent(deps, caller, { before, columns: { host_no_show: host }, verb });
}

const nobodyMeant = () =>
  unprocessable([{ path: "/invitee_ids", code: "required", values: { choice: "invitee_ids, host_no_show" } }]);

/** Those whom the ids name; throws `unprocessable` for whoever is not invited to this event. */
function inviteesMeant({ invitees }: EventRecord, ids: readonly string[]): EventRecord["invitees"] {
  const invited = new Map(invitees.filter(isInvited).map((one) => [one.id, one]));
  const meant = ids.map((id) => invited.get(id.toLowerCase()));
  const details = meant.flatMap((one, index): Detail[] =>
    one ? [] : [{ path: `/invitee_ids/${index}`, code: "reference_not_found" }],
  );
  if (details.length > 0) throw unprocessable(details.slice(0, 20));
  return meant.filter((one) => one !== undefined);
}
