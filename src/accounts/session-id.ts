import type { Caller } from "../contract/caller.ts";
import { permissionDenied } from "../platform/rules/errors.ts";

/** Returns the id of the caller's session. Throws permission_denied for other credentials. */
export function sessionIdOf({ credential }: Caller): string {
  if (credential.kind !== "session") throw permissionDenied();
  return credential.id;
}
