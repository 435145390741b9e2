import type { Caller } from "../../../base/contract/caller.ts";
import { type BookingPerson, splitName } from "../rules/booking.ts";
import { type EntityRecord, noUniqueValues } from "../../../base/records/rules/entity.ts";
import { Problem } from "../../../base/platform/rules/errors.ts";
import { claimKeys } from "../../entities/rules/import-keys.ts";
import { supportedLocale } from "../../../base/platform/rules/text.ts";
import type { Repositories } from "../../../base/store/store.ts";
import { tryToCreate, type WriteDeps } from "../../entities/writes.ts";
import { catchProblem } from "../../../base/platform/problem-paths.ts";
import { type Change, createChange } from "../../../base/records/rules/change.ts";
import { same } from "../../../base/platform/rules/differences.ts";
import { listedEvent } from "../rules/event.ts";
import type { MovedEvent } from "../sql/event-moves.ts";
import type { Referring } from "../../entities/merge.ts";

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

interface PeopleWithContact {
  readonly people: readonly BookingPerson[];
  readonly contactId?: string | null;
  /** Owner of new contacts; null: the default. */
  readonly ownerId?: string | null;
  /** `last_activity_at` of new contacts; null: none yet. */
  readonly lastActivityAt?: string | null;
  /** The contacts of the people's addresses, if they have been read before. */
  readonly known?: ContactsByAddress;
}

/** The ids of contacts by the key of an address. */
export type ContactsByAddress = Awaited<ReturnType<typeof contactsOf>>;

/**
 * Finds the contact of each person by any e-mail address of a contact, or creates it. If two transactions create the
 * same contact, the second one uses the contact of the first. `contactId` is the contact of the first person and is not
 * looked up by address.
 */
export async function withContacts(
  deps: ContactDeps,
  caller: Caller,
  { people, contactId = null, ownerId = null, lastActivityAt = null, known }: PeopleWithContact,
): Promise<PersonWithContact[]> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const contacts = (attempt === 0 ? known : undefined) ?? (await contactsOf(deps.tx, caller.organization.id, people));
    const found = await findOrCreate(deps, caller, { people, contactId, ownerId, lastActivityAt, known: contacts });
    const existing = await liveContacts(deps.tx, caller.organization.id, found);
    // If a contact was merged meanwhile, its addresses now belong to the other contact: look again.
    if (existing) return people.map((person, index) => withContact(person, contactOf(found[index], existing)));
  }
  throw new Problem("unavailable", [], { retryAfter: 1 });
}

/** A contact: its id, or the record if this transaction has created it; null: none. */
type FoundContact = string | EntityRecord | null;

const contactOf = (
  found: FoundContact | undefined,
  existing: ReadonlyMap<string, EntityRecord>,
): EntityRecord | undefined => (typeof found === "string" ? existing.get(found) : (found ?? undefined));

function withContact(person: BookingPerson, contact: EntityRecord | undefined): PersonWithContact {
  return {
    ...person,
    contact_id: contact?.id ?? null,
    timezone: person.timezone ?? (contact?.["timezone"] as string | null | undefined) ?? null,
    locale: person.locale ?? supportedLocale((contact?.["locale"] as string | null | undefined) ?? null),
  };
}

/**
 * Locks the contacts that existed before until the transaction ends, and reads them; null if one of them is no longer
 * live.
 */
async function liveContacts(
  { entities }: Repositories,
  orgId: string,
  found: readonly FoundContact[],
): Promise<Map<string, EntityRecord> | null> {
  const distinctIds = [...new Set(found.filter((one) => typeof one === "string"))];
  if (distinctIds.length === 0) return new Map();
  const liveTypes = await entities.lockLive(orgId, distinctIds);
  if (distinctIds.some((id) => liveTypes.get(id) !== "contact")) return null;
  return new Map((await entities.findMany(orgId, distinctIds, { lock: false })).map((record) => [record.id, record]));
}

interface ContactLookup {
  readonly people: readonly BookingPerson[];
  readonly contactId: string | null;
  readonly ownerId: string | null;
  readonly lastActivityAt: string | null;
  readonly known: ContactsByAddress;
}

/** The contact of an invitee; if its id is null, it is found by e-mail address. */
export interface InviteeContact {
  readonly contactId: string | null;
  readonly email: string;
}

/** Returns the owner of an invitee's contact; null if there is no contact yet, or it has no owner. */
export async function contactOwner(
  tx: Repositories,
  orgId: string,
  { contactId, email }: InviteeContact,
): Promise<string | null> {
  const id = contactId ?? (await contactsOf(tx, orgId, [{ email }])).get(keyOf(email));
  if (id === undefined) return null;
  const [contact] = await tx.entities.findMany(orgId, [id], { lock: false });
  return (contact?.["owner_id"] as string | null | undefined) ?? null;
}

/** Returns the ids of the contacts with the addresses of these people, by the key of the address. */
export const contactsOf = (
  { entities }: Repositories,
  orgId: string,
  people: readonly Pick<BookingPerson, "email">[],
) =>
  entities.claimOwners(orgId, {
    type: "contact",
    companyNames: [],
    companyDomains: [],
    claims: { ...noUniqueValues, emails: people.map(({ email }) => email) },
  });

/**
 * Returns contacts in the order of the people; null if a contact could not be created because a required field is
 * missing.
 */
async function findOrCreate(
  deps: ContactDeps,
  caller: Caller,
  { people, contactId, ownerId, lastActivityAt, known }: ContactLookup,
): Promise<FoundContact[]> {
  const withoutContact = contactId === null ? people : people.slice(1);
  const contacts = new Map<string, FoundContact>(
    withoutContact.map(({ email }) => [email, known.get(keyOf(email)) ?? null]),
  );
  // Always in the same order, so that two transactions that create the same contacts cannot deadlock.
  const missing = withoutContact
    .filter(({ email }) => contacts.get(email) === null)
    .sort((left, right) => order(left, right));
  for (const person of missing)
    contacts.set(person.email, await createContact(deps, caller, { ...person, ownerId, lastActivityAt }));
  return people.map(({ email }, index) =>
    index === 0 && contactId !== null ? contactId : (contacts.get(email) ?? null),
  );
}

const keyOf = (email: string): string => claimKeys("contact", { ...noUniqueValues, emails: [email] })[0] ?? "";

const order = (left: BookingPerson, right: BookingPerson): number => (left.email < right.email ? -1 : 1);

type NewContactFields = Pick<ContactLookup, "ownerId" | "lastActivityAt">;

/** Returns null if contacts require fields that a booking does not have. That must not prevent the booking. */
async function createContact(
  { tx, ...deps }: ContactDeps,
  caller: Caller,
  { name, email, phone, timezone, locale, ownerId, lastActivityAt }: BookingPerson & NewContactFields,
): Promise<FoundContact> {
  const names = name === null ? {} : splitName(name);
  const owner = ownerId === null ? {} : { owner_id: ownerId };
  const values = { ...names, ...owner, email, phone, timezone, locale };
  const input = { entity_type: "contact", ...values, source: "booking" } as const;
  const derived = { last_activity_at: lastActivityAt };
  const outcome = await catchProblem(() => tryToCreate({ ...deps, tx }, caller, input, derived));
  if ("result" in outcome) return outcome.result.conflict?.existingId ?? outcome.result.record;
  if (outcome.problem.code === "unprocessable") return null;
  throw outcome.problem;
}

/** Events, as records that refer to contacts; an erased contact's invitations are anonymized. */
export const invitationReferences: Referring = {
  async move(deps, { actor, organization: { id: orgId } }, { fromId, toId }) {
    const { events } = deps.tx;
    const moved =
      toId === null
        ? await events.anonymizeContact(orgId, fromId, actor)
        : await events.moveContact(orgId, { fromId, toId }, actor);
    return await report(deps, orgId, moved);
  },
  async giveBack(deps, { actor, organization: { id: orgId } }, returned) {
    return await report(deps, orgId, await deps.tx.events.returnContact(orgId, returned, actor));
  },
};

async function report({ tx, newId }: WriteDeps, orgId: string, moved: readonly MovedEvent[]): Promise<string[]> {
  const changes = moved.map((pair) => movedChange(pair, newId));
  if (changes.length > 0) await tx.changes.append(orgId, changes);
  return moved.map(({ after }) => after.id);
}

/** Records only the contact ids: personal data in a change would survive an erasure. */
function movedChange({ before, after }: MovedEvent, newId: () => string): Change {
  const [old, now] = [before.contact_ids, after.contact_ids];
  const changes = same(old, now) ? {} : { contact_ids: { old, new: now } };
  return createChange("event.updated", after, { newId, changes, data: listedEvent(after) });
}
