import type {
  BookingPageCancelInput,
  BookingPageNewSlotsInput,
  BookingPageRescheduleInput,
  BookingPageRespondInput,
  BookingPageService,
  Schemas,
} from "../../../generated/services.js";
import type { LinkTargets } from "../../platform/links.ts";
import type { Caller, Visitor } from "../../contract/caller.ts";
import { notFound, Problem, stateConflict } from "../../platform/rules/errors.ts";
import { linksEnd } from "../rules/event.ts";
import { requireOpen, requirePossible } from "../rules/event-state.ts";
import { normalizeTexts } from "../../platform/rules/normalize-texts.ts";
import type { InviteeRecord } from "../sql/event-people.ts";
import type { EventRecord } from "../sql/events.ts";
import type { OrganizationRecord } from "../../accounts/sql/organizations.ts";
import type { Repositories, Store } from "../../store/store.ts";
import { type BookingView, isShared, shownBooking } from "./booking-page-views.ts";
import { cancelEvent } from "../events/status-changes.ts";
import { giveBack, type OwnPlace } from "../events/event-invitees.ts";
import type { EventMailDeps } from "../notifications/notification.ts";
import { type EventWriteDeps, holdEvent, isInvited } from "../events/event-record.ts";
import { moveOf, rescheduleEvent } from "../events/event-reschedules.ts";
import { respondTo } from "../events/event-responses.ts";
import { listSlots } from "../events/event-slots.ts";
import { inviteeCaller } from "./invitee-caller.ts";
import { requireRecord } from "../../records/record-state.ts";
import { catchProblem } from "../../platform/problem-paths.ts";

/** What the booking page needs. */
export interface BookingPageDeps extends EventMailDeps {
  readonly store: Store;
  /** The region whose organizations this deployment serves. */
  readonly dataRegion: string;
}

/** What a link leads to. */
interface OwnBooking {
  readonly organization: OrganizationRecord;
  readonly event: EventRecord;
  readonly invitee: InviteeRecord;
}

type Links = Pick<BookingPageService, "booking" | "newSlots" | "respond" | "reschedule" | "cancel">;

/** What an invitee sees and does with the link of their mails. */
export function bookingLinks(deps: BookingPageDeps): Links {
  return {
    booking: async (_visitor, { token }) =>
      shownBooking(await viewOf(deps, await findBooking(deps, deps.store, targetOf(deps, token)))),
    newSlots: (_visitor, input) => newSlots(deps, input),
    respond: (visitor, input) => respond(deps, visitor, input),
    reschedule: (visitor, input) => reschedule(deps, visitor, input),
    cancel: (visitor, input) => cancel(deps, visitor, input),
  };
}

/** What a token is good for. Throws the same `not_found` for every one that leads nowhere, before the database is asked. */
function targetOf({ links, clock }: BookingPageDeps, token: string): LinkTargets["booking"] {
  const target = links.verify("booking", token, clock());
  if (target === null) throw notFound();
  return target;
}

/** Throws `not_found` too where the event was moved to a time that is longer ago than links are good for. */
async function findBooking(
  { dataRegion, clock }: BookingPageDeps,
  { organizations, events }: Repositories,
  { org_id: orgId, event_id, invitee_id }: LinkTargets["booking"],
): Promise<OwnBooking> {
  const organization = requireRecord(await organizations.get(orgId));
  const event = requireRecord(await events.get(orgId, event_id));
  const invitee = inviteeOf(event, invitee_id);
  if (linksEnd(event) <= clock()) throw notFound();
  if (organization.data_region !== dataRegion) throw new Problem("misdirected");
  return { organization, event, invitee };
}

function inviteeOf({ invitees }: EventRecord, wanted: string): InviteeRecord {
  const invitee = invitees.find(({ id }) => id === wanted);
  if (!invitee) throw notFound();
  return invitee;
}

/** A booking with what is shown of its hosts, whether they are still active or not. */
export async function viewOf({ store, clock }: BookingPageDeps, booking: OwnBooking): Promise<BookingView> {
  const ids = booking.event.hosts.map(({ user_id }) => user_id);
  const users = await store.users.among(booking.organization.id, ids);
  const hosts = ids.map((id) => users.find((user) => user.id === id)).filter((user) => user !== undefined);
  return { ...booking, hosts, now: clock() };
}

async function newSlots(
  deps: BookingPageDeps,
  { token, duration_minutes, ...list }: BookingPageNewSlotsInput,
): Promise<Schemas["Slots"]> {
  const { store, clock } = deps;
  const { organization, event, invitee } = await findBooking(deps, store, targetOf(deps, token));
  requireMovable(event, invitee, clock());
  const minutes = duration_minutes ?? event.duration_minutes;
  const eventType = requireRecord(await store.eventTypes.getAny(organization.id, event.event_type_id));
  const wish = { organization, now: clock(), ...moveOf(event, { eventType, minutes, path: "duration_minutes" }) };
  return await listSlots(store, wish, { timezone: invitee.timezone, ...list, limit: MAX_SLOTS });
}

/** As many as anybody looks at. */
const MAX_SLOTS = 1000;

const MAX_ROUNDS = 3;

/** Who else is invited decides whether it can be moved: where that changes meanwhile, it is looked at again. */
async function reschedule(
  deps: BookingPageDeps,
  visitor: Visitor,
  { token, ...input }: BookingPageRescheduleInput,
): Promise<Schemas["Booking"]> {
  const target = targetOf(deps, token);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const booking = await findBooking(deps, deps.store, target);
    const { id, version } = booking.event;
    requireMovable(booking.event, booking.invitee, deps.clock());
    const caller = await callerOf(deps.store, visitor, booking);
    const move = { ...input, id, notify: true, expected_version: version };
    const outcome = await catchProblem(() => rescheduleEvent(deps, caller, move));
    if ("result" in outcome) return shownBooking(await viewOf(deps, { ...booking, event: outcome.result.record }));
    if (outcome.problem.code !== "version_conflict") throw outcome.problem;
  }
  throw new Problem("unavailable", [], { retryAfter: 1 });
}

/** Whoever holds the link, in the name of the event's first host. */
async function callerOf(
  { users }: Pick<Repositories, "users">,
  visitor: Visitor,
  { organization, event, invitee }: OwnBooking,
): Promise<Caller> {
  const user = requireRecord(await users.get(organization.id, event.hosts[0]?.user_id ?? ""));
  return inviteeCaller(visitor, { organization, user, invitee });
}

/** Cancelling again is answered alike: it is what they want. */
async function cancel(
  deps: BookingPageDeps,
  visitor: Visitor,
  { token, ...input }: BookingPageCancelInput,
): Promise<Schemas["Booking"]> {
  const { reason = null } = normalizeTexts(input, { optional: ["reason"] });
  return await change(deps, { visitor, token }, (tx, caller, own) =>
    leave({ ...deps, tx }, caller, { ...own, reason }),
  );
}

async function respond(
  deps: BookingPageDeps,
  visitor: Visitor,
  { token, response }: BookingPageRespondInput,
): Promise<Schemas["Booking"]> {
  const at = new Date(deps.clock()).toISOString();
  return await change(deps, { visitor, token }, (tx, caller, { event, invitee }) =>
    respondTo({ ...deps, tx }, caller, { event, invitee, response, at }),
  );
}

interface Visit {
  readonly visitor: Visitor;
  readonly token: string;
}

/** Changes one's own booking; the event is held, so that who else is invited stays true. */
async function change(
  deps: BookingPageDeps,
  { visitor, token }: Visit,
  work: (tx: Repositories, caller: Caller, own: Pick<OwnBooking, "event" | "invitee">) => Promise<void>,
): Promise<Schemas["Booking"]> {
  const target = targetOf(deps, token);
  const after = await deps.store.transaction(async (tx) => {
    const { organization, ...found } = await findBooking(deps, tx, target);
    const caller = await callerOf(tx, visitor, { organization, ...found });
    const event = await holdEvent({ tx }, caller, { id: found.event.id });
    await work(tx, caller, { event, invitee: inviteeOf(event, found.invitee.id) });
    const changed = requireRecord(await tx.events.get(organization.id, event.id));
    return { organization, event: changed, invitee: inviteeOf(changed, found.invitee.id) };
  });
  return shownBooking(await viewOf(deps, after));
}

/** Cancels the event, or gives back one's own places where others have booked it too. */
async function leave(deps: EventWriteDeps, caller: Caller, { event, invitee, reason }: OwnPlace): Promise<void> {
  if (!isInvited(invitee)) return;
  if (isShared(event, invitee)) await giveBack(deps, caller, { event, invitee, reason });
  else await cancelEvent(deps, caller, { id: event.id, notify: true, ...(reason === null ? {} : { reason }) });
}

/** Throws `state_conflict` for what an invitee cannot move: no longer, not yet, or not alone. */
function requireMovable(event: EventRecord, invitee: InviteeRecord, now: number): void {
  requireOpen(isInvited(invitee) ? event : { ...event, status: "cancelled" }, now);
  requirePossible(event, "reschedule", now);
  if (isShared(event, invitee)) throw stateConflict("shared_event");
}
