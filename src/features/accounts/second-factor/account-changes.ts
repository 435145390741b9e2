import type { Caller, Visitor } from "../../../base/contract/caller.ts";
import { requireRecord } from "../../../base/records/record-state.ts";
import type { Repositories } from "../../../base/store/store.ts";
import { type AccountEmailDeps, queueAccountEmail } from "../account-emails.ts";
import { logAction, visitorEntry } from "../audit-log/entries.ts";
import { personName } from "../callers.ts";
import type { AccountEmailContent } from "../texts/account-email-contents.ts";
import type { UserRecord } from "../sql/users.ts";
import type { CodeOwner } from "./codes.ts";

/** A change of the caller's sign-in methods. */
export interface MethodChange {
  /** The operation: `group.verb`. */
  readonly action: string;
  readonly content: AccountEmailContent;
}

/** Records a change of the caller's own sign-in methods in the audit log and reports it by e-mail. */
export async function reportChange(
  deps: AccountEmailDeps,
  tx: Repositories,
  caller: Caller,
  { action, content }: MethodChange,
): Promise<void> {
  const { organization, user } = caller;
  await logAction(tx, caller, action, { type: "member", id: user.id });
  await queueAccountEmail(tx, deps, organization.id, { to: user.email, locale: user.locale, content });
}

/** Records the use of a recovery code and reports it by e-mail: it may have been stolen. */
export async function reportRecoveryCode(
  deps: AccountEmailDeps,
  tx: Repositories,
  { orgId, userId, visitor }: CodeOwner & { readonly visitor: Visitor },
): Promise<void> {
  const user = requireRecord(await tx.users.get(orgId, userId));
  const actor = { id: userId, name: personName(user), type: "user", application: null } as const;
  const record = { type: "member", id: userId };
  await tx.auditLog.append(orgId, visitorEntry(visitor, actor, { action: "signInMethods.useRecoveryCode", record }));
  const left = (await tx.secondFactors.of(orgId, userId))?.recovery_codes_left ?? 0;
  await notifyUser(deps, tx, { orgId, user, content: { kind: "recovery_code_used", left } });
}

/** Sends a user an e-mail about their account in their language. */
export async function notifyUser(
  deps: AccountEmailDeps,
  tx: Repositories,
  {
    orgId,
    user,
    content,
  }: { readonly orgId: string; readonly user: UserRecord; readonly content: AccountEmailContent },
): Promise<void> {
  const organization = requireRecord(await tx.organizations.get(orgId));
  const locale = user.locale ?? organization.default_locale;
  await queueAccountEmail(tx, deps, orgId, { to: user.email, locale, content });
}
