import type { Schemas } from "../../../generated/services.js";
import { suspendedEvents } from "./rights.ts";
import type { Repositories } from "../../base/store/store.ts";
import type { WebhookRecord } from "./sql/webhooks.ts";

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
