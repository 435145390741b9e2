import type { Caller } from "../../contract/caller.ts";
import type { BookedPerson } from "../rules/booking.ts";
import { type EntityRecord, noUniqueValues } from "../../records/rules/entity.ts";
import { Problem } from "../../platform/rules/errors.ts";
import { claimKeys } from "../../entities/rules/import-keys.ts";
import { splitName } from "../../platform/rules/person-name.ts";
import { supportedLocale } from "../../platform/rules/supported-locale.ts";
import type { Repositories } from "../../store/store.ts";
import { tryToCreate } from "../../entities/writes.ts";
import { catchProblem } from "../../platform/problem-paths.ts";

/** What finding contacts needs, inside the transaction that refers to them. */
export interface ContactDeps {
  readonly tx: Repositories;
  readonly clock: () => number;
  readonly newId: () => string;
}

/** Who an invitee is, as far as that is known. */
export interface KnownPerson extends BookedPerson {
  readonly contact_id: string | null;
}

const MAX_ROUNDS = 3;

/**
 * People with their contacts: found by any of a contact's addresses, made where there is none. Of two who make the same one
 * at once, the second gets the first one's. `contactId` is the first person's, whatever their address.
 */
export async function knownPeople(
  deps: ContactDeps,
  caller: Caller,
  { people, contactId = null }: { readonly people: readonly BookedPerson[]; readonly contactId?: string | null },
): Promise<KnownPerson[]> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const ids = await contactIds(deps, caller, { people, contactId });
    const contacts = await liveContacts(deps.tx, caller.organization.id, ids);
    // A contact that became a part of another one meanwhile has given its addresses to that one.
    if (contacts) return people.map((person, index) => known(person, contacts.get(ids[index] ?? "")));
  }
  throw new Problem("unavailable", [], { retryAfter: 1 });
}

function known(person: BookedPerson, contact: EntityRecord | undefined): KnownPerson {
  return {
    ...person,
    contact_id: contact?.id ?? null,
    timezone: person.timezone ?? (contact?.["timezone"] as string | null | undefined) ?? null,
    locale: person.locale ?? supportedLocale((contact?.["locale"] as string | null | undefined) ?? null),
  };
}

/** Held until the transaction ends; null where one of them is not live any more. */
async function liveContacts(
  { entities }: Repositories,
  orgId: string,
  ids: readonly (string | null)[],
): Promise<Map<string, EntityRecord> | null> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const live = await entities.lockLive(orgId, wanted);
  if (wanted.some((id) => live.get(id) !== "contact")) return null;
  return new Map((await entities.findMany(orgId, wanted, { lock: false })).map((record) => [record.id, record]));
}

interface Wanted {
  readonly people: readonly BookedPerson[];
  readonly contactId: string | null;
}

/** In the order of the people; null where a contact would lack what the organization wants of each. */
async function contactIds(
  deps: ContactDeps,
  caller: Caller,
  { people, contactId }: Wanted,
): Promise<(string | null)[]> {
  const unnamed = contactId === null ? people : people.slice(1);
  const emails = unnamed.map(({ email }) => email);
  const claims = { ...noUniqueValues, emails };
  const wanted = { type: "contact", claims, companyNames: [], companyDomains: [] } as const;
  const found = await deps.tx.entities.claimOwners(caller.organization.id, wanted);
  const ids = new Map(emails.map((email) => [email, found.get(keyOf(email)) ?? null]));
  // In the same order everywhere: two that make the same contacts never wait for each other.
  const missing = unnamed.filter(({ email }) => ids.get(email) === null).sort((left, right) => order(left, right));
  for (const person of missing) ids.set(person.email, await createContact(deps, caller, person));
  return people.map(({ email }, index) => (index === 0 && contactId !== null ? contactId : (ids.get(email) ?? null)));
}

const keyOf = (email: string): string => claimKeys("contact", { ...noUniqueValues, emails: [email] })[0] ?? "";

const order = (left: BookedPerson, right: BookedPerson): number => (left.email < right.email ? -1 : 1);

/** Null where contacts need values that a booking does not have: that is no reason to send somebody away. */
async function createContact(
  { tx, ...deps }: ContactDeps,
  caller: Caller,
  { name, email, phone, timezone, locale }: BookedPerson,
): Promise<string | null> {
  const names = name === null ? {} : splitName(name);
  const input = { entity_type: "contact", ...names, email, phone, timezone, locale, source: "booking" } as const;
  const outcome = await catchProblem(() => tryToCreate({ ...deps, tx }, caller, input));
  if ("result" in outcome) return outcome.result.conflict?.existingId ?? outcome.result.record.id;
  if (outcome.problem.code === "unprocessable") return null;
  throw outcome.problem;
}
