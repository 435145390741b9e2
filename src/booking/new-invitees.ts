import { timeOfId } from "../platform/ids.ts";
import type { Caller, Locale } from "../contract/caller.ts";
import type { BookedPerson } from "./rules/booking.ts";
import type { Answers } from "./rules/booking-questions.ts";
import type { InviteeRecord } from "./sql/event-people.ts";
import { type ContactDeps, type KnownPerson, knownPeople } from "./events/event-contacts.ts";

/** People who come together: whoever books, and whom they bring. */
export interface Party {
  readonly people: readonly BookedPerson[];
  /** Of the first one; found by the address where null. */
  readonly contactId: string | null;
  /** Of the first one. */
  readonly answers: Answers;
  /** Of those who have none; the organization's where null. */
  readonly locale: Locale | null;
}

/**
 * New invitees with their contacts. Who says nothing of a time zone and a language has those of their contact, or else of
 * whoever brings them.
 */
export async function newInvitees(deps: ContactDeps, caller: Caller, party: Party): Promise<InviteeRecord[]> {
  const { people, contactId, answers } = party;
  const [first, ...guests] = await knownPeople(deps, caller, { people, contactId });
  if (!first) return [];
  const timezone = first.timezone ?? caller.organization.timezone;
  const locale = first.locale ?? party.locale ?? caller.organization.default_locale;
  const invite = (person: KnownPerson, role: InviteeRecord["role"]): InviteeRecord => {
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
