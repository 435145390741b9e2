import type { UserRecord } from "../accounts/sql/users.ts";
import type { Caller } from "../../base/contract/caller.ts";
import { permissionDenied, referenceNotFound } from "../../base/platform/rules/errors.ts";
import type { Repositories } from "../../base/store/store.ts";

const MANAGERS: ReadonlySet<string> = new Set(["owner", "admin", "manager"]);

/**
 * Throws `permission_denied` unless the caller owns this calendar or manages others. Built-in managers are recognized
 * by role, so that their API keys qualify too; custom roles need `members:manage`.
 */
export function requireOwnCalendar(caller: Caller, userId: string): void {
  const { user, permissions } = caller;
  if (userId === user.id || MANAGERS.has(user.role) || permissions.has("members:manage")) return;
  throw permissionDenied();
}

/** Returns the user whose calendar it is; throws `unprocessable` if the organization does not have this user. */
export async function requireUser(
  { users }: Pick<Repositories, "users">,
  { organization }: Caller,
  userId: string,
): Promise<UserRecord> {
  const user = await users.get(organization.id, userId);
  if (user === null) throw referenceNotFound("/user_id");
  return user;
}
