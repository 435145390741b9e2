import { timeOfId } from "../platform/ids.ts";
import type { Caller, Locale } from "../contract/caller.ts";
import type { BookingPerson } from "./rules/booking.ts";
import type { Answers } from "./rules/booking-questions.ts";
import type { InviteeRecord } from "./sql/event-people.ts";
import { type ContactDeps, type PersonWithContact, withContacts } from "./events/event-contacts.ts";

/** The invitee of a booking and their guests. */
export interface InviteeGroup {
  readonly people: readonly BookingPerson[];
  /** Contact of the first person; null: found by e-mail address. */
  readonly contactId: string | null;
  /** Answers of the first person. */
  readonly answers: Answers;
  /** Fallback for people without a locale; null: the default of the organization. */
  readonly locale: Locale | null;
}

/**
 * Returns new invitees with their contacts. A missing time zone or locale is taken from the contact, or else from the
 * first person.
 */
export async function newInvitees(
  deps: ContactDeps,
  caller: Caller,
  seatCount: InviteeGroup,
): Promise<InviteeRecord[]> {
  const { people, contactId, answers } = seatCount;
  const [first, ...guests] = await withContacts(deps, caller, { people, contactId });
  if (!first) return [];
  const timezone = first.timezone ?? caller.organization.timezone;
  const locale = first.locale ?? seatCount.locale ?? caller.organization.default_locale;
  const invite = (person: PersonWithContact, role: InviteeRecord["role"]): InviteeRecord => {
    const id = deps.newId();
    return {
      ...person,
      ...{ id, role, answers: {}, timezone: person.timezone ?? timezone, locale: person.locale ?? locale },
      ...{ response: "needs_action", no_show: false, cancelled_at: null, created_at: timeOfId(id) },
    };
  };
  const booker = { ...invite(first, "primary"), answers: answers as InviteeRecord["answers"] };
  return [booker, ...guests.map((guest) => invite(guest, "guest"))];
}
