import type {
  EventsHistoryInput,
  EventsInviteesInput,
  EventsRemoveInviteeInput,
  Schemas,
} from "../../../../generated/services.js";
import type { SignedTokens } from "../../../base/platform/signed-token.ts";
import type { Caller } from "../../../base/contract/caller.ts";
import type { Described } from "../../../base/contract/operation.ts";
import type { Page } from "../../../base/contract/page.ts";
import { notFound, stateConflict } from "../../../base/platform/rules/errors.ts";
import { eventSearchText } from "../rules/event.ts";
import { requireOpen } from "../rules/event-state.ts";
import type { InviteeRecord } from "../sql/event-people.ts";
import type { EventRecord } from "../sql/events.ts";
import type { Store } from "../../../base/store/store.ts";
import { sendNotifications } from "../notifications/notify.ts";
import { NOBODY, type Notified } from "../notifications/queue.ts";
import { type EventWriteDeps, lockEvent, isInvited, writeEvent } from "./record.ts";
import { readList } from "../../../base/records/record-list.ts";
import { requireRecord } from "../../../base/records/record-state.ts";

/** A removed invitee, who may have been removed before, and the number of remaining invitees. */
export type RemovedInvitee = Described<
  InviteeRecord,
  Notified & {
    readonly already_removed: boolean;
    readonly remaining_count: number;
    readonly event_version: number;
  }
>;

/** Lists the invitees of an event. */
export async function listInvitees(
  { store, signedTokens }: { readonly store: Store; readonly signedTokens: SignedTokens },
  { organization: { id: orgId } }: Caller,
  { id, page, page_size, sort, cursor, ...filters }: EventsInviteesInput,
): Promise<Page<InviteeRecord>> {
  const { id: eventId } = requireRecord(await store.events.get(orgId, id));
  const identity = { operation: "events.invitees", orgId, filters: { eventId, ...filters } };
  const list = { page, page_size, sort, ...(cursor === undefined ? {} : { cursor }) };
  return await readList(signedTokens, identity, list, (request) =>
    store.events.pageInvitees({ orgId, eventId }, filters, request),
  );
}

/** Lists the previous times of an event, newest first. */
export async function listHistory(
  { store, signedTokens }: { readonly store: Store; readonly signedTokens: SignedTokens },
  { organization: { id: orgId } }: Caller,
  { id, page, page_size, cursor }: EventsHistoryInput,
): Promise<Page<Schemas["EventPeriod"]>> {
  const { id: eventId } = requireRecord(await store.events.get(orgId, id));
  const identity = { operation: "events.history", orgId, filters: { eventId } };
  const list = { page, page_size, sort: "", ...(cursor === undefined ? {} : { cursor }) };
  return await readList(signedTokens, identity, list, (request) =>
    store.events.pageHistory({ orgId, eventId }, request),
  );
}

/**
 * Removes an invitee from an event; does nothing if they were removed before. The last invitee cannot be removed:
 * cancel the event instead.
 */
export async function removeInvitee(
  deps: EventWriteDeps,
  caller: Caller,
  { invitee_id, notify, reason, ...target }: EventsRemoveInviteeInput,
): Promise<RemovedInvitee> {
  const before = await lockEvent(deps, caller, target);
  const invitee = before.invitees.find(({ id }) => id === invitee_id.toLowerCase());
  if (!invitee) throw notFound();
  if (invitee.cancelled_at !== null) return removedInvitee(before, invitee, { already_removed: true, ...NOBODY });
  requireOpen(before, deps.clock());
  if (before.invitee_count === 1) throw stateConflict("last_invitee", "/invitee_id");
  const { after, removed } = await removeFromEvent(deps, caller, { before, ids: [invitee.id] });
  const notification = {
    kind: "removed",
    hostKind: "left",
    event: after,
    invitees: removed,
    reason: reason ?? null,
  } as const;
  const who = await sendNotifications(deps, caller, { notify, notification });
  return removedInvitee(after, removed[0] ?? invitee, { already_removed: false, ...who });
}

/** An invitee who cancels their own seats in an event that others have booked too. */
export interface SeatCancellation {
  readonly event: EventRecord;
  readonly invitee: InviteeRecord;
  readonly reason: string | null;
}

/** Cancels the seats of an invitee and their guests, and notifies them and the hosts. The event must be locked. */
export async function cancelSeats(
  deps: EventWriteDeps,
  caller: Caller,
  { event: before, invitee, reason }: SeatCancellation,
): Promise<void> {
  requireOpen(before, deps.clock());
  const key = { orgId: caller.organization.id, eventId: before.id };
  const ids = [invitee.id, ...(await deps.tx.events.guestsOf(key, invitee.id))];
  const { after, removed } = await removeFromEvent(deps, caller, { before, ids });
  await sendNotifications(deps, caller, {
    notify: true,
    notification: { kind: "left", event: after, invitees: removed, reason },
  });
}

async function removeFromEvent(
  deps: EventWriteDeps,
  caller: Caller,
  { before, ids }: { readonly before: EventRecord; readonly ids: readonly string[] },
): Promise<{ after: EventRecord; removed: InviteeRecord[] }> {
  const key = { orgId: caller.organization.id, eventId: before.id };
  await deps.tx.events.removeInvitees(key, ids, new Date(deps.clock()).toISOString());
  const others = before.invitees.filter((one) => isInvited(one) && !ids.includes(one.id));
  const columns = { ics_sequence: before.ics_sequence + 1, search_text: eventSearchText(before.title, others) };
  const after = await writeEvent(deps, caller, { before, columns, verb: "invitee_removed" });
  return { after, removed: after.invitees.filter(({ id }) => ids.includes(id)) };
}

function removedInvitee(
  { invitee_count, version }: EventRecord,
  record: InviteeRecord,
  meta: Omit<RemovedInvitee["meta"], "remaining_count" | "event_version">,
): RemovedInvitee {
  return { record, meta: { ...meta, remaining_count: invitee_count, event_version: version } };
}
