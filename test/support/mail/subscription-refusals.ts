import { operationOf } from "../contract/document.ts";
import { prepare } from "../contract/prepare.ts";
import { type Refusal, twisted, UNKNOWN_ID } from "../contract/refusal.ts";
import { sendPrepared } from "../contract/requests.ts";

/** Ways to get a 422 from operations on subscriptions. */
export const subscriptionImpossibilities: Readonly<Record<string, Refusal>> = {
  "subscriptions.get": async (tenant) => {
    const prepared = await prepare("subscriptions.get", tenant);
    const query = { email: "somebody@else.example" };
    return await sendPrepared(operationOf("subscriptions.get"), { ...prepared, query });
  },
  "subscriptions.update": (tenant) =>
    twisted("subscriptions.update", tenant, { topics: [{ topic_id: UNKNOWN_ID, status: "subscribed" }] }),
  "preferences.update": (tenant) =>
    twisted("preferences.update", tenant, { topics: [{ id: UNKNOWN_ID, subscribed: true }] }),
};
