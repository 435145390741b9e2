import { randomInt } from "node:crypto";
import { duplicate } from "../../base/platform/rules/errors.ts";
import { toSearchText } from "../../base/platform/rules/text.ts";
import type { Repositories } from "../../base/store/store.ts";

/** Path segments next to the booking pages: `/v1/public/bookings/…`, `/v1/public/unsubscribe/…` and so on. */
const RESERVED: ReadonlySet<string> = new Set([
  "appointment",
  "bookings",
  "forms",
  "host-decisions",
  "teams",
  "unsubscribe",
  "preferences",
  "open",
  "click",
]);

/**
 * Locks the slug. Throws `duplicate` if another user has it, here or in another organization, or takes it in a
 * concurrent transaction that commits first.
 */
export async function requireFreeBookingSlug(
  { users }: Repositories,
  slug: string | null | undefined,
  person: { readonly orgId: string; readonly id: string },
): Promise<void> {
  if (slug === null || slug === undefined) return;
  if (RESERVED.has(slug)) throw duplicate("/booking_slug", null);
  await users.lockBookingSlug(slug);
  const taken = await users.byBookingSlug(slug);
  if (taken === null || taken.id === person.id) return;
  throw duplicate("/booking_slug", taken.org_id === person.orgId ? taken.id : null);
}

const MAX_LENGTH = 63;
/** More people of the same name get a random number. */
const MAX_NUMBER = 20;

/** The texts that the first slug of a person is made from. */
interface NamedPerson {
  readonly first_name?: string | null;
  readonly last_name?: string | null;
  readonly email: string;
}

/**
 * Returns the first slug of a new member, from the name or else from the e-mail address, and locks it: `ada-lovelace`, or
 * `ada-lovelace-2` if another user has that, here or in another organization.
 */
export async function newBookingSlug({ users }: Repositories, person: NamedPerson): Promise<string> {
  const wanted = slugOfPerson(person);
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? "" : `-${number <= MAX_NUMBER ? number : randomInt(1_000, 1_000_000)}`;
    const slug = wanted.slice(0, MAX_LENGTH - end.length) + end;
    if (RESERVED.has(slug)) continue;
    await users.lockBookingSlug(slug);
    if ((await users.byBookingSlug(slug)) === null) return slug;
  }
}

function slugOfPerson({ first_name, last_name, email }: NamedPerson): string {
  const name = [first_name, last_name].filter((part) => typeof part === "string").join(" ");
  const [local = ""] = email.split("@");
  // A slug has at least two characters. Names of other scripts have none.
  return [name, local].map(toSlug).find(({ length }) => length >= 2) ?? "meet";
}

const toSlug = (text: string): string =>
  toSearchText(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+/, "")
    .slice(0, MAX_LENGTH)
    .replace(/-+$/, "");
