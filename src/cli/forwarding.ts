import { InvalidArgumentError } from "commander";
import { signWebhook } from "../features/webhooks/secrets.ts";
import { createEgress, EgressError } from "../base/net/egress.ts";

/** An event in the form of a webhook request. */
export interface ForwardedEvent {
  readonly id: string;
  readonly body: string;
}

/** This machine and its local networks: the user of the command chooses the address. */
const LOCAL_NETWORKS = ["127.0.0.0/8", "::1/128", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"];

const egress = createEgress({ allowHttp: true, allowedSubnets: LOCAL_NETWORKS });

/** Sends an event like the service would. Returns the response status, or the reason why there is none. */
export async function forward(url: string, secret: string, { id, body }: ForwardedEvent): Promise<number | string> {
  const timestamp = Math.floor(Date.now() / 1_000);
  const headers = {
    "content-type": "application/json",
    "user-agent": "CRM-Webhooks/1",
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": signWebhook({ id, timestamp, body }, [secret]),
  };
  try {
    return (await egress.fetch(url, { method: "POST", headers, body })).status;
  } catch (error) {
    return error instanceof EgressError ? error.reason : "connection";
  }
}

/** Parses a webhook secret. */
export function readSecret(text: string): string {
  if (/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/.test(text)) return text;
  throw new InvalidArgumentError("Must be a webhook secret (whsec_ and base64); omit it to generate one.");
}

/** Parses the address of the receiver. */
export function readTarget(text: string): string {
  if (URL.canParse(text) && /^https?:/.test(text)) return text;
  throw new InvalidArgumentError("Must be a URL, such as http://localhost:3000/hook.");
}
