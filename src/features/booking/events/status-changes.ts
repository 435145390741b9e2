import type {
  EventsCancelInput,
  EventsConfirmInput,
  EventsDeclineInput,
  EventsNoShowInput,
} from "../../../../generated/services.js";
import type { Caller } from "../../../base/contract/caller.ts";
import type { Described } from "../../../base/contract/operation.ts";
import { type Check, type CheckedWrite } from "../../../base/platform/mistakes.ts";
import { type Detail, unprocessable } from "../../../base/platform/rules/errors.ts";
import { requirePossible } from "../rules/event-state.ts";
import { normalizeTexts } from "../../../base/platform/rules/normalize-texts.ts";
import type { EventRecord } from "../sql/events.ts";
import { sendNotifications, scheduleReminders } from "../notifications/notify.ts";
import { NOBODY, type Notified } from "../notifications/queue.ts";
import { type EventWriteDeps, lockEvent, isInvited, writeEvent } from "./record.ts";

/** An event with a new status, and who was notified. */
export type NotifiedEvent = Described<EventRecord, Notified>;

/** A canceled event, which may have been canceled before. */
export type CancelledEvent = Described<EventRecord, Notified & { readonly already_cancelled: boolean }>;

/** pending → confirmed. */
export async function confirmEvent(
  deps: EventWriteDeps,
  caller: Caller,
  { notify = true, ...target }: EventsConfirmInput,
): Promise<NotifiedEvent> {
  const before = await lockEvent(deps, caller, target);
  requirePossible(before, "confirm", deps.clock());
  const key = { orgId: caller.organization.id, eventId: before.id };
  const awaited = before.invitees.filter(({ confirmation }) => confirmation === "awaited").map(({ id }) => id);
  if (awaited.length > 0) await deps.tx.events.confirmInvitees(key, awaited);
  const columns = { status: "confirmed", ics_sequence: before.ics_sequence + 1 };
  const record = await writeEvent(deps, caller, { before, columns, verb: "confirmed" });
  await scheduleReminders(deps, caller, { event: record });
  const who = await sendNotifications(deps, caller, {
    notify,
    notification: { kind: "confirmed", event: record },
  });
  return { record, meta: who };
}

/** pending → declined; frees the hosts' time. The reason is part of the notification. */
export async function declineEvent(
  deps: EventWriteDeps,
  caller: Caller,
  { notify = true, ...input }: EventsDeclineInput,
): Promise<NotifiedEvent> {
  const { reason = null, ...target } = normalizeTexts(input, { optional: ["reason"] });
  const before = await lockEvent(deps, caller, target);
  requirePossible(before, "decline", deps.clock());
  await deps.tx.events.releaseHostTime(caller.organization.id, before.id);
  const columns = { status: "declined", ics_sequence: before.ics_sequence + 1 };
  const record = await writeEvent(deps, caller, { before, columns, verb: "declined" });
  const who = await sendNotifications(deps, caller, {
    notify,
    notification: { kind: "declined", event: record, reason },
  });
  return { record, meta: who };
}

/** pending or confirmed → cancelled; frees the hosts' time. Does nothing if the event is already canceled. */
export async function cancelEvent(
  deps: EventWriteDeps,
  caller: Caller,
  { notify = true, ...input }: EventsCancelInput,
): Promise<CancelledEvent> {
  const { reason = null, ...target } = normalizeTexts(input, { optional: ["reason"] });
  const before = await lockEvent(deps, caller, target);
  if (before.status === "cancelled") return { record: before, meta: { already_cancelled: true, ...NOBODY } };
  const now = deps.clock();
  requirePossible(before, "cancel", now);
  await deps.tx.events.releaseHostTime(caller.organization.id, before.id);
  const cancellation = { reason, cancelled_at: new Date(now).toISOString(), by: caller.actor };
  const columns = { status: "cancelled", cancellation, ics_sequence: before.ics_sequence + 1 };
  const record = await writeEvent(deps, caller, { before, columns, verb: "cancelled" });
  const who = await sendNotifications(deps, caller, {
    notify,
    notification: { kind: "cancelled", event: record, reason },
  });
  return { record, meta: { already_cancelled: false, ...who } };
}

/** Records no-shows, or that someone came after all. Without a difference there is no new version. */
export async function markNoShow(
  deps: EventWriteDeps,
  caller: Caller,
  { invitee_ids, no_show = true, host_no_show, ...target }: EventsNoShowInput,
): Promise<EventRecord> {
  if (invitee_ids === undefined && host_no_show === undefined) throw missingTarget();
  const before = await lockEvent(deps, caller, target);
  requirePossible(before, "no_show", deps.clock());
  const changedInvitees = inviteesWith(before, invitee_ids ?? []).filter((invitee) => invitee.no_show !== no_show);
  const host = host_no_show ?? before.host_no_show;
  if (changedInvitees.length === 0 && host === before.host_no_show) return before;
  const key = { orgId: caller.organization.id, eventId: before.id };
  const ids = changedInvitees.map(({ id }) => id);
  await deps.tx.events.markNoShow(key, ids, no_show);
  const missed = (changedInvitees.length > 0 && no_show) || (host && !before.host_no_show);
  const verb = missed ? "no_show" : "updated";
  return await writeEvent(deps, caller, { before, columns: { host_no_show: host }, verb });
}

/** The checks of the invitees who did not come. */
export const noShowChecks = (write: CheckedWrite): Check[] => {
  const { invitee_ids } = write.values as Partial<EventsNoShowInput>;
  const before = write.before as EventRecord | null;
  return before && invitee_ids ? [() => inviteesWith(before, invitee_ids)] : [];
};

const missingTarget = () =>
  unprocessable([{ path: "/invitee_ids", code: "required", values: { choice: "invitee_ids, host_no_show" } }]);

/** Returns the invitees with these ids. Throws `unprocessable` for an id that is not an invitee of this event. */
function inviteesWith({ invitees }: EventRecord, ids: readonly string[]): EventRecord["invitees"] {
  const invited = new Map(invitees.filter(isInvited).map((one) => [one.id, one]));
  const found = ids.map((id) => invited.get(id.toLowerCase()));
  const details = found.flatMap((one, index): Detail[] =>
    one ? [] : [{ path: `/invitee_ids/${index}`, code: "reference_not_found" }],
  );
  if (details.length > 0) throw unprocessable(details.slice(0, 20));
  return found.filter((one) => one !== undefined);
}
