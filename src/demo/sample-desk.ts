import { newId } from "../platform/ids.ts";
import type { Services } from "../../generated/services.js";
import type { Caller } from "../contract/caller.ts";
import type { EntityRecord } from "../records/rules/entity.ts";
import type { createEventSilently } from "../booking/events/create-event.ts";
import { DAY_MS } from "../platform/rules/durations.ts";

/** What works at one time: services, and what is entered with where no service does it. */
export interface SampleServices {
  readonly services: Services;
  readonly deps: Parameters<typeof createEventSilently>[0];
}

/** Milliseconds since 1970, and ids that begin with them. */
export interface SampleTime {
  readonly clock: () => number;
  readonly newId: () => string;
}

/** Where samples are made as a person would make them: with the services of the REST API, at a time of one's choice. */
export interface SampleDesk {
  readonly caller: Caller;
  /** Milliseconds since 1970: when the demo is made. */
  readonly now: number;
  /** The oldest contacts. */
  readonly contacts: readonly EntityRecord[];
  /** Services for which it is so many days from now; a negative number is in the past. */
  readonly on: (days: number) => SampleServices;
}

/** Opens a desk over services that `make` makes for a time. */
export function openDesk(
  make: (time: SampleTime) => SampleServices,
  { caller, now, contacts }: Pick<SampleDesk, "caller" | "now" | "contacts">,
): SampleDesk {
  return {
    ...{ caller, now, contacts },
    on(days) {
      const time = now + days * DAY_MS;
      return make({ clock: () => time, newId: () => newId(time) });
    },
  };
}

/** A time of the day that is so many days away, as the contract writes it: `at(desk, 2, 9)` is the day after tomorrow, 9:00 UTC. */
export function at({ now }: Pick<SampleDesk, "now">, days: number, hour: number): string {
  const day = new Date(now + days * DAY_MS);
  day.setUTCHours(hour, 0, 0, 0);
  return day.toISOString();
}

/** The contact number `index`. */
export function contactOf({ contacts }: SampleDesk, index: number): EntityRecord {
  const contact = contacts[index % contacts.length];
  if (!contact) throw new RangeError("Samples are about contacts; there is none.");
  return contact;
}
