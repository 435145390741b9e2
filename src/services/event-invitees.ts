import type { EventsInviteesInput, EventsRemoveInviteeInput } from "../../generated/services.js";
import type { Sealer } from "../access/sealer.ts";
import type { Caller } from "../contract/caller.ts";
import type { Described } from "../contract/operation.ts";
import type { Page } from "../contract/page.ts";
import { notFound, stateConflict } from "../domain/errors.ts";
import { eventSearchText } from "../domain/event.ts";
import { requireOpen } from "../domain/event-state.ts";
import type { InviteeRecord } from "../repositories/event-people.ts";
import type { EventRecord } from "../repositories/events.ts";
import type { Store } from "../repositories/store.ts";
import { announce } from "./event-notices.ts";
import { type EventWriteParts, holdEvent, isInvited, writeEvent } from "./event-record.ts";
import { readList } from "./record-list.ts";
import { expectRecord } from "./record-state.ts";

/** Somebody who was taken off an event, now or before, and who is left. */
export type Removed = Described<
  InviteeRecord,
  {
    readonly already_removed: boolean;
    readonly remaining_count: number;
    readonly event_version: number;
    readonly notified: string[];
  }
>;

/** One page of those who are invited to an event. */
export async function listInvitees(
  { store, sealer }: { readonly store: Store; readonly sealer: Sealer },
  { organization: { id: orgId } }: Caller,
  { id, include_removed, page, page_size, sort, cursor }: EventsInviteesInput,
): Promise<Page<InviteeRecord>> {
  const { id: eventId } = expectRecord(await store.events.get(orgId, id));
  const identity = { operation: "events.invitees", orgId, filters: { eventId, include_removed } };
  const list = { page, page_size, sort, ...(cursor === undefined ? {} : { cursor }) };
  return await readList(sealer, identity, list, (request) =>
    store.events.pageInvitees({ orgId, eventId }, request, include_removed),
  );
}

/** Takes somebody off an event; whoever was taken off before stays so. The last one is not: that is cancelling. */
export async function removeInvitee(
  parts: EventWriteParts,
  caller: Caller,
  { invitee_id, notify, reason, ...target }: EventsRemoveInviteeInput,
): Promise<Removed> {
  const before = await holdEvent(parts, caller, target);
  const invitee = before.invitees.find(({ id }) => id === invitee_id.toLowerCase());
  if (!invitee) throw notFound();
  if (invitee.cancelled_at !== null) return removed(before, invitee, { already_removed: true, notified: [] });
  const now = parts.clock();
  requireOpen(before, now);
  if (before.invitee_count === 1) throw stateConflict("last_invitee", "/invitee_id");
  const place = { orgId: caller.organization.id, eventId: before.id };
  await parts.tx.events.uninvite(place, [invitee.id], new Date(now).toISOString());
  const others = before.invitees.filter(({ id }) => id !== invitee.id);
  const columns = {
    ics_sequence: before.ics_sequence + 1,
    search_text: eventSearchText(before.title, others.filter(isInvited)),
  };
  const after = await writeEvent(parts, caller, { before, columns, verb: "invitee_removed" });
  const gone = after.invitees.find(({ id }) => id === invitee.id) ?? invitee;
  const news = { kind: "removed", event: after, invitees: [gone], hostIds: [], reason: reason ?? null } as const;
  return removed(after, gone, { already_removed: false, notified: await announce(parts, caller, { notify, news }) });
}

function removed(
  { invitee_count, version }: EventRecord,
  record: InviteeRecord,
  meta: Pick<Removed["meta"], "already_removed" | "notified">,
): Removed {
  return { record, meta: { ...meta, remaining_count: invitee_count, event_version: version } };
}
