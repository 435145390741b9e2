import type { Caller } from "../../base/contract/caller.ts";
import { permissionDenied } from "../../base/platform/rules/errors.ts";

/** Returns the id of the caller's session. Throws permission_denied for other credentials. */
export function sessionIdOf({ credential }: Caller): string {
  if (credential.kind !== "session") throw permissionDenied();
  return credential.id;
}
