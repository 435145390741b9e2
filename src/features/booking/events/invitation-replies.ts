import type { Schemas } from "../../../../generated/services.js";
import { requirePermission } from "../../../base/platform/rights.ts";
import type { Caller } from "../../../base/contract/caller.ts";
import type { CalendarReply, InvitationReply } from "../rules/calendar-reply.ts";
import { unprocessable } from "../../../base/platform/rules/errors.ts";
import type { InviteeRecord } from "../sql/event-people.ts";
import type { ResponseState } from "../sql/event-responses.ts";
import type { EventRecord } from "../sql/events.ts";
import type { Repositories, Store } from "../../../base/store/store.ts";
import type { NotificationDeps } from "../notifications/notification.ts";
import { isInvited } from "./record.ts";
import { recordResponse } from "./responses.ts";
import { inviteeCaller } from "../page/invitee-caller.ts";
import { requireRecord, normalizeEmail } from "../../../base/records/record-state.ts";
import { catchProblem } from "../../../base/platform/problem-paths.ts";

/** Dependencies of handling replies. */
export interface ReplyDeps extends NotificationDeps {
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
    const { event, invitee } = await findInvitation(deps, tx, { caller, reply });
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
  { caller, reply }: { readonly caller: Caller; readonly reply: InvitationReply },
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
