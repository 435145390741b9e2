import type { Binding, Encryption } from "../../base/platform/encryption.ts";
import { newWebhookSecret, signWebhook } from "./signature.ts";
import type { DueDelivery } from "../../base/records/sql/webhook-dispatch.ts";

/** Creates a secret, to be shown once, and its encrypted form, which is stored because signing needs the plain text. */
export function issueSecret(
  encryption: Encryption,
  webhookId: string,
): { readonly secret: string; readonly encrypted: string } {
  const secret = newWebhookSecret();
  return { secret, encrypted: encryption.encrypt(secret, binding(webhookId)) };
}

/** Signs a delivery with the webhook's secret, and with the previous one while it is valid. */
export function signDelivery(
  encryption: Encryption,
  { id, webhook_id, secret, previous_secret }: DueDelivery,
  { timestamp, body }: { readonly timestamp: number; readonly body: string },
): string | null {
  const encrypted = previous_secret === null ? [secret] : [secret, previous_secret];
  const secrets = encrypted
    .map((text) => encryption.decrypt(text, binding(webhook_id)))
    .filter((text) => text !== null);
  return secrets.length === 0 ? null : signWebhook({ id, timestamp, body }, secrets);
}

const binding = (webhookId: string): Binding => `webhooks.secret:${webhookId}`;
