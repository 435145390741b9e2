import { newId } from "../base/platform/ids.ts";
import { personName } from "../features/accounts/callers.ts";
import type { Caller } from "../base/contract/caller.ts";
import { builtInPermissions } from "../base/platform/rules/permissions.ts";
import type { OrganizationRecord } from "../features/accounts/sql/organizations.ts";
import type { Store } from "../base/store/store.ts";
import { peopleOf } from "./organization-choice.ts";
import { CommandError } from "../server/outcome.ts";

/** Returns the caller for a command that acts on behalf of a user: the user with the address, by default an owner. */
export async function commandCaller(
  store: Store,
  organization: OrganizationRecord,
  email: string | undefined,
): Promise<Caller> {
  const [first] = await peopleOf(store, organization);
  const user =
    email === undefined ? await store.users.get(organization.id, first) : await byEmail(store, organization, email);
  if (!user) throw new CommandError("refused", `No user in ${organization.slug} has the address ${email ?? ""}.`);
  const { id, role, first_name, last_name } = user;
  const locale = user.locale ?? organization.default_locale;
  return {
    address: "127.0.0.1",
    userAgent: "crm",
    requestId: newId(),
    locale,
    organization,
    user: { id, email: user.email, first_name, last_name, locale, role },
    actor: { id, name: personName(user), type: "user", application: "crm" },
    credential: { kind: "system" },
    channel: "system",
    permissions: builtInPermissions("owner"),
    deletesOthers: true,
  };
}

async function byEmail({ users }: Store, { id }: OrganizationRecord, email: string) {
  const found = await users.login(email.toLowerCase());
  return found?.org_id === id ? await users.get(id, found.id) : null;
}
