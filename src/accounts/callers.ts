import type { Actor } from "../contract/actor.ts";
import type { Caller, CallerOrganization, CallerUser, Visitor } from "../contract/caller.ts";
import { deletesOthers } from "../platform/rules/permissions.ts";
import type { ApiKeyHolder } from "./sql/api-keys.ts";
import type { Holder } from "./sql/credential-owner.ts";
import type { SessionHolder } from "./sql/sessions.ts";
import { permissionsOfRole } from "../platform/rights.ts";

/** Who calls by key: its creator's rights of now, as far as the scopes reach. */
export function keyCaller(key: ApiKeyHolder, visitor: Visitor): Caller {
  const { permissions, deniedByScopes } = rightsOf(key);
  return {
    ...visitor,
    organization: organizationOf(key),
    user: userOf(key),
    actor: { type: "api_key", id: key.key_id, name: key.key_name, application: null },
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

/** Worked out once for what was read of a key, which the authenticator keeps for a second and many calls. */
const knownRights = new WeakMap<ApiKeyHolder, Rights>();

function rightsOf(key: ApiKeyHolder): Rights {
  let rights = knownRights.get(key);
  if (!rights) {
    const role = [...permissionsOfRole(key.role, key.role_permissions)];
    const scopes = new Set<string>(key.scopes);
    rights = {
      permissions: new Set(role.filter((permission) => scopes.has(permission))),
      deniedByScopes: new Set(role.filter((one) => !scopes.has(one))),
    };
    knownRights.set(key, rights);
  }
  return rights;
}

/** Who calls by session: the person, or the operator as a guest of theirs. */
export function sessionCaller(session: SessionHolder, visitor: Visitor, csrfToken: string): Caller {
  const { support, operator_name } = session;
  const actor: Actor = support
    ? { type: "operator", id: null, name: operator_name ?? "Support", application: null }
    : { type: "user", id: session.user_id, name: personName(session), application: null };
  return {
    ...visitor,
    organization: organizationOf(session),
    user: userOf(session),
    actor,
    credential: { kind: "session", id: session.session_id, csrfToken, support },
    channel: "console",
    permissions: permissionsOfRole(session.role, session.role_permissions),
    deletesOthers: deletesOthers(session.role),
  };
}

/** How a person is called in what is written down. */
export function personName(person: { first_name: string | null; last_name: string | null; email: string }): string {
  const name = [person.first_name, person.last_name].filter((part) => part !== null && part !== "").join(" ");
  return name === "" ? person.email : name;
}

/** The organization of whoever holds a credential. */
export function organizationOf(holder: Holder): CallerOrganization {
  const { plan, default_locale, timezone, currency, default_country, data_region } = holder;
  const defaults = { default_locale, timezone, currency, default_country };
  return { id: holder.org_id, name: holder.org_name, plan, ...defaults, data_region };
}

/** The person who is responsible for what a credential does. */
export function userOf({ user_id, email, first_name, last_name, locale, default_locale, role }: Holder): CallerUser {
  return { id: user_id, email, first_name, last_name, locale: locale ?? default_locale, role };
}
