import { createHmac, createSecretKey, type KeyObject, randomBytes } from "node:crypto";

const PREFIX = "whsec_";

/** Creates a secret: `whsec_` and 32 random bytes in base64 (Standard Webhooks 1.0.0). */
export const newWebhookSecret = (): string => PREFIX + randomBytes(32).toString("base64");

/** The signed content: the event's id, the seconds since 1970 and the exact bytes of the body. */
export interface SignedContent {
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
