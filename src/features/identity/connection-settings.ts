import { requireOwnPermissions } from "../accounts/role-assignment.ts";
import type { Caller } from "../../base/contract/caller.ts";
import type { Egress } from "../../base/net/egress.ts";
import { unprocessable } from "../../base/platform/rules/errors.ts";
import { builtInPermissions } from "../../base/platform/rules/permissions.ts";

/** The settings that decide which provider is asked, and therefore who it can sign in. */
const CONNECTION = ["issuer", "client_id", "client_secret"];

/** Returns whether a change concerns the connection to the provider. */
export function changesConnection(changes: object): boolean {
  return CONNECTION.some((name) => name in changes);
}

/**
 * Throws unless the caller has all permissions of an administrator: the provider can sign in every member except owners,
 * so the person who chooses it could act as any of them.
 */
export function requireConnectionRights(caller: Caller): void {
  requireOwnPermissions(caller, "/issuer", builtInPermissions("admin"));
}

/** Throws unless the issuer is a plain URL (OpenID Connect Discovery §3) that the service may call. */
export async function requireIssuer({ check }: Egress, issuer: string | undefined): Promise<void> {
  if (issuer === undefined) return;
  const wrong = await check(issuer, "/issuer");
  if (wrong) throw unprocessable([wrong]);
  if (/[?#]|\/\.well-known\//.test(issuer)) throw unprocessable([{ path: "/issuer", code: "url_plain" }]);
}
