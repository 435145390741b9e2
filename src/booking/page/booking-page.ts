import type { BookingPageBookInput, BookingPageService, Schemas } from "../../../generated/services.js";
import type { Visitor } from "../../contract/caller.ts";
import { notFound, Problem } from "../../platform/rules/errors.ts";
import { durationOf } from "../rules/event-type.ts";
import type { EventTypeRecord } from "../sql/event-types.ts";
import type { OrganizationRecord } from "../../accounts/sql/organizations.ts";
import type { Store } from "../../store/store.ts";
import { publicOrganization } from "../../accounts/public-organization.ts";
import type { UserRecord } from "../../accounts/sql/users.ts";
import { type BookingPageDeps, bookingLinks, loadBookingView } from "./links.ts";
import { receipts } from "./receipts.ts";
import { shownBooking, shownPage, shownPages } from "./views.ts";
import { createEvent } from "../events/create-event.ts";
import { listSlots } from "../availability/list-slots.ts";
import { isInvited } from "../events/record.ts";
import { inviteeCaller } from "./invitee-caller.ts";
import { normalizeEmail } from "../../records/record-state.ts";
import { catchProblem } from "../../platform/problem-paths.ts";

/** Address of a booking page. */
interface PageAddress {
  readonly booking_slug: string;
  readonly event_slug: string;
}

/** A published event type with its owner. */
interface PublishedPage {
  readonly organization: OrganizationRecord;
  readonly owner: UserRecord;
  readonly eventType: EventTypeRecord;
}

/** More slots than anyone reads. */
const MAX_SLOTS = 1000;

/** Creates the service for the public booking page and for the links in invitees' e-mails. */
export function bookingPageService(deps: BookingPageDeps): BookingPageService {
  const { store, clock } = deps;
  return {
    async eventTypes(_visitor, { booking_slug }) {
      const { organization, owner } = await findPerson(deps, booking_slug);
      const [eventTypes, publicly] = await Promise.all([
        store.eventTypes.published(organization.id, owner.id),
        publicOrganization(store, organization),
      ]);
      return shownPages(owner, eventTypes, { organization, publicly });
    },
    async get(_visitor, address) {
      const { organization, eventType } = await findPage(deps, address);
      const [hosts, publicly] = await Promise.all([
        activeHosts(store, organization.id, eventType.hosts),
        publicOrganization(store, organization),
      ]);
      return shownPage(eventType, { organization, publicly, hosts });
    },
    async slots(_visitor, { booking_slug, event_slug, duration_minutes, ...list }) {
      const { organization, eventType } = await findPage(deps, { booking_slug, event_slug });
      const minutes = durationOf(eventType, duration_minutes, "duration_minutes");
      const request = { organization, eventType, duration_minutes: minutes, now: clock() };
      return await listSlots(store, request, { ...list, limit: MAX_SLOTS });
    },
    book: (visitor, input) => createBooking(deps, visitor, input),
    ...bookingLinks(deps),
    ...receipts(deps),
  };
}

/** Loads a published event type. Throws the same `not_found` for everything that is not published. */
async function findPage(deps: BookingPageDeps, { booking_slug, event_slug }: PageAddress): Promise<PublishedPage> {
  const page = await findPerson(deps, booking_slug, (orgId, ownerId) =>
    deps.store.eventTypes.bySlug(orgId, ownerId, event_slug),
  );
  const { found: eventType } = page;
  if (!eventType?.is_active || eventType.visibility !== "public") throw notFound();
  return { ...page, eventType };
}

/**
 * Loads the owner of booking pages, and at the same time what `load` finds. Throws the same `not_found` for everyone who
 * has none.
 */
async function findPerson<Found = null>(
  { store, dataRegion }: BookingPageDeps,
  bookingSlug: string,
  load: (orgId: string, ownerId: string) => Promise<Found | null> = () => Promise.resolve(null),
): Promise<Pick<PublishedPage, "organization" | "owner"> & { readonly found: Found | null }> {
  const page = await store.users.byBookingSlug(bookingSlug);
  if (page === null) throw notFound();
  const { org_id: orgId, id } = page;
  const [organization, suspendedAt, owner, found] = await Promise.all([
    store.organizations.get(orgId),
    store.organizations.suspendedAt(orgId),
    store.users.get(orgId, id),
    load(orgId, id),
  ]);
  if (!organization || suspendedAt !== null || owner?.status !== "active") throw notFound();
  if (organization.data_region !== dataRegion) throw new Problem("misdirected");
  return { organization, owner, found };
}

async function activeHosts({ users }: Store, orgId: string, ids: readonly string[]): Promise<UserRecord[]> {
  const found = await users.among(orgId, ids);
  const active = new Map(found.filter(({ status }) => status === "active").map((user) => [user.id, user]));
  return ids.map((id) => active.get(id)).filter((user) => user !== undefined);
}

/**
 * Books a slot. The response contains only what the request says about the invitee: data of a known contact is not
 * disclosed to someone who knows their address.
 */
async function createBooking(
  deps: BookingPageDeps,
  visitor: Visitor,
  { booking_slug, event_slug, ...request }: BookingPageBookInput,
): Promise<Schemas["Booking"]> {
  const { organization, owner, eventType } = await findPage(deps, { booking_slug, event_slug });
  const { timezone, locale, ...person } = request.invitee;
  const invitee = {
    ...person,
    timezone: timezone ?? organization.timezone,
    locale: locale ?? eventType.locale ?? organization.default_locale,
  };
  const caller = inviteeCaller(visitor, { organization, user: owner, invitee: { contact_id: null, ...person } });
  const booking = { ...request, invitee, event_type_id: eventType.id };
  const outcome = await catchProblem(() => createEvent(deps, caller, booking));
  if ("problem" in outcome) throw withoutIds(outcome.problem);
  const { record: event } = outcome.result;
  const email = normalizeEmail(person.email);
  const booker = event.invitees.find((one) => one.email === email && isInvited(one));
  if (!booker) throw notFound();
  return shownBooking(await loadBookingView(deps, { organization, event, invitee: booker }));
}

/** Removes the ids of records from a problem. */
function withoutIds({ code, details, retryAfter }: Problem): Problem {
  const shown = details.map(({ extra: { existing_id: _, ...extra } = {}, ...detail }) => ({ ...detail, extra }));
  return new Problem(code, shown, retryAfter === undefined ? {} : { retryAfter });
}
