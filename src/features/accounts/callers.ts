import { unicodeAddress } from "../../base/platform/rules/email-address.ts";
import type { Actor, CallerOrganization, CallerUser } from "../../base/contract/caller.ts";
import { displayName } from "./rules/users.ts";
import type { CredentialOwner } from "./sql/credential-owner.ts";

interface NamedPerson {
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string;
}

/**
 * Returns a person's name as it is recorded: first and last name, or the part of the e-mail address before the @ sign
 * if both are missing. Readers of a record may not know the addresses of the members.
 */
export const personName = (person: NamedPerson): string => displayName(person) ?? person.email.replace(/@[^@]*$/, "");

/** Returns a person's name, or the whole address, for e-mails to members. */
export const nameOrAddress = (person: NamedPerson): string => displayName(person) ?? unicodeAddress(person.email);

/** Returns a user as the actor of their own actions. */
export const userActor = (user: NamedPerson & { readonly id: string }): Actor => ({
  id: user.id,
  name: personName(user),
  type: "user",
  application: null,
});

/** Returns the organization of a credential's owner. */
export function organizationOf(owner: CredentialOwner): CallerOrganization {
  const { plan, default_locale, timezone, currency, default_country, data_region } = owner;
  const defaults = { default_locale, timezone, currency, default_country };
  return { id: owner.org_id, name: owner.org_name, plan, ...defaults, data_region };
}

/** Returns the user who is responsible for calls with a credential. */
export function userOf({
  user_id,
  email,
  first_name,
  last_name,
  locale,
  default_locale,
  role,
}: CredentialOwner): CallerUser {
  return { id: user_id, email, first_name, last_name, locale: locale ?? default_locale, role };
}
