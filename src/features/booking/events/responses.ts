import type { Caller } from "../../../base/contract/caller.ts";
import type { InvitationResponse, CalendarReply, InvitationReply } from "../../email/rules/calendar-reply.ts";
import { requireOpen } from "../rules/event.ts";
import type { HostMessageKind } from "../notifications/template.ts";
import type { InviteeRecord, ResponseState } from "../sql/event-people.ts";
import type { EventRecord } from "../sql/events.ts";
import { sendNotifications, publicSender } from "../notifications/notifications.ts";
import { type EventWriteDeps, isInvited, writeEvent } from "./record.ts";
import { waitingGuests } from "../rules/invitees.ts";
import type { Schemas } from "../../../../generated/services.js";
import { requirePermission } from "../../../base/platform/rights.ts";
import { unprocessable } from "../../../base/platform/rules/errors.ts";
import type { Repositories, Store } from "../../../base/store/store.ts";
import type { NotificationDeps } from "../notifications/compose.ts";
import { inviteeCaller } from "../booking-rights.ts";
import { requireRecord, normalizeEmail } from "../../../base/records/record-state.ts";
import { catchProblem } from "../../../base/platform/problem-paths.ts";

/** The response of an invitee to a locked event. */
interface InviteeResponse {
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

/** A booking of a locked event. */
interface ConfirmedBooking {
  readonly event: EventRecord;
  readonly invitee: InviteeRecord;
}

/**
 * Confirms that a booking was made by its invitee, and invites its guests. Does nothing if that is not awaited. Throws
 * `state_conflict` if the event is over or closed, or the invitee was removed.
 */
export async function confirmBooking(deps: EventWriteDeps, caller: Caller, booking: ConfirmedBooking): Promise<void> {
  const { event: before, invitee } = booking;
  requireOpen(isInvited(invitee) ? before : { ...before, status: "cancelled" }, deps.clock());
  const ids = await markConfirmed(deps, caller, booking);
  if (ids.length === 0) return;
  const event = await writeEvent(deps, caller, { before, columns: {}, verb: "updated" });
  await inviteGuests(deps, caller, { event, ids });
}

/** Marks a booking as confirmed; returns the ids of the invitee and the guests who waited, without an event version. */
export async function markConfirmed(
  { tx, publicMail }: EventWriteDeps,
  caller: Caller,
  { event, invitee }: ConfirmedBooking,
): Promise<string[]> {
  if (invitee.confirmation !== "awaited" || invitee.role !== "primary") return [];
  const orgId = caller.organization.id;
  const ids = [invitee.id, ...waitingGuests(event.invitees, invitee).map(({ id }) => id)];
  await tx.events.confirmInvitees({ orgId, eventId: event.id }, ids);
  await publicMail.confirm(tx, publicSender(caller), {
    email: invitee.email,
    hostId: event.hosts[0]?.user_id ?? "",
    seats: event.seats,
    bookedAt: invitee.created_at,
  });
  return ids;
}

/** Invites the guests among these invitees; the message about the booking named them to the hosts. */
export async function inviteGuests(
  deps: EventWriteDeps,
  caller: Caller,
  { event, ids }: { readonly event: EventRecord; readonly ids: readonly string[] },
): Promise<void> {
  const guests = event.invitees.filter((one) => one.role === "guest" && isInvited(one) && ids.includes(one.id));
  if (guests.length === 0) return;
  const notification = { kind: "invited", event, invitees: guests, hostIds: [] } as const;
  await sendNotifications(deps, caller, { notify: true, notification });
}

/** Dependencies of handling replies. */
interface ReplyDeps extends NotificationDeps {
  readonly store: Store;
}

/**
 * Handles a calendar's reply to an invitation. Throws `unprocessable` if it does not belong to an invitation of the
 * organization, or if its sender cannot be verified.
 */
export async function handleReply(
  { store, ...deps }: ReplyDeps,
  caller: Caller,
  reply: InvitationReply,
): Promise<Schemas["ReturnedOutcome"]> {
  requirePermission(caller, "booking:write");
  return await store.transaction(async (tx) => {
    const { event, invitee } = await findInvitation(deps, tx, caller, reply);
    const answer = { event, invitee, response: reply.answer.response, at: notAfter(deps.clock(), reply.answer) };
    const key = { orgId: caller.organization.id, eventId: event.id };
    const known = await tx.events.responseState(key, invitee.id);
    const outdated = isOutdated(reply.answer, known);
    const inviteeAsCaller = await inviteeCallerOf(tx, caller, answer);
    // Replies to events that are over, and of removed invitees, are outdated.
    const isLate =
      outdated || "problem" in (await catchProblem(() => recordResponse({ ...deps, tx }, inviteeAsCaller, answer)));
    const outcome = isLate ? "outdated" : "responded";
    return { outcome, email_id: null, campaign_id: null, event_id: event.id, recipients: [invitee.email] };
  });
}

interface Invitation {
  readonly event: EventRecord;
  readonly invitee: InviteeRecord;
}

/** Finds the invitation that is replied to, and locks the event. */
async function findInvitation(
  { replyAddresses }: Pick<NotificationDeps, "replyAddresses">,
  tx: Repositories,
  caller: Caller,
  reply: InvitationReply,
): Promise<Invitation> {
  const orgId = caller.organization.id;
  const eventId = await tx.events.idOfUid(orgId, reply.answer.uid);
  const event = eventId === null ? null : await tx.events.lock(orgId, eventId);
  const named = reply.addresses.map((address) => replyAddresses?.read(address) ?? null);
  const isNamed = replyAddresses ? ({ id }: InviteeRecord) => named.includes(id) : isSender(reply);
  const invitee = event?.invitees.find(isNamed);
  if (!event || !invitee) throw unprocessable([{ path: "/message", code: "unknown_reply" }]);
  return { event, invitee };
}

/**
 * Without reply addresses the sender must be the invitee, and the mail server must not have found the sender to be
 * forged.
 */
const isSender =
  ({ from, forged, answer: { attendee } }: InvitationReply) =>
  (invitee: InviteeRecord): boolean =>
    !forged && from === attendee && normalizeEmail(invitee.email) === attendee && isInvited(invitee);

/** Whether the reply is about an earlier time of the event, or older than the recorded response (RFC 5546 §2.1.5). */
function isOutdated({ sequence, answeredAt }: CalendarReply, { time_sequence, answered_at }: ResponseState): boolean {
  if (sequence !== null && sequence < time_sequence) return true;
  // Calendars have a resolution of one second.
  return answered_at !== null && answeredAt.slice(0, 19) < answered_at.slice(0, 19);
}

/** Limits the time to now: otherwise a reply from a clock that is ahead would make all later replies outdated. */
const notAfter = (now: number, { answeredAt }: CalendarReply): string =>
  new Date(Math.min(now, Date.parse(answeredAt))).toISOString();

/** Returns the invitee as a caller; the first host of the event is the responsible user. */
async function inviteeCallerOf(
  { users }: Repositories,
  caller: Caller,
  { event, invitee }: Invitation,
): Promise<Caller> {
  const { organization, requestId, address, userAgent, locale } = caller;
  const user = requireRecord(await users.get(organization.id, event.hosts[0]?.user_id ?? ""));
  return inviteeCaller({ requestId, address, userAgent, locale }, { organization, user, invitee });
}
