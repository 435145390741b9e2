import type { Schemas } from "../../../generated/services.js";
import { requirePermission } from "../../platform/rights.ts";
import type { Caller } from "../../contract/caller.ts";
import type { CalendarReply, InvitationReply } from "../rules/calendar-reply.ts";
import { unprocessable } from "../../platform/rules/errors.ts";
import type { InviteeRecord } from "../sql/event-people.ts";
import type { Answerable } from "../sql/event-responses.ts";
import type { EventRecord } from "../sql/events.ts";
import type { Repositories, Store } from "../../store/store.ts";
import type { EventMailDeps } from "../notifications/notification.ts";
import { isInvited } from "./event-record.ts";
import { respondTo } from "./event-responses.ts";
import { inviteeCaller } from "../page/invitee-caller.ts";
import { requireRecord, normalizeEmail } from "../../records/record-state.ts";
import { catchProblem } from "../../platform/problem-paths.ts";

/** What taking replies needs. */
export interface ReplyDeps extends EventMailDeps {
  readonly store: Store;
}

/**
 * Takes a calendar's answer to an invitation. Throws `unprocessable` for one that is to no invitation of the organization, and for
 * one that need not be from the invitee.
 */
export async function takeReply(
  { store, ...deps }: ReplyDeps,
  caller: Caller,
  reply: InvitationReply,
): Promise<Schemas["ReturnedOutcome"]> {
  requirePermission(caller, "booking:write");
  return await store.transaction(async (tx) => {
    const { event, invitee } = await findInvitation(deps, tx, { caller, reply });
    const answer = { event, invitee, response: reply.answer.response, at: notAfter(deps.clock(), reply.answer) };
    const place = { orgId: caller.organization.id, eventId: event.id };
    const known = await tx.events.answerable(place, invitee.id);
    const outdated = isOutdated(reply.answer, known);
    const speaker = await speakerOf(tx, caller, answer);
    // To an event that is over, or that they are not invited to any more, there is no answer.
    const late = outdated || "problem" in (await catchProblem(() => respondTo({ ...deps, tx }, speaker, answer)));
    const outcome = late ? "outdated" : "responded";
    return { outcome, email_id: null, campaign_id: null, event_id: event.id, recipients: [invitee.email] };
  });
}

interface Invitation {
  readonly event: EventRecord;
  readonly invitee: InviteeRecord;
}

/** The invitation that is answered; the event is held. */
async function findInvitation(
  { replyAddresses }: Pick<EventMailDeps, "replyAddresses">,
  tx: Repositories,
  { caller, reply }: { readonly caller: Caller; readonly reply: InvitationReply },
): Promise<Invitation> {
  const orgId = caller.organization.id;
  const eventId = await tx.events.idOfUid(orgId, reply.answer.uid);
  const event = eventId === null ? null : await tx.events.hold(orgId, eventId);
  const named = reply.addresses.map((address) => replyAddresses?.read(address) ?? null);
  const isNamed = replyAddresses ? ({ id }: InviteeRecord) => named.includes(id) : isSender(reply);
  const invitee = event?.invitees.find(isNamed);
  if (!event || !invitee) throw unprocessable([{ path: "/message", code: "unknown_reply" }]);
  return { event, invitee };
}

/** Whoever speaks in the name of an invitee must be them: nobody else's address is taken, nor one that the mail server doubts. */
const isSender =
  ({ from, forged, answer: { attendee } }: InvitationReply) =>
  (invitee: InviteeRecord): boolean =>
    !forged && from === attendee && normalizeEmail(invitee.email) === attendee && isInvited(invitee);

/** RFC 5546 §2.1.5: about an earlier time of the event, or given before an answer that is known. */
function isOutdated({ sequence, answeredAt }: CalendarReply, { time_sequence, answered_at }: Answerable): boolean {
  if (sequence !== null && sequence < time_sequence) return true;
  // Calendars count seconds.
  return answered_at !== null && answeredAt.slice(0, 19) < answered_at.slice(0, 19);
}

/** A clock that is ahead must not make all later answers old. */
const notAfter = (now: number, { answeredAt }: CalendarReply): string =>
  new Date(Math.min(now, Date.parse(answeredAt))).toISOString();

/** The invitee, in the name of the event's first host. */
async function speakerOf({ users }: Repositories, caller: Caller, { event, invitee }: Invitation): Promise<Caller> {
  const { organization, requestId, address, userAgent, locale } = caller;
  const user = requireRecord(await users.get(organization.id, event.hosts[0]?.user_id ?? ""));
  return inviteeCaller({ requestId, address, userAgent, locale }, { organization, user, invitee });
}
