import type { Authorized, Caller, CallerOrganization } from "../../base/contract/caller.ts";
import { newId } from "../../base/platform/ids.ts";
import type { Services } from "../../../generated/services.js";
import type { EntityRecord } from "../../base/records/rules/entity.ts";
import type { createEventSilently } from "../booking/events/create-event.ts";
import { DAY_MS } from "../../base/platform/rules/durations.ts";
import { personName } from "../accounts/callers.ts";
import { authorize, permissionsOfRole } from "../../base/platform/rights.ts";
import type { UserRecord } from "../accounts/sql/users.ts";

/** The services at one simulated time, and the means to create records that no service creates. */
export interface SampleServices {
  readonly services: Services;
  readonly deps: Parameters<typeof createEventSilently>[0];
}

/** A clock in milliseconds since 1970, and ids that start with its time. */
export interface SampleTime {
  readonly clock: () => number;
  readonly newId: () => string;
}

/** Creates samples like a user would: with the services of the REST API, at any time. */
export interface SampleDesk {
  readonly caller: SampleCaller;
  /** The creation time of the demo, milliseconds since 1970. */
  readonly now: number;
  /** The oldest contacts. */
  readonly contacts: readonly EntityRecord[];
  /** Returns services whose clock is `days` days from now; a negative number is in the past. */
  readonly on: (days: number) => SampleServices;
}

/** Creates a desk with services that `make` creates for a time. */
export function openDesk(
  make: (time: SampleTime) => SampleServices,
  { caller, now, contacts }: Pick<SampleDesk, "caller" | "now" | "contacts">,
): SampleDesk {
  return {
    caller,
    now,
    contacts,
    on(days) {
      const time = now + days * DAY_MS;
      return make({ clock: () => time, newId: () => newId(time) });
    },
  };
}

/** Returns an hour of the day `days` days from now in RFC 3339: `at(desk, 2, 9)` is the day after tomorrow, 9:00 UTC. */
export function at({ now }: Pick<SampleDesk, "now">, days: number, hour: number): string {
  const day = new Date(now + days * DAY_MS);
  day.setUTCHours(hour, 0, 0, 0);
  return day.toISOString();
}

/** Returns contact number `index`, starting again after the last one. Throws RangeError if there are none. */
export function contactOf({ contacts }: SampleDesk, index: number): EntityRecord {
  const contact = contacts[index % contacts.length];
  if (!contact) throw new RangeError("Samples require at least one contact.");
  return contact;
}

/** The organization and the owner of the samples. */
export interface SampleOwner {
  readonly organization: CallerOrganization;
  readonly owner: UserRecord;
}

/** The rights to create the sample data. */
const SAMPLE_RIGHTS = [
  "custom_fields:write",
  "entities:write",
  "opportunities:write",
  "tasks:write",
  "notes:write",
  "segments:write",
  "campaigns:write",
  "campaigns:send",
  "emails:send",
  "forms:write",
  "booking:write",
] as const;
type SampleCaller = Authorized<Caller, (typeof SAMPLE_RIGHTS)[number]>;

/** Returns a caller that acts as the owner. */
export function ownerOf({ organization, owner }: SampleOwner): SampleCaller {
  const caller: Caller = {
    address: "127.0.0.1",
    userAgent: null,
    requestId: "sample",
    locale: organization.default_locale,
    organization,
    user: { ...owner, locale: owner.locale ?? organization.default_locale },
    actor: { id: owner.id, name: personName(owner), type: "user", application: null },
    credential: { kind: "system" },
    channel: "system",
    permissions: permissionsOfRole(owner.role, null),
    deletesOthers: true,
  };
  return authorize(caller, ...SAMPLE_RIGHTS);
}
