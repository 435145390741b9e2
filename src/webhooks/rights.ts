import { eventPermissions, type EventType, type Permission } from "../../generated/vocabulary.js";
import { kindsOf } from "../records/rules/webhook-subscriptions.ts";
import type { WebhookAuthority } from "../records/sql/webhook-authorities.ts";
import { permissionsOfRole } from "../platform/rights.ts";

/** Why a webhook is not told of a kind of event that it wants to be told of. */
export type SuspensionReason = "user_suspended" | "key_revoked" | "key_expired" | "plan_required" | "permission_lost";

/** A kind of event of which a webhook is not told now. */
export interface SuspendedEvents {
  readonly type: EventType;
  readonly required: Permission;
  readonly reason: SuspensionReason;
}

/** What whoever set a webhook up may do now: role ∩ scopes of the key; nothing where they would not be let in. */
export function rightsOfAuthority(authority: WebhookAuthority | undefined): ReadonlySet<string> {
  if (authority === undefined || reasonWithout(authority) !== "permission_lost") return new Set();
  const role = permissionsOfRole(authority.role, authority.role_permissions);
  const { key_scopes: scopes } = authority;
  return scopes === null ? role : new Set(scopes.filter((scope) => role.has(scope)));
}

/** The kinds of events that a webhook wants to be told of and is not, since its authority lost the right to read them. */
export function suspendedEvents(events: readonly string[], authority: WebhookAuthority): SuspendedEvents[] {
  const permissions = rightsOfAuthority(authority);
  const reason = reasonWithout(authority);
  return kindsOf(events)
    .map((type) => ({ type, required: eventPermissions[type], reason }))
    .filter(({ required }) => !permissions.has(required));
}

function reasonWithout({ active, plan, key_scopes, key_revoked, key_expired }: WebhookAuthority): SuspensionReason {
  if (!active) return "user_suspended";
  if (key_scopes === null) return "permission_lost";
  if (key_revoked) return "key_revoked";
  if (key_expired) return "key_expired";
  return plan === "free" ? "plan_required" : "permission_lost";
}
