import type { Caller } from "../../contract/caller.ts";
import type { BookingPerson } from "../rules/booking.ts";
import { type EntityRecord, noUniqueValues } from "../../records/rules/entity.ts";
import { Problem } from "../../platform/rules/errors.ts";
import { claimKeys } from "../../entities/rules/import-keys.ts";
import { splitName } from "../../platform/rules/person-name.ts";
import { supportedLocale } from "../../platform/rules/supported-locale.ts";
import type { Repositories } from "../../store/store.ts";
import { tryToCreate } from "../../entities/writes.ts";
import { catchProblem } from "../../platform/problem-paths.ts";

/** Dependencies of finding contacts, inside the transaction that refers to them. */
export interface ContactDeps {
  readonly tx: Repositories;
  readonly clock: () => number;
  readonly newId: () => string;
}

/** A person with their contact, if there is one. */
export interface PersonWithContact extends BookingPerson {
  readonly contact_id: string | null;
}

const MAX_ATTEMPTS = 3;

/**
 * Finds the contact of each person by any e-mail address of a contact, or creates it. If two transactions create the
 * same contact, the second one uses the contact of the first. `contactId` is the contact of the first person and is not
 * looked up by address.
 */
export async function withContacts(
  deps: ContactDeps,
  caller: Caller,
  { people, contactId = null }: { readonly people: readonly BookingPerson[]; readonly contactId?: string | null },
): Promise<PersonWithContact[]> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const ids = await contactIds(deps, caller, { people, contactId });
    const contacts = await liveContacts(deps.tx, caller.organization.id, ids);
    // If a contact was merged meanwhile, its addresses now belong to the other contact: look again.
    if (contacts) return people.map((person, index) => withContact(person, contacts.get(ids[index] ?? "")));
  }
  throw new Problem("unavailable", [], { retryAfter: 1 });
}

function withContact(person: BookingPerson, contact: EntityRecord | undefined): PersonWithContact {
  return {
    ...person,
    contact_id: contact?.id ?? null,
    timezone: person.timezone ?? (contact?.["timezone"] as string | null | undefined) ?? null,
    locale: person.locale ?? supportedLocale((contact?.["locale"] as string | null | undefined) ?? null),
  };
}

/** Locks the contacts until the transaction ends; null if one of them is no longer live. */
async function liveContacts(
  { entities }: Repositories,
  orgId: string,
  ids: readonly (string | null)[],
): Promise<Map<string, EntityRecord> | null> {
  const distinctIds = [...new Set(ids.filter((id) => id !== null))];
  const liveTypes = await entities.lockLive(orgId, distinctIds);
  if (distinctIds.some((id) => liveTypes.get(id) !== "contact")) return null;
  return new Map((await entities.findMany(orgId, distinctIds, { lock: false })).map((record) => [record.id, record]));
}

interface ContactLookup {
  readonly people: readonly BookingPerson[];
  readonly contactId: string | null;
}

/**
 * Returns contact ids in the order of the people; null if a contact could not be created because a required field is
 * missing.
 */
async function contactIds(
  deps: ContactDeps,
  caller: Caller,
  { people, contactId }: ContactLookup,
): Promise<(string | null)[]> {
  const withoutContact = contactId === null ? people : people.slice(1);
  const emails = withoutContact.map(({ email }) => email);
  const claims = { ...noUniqueValues, emails };
  const search = { type: "contact", claims, companyNames: [], companyDomains: [] } as const;
  const found = await deps.tx.entities.claimOwners(caller.organization.id, search);
  const ids = new Map(emails.map((email) => [email, found.get(keyOf(email)) ?? null]));
  // Always in the same order, so that two transactions that create the same contacts cannot deadlock.
  const missing = withoutContact
    .filter(({ email }) => ids.get(email) === null)
    .sort((left, right) => order(left, right));
  for (const person of missing) ids.set(person.email, await createContact(deps, caller, person));
  return people.map(({ email }, index) => (index === 0 && contactId !== null ? contactId : (ids.get(email) ?? null)));
}

const keyOf = (email: string): string => claimKeys("contact", { ...noUniqueValues, emails: [email] })[0] ?? "";

const order = (left: BookingPerson, right: BookingPerson): number => (left.email < right.email ? -1 : 1);

/** Returns null if contacts require fields that a booking does not have. That must not prevent the booking. */
async function createContact(
  { tx, ...deps }: ContactDeps,
  caller: Caller,
  { name, email, phone, timezone, locale }: BookingPerson,
): Promise<string | null> {
  const names = name === null ? {} : splitName(name);
  const input = { entity_type: "contact", ...names, email, phone, timezone, locale, source: "booking" } as const;
  const outcome = await catchProblem(() => tryToCreate({ ...deps, tx }, caller, input));
  if ("result" in outcome) return outcome.result.conflict?.existingId ?? outcome.result.record.id;
  if (outcome.problem.code === "unprocessable") return null;
  throw outcome.problem;
}
