import { unicodeAddress } from "../../base/platform/rules/unicode-address.ts";
import { managesAccess } from "../../base/platform/rules/permissions.ts";
import { personName } from "./callers.ts";
import type { Repositories } from "../../base/store/store.ts";
import { type AccountEmailDeps, queueAccountEmail } from "./account-emails.ts";
import type { UserRecord } from "./sql/users.ts";
import type { AccountEmailContent } from "./texts/account-email-contents.ts";

/** An organization as its messages name it. */
interface NamedOrganization {
  readonly id: string;
  readonly name: string;
}

/** Sends all active owners of an organization an e-mail in their language, in the transaction of the change. */
export async function notifyOwners(
  deps: AccountEmailDeps,
  tx: Repositories,
  orgId: string,
  content: AccountEmailContent,
): Promise<void> {
  for (const { email, locale } of await tx.users.owners(orgId)) {
    await queueAccountEmail(tx, deps, orgId, { to: email, locale, content });
  }
}

/** Members who got rights. */
export interface NewRights {
  readonly organization: NamedOrganization;
  /** The name of the person who gave the rights; null if the identity provider did. */
  readonly by: string | null;
  readonly role: { readonly name: string; readonly permissions: Iterable<string> };
  readonly members: readonly Pick<UserRecord, "email" | "first_name" | "last_name">[];
}

/** More names would make the e-mail unreadable. */
const MAX_NAMES = 20;

/** Notifies the owners of new administrators; nothing if the role does not manage access, or nobody got it. */
export async function reportAdministrators(
  deps: AccountEmailDeps,
  tx: Repositories,
  { organization, by, role, members }: NewRights,
): Promise<void> {
  if (members.length === 0 || !managesAccess(role.permissions)) return;
  const named = members.slice(0, MAX_NAMES).map((member) => `${personName(member)} (${unicodeAddress(member.email)})`);
  const content = { kind: "administrator_added", organization: organization.name, by, role: role.name } as const;
  const more = members.length - named.length;
  await notifyOwners(deps, tx, organization.id, { ...content, members: named, more });
}
