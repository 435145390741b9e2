import type { Caller } from "../../../base/contract/caller.ts";
import type { InvitationResponse } from "../rules/calendar-reply.ts";
import { requireOpen } from "../rules/event-state.ts";
import type { HostMessageKind } from "../notifications/template.ts";
import type { InviteeRecord } from "../sql/event-people.ts";
import type { EventRecord } from "../sql/events.ts";
import { sendNotifications } from "../notifications/notify.ts";
import { type EventWriteDeps, isInvited, writeEvent } from "./record.ts";

/** The response of an invitee to a locked event. */
export interface InviteeResponse {
  readonly event: EventRecord;
  readonly invitee: InviteeRecord;
  readonly response: InvitationResponse;
  /** When the invitee responded, in RFC 3339. */
  readonly at: string;
}

const HOST_MESSAGE_KINDS = {
  accepted: "accepted",
  declined: "refused",
  tentative: "tentative",
} as const satisfies Record<InvitationResponse, HostMessageKind>;

/**
 * Records the response of an invitee and notifies the hosts; the event goes on. An unchanged response creates no new
 * version. Throws `state_conflict` if the event is over or closed, or the invitee was removed.
 */
export async function recordResponse(
  deps: EventWriteDeps,
  caller: Caller,
  { event: before, invitee, response, at }: InviteeResponse,
): Promise<void> {
  requireOpen(isInvited(invitee) ? before : { ...before, status: "cancelled" }, deps.clock());
  const key = { orgId: caller.organization.id, eventId: before.id };
  await deps.tx.events.respond(key, invitee.id, { response, answered_at: at });
  if (invitee.response === response) return;
  // A response is not a change by the organizer, so the SEQUENCE stays (RFC 5546 §2.1.4).
  const event = await writeEvent(deps, caller, { before, columns: {}, verb: "updated" });
  const about = event.invitees.filter(({ id }) => id === invitee.id);
  const notification = { kind: "updated", hostKind: HOST_MESSAGE_KINDS[response], event, invitees: [], about } as const;
  await sendNotifications(deps, caller, { notify: true, notification });
}
