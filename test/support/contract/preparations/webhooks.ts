import { until } from "../../queue.ts";
import type { World } from "../../world.ts";
import { canaryOf, needing, withId, nothing, withBody, type Preparations } from "./preparation.ts";

/** No server listens at this URL, and the event is rare. */
const webhookBody = (world: World): object => ({
  url: `https://127.0.0.2:8443/${canaryOf(world)}/${world.next()}`,
  events: ["campaign.sent"],
});
const webhook = async (world: World): Promise<string> => {
  // Deletes webhooks, because an organization can have at most twenty.
  for (const { id } of (await world.owner.get("/v1/webhooks?page_size=100")).list("data").slice(10)) {
    await world.owner.delete(`/v1/webhooks/${String(id)}`);
  }
  return (await world.owner.post("/v1/webhooks", webhookBody(world))).string("data.id");
};
const delivery = async (world: World): Promise<{ id: string; delivery_id: string }> => {
  const id = await webhook(world);
  const delivery_id = (await world.owner.post(`/v1/webhooks/${id}/test`)).string("data.id");
  const path = `/v1/webhooks/${id}/deliveries/${delivery_id}`;
  await until(async () => (await world.owner.get(path)).at("data.attempt_count") === 1, "an attempt");
  return { id, delivery_id };
};

/** Prepared requests for webhooks. */
export const webhooks: Preparations = {
  "webhooks.list": nothing,
  "webhooks.create": needing(["campaigns:read"], withBody(webhookBody)),
  "webhooks.get": withId(webhook),
  "webhooks.update": withId(webhook, { description: "Another one" }),
  "webhooks.delete": withId(webhook),
  "webhooks.rotateSecret": withId(webhook),
  "webhooks.test": withId(webhook),
  "webhooks.redeliver": async (world) => {
    const { id, delivery_id } = await delivery(world);
    return { parameters: { id }, body: { delivery_id } };
  },
  "webhooks.deliveries": withId(webhook),
  "webhooks.delivery": async (world) => ({ parameters: await delivery(world) }),
};
