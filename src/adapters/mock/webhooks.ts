import { createEgress } from "../../base/net/egress.ts";
import { webhookBody } from "../../features/webhooks/rules/event.ts";
import { signWebhook } from "../../features/webhooks/secrets.ts";
import type { Contract } from "./contract.ts";
import { eventOf } from "./effects.ts";
import type { MockChange } from "./services.ts";

/** The receiver of the events, and the facts that they need. */
interface MockWebhooksDeps {
  readonly url: string;
  readonly secret: string;
  readonly contract: Contract;
  readonly newId: () => string;
  readonly clock: () => number;
  readonly onError: (message: string) => void;
}

/** The developer chooses the address of the receiver, so it can be on this machine or its network. */
const ANY_NETWORK = ["0.0.0.0/0", "::/0"];

/** Sends an event for each change that has one, in order and signed like those of the service; nothing is retried. */
export function createMockWebhooks(deps: MockWebhooksDeps): { send(change: MockChange): void; close(): Promise<void> } {
  const egress = createEgress({ allowHttp: true, allowedSubnets: ANY_NETWORK });
  let queue = Promise.resolve();
  const deliver = async ({ id, body }: { id: string; body: string }): Promise<void> => {
    const timestamp = Math.floor(Date.now() / 1_000);
    const headers = {
      "content-type": "application/json",
      "user-agent": "CRM-Webhooks/1",
      "webhook-id": id,
      "webhook-timestamp": String(timestamp),
      "webhook-signature": signWebhook({ id, timestamp, body }, [deps.secret]),
    };
    try {
      const { status } = await egress.fetch(deps.url, { method: "POST", headers, body });
      if (status < 200 || status > 299) deps.onError(`${deps.url} answered an event with ${status}.`);
    } catch (error) {
      deps.onError(`An event could not be sent to ${deps.url}: ${error instanceof Error ? error.message : "unknown"}.`);
    }
  };
  return {
    send(change) {
      const event = messageOf(change, deps);
      if (event !== null) queue = queue.then(() => deliver(event));
    },
    close: () => queue,
  };
}

function messageOf(
  { operation, record }: MockChange,
  { contract, newId, clock }: MockWebhooksDeps,
): { readonly id: string; readonly body: string } | null {
  const type = eventOf(operation, record);
  const example = type === null ? null : contract.event(type);
  if (type === null || example === null) return null;
  const { organization_id, actor } = example;
  const head = { id: newId(), type, occurred_at: new Date(clock()).toISOString(), organization_id, actor };
  const body = webhookBody({ ...head, data: record, changes: null });
  return body === null ? null : { id: head.id, body };
}
