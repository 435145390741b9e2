import type { Authorized, Caller } from "../../base/contract/caller.ts";
import type {
  Schemas,
  WebhooksDeliveriesInput,
  WebhooksDeliveryInput,
  WebhooksRedeliverInput,
} from "../../../generated/services.js";
import { eventPermissions, type WebhookEventName } from "../../../generated/vocabulary.js";
import type { SignedTokens } from "../../base/platform/signed-token.ts";
import type { Page } from "../../base/contract/operation.ts";
import { createChange } from "../../base/records/rules/change.ts";
import { type Check, type CheckedWrite } from "../../base/platform/mistakes.ts";
import { notFound, Problem, unprocessable } from "../../base/platform/rules/errors.ts";
import { type StoredEvent, bodyFor } from "./rules/event.ts";
import type { DeliveryRecord } from "./sql/deliveries.ts";
import type { Repositories, Store } from "../../base/store/store.ts";
import type { WebhookRecord } from "./sql/webhooks.ts";
import { logAction } from "../accounts/audit-log.ts";
import { inFieldOrder } from "../../base/records/rules/field-table.ts";
import { readList } from "../../base/records/record-list.ts";
import { requireRecord, requireFound } from "../../base/records/record-state.ts";
import { shownWebhook, rightsOfAuthority } from "./rights.ts";

/** Dependencies for reading and repeating deliveries. */
export interface DeliveryDeps {
  readonly store: Store;
  readonly signedTokens: SignedTokens;
  readonly clock: () => number;
  readonly newId: () => string;
}

/** Lists the deliveries of a webhook, without attempts. */
export async function listDeliveries(
  { store, signedTokens }: DeliveryDeps,
  { organization: { id: orgId } }: Caller,
  { id, page, page_size, sort, cursor, ...filters }: WebhooksDeliveriesInput,
): Promise<Page<DeliveryRecord>> {
  requireRecord(await store.webhooks.get(orgId, id));
  const identity = { operation: "webhooks.deliveries", orgId, filters: { id, ...filters } };
  const input = { page, page_size, sort, cursor };
  return await readList(signedTokens, identity, input, (request) =>
    store.webhookDeliveries.list(orgId, id, { request, filters }),
  );
}

/** Returns a delivery with its attempts. */
export async function getDelivery(
  { store }: DeliveryDeps,
  { organization: { id: orgId }, permissions }: Caller,
  { id, delivery_id }: WebhooksDeliveryInput,
): Promise<Schemas["AttemptedWebhookDelivery"]> {
  const key = { webhookId: id, id: delivery_id };
  requireRecord(await store.webhooks.get(orgId, id));
  const [delivery, attempts, event, authorities] = await Promise.all([
    store.webhookDeliveries.get(orgId, key),
    store.webhookDeliveries.attempts(orgId, key),
    store.webhookDeliveries.event(orgId, key),
    store.webhooks.authorities(orgId, [id]),
  ]);
  if (!delivery) throw notFound();
  // Responses are redacted if the caller cannot read the event, because receivers may echo it.
  const reads = permissions.has(eventPermissions[delivery.type]);
  const shown = reads ? attempts : attempts.map((one) => ({ ...one, response: null }));
  const rights = new Set([...rightsOfAuthority(authorities.get(id))].filter((right) => permissions.has(right)));
  const payload = event && payloadFor(rights, { ...event, type: delivery.type });
  return inFieldOrder("AttemptedWebhookDelivery", { ...delivery, attempts: shown, payload });
}

/** Returns the body of an event for a reader with these permissions; null if they do not include the event. */
function payloadFor(rights: ReadonlySet<string>, event: StoredEvent & { readonly type: WebhookEventName }) {
  const body = rights.has(eventPermissions[event.type]) ? bodyFor(rights, event) : null;
  return body === null ? null : (JSON.parse(body) as Record<string, unknown>);
}

/** Sends a test event, regardless of the webhook's subscriptions. */
export async function testWebhook(
  { store, newId, clock }: DeliveryDeps,
  caller: Authorized<Caller, "webhooks:write">,
  id: string,
): Promise<DeliveryRecord> {
  const orgId = caller.organization.id;
  return await store.transaction(async (tx) => {
    const webhook = await lockActive(tx, orgId, id);
    const now = { updated_by: caller.actor, updated_at: new Date(clock()).toISOString() };
    const data = await shownWebhook(tx, orgId, webhook);
    const change = createChange("webhook.test", { ...webhook, ...now }, { newId, data });
    await tx.changes.append(orgId, [change]);
    await tx.webhookDeliveries.add(orgId, id, { id: change.id, record_id: id, type: "webhook.test" });
    await logAction(tx, caller, "webhooks.test", { type: "webhook", id });
    return requireFound(await tx.webhookDeliveries.get(orgId, { webhookId: id, id: change.id }));
  });
}

const MAX_AGO_MS = 30 * 24 * 3_600_000;

/** Queues deliveries again; returns how many. */
export async function redeliver(
  { store, clock }: DeliveryDeps,
  caller: Authorized<Caller, "webhooks:write">,
  { id, since, delivery_id }: WebhooksRedeliverInput,
): Promise<Schemas["WebhookRedelivered"]> {
  const orgId = caller.organization.id;
  requireRecent({ clock }, since);
  return await store.transaction(async (tx) => {
    await lockActive(tx, orgId, id);
    const count =
      delivery_id === undefined
        ? await tx.webhookDeliveries.repeatFailed(orgId, id, since ?? "")
        : await redeliverOne(tx, orgId, { webhookId: id, id: delivery_id });
    await logAction(tx, caller, "webhooks.redeliver", { type: "webhook", id });
    return { count };
  });
}

function requireRecent({ clock }: Pick<DeliveryDeps, "clock">, since: string | undefined): void {
  if (since === undefined || Date.parse(since) >= clock() - MAX_AGO_MS) return;
  const limit = new Date(clock() - MAX_AGO_MS).toISOString();
  throw unprocessable([{ path: "/since", code: "minimum", values: { limit } }]);
}

/** The checks of a redelivery. */
export const redeliveryChecks = (
  { store, clock }: Pick<DeliveryDeps, "store" | "clock">,
  write: CheckedWrite,
): Check[] => {
  const { since, delivery_id } = write.values as Partial<WebhooksRedeliverInput>;
  return [
    () => {
      requireRecent({ clock }, since);
    },
    async () => {
      if (delivery_id === undefined) return;
      const key = { webhookId: write.id, id: delivery_id };
      if (!(await store.webhookDeliveries.get(write.caller.organization.id, key))) throw unknownDelivery();
    },
  ];
};

const unknownDelivery = () => unprocessable([{ path: "/delivery_id", code: "reference_not_found" }]);

async function redeliverOne(tx: Repositories, orgId: string, key: { webhookId: string; id: string }): Promise<number> {
  const delivery = await tx.webhookDeliveries.get(orgId, key);
  if (!delivery) throw unknownDelivery();
  // A delivery that is being attempted is already in progress.
  return (await tx.webhookDeliveries.repeat(orgId, key)) ? 1 : 0;
}

/** Throws if the webhook is not active. */
async function lockActive(tx: Repositories, orgId: string, id: string): Promise<WebhookRecord> {
  const webhook = requireRecord(await tx.webhooks.lock(orgId, id));
  if (webhook.status === "active") return webhook;
  const { status } = webhook;
  throw new Problem("state_conflict", [{ path: "/status", code: "webhook_status", values: { status } }]);
}
