import { eventPermissions, type WebhookEventName, type Permission } from "../../../generated/vocabulary.js";
import { kindsOf } from "../../base/records/rules/webhook-subscriptions.ts";
import type { WebhookAuthority, WebhookRecord } from "./sql/webhooks.ts";
import { permissionsOfRole } from "../../base/platform/rights.ts";
import type { Schemas } from "../../../generated/services.js";
import type { Repositories } from "../../base/store/store.ts";

/** The reason why events of a subscribed type are not sent. */
type SuspensionReason = "user_suspended" | "key_revoked" | "key_expired" | "plan_required" | "permission_lost";

/** A type of events that is subscribed but not sent. */
interface SuspendedEvents {
  readonly type: WebhookEventName;
  readonly required: Permission;
  readonly reason: SuspensionReason;
}

/**
 * Returns the current permissions of a webhook's authority: role ∩ scopes of the key; none if the user or key is no
 * longer valid.
 */
export function rightsOfAuthority(authority: WebhookAuthority | undefined): ReadonlySet<string> {
  if (authority === undefined || suspensionReason(authority) !== "permission_lost") return new Set();
  const role = permissionsOfRole(authority.role, authority.role_permissions);
  const { key_scopes: scopes } = authority;
  return scopes === null ? role : new Set(scopes.filter((scope) => role.has(scope)));
}

/** Returns the subscribed types that are not sent, because the authority can no longer read them. */
export function suspendedEvents(events: readonly string[], authority: WebhookAuthority): SuspendedEvents[] {
  const permissions = rightsOfAuthority(authority);
  const reason = suspensionReason(authority);
  return kindsOf(events)
    .map((type) => ({ type, required: eventPermissions[type], reason }))
    .filter(({ required }) => !permissions.has(required));
}

function suspensionReason({ active, plan, key_scopes, key_revoked, key_expired }: WebhookAuthority): SuspensionReason {
  if (!active) return "user_suspended";
  if (key_scopes === null) return "permission_lost";
  if (key_revoked) return "key_revoked";
  if (key_expired) return "key_expired";
  return plan === "free" ? "plan_required" : "permission_lost";
}

type WebhookRepositories = Pick<Repositories, "webhooks">;

/** Returns a webhook as shown in the API, with its suspended events. */
export async function shownWebhook(
  repositories: WebhookRepositories,
  orgId: string,
  record: WebhookRecord,
): Promise<Schemas["Webhook"]> {
  const [shown] = await shownWebhooks(repositories, orgId, [record]);
  if (!shown) throw new TypeError("Expected one webhook.");
  return shown;
}

/** Like `shownWebhook`, for several webhooks. */
export async function shownWebhooks(
  { webhooks }: WebhookRepositories,
  orgId: string,
  records: readonly WebhookRecord[],
): Promise<Schemas["Webhook"][]> {
  const ids = records.map(({ id }) => id);
  const authorities = await webhooks.authorities(orgId, ids);
  return records.map((record) => {
    const authority = authorities.get(record.id);
    return { ...record, events_suspended: authority ? suspendedEvents(record.events, authority) : [] };
  });
}
