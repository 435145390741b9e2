import { until } from "../../queue.ts";
import type { Tenant } from "../../tenant.ts";
import { canaryOf, needing, withId, withBody, type Preparations } from "./preparation.ts";

/** No server listens at this URL, and the event is rare. */
const webhookBody = (tenant: Tenant): object => ({
  url: `https://127.0.0.2:8443/${canaryOf(tenant)}/${tenant.next()}`,
  events: ["campaign.sent"],
});
const webhook = async (tenant: Tenant): Promise<string> => {
  // Deletes webhooks, because an organization can have at most twenty.
  for (const { id } of (await tenant.owner.get("/v1/webhooks?page_size=100")).list("data").slice(10)) {
    await tenant.owner.delete(`/v1/webhooks/${String(id)}`);
  }
  return (await tenant.owner.post("/v1/webhooks", webhookBody(tenant))).string("data.id");
};
const delivery = async (tenant: Tenant): Promise<{ id: string; delivery_id: string }> => {
  const id = await webhook(tenant);
  const delivery_id = (await tenant.owner.post(`/v1/webhooks/${id}/test`)).string("data.id");
  const path = `/v1/webhooks/${id}/deliveries/${delivery_id}`;
  await until(async () => (await tenant.owner.get(path)).at("data.attempt_count") === 1, "an attempt");
  return { id, delivery_id };
};

/** Prepared requests for webhooks. */
export const webhooks: Preparations = {
  "webhooks.create": needing(["campaigns:read"], withBody(webhookBody)),
  "webhooks.get": withId(webhook),
  "webhooks.update": withId(webhook, { description: "Another one" }),
  "webhooks.redeliver": async (tenant) => {
    const { id, delivery_id } = await delivery(tenant);
    return { parameters: { id }, body: { delivery_id } };
  },
  "webhooks.delivery": async (tenant) => ({ parameters: await delivery(tenant) }),
};
