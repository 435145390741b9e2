import type { Binding, Encryption } from "../../base/platform/encryption.ts";
import type { DueDelivery } from "./sql/dispatch.ts";
import { createHmac, createSecretKey, type KeyObject, randomBytes } from "node:crypto";

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

const PREFIX = "whsec_";

/** Creates a secret: `whsec_` and 32 random bytes in base64 (Standard Webhooks 1.0.0). */
export const newWebhookSecret = (): string => PREFIX + randomBytes(32).toString("base64");

/** The signed content: the event's id, the seconds since 1970 and the exact bytes of the body. */
interface SignedContent {
  readonly id: string;
  readonly timestamp: number;
  readonly body: string;
}

/** Returns the value of `webhook-signature`: one signature per secret. */
export function signWebhook({ id, timestamp, body }: SignedContent, secrets: readonly string[]): string {
  const content = `${id}.${String(timestamp)}.${body}`;
  return secrets
    .map((secret) => `v1,${createHmac("sha256", keyOf(secret)).update(content).digest("base64")}`)
    .join(" ");
}

const keyOf = (secret: string): KeyObject => createSecretKey(Buffer.from(secret.slice(PREFIX.length), "base64"));
