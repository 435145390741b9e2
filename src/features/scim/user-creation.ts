import { newBookingSlug } from "../accounts/booking-slug.ts";
import { domainOfEmail } from "../identity/rules/domain-name.ts";
import { standardFields } from "../../base/records/record-state.ts";
import type { Repositories } from "../../base/store/store.ts";
import type { ScimCaller } from "./authentication.ts";
import { invalidValue, notUnique } from "./rules/errors.ts";
import { DEFAULT_ROLE } from "./rules/group-roles.ts";
import { emailOf, type UserInput } from "./rules/user-input.ts";
import type { ScimDeps } from "./service.ts";
import type { ScimUserColumns } from "./sql/scim-users.ts";

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
  await requireOwnDomain(tx, organization.id, email);
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

/**
 * Throws invalidValue unless the organization has verified the domain of the address: otherwise the token could create
 * accounts for anybody's addresses.
 */
export async function requireOwnDomain({ emailDomains }: Repositories, orgId: string, email: string): Promise<void> {
  const domain = domainOfEmail(email);
  if (domain !== null && (await emailDomains.verifiedBy(domain)) === orgId) return;
  throw invalidValue(
    `The domain of ${email} is not a verified e-mail domain of the organization. Verify it in the console under Settings, Sign-in, or with POST /v1/email-domains.`,
  );
}

/** Says nothing about the organization of the other user. */
const TAKEN = "Another user has this userName or e-mail address.";

/** Returns the columns of a member that clients set. */
export function memberColumns({ givenName, familyName, locale, timezone }: UserInput) {
  return { first_name: givenName, last_name: familyName, locale, timezone };
}

/** Returns the columns that only SCIM stores about a member. */
export function scimColumns(
  { userName, externalId, displayName, emailPrimary }: UserInput,
  email: string,
): ScimUserColumns {
  const user_name = userName.toLowerCase() === email ? null : userName;
  return { user_name, external_id: externalId, display_name: displayName, email_primary: emailPrimary };
}
