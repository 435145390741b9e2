import type { Caller } from "../contract/caller.ts";
import { permissionDenied } from "../platform/rules/errors.ts";

const MANAGERS: ReadonlySet<string> = new Set(["owner", "admin", "manager"]);

/**
 * Refuses whoever would change somebody else's schedules, event types or busy times without being a manager: built-in
 * ones by their role, so that their keys are too; others by the right to manage members.
 */
export function requireOwnCalendar(caller: Caller, userId: string): void {
  const { user, permissions } = caller;
  if (userId === user.id || MANAGERS.has(user.role) || permissions.has("members:manage")) return;
  throw permissionDenied();
}
