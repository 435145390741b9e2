import type { BookingPageCancelInput, BookingPageService, Schemas } from "../../generated/services.js";
import type { LinkTargets } from "../access/links.ts";
import type { Caller, Visitor } from "../contract/caller.ts";
import { notFound, Problem } from "../domain/errors.ts";
import { tidyTexts } from "../domain/tidy-texts.ts";
import type { InviteeRecord } from "../repositories/event-people.ts";
import type { EventRecord } from "../repositories/events.ts";
import type { OrganizationRecord } from "../repositories/organizations.ts";
import type { Repositories, Store } from "../repositories/store.ts";
import { type BookingView, isShared, shownBooking } from "./booking-page-views.ts";
import { cancelEvent } from "./event-decisions.ts";
import { removeInvitee } from "./event-invitees.ts";
import type { EventMailParts } from "./event-news.ts";
import { holdEvent, isInvited } from "./event-record.ts";
import { inviteeCaller } from "./invitee-caller.ts";
import { expectRecord } from "./record-state.ts";

/** What the booking page needs. */
export interface BookingPageParts extends EventMailParts {
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

type Links = Pick<BookingPageService, "booking" | "cancel">;

/** What an invitee sees and does with the link of their mails. */
export function bookingLinks(parts: BookingPageParts): Links {
  return {
    booking: async (_visitor, { token }) =>
      shownBooking(await viewOf(parts, await findBooking(parts, parts.store, targetOf(parts, token)))),
    cancel: (visitor, input) => cancel(parts, visitor, input),
  };
}

/** What a token is good for. Throws the same `not_found` for every one that leads nowhere, before the database is asked. */
function targetOf({ links, clock }: BookingPageParts, token: string): LinkTargets["booking"] {
  const target = links.verify("booking", token, clock());
  if (target === null) throw notFound();
  return target;
}

async function findBooking(
  { dataRegion }: BookingPageParts,
  { organizations, events }: Repositories,
  { org_id: orgId, event_id, invitee_id }: LinkTargets["booking"],
): Promise<OwnBooking> {
  const organization = expectRecord(await organizations.get(orgId));
  const event = expectRecord(await events.get(orgId, event_id));
  const invitee = inviteeOf(event, invitee_id);
  if (organization.data_region !== dataRegion) throw new Problem("misdirected");
  return { organization, event, invitee };
}

function inviteeOf({ invitees }: EventRecord, wanted: string): InviteeRecord {
  const invitee = invitees.find(({ id }) => id === wanted);
  if (!invitee) throw notFound();
  return invitee;
}

/** A booking with what is shown of its hosts, whether they are still active or not. */
export async function viewOf({ store, clock }: BookingPageParts, booking: OwnBooking): Promise<BookingView> {
  const ids = booking.event.hosts.map(({ user_id }) => user_id);
  const users = await store.users.among(booking.organization.id, ids);
  const hosts = ids.map((id) => users.find((user) => user.id === id)).filter((user) => user !== undefined);
  return { ...booking, hosts, now: clock() };
}

/** Cancelling again is answered alike: it is what they want. */
async function cancel(
  parts: BookingPageParts,
  visitor: Visitor,
  { token, ...input }: BookingPageCancelInput,
): Promise<Schemas["Booking"]> {
  return await change(parts, { visitor, token }, async (own, { event, invitee, caller }) => {
    if (!isInvited(invitee)) return;
    const { reason } = tidyTexts(input, { optional: ["reason"] });
    const target = { id: event.id, notify: true, ...(reason ? { reason } : {}) };
    if (isShared(event, invitee)) await removeInvitee(own, caller, { ...target, invitee_id: invitee.id });
    else await cancelEvent(own, caller, target);
  });
}

interface Held {
  readonly event: EventRecord;
  readonly invitee: InviteeRecord;
  readonly caller: Caller;
}

type Work = (own: EventMailParts & { readonly tx: Repositories }, held: Held) => Promise<void>;

/** Changes a booking in one transaction, with the event held so that who else is invited stays true; shows how it is then. */
async function change(
  parts: BookingPageParts,
  { visitor, token }: { readonly visitor: Visitor; readonly token: string },
  work: Work,
): Promise<Schemas["Booking"]> {
  const target = targetOf(parts, token);
  const after = await parts.store.transaction(async (tx) => {
    const { organization, event: found, invitee: before } = await findBooking(parts, tx, target);
    const user = expectRecord(await tx.users.get(organization.id, found.hosts[0]?.user_id ?? ""));
    const caller = inviteeCaller(visitor, { organization, user, invitee: before });
    const event = await holdEvent({ tx }, caller, { id: found.id });
    await work({ ...parts, tx }, { event, invitee: inviteeOf(event, before.id), caller });
    const changed = expectRecord(await tx.events.get(organization.id, event.id));
    return { organization, event: changed, invitee: inviteeOf(changed, before.id) };
  });
  return shownBooking(await viewOf(parts, after));
}
