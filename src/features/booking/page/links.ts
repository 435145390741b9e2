import type {
  BookingPageCancelInput,
  BookingPageNewSlotsInput,
  BookingPageRescheduleInput,
  BookingPageRespondInput,
  BookingPageService,
  Schemas,
} from "../../../../generated/services.js";
import type { LinkAction, LinkTargets, Links } from "../../../base/platform/links.ts";
import type { Caller, Visitor } from "../../../base/contract/caller.ts";
import { notFound, Problem, stateConflict } from "../../../base/platform/rules/errors.ts";
import { linksEnd, requireOpen, requirePossible } from "../rules/event.ts";
import { rejectLinks } from "../../../base/platform/rules/link-text.ts";
import { normalizeTexts } from "../../../base/platform/rules/text.ts";
import type { InviteeRecord } from "../sql/event-people.ts";
import type { EventRecord } from "../sql/events.ts";
import type { OrganizationRecord } from "../../accounts/sql/organizations.ts";
import type { Repositories, Store } from "../../../base/store/store.ts";
import { type BookingView, isShared, shownBooking, shownReceipt } from "./views.ts";
import { cancelEvent } from "../events/events.ts";
import { cancelSeats, type SeatCancellation } from "../events/invitees.ts";
import type { NotificationDeps } from "../notifications/compose.ts";
import { type EventWriteDeps, lockEvent, isInvited } from "../events/record.ts";
import { rescheduleOptions, rescheduleEvent } from "../events/reschedule.ts";
import { confirmBooking, inviteGuests, markConfirmed, recordResponse } from "../events/responses.ts";
import { listSlots } from "../slots.ts";
import { inviteeCaller } from "../booking-rights.ts";
import { publicOrganization } from "../../accounts/public-organization.ts";
import { requireRecord } from "../../../base/records/record-state.ts";
import { catchProblem } from "../../../base/platform/problem-paths.ts";
import type { Download } from "../../../base/contract/operation.ts";
import { calendarFile, toICalendar } from "../rules/event-calendar.ts";
import { eventTexts, placeIn } from "../texts/event-texts.ts";
import { fill } from "../../../base/i18n/sentences.ts";
import { createHash } from "node:crypto";
import { DAY_MS } from "../../../base/platform/rules/durations.ts";
import type { UserRecord } from "../../accounts/sql/users.ts";
import type { EventTypeRecord } from "../sql/event-types.ts";

/** Dependencies of the booking page. */
export interface BookingPageDeps extends NotificationDeps {
  readonly store: Store;
  /** The region whose organizations this deployment serves. */
  readonly dataRegion: string;
}

/** The booking that a link refers to. */
interface InviteeBooking {
  readonly organization: OrganizationRecord;
  readonly event: EventRecord;
  readonly invitee: InviteeRecord;
}

type LinkOperations = Pick<
  BookingPageService,
  "booking" | "newSlots" | "confirm" | "respond" | "reschedule" | "cancel"
>;

/** Returns the operations that an invitee performs with the link from their e-mail. */
export function bookingLinks(deps: BookingPageDeps): LinkOperations {
  return {
    booking: async (_visitor, { token }) =>
      shownBooking(
        await loadBookingView(deps, await findBooking(deps, deps.store, verifyLink(deps, "booking", token))),
      ),
    newSlots: (_visitor, input) => newSlots(deps, input),
    confirm: (visitor, { token }) =>
      changeBooking(deps, visitor, token, (tx, caller, booking) => confirmBooking({ ...deps, tx }, caller, booking)),
    respond: (visitor, input) => respond(deps, visitor, input),
    reschedule: (visitor, input) => rescheduleBooking(deps, visitor, input),
    cancel: (visitor, input) => cancel(deps, visitor, input),
  };
}

/** Returns the target of a link. Throws the same `not_found` for every invalid token, without a database query. */
export function verifyLink<Action extends LinkAction>(
  { links, clock }: BookingPageDeps,
  action: Action,
  token: string,
): LinkTargets[Action] {
  const target = links.verify(action, token, clock());
  if (target === null) throw notFound();
  return target;
}

/** Loads a booking. Also throws `not_found` if the event was rescheduled to a time at which the link has expired. */
async function findBooking(
  { dataRegion, clock }: BookingPageDeps,
  { organizations, events }: Repositories,
  { org_id: orgId, event_id, invitee_id }: LinkTargets["booking"],
): Promise<InviteeBooking> {
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

/** Loads the hosts of a booking, active or not. */
export async function loadBookingView(
  { store, clock, links }: BookingPageDeps,
  booking: InviteeBooking,
  knownPath?: string | null,
): Promise<BookingView> {
  const ids = booking.event.hosts.map(({ user_id }) => user_id);
  const [users, publicly, pagePath] = await Promise.all([
    store.users.among(booking.organization.id, ids),
    publicOrganization(store, booking.organization),
    knownPath === undefined ? pagePathOf(store, booking.organization, booking.event.event_type_id) : knownPath,
  ]);
  const hosts = ids.map((id) => users.find((user) => user.id === id)).filter((user) => user !== undefined);
  const now = clock();
  return { ...booking, publicly, hosts, pagePath, receipt: signReceipt(links, booking, now), now };
}

async function newSlots(
  deps: BookingPageDeps,
  { token, ...wanted }: BookingPageNewSlotsInput,
): Promise<Schemas["Slots"]> {
  const { organization, event, invitee } = await findBooking(deps, deps.store, verifyLink(deps, "booking", token));
  requireReschedulable(event, invitee, deps.clock());
  return await otherSlots(deps, { organization, event, timezone: invitee.timezone }, wanted);
}

/** More slots than anyone reads. */
export const MAX_SLOTS = 1000;

/** An event that is rescheduled, and the time zone of the person who does it. */
interface Movable {
  readonly organization: OrganizationRecord;
  readonly event: EventRecord;
  readonly timezone: string;
}

/** Returns the slots to which the holder of a link can move an event. */
export async function otherSlots(
  { store, clock }: BookingPageDeps,
  { organization, event, timezone }: Movable,
  { duration_minutes: minutes = event.duration_minutes, ...list }: Omit<BookingPageNewSlotsInput, "token">,
): Promise<Schemas["Slots"]> {
  const eventType = requireRecord(await store.eventTypes.getAny(organization.id, event.event_type_id));
  const options = rescheduleOptions(event, { eventType, minutes, path: "duration_minutes" });
  const request = { organization, now: clock(), ...options };
  return await listSlots(store, request, { timezone, ...list, limit: MAX_SLOTS });
}

const MAX_ATTEMPTS = 3;

/** Repeats work that checks an event and then changes this version of it, if a concurrent change was faster. */
export async function onLatestVersion<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const outcome = await catchProblem(work);
    if ("result" in outcome) return outcome.result;
    if (outcome.problem.code !== "version_conflict") throw outcome.problem;
  }
  throw new Problem("unavailable", [], { retryAfter: 1 });
}

/** Reschedules the event. Whether that is allowed depends on the other invitees. */
async function rescheduleBooking(
  deps: BookingPageDeps,
  visitor: Visitor,
  { token, ...input }: BookingPageRescheduleInput,
): Promise<Schemas["Booking"]> {
  const target = verifyLink(deps, "booking", token);
  rejectLinks([{ path: "/reason", text: input.reason }]);
  const moved = await onLatestVersion(async () => {
    const booking = await findBooking(deps, deps.store, target);
    const { id, version } = booking.event;
    requireReschedulable(booking.event, booking.invitee, deps.clock());
    const caller = await callerOf(deps.store, visitor, booking);
    const move = { ...input, id, notify: true, expected_version: version };
    return { ...booking, event: (await rescheduleEvent(deps, caller, move)).record };
  });
  return shownBooking(await loadBookingView(deps, moved));
}

/** Returns the holder of the link as a caller; the first host of the event is the responsible user. */
async function callerOf(
  { users }: Pick<Repositories, "users">,
  visitor: Visitor,
  { organization, event, invitee }: InviteeBooking,
): Promise<Caller> {
  const user = requireRecord(await users.get(organization.id, event.hosts[0]?.user_id ?? ""));
  return inviteeCaller(visitor, { organization, user, invitee });
}

/** Cancels the booking; canceling again returns the same response. */
async function cancel(
  deps: BookingPageDeps,
  visitor: Visitor,
  { token, ...input }: BookingPageCancelInput,
): Promise<Schemas["Booking"]> {
  const { reason = null } = normalizeTexts(input, { optional: ["reason"] });
  rejectLinks([{ path: "/reason", text: reason }]);
  return await changeBooking(deps, visitor, token, (tx, caller, booking) =>
    cancelBooking({ ...deps, tx }, caller, { ...booking, reason }),
  );
}

async function respond(
  deps: BookingPageDeps,
  visitor: Visitor,
  { token, response }: BookingPageRespondInput,
): Promise<Schemas["Booking"]> {
  const at = new Date(deps.clock()).toISOString();
  return await changeBooking(deps, visitor, token, async (tx, caller, { event, invitee }) => {
    const own = { ...deps, tx };
    const ids = response === "accepted" ? await markConfirmed(own, caller, { event, invitee }) : [];
    await recordResponse(own, caller, { event, invitee, response, at });
    if (ids.length > 1) await inviteGuests(own, caller, { event: await lockEvent(own, caller, { id: event.id }), ids });
  });
}

/** Changes the invitee's own booking. The event is locked, so that its invitees cannot change meanwhile. */
async function changeBooking(
  deps: BookingPageDeps,
  visitor: Visitor,
  token: string,
  work: (tx: Repositories, caller: Caller, booking: Pick<InviteeBooking, "event" | "invitee">) => Promise<void>,
): Promise<Schemas["Booking"]> {
  const target = verifyLink(deps, "booking", token);
  const after = await deps.store.transaction(async (tx) => {
    const { organization, ...found } = await findBooking(deps, tx, target);
    const caller = await callerOf(tx, visitor, { organization, ...found });
    const event = await lockEvent({ tx }, caller, { id: found.event.id });
    await work(tx, caller, { event, invitee: inviteeOf(event, found.invitee.id) });
    const changed = requireRecord(await tx.events.get(organization.id, event.id));
    return { organization, event: changed, invitee: inviteeOf(changed, found.invitee.id) };
  });
  return shownBooking(await loadBookingView(deps, after));
}

/** Cancels the event, or only the invitee's own seats if others have booked it too. */
async function cancelBooking(
  deps: EventWriteDeps,
  caller: Caller,
  { event, invitee, reason }: SeatCancellation,
): Promise<void> {
  if (!isInvited(invitee)) return;
  if (isShared(event, invitee)) await cancelSeats(deps, caller, { event, invitee, reason });
  else await cancelEvent(deps, caller, { id: event.id, notify: true, ...(reason === null ? {} : { reason }) });
}

/** Throws `state_conflict` if the invitee cannot reschedule: the event is closed, or others have booked it too. */
function requireReschedulable(event: EventRecord, invitee: InviteeRecord, now: number): void {
  requireOpen(isInvited(invitee) ? event : { ...event, status: "cancelled" }, now);
  requirePossible(event, "reschedule", now);
  if (isShared(event, invitee)) throw stateConflict("shared_event");
}

type Receipts = Pick<BookingPageService, "receipt" | "calendar">;

/** Returns the operations for the person who made a booking, who cannot change it. */
export function receipts(deps: BookingPageDeps): Receipts {
  return {
    receipt: async (_visitor, { token }) => shownReceipt(await findReceipt(deps, token)),
    calendar: async (_visitor, { token }) => calendarOf(await findReceipt(deps, token)),
  };
}

/** Throws the same `not_found` for every receipt that is no longer valid. */
async function findReceipt(deps: BookingPageDeps, token: string): Promise<BookingView> {
  const target = verifyLink(deps, "receipt", token);
  const booking = await findBooking(deps, deps.store, target);
  if (!isInvited(booking.invitee) || target.shown !== fingerprint(booking.event)) throw notFound();
  return await loadBookingView(deps, booking);
}

/** Returns a file without people's addresses: the person who imports it may not have access to the invitation. */
function calendarOf(view: BookingView): Download {
  const { title, description, hosts, location, invitee, organization } = shownReceipt(view);
  const texts = eventTexts(invitee.locale);
  const { ics_uid, ics_sequence, status, start_at, end_at } = view.event;
  const names = hosts.map(({ name }) => name).join(", ");
  const facts = [fill(texts.fact, { label: texts.hosts, value: `${names} (${organization.name})` }), description];
  const text = toICalendar(
    { ics_uid, ics_sequence, title, status, start_at, end_at },
    {
      method: null,
      locale: invitee.locale,
      madeAt: new Date(view.now).toISOString(),
      description: facts.filter((fact) => fact !== null).join("\n\n"),
      location: placeIn(location, texts),
      organizer: null,
      attendees: [],
    },
  );
  return calendarFile(`${texts.file}.ics`, text);
}

/** A booking, its organization and its invitee. */
interface ReceiptBooking {
  readonly organization: { readonly id: string };
  readonly event: Pick<EventRecord, "id" | "start_at" | "end_at" | "location">;
  readonly invitee: Pick<InviteeRecord, "id" | "cancelled_at">;
}

/**
 * Signs the receipt of a booking. It expires at the end of a UTC day, so that the same booking gets the same receipt all
 * day.
 */
function signReceipt(links: Links, { organization, event, invitee }: ReceiptBooking, now: number): string {
  // A token is readable: a removed invitee could guess the current time from its hash.
  const shown = invitee.cancelled_at === null ? fingerprint(event) : "";
  const target = { org_id: organization.id, event_id: event.id, invitee_id: invitee.id, shown };
  return links.sign("receipt", target, (Math.floor(now / DAY_MS) + 2) * DAY_MS);
}

/** A receipt must not disclose a later time or place to a person who has no access to the mailbox of the invitee. */
function fingerprint({ start_at, end_at, location: { type, value = null } }: ReceiptBooking["event"]): string {
  // The number may be that of another invitee, and a hash of a phone number can be guessed.
  const place = type === "invitee_phone" ? null : value;
  const shown = JSON.stringify([Date.parse(start_at), Date.parse(end_at), type, place]);
  return createHash("sha256").update(shown).digest("base64url").slice(0, 16);
}

/**
 * Returns the path of the page on which visitors can book an event type: that of its team, or that of its owner. Null
 * if it is not published.
 */
async function pagePathOf(
  { eventTypes, users }: Pick<Repositories, "eventTypes" | "users">,
  { id: orgId, slug: organizationSlug }: Pick<OrganizationRecord, "id" | "slug">,
  eventTypeId: string,
): Promise<string | null> {
  const eventType = await eventTypes.get(orgId, eventTypeId);
  if (!eventType?.is_active || eventType.visibility !== "public") return null;
  if (eventType.team_slug !== null) return pathOf({ eventType, organizationSlug, owner: null });
  return pathOf({ eventType, organizationSlug, owner: await users.get(orgId, eventType.owner_id) });
}

interface PublishedType {
  readonly eventType: Pick<EventTypeRecord, "team_slug" | "slug">;
  readonly organizationSlug: string;
  readonly owner: Pick<UserRecord, "status" | "booking_slug"> | null;
}

/** Returns the path of the page of a published event type; null if its owner has no page. */
export function pathOf({ eventType: { team_slug, slug }, organizationSlug, owner }: PublishedType): string | null {
  if (team_slug !== null) return `/team/${organizationSlug}/${team_slug}`;
  return owner?.status === "active" && owner.booking_slug !== null ? `/book/${owner.booking_slug}/${slug}` : null;
}
