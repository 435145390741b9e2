import { newBookingSlug } from "../accounts/booking-slug.ts";
import { standardFields } from "../records/record-state.ts";
import type { Repositories } from "../store/store.ts";
import type { ScimCaller } from "./authentication.ts";
import { invalidValue, notUnique } from "./rules/errors.ts";
import { DEFAULT_ROLE } from "./rules/group-roles.ts";
import { emailOf, type UserInput } from "./rules/user-input.ts";
import type { ScimDeps } from "./service.ts";
import { memberColumns, scimColumns } from "./user-changes.ts";

/**
 * Adds a member without a password: they sign in through the provider, or choose a password with "forgotten password".
 * Returns the id.
 */
export async function addUser(
  deps: ScimDeps,
  tx: Repositories,
  { caller, input }: { caller: ScimCaller; input: UserInput },
): Promise<string> {
  const { organization, actor } = caller;
  const email = emailOf(input);
  if (email === null) throw invalidValue("emails is required if userName is not an e-mail address.");
  if (await tx.scimUsers.isTaken(organization.id, input.userName, null)) throw notUnique(TAKEN);
  const record = standardFields(deps.newId(), actor);
  const state = { role: DEFAULT_ROLE, status: input.active === false ? "suspended" : "active" };
  const person = { ...memberColumns(input), email };
  const booking_slug = await newBookingSlug(tx, person);
  const added = await tx.users.add(organization.id, { ...record, ...person, booking_slug, ...state });
  if (!added) throw notUnique(TAKEN);
  await tx.scimUsers.save(organization.id, record.id, scimColumns(input, email));
  return record.id;
}

/** Says nothing about the organization of the other user. */
const TAKEN = "Another user has this userName or e-mail address.";
