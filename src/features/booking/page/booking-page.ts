import type {
  BookingPageService,
  BookingPageSlotsInput,
  Schemas,
  TeamPageGetInput,
  TeamPageService,
} from "../../../../generated/services.js";
import type { Visitor } from "../../../base/contract/caller.ts";
import { notFound, Problem } from "../../../base/platform/rules/errors.ts";
import { rejectLinks } from "../../../base/platform/rules/link-text.ts";
import { durationOf } from "../rules/event-type.ts";
import type { EventTypeRecord } from "../sql/event-types.ts";
import type { OrganizationRecord } from "../../accounts/sql/organizations.ts";
import type { Store } from "../../../base/store/store.ts";
import { publicOrganization } from "../../accounts/public-organization.ts";
import type { UserRecord } from "../../accounts/sql/users.ts";
import { type BookingPageDeps, bookingLinks, loadBookingView, MAX_SLOTS, pathOf, receipts } from "./links.ts";
import { shownBooking, shownPage, shownPages } from "./views.ts";
import { createEvent } from "../events/create-event.ts";
import { listSlots } from "../slots.ts";
import { isInvited } from "../events/record.ts";
import { inviteeCaller } from "../booking-rights.ts";
import { normalizeEmail } from "../../../base/records/record-state.ts";
import { catchProblem } from "../../../base/platform/problem-paths.ts";

/** Address of a booking page. */
interface PageAddress {
  readonly booking_slug: string;
  readonly event_slug: string;
}

/** A published event type with the user who is responsible for its bookings. */
interface PublishedPage {
  readonly organization: OrganizationRecord;
  readonly owner: UserRecord;
  readonly eventType: EventTypeRecord;
}

/** Creates the service for the public booking page and for the links in invitees' e-mails. */
export function bookingPageService(deps: BookingPageDeps): BookingPageService {
  const { store } = deps;
  return {
    get: async (_visitor, address) => await publishedPage(deps, await findPage(deps, address)),
    slots: async (_visitor, { booking_slug, event_slug, ...list }) =>
      await publishedSlots(deps, await findPage(deps, { booking_slug, event_slug }), list),
    book: async (visitor, { booking_slug, event_slug, ...request }) =>
      await createBooking(deps, visitor, { page: await findPage(deps, { booking_slug, event_slug }), request }),
    async eventTypes(_visitor, { booking_slug }) {
      const { organization, owner } = await findPerson(deps, booking_slug);
      const [eventTypes, publicly] = await Promise.all([
        store.eventTypes.published(organization.id, owner.id),
        publicOrganization(store, organization),
      ]);
      return shownPages(owner, eventTypes, { organization, publicly });
    },
    ...bookingLinks(deps),
    ...receipts(deps),
  };
}

/** Creates the service for the public pages of teams. */
export function teamPageService(deps: BookingPageDeps): TeamPageService {
  return {
    get: async (_visitor, address) => await publishedPage(deps, await findTeamPage(deps, address)),
    slots: async (_visitor, { organization_slug, event_slug, ...list }) =>
      await publishedSlots(deps, await findTeamPage(deps, { organization_slug, event_slug }), list),
    book: async (visitor, { organization_slug, event_slug, ...request }) =>
      await createBooking(deps, visitor, {
        page: await findTeamPage(deps, { organization_slug, event_slug }),
        request,
      }),
  };
}

/** Finds the countries in which the phone numbers on public pages are read. */
export function bookingCountries({ store }: Pick<BookingPageDeps, "store">) {
  return {
    async ofPerson(bookingSlug: string): Promise<string | null> {
      const page = await store.users.byBookingSlug(bookingSlug);
      const organization = page && (await store.organizations.get(page.org_id));
      return organization?.default_country ?? null;
    },
    ofTeam: async (organizationSlug: string): Promise<string | null> =>
      (await store.organizations.bySlug(organizationSlug))?.default_country ?? null,
  };
}

async function publishedPage(
  { store }: BookingPageDeps,
  { organization, eventType }: PublishedPage,
): Promise<Schemas["BookingPage"]> {
  const [hosts, publicly] = await Promise.all([
    activeHosts(store, organization.id, eventType.hosts),
    publicOrganization(store, organization),
  ]);
  return shownPage(eventType, { organization, publicly, hosts });
}

async function publishedSlots(
  { store, clock }: BookingPageDeps,
  { organization, eventType }: PublishedPage,
  { duration_minutes, ...list }: Omit<BookingPageSlotsInput, keyof PageAddress>,
): Promise<Schemas["Slots"]> {
  const minutes = durationOf(eventType, duration_minutes, "duration_minutes");
  const request = { organization, eventType, duration_minutes: minutes, now: clock() };
  return await listSlots(store, request, { ...list, limit: MAX_SLOTS });
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
  const [organization, owner, found] = await Promise.all([
    store.organizations.get(orgId),
    store.users.get(orgId, id),
    load(orgId, id),
  ]);
  if (!organization || page.suspended || owner?.status !== "active") throw notFound();
  if (organization.data_region !== dataRegion) throw new Problem("misdirected");
  return { organization, owner, found };
}

/** Loads the published event type of a team. Throws the same `not_found` for everything that is not published. */
async function findTeamPage(
  { store, dataRegion }: BookingPageDeps,
  { organization_slug, event_slug }: TeamPageGetInput,
): Promise<PublishedPage> {
  const organization = await store.organizations.bySlug(organization_slug);
  if (!organization || (await store.organizations.suspendedAt(organization.id)) !== null) throw notFound();
  const eventType = await store.eventTypes.byTeamSlug(organization.id, event_slug);
  if (!eventType?.is_active || eventType.visibility !== "public") throw notFound();
  const [owner, [firstHost]] = await Promise.all([
    store.users.get(organization.id, eventType.owner_id),
    activeHosts(store, organization.id, eventType.hosts),
  ]);
  if (!firstHost) throw notFound();
  if (organization.data_region !== dataRegion) throw new Problem("misdirected");
  // A team keeps its page if the owner leaves.
  return { organization, eventType, owner: owner?.status === "active" ? owner : firstHost };
}

async function activeHosts({ users }: Store, orgId: string, ids: readonly string[]): Promise<UserRecord[]> {
  const found = await users.among(orgId, ids);
  const active = new Map(found.filter(({ status }) => status === "active").map((user) => [user.id, user]));
  return ids.map((id) => active.get(id)).filter((user) => user !== undefined);
}

interface PageBooking {
  readonly page: PublishedPage;
  readonly request: Schemas["BookingRequest"];
}

/**
 * Books a slot. The response contains only what the request says about the invitee: data of a known contact is not
 * disclosed to someone who knows their address.
 */
async function createBooking(
  deps: BookingPageDeps,
  visitor: Visitor,
  { page: { organization, owner, eventType }, request }: PageBooking,
): Promise<Schemas["Booking"]> {
  const { timezone, locale, ...person } = request.invitee;
  const { guests = [] } = request;
  rejectLinks([
    { path: "/invitee/name", text: person.name },
    ...guests.map(({ name }, index) => ({ path: `/guests/${String(index)}/name`, text: name })),
  ]);
  const invitee = {
    ...person,
    timezone: timezone ?? organization.timezone,
    locale: locale ?? eventType.locale ?? organization.default_locale,
  };
  const caller = inviteeCaller(visitor, { organization, user: owner, invitee: { contact_id: null, ...person } });
  const booking = { ...request, invitee, event_type_id: eventType.id };
  const outcome = await catchProblem(() => createEvent({ ...deps, eventType }, caller, booking));
  if ("problem" in outcome) throw withoutIds(outcome.problem);
  const { record: event } = outcome.result;
  const email = normalizeEmail(person.email);
  const booker = event.invitees.find((one) => one.email === email && isInvited(one));
  if (!booker) throw notFound();
  const pagePath = pathOf({ eventType, organizationSlug: organization.slug, owner });
  return shownBooking(await loadBookingView(deps, { organization, event, invitee: booker }, pagePath));
}

/** Removes the ids of records from a problem. */
function withoutIds({ code, details, retryAfter }: Problem): Problem {
  const shown = details.map(({ extra: { existing_id: _, ...extra } = {}, ...detail }) => ({ ...detail, extra }));
  return new Problem(code, shown, retryAfter === undefined ? {} : { retryAfter });
}
