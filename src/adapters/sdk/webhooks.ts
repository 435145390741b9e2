import type { WebhookEvents } from "../../../generated/sdk/types.gen.ts";

/** The headers of a webhook request from any framework. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * The event of a delivery; `type` is its name. `id` is the same for all retries: store it to handle each event once.
 * Later versions of the service can send types that are not listed here.
 */
export type WebhookEvent = WebhookEvents[keyof WebhookEvents];

/** The delivery was not sent by the service, is too old, or was modified. */
export class WebhookVerificationError extends Error {
  override readonly name = "WebhookVerificationError";
}

type Key = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

const TOLERANCE_S = 300;
const encoder = new TextEncoder();

/**
 * Verifies a delivery (Standard Webhooks 1.0.0) and returns its event. `body` must be the received bytes, not a
 * re-serialized object. Pass two secrets during a rotation. `tolerance` is in seconds (default 300).
 */
export async function verifyWebhook(
  body: string | Uint8Array,
  headers: WebhookHeaders,
  secrets: string | readonly string[],
  { tolerance = TOLERANCE_S, now = Date.now() }: { readonly tolerance?: number; readonly now?: number } = {},
): Promise<WebhookEvent> {
  const [id, timestamp, signatures] = ["webhook-id", "webhook-timestamp", "webhook-signature"].map((name) =>
    required(headers, name),
  ) as [string, string, string];
  if (!/^\d{1,15}$/.test(timestamp) || Math.abs(now / 1000 - Number(timestamp)) > tolerance) {
    throw new WebhookVerificationError("The timestamp of the delivery is too old or in the future.");
  }
  const content = signedContent(id, timestamp, body);
  for (const secret of typeof secrets === "string" ? [secrets] : secrets) {
    const key = await importKey(secret, "verify");
    for (const signature of signatures.split(" ")) {
      if (await matches(key, signature, content)) return parse(body);
    }
  }
  throw new WebhookVerificationError("No signature matches: the secret is different, or the body was changed.");
}

/** Returns the headers that the service would send with this body, for tests of a receiver. */
export async function signTestWebhook(
  body: string | Uint8Array,
  secret: string,
  { id = `msg_${crypto.randomUUID()}`, now = Date.now() }: { readonly id?: string; readonly now?: number } = {},
): Promise<Record<"webhook-id" | "webhook-timestamp" | "webhook-signature", string>> {
  const timestamp = String(Math.floor(now / 1000));
  const key = await importKey(secret, "sign");
  const signature = await crypto.subtle.sign("HMAC", key, signedContent(id, timestamp, body));
  const text = btoa(String.fromCharCode(...new Uint8Array(signature)));
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${text}` };
}

function required(headers: WebhookHeaders, name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : valueIn(headers, name);
  if (typeof value !== "string" || value === "") throw new WebhookVerificationError(`The header ${name} is missing.`);
  return value;
}

function valueIn(headers: Exclude<WebhookHeaders, Headers>, name: string): unknown {
  return Object.entries(headers).find(([given]) => given.toLowerCase() === name)?.[1];
}

/** id.timestamp.body */
function signedContent(id: string, timestamp: string, body: string | Uint8Array): Uint8Array<ArrayBuffer> {
  const head = encoder.encode(`${id}.${timestamp}.`);
  const rest = typeof body === "string" ? encoder.encode(body) : body;
  const content = new Uint8Array(head.length + rest.length);
  content.set(head);
  content.set(rest, head.length);
  return content;
}

async function importKey(secret: string, use: "sign" | "verify"): Promise<Key> {
  const raw = bytesOf(secret.replace(/^whsec_/, ""));
  if (raw === null || raw.length === 0) throw new TypeError("The webhook secret must be whsec_ followed by base64.");
  return await crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, [use]);
}

/** WebCrypto compares in constant time. */
async function matches(key: Key, signature: string, content: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const [version, text = ""] = signature.split(",");
  const given = version === "v1" ? bytesOf(text) : null;
  return given !== null && (await crypto.subtle.verify("HMAC", key, given, content));
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

function parse(body: string | Uint8Array): WebhookEvent {
  return JSON.parse(typeof body === "string" ? body : new TextDecoder().decode(body)) as WebhookEvent;
}
