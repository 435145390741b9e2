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
export type SlotRange = Pick<BookingPageSlotsInput, "from" | "to"> &
  Required<Pick<BookingPageSlotsInput, "timezone" | "duration_minutes">>;

/** Finds the countries of the organizations to which public addresses belong. */
export interface BookingCountries {
  readonly ofPerson: (bookingSlug: string) => Promise<string | null>;
  readonly ofTeam: (organizationSlug: string) => Promise<string | null>;
}

/** Dependencies of booking through an operation. */
export interface BookOnceDeps {
  readonly countries: BookingCountries;
  readonly operations: readonly Operation<Services>[];
  readonly once: RunOnce<Services>;
}

/**
 * Returns a function that books with an operation: the form is validated like the body of a request to the API, and
 * sending it again with its key returns the first booking. `address`: the parameters in the path of the operation.
 */
export function bookOnce(
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
