import type { BookingPageSlotsInput, Schemas, Services } from "../../../../generated/services.js";
import type { Visitor } from "../../../base/contract/caller.ts";
import type { Operation } from "../../../base/contract/operation.ts";
import { fingerprint, type RunOnce } from "../../../adapters/http/idempotency.ts";
import { Problem, validationFailed } from "../../../base/platform/rules/errors.ts";
import { toDetails } from "../../../base/platform/rules/violations.ts";

/** An event type that visitors book on a page, of a person or of a team. */
export interface BookingSource {
  /** Path of the page with the free times and the form: `/book/{person}/{event}`. */
  readonly path: string;
  /** Path of the list that the page belongs to; null if there is none. */
  readonly parent: string | null;
  readonly page: (visitor: Visitor) => Promise<Schemas["BookingPage"]>;
  /** The country of phone numbers without a country code; null if there is none. */
  readonly country: () => Promise<string | null>;
  readonly slots: (visitor: Visitor, range: SlotRange) => Promise<Schemas["Slots"]>;
  /** Books once per key. */
  readonly book: (visitor: Visitor, request: unknown, key: string) => Promise<Pick<Schemas["Booking"], "receipt">>;
}

/** The starts, in a time zone, that a page shows. */
type SlotRange = Pick<BookingPageSlotsInput, "from" | "to"> &
  Required<Pick<BookingPageSlotsInput, "timezone" | "duration_minutes">>;

/** Finds the countries of the organizations to which public addresses belong. */
interface BookingCountries {
  readonly ofPerson: (bookingSlug: string) => Promise<string | null>;
  readonly ofTeam: (organizationSlug: string) => Promise<string | null>;
}

/** Dependencies of booking through an operation. */
interface BookOnceDeps {
  readonly countries: BookingCountries;
  readonly operations: readonly Operation<Services>[];
  readonly once: RunOnce<Services>;
}

/**
 * Returns a function that books with an operation: the form is validated like the body of a request to the API, and
 * sending it again with its key returns the first booking. `address`: the parameters in the path of the operation.
 */
function bookOnce(
  { operations, once }: Pick<BookOnceDeps, "operations" | "once">,
  operationId: string,
  address: Readonly<Record<string, string>>,
): BookingSource["book"] {
  const operation = operations.find(({ id }) => id === operationId);
  if (!operation) throw new TypeError(`There is no operation ${operationId}.`);
  const { validateBody, serializeBy, secret } = operation;
  return async (visitor, request, key) => {
    const body = structuredClone(request);
    if (validateBody && !validateBody(body)) {
      throw validationFailed(toDetails(validateBody.errors ?? [], { input: body }));
    }
    const input = { ...(body as Schemas["BookingRequest"]), ...address };
    const call = { operationId, key, fingerprint: fingerprint(operationId, input), input, serializeBy, secret };
    return await untilCompleted(async () => {
      const { result } = await once(visitor, call, async (services) => {
        return await operation.call(services, visitor as never, input as never);
      });
      return result as Schemas["Booking"];
    });
  };
}

const MAX_ATTEMPTS = 10;
const WAIT_MS = 300;

/** A visitor who clicks twice sees the response to the second request, so it waits for the first one. */
async function untilCompleted<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const isRunning = error instanceof Problem && error.code === "idempotency_in_progress";
      if (!isRunning) throw error;
      if (attempt === MAX_ATTEMPTS) throw new Problem("unavailable", [], { retryAfter: 1 });
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    }
  }
}

/** Dependencies of the pages of persons. */
interface PersonSourceDeps extends BookOnceDeps {
  readonly bookings: Pick<Services["bookingPage"], "eventTypes" | "get" | "slots">;
}

/** Returns the path of a person's list of event types. */
export const personPath = (person: string): string => `/book/${person}`;

/** Returns an event type of a person as the source of a page. */
export function personSource(
  { bookings, ...deps }: PersonSourceDeps,
  { person, event }: { readonly person: string; readonly event: string },
): BookingSource {
  const address = { booking_slug: person, event_slug: event };
  return {
    path: `${personPath(person)}/${event}`,
    parent: personPath(person),
    page: (visitor) => bookings.get(visitor, address),
    country: () => deps.countries.ofPerson(person),
    slots: (visitor, range) => bookings.slots(visitor, { ...range, ...address }),
    book: bookOnce(deps, "bookingPage.book", address),
  };
}

/** Dependencies of the pages of teams. */
interface TeamSourceDeps extends BookOnceDeps {
  readonly teams: Pick<Services["teamPage"], "get" | "slots">;
}

/** Returns an event type of a team as the source of a page. */
export function teamSource(
  { teams, ...deps }: TeamSourceDeps,
  { organization, event }: { readonly organization: string; readonly event: string },
): BookingSource {
  const address = { organization_slug: organization, event_slug: event };
  return {
    path: `/team/${organization}/${event}`,
    parent: null,
    page: (visitor) => teams.get(visitor, address),
    country: () => deps.countries.ofTeam(organization),
    slots: (visitor, range) => teams.slots(visitor, { ...range, ...address }),
    book: bookOnce(deps, "teamPage.book", address),
  };
}
