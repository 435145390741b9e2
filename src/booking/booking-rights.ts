import type { Caller } from "../contract/caller.ts";
import { permissionDenied } from "../platform/rules/errors.ts";

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
