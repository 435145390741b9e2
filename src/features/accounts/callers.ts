import { unicodeAddress } from "../../base/platform/rules/unicode-address.ts";
import type { Actor } from "../../base/contract/actor.ts";
import type { Caller, CallerOrganization, CallerUser, Visitor } from "../../base/contract/caller.ts";
import { deletesOthers } from "../../base/platform/rules/permissions.ts";
import { displayName } from "./rules/display-name.ts";
import type { ApiKeyOwner } from "./sql/api-keys.ts";
import type { CredentialOwner } from "./sql/credential-owner.ts";
import type { SessionOwner } from "./sql/sessions.ts";
import { permissionsOfRole } from "../../base/platform/rights.ts";

/**
 * Returns the caller of a request with an API key: the current permissions of the key's creator, limited to the key's
 * scopes.
 */
export function keyCaller(key: ApiKeyOwner, visitor: Visitor): Caller {
  const { permissions, deniedByScopes } = rightsOf(key);
  return {
    ...visitor,
    organization: organizationOf(key),
    user: userOf(key),
    actor: { id: key.key_id, name: key.key_name, type: "api_key", application: null },
    credential: {
      kind: "api_key",
      id: key.key_id,
      deniedByScopes,
    },
    channel: "rest",
    permissions,
    deletesOthers: deletesOthers(key.role),
  };
}

interface Rights {
  readonly permissions: ReadonlySet<string>;
  readonly deniedByScopes: ReadonlySet<string>;
}

/** Computed once per key record, which the authenticator caches for a second and many calls. */
const rightsCache = new WeakMap<ApiKeyOwner, Rights>();

function rightsOf(key: ApiKeyOwner): Rights {
  let rights = rightsCache.get(key);
  if (!rights) {
    const role = [...permissionsOfRole(key.role, key.role_permissions)];
    const scopes = new Set<string>(key.scopes);
    rights = {
      permissions: new Set(role.filter((permission) => scopes.has(permission))),
      deniedByScopes: new Set(role.filter((one) => !scopes.has(one))),
    };
    rightsCache.set(key, rights);
  }
  return rights;
}

/** Returns the caller of a request with a session: the user, or the operator of a support session. */
export function sessionCaller(session: SessionOwner, visitor: Visitor, csrfToken: string): Caller {
  const { support, operator_name, confirmed, limited_to, theme } = session;
  const actor: Actor = support
    ? { id: null, name: operator_name ?? "Support", type: "operator", application: null }
    : { id: session.user_id, name: personName(session), type: "user", application: null };
  return {
    ...visitor,
    organization: organizationOf(session),
    user: userOf(session),
    actor,
    credential: {
      kind: "session",
      id: session.session_id,
      csrfToken,
      support,
      confirmed,
      limitedTo: limited_to,
      theme: support ? "system" : theme,
    },
    channel: "console",
    permissions: permissionsOfRole(session.role, session.role_permissions),
    deletesOthers: deletesOthers(session.role),
  };
}

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
