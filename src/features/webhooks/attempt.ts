import { permissionOfEvent } from "../../base/records/rules/webhook-subscriptions.ts";
import { bodyFor } from "./rules/event.ts";
import { pauseAfter, readRetryAfter, retryDelay } from "./rules/retries.ts";
import type { GuardedFetch } from "../../base/net/egress.ts";
import { EgressError, type EgressReason } from "../../base/net/egress-error.ts";
import type { AttemptOutcome, DueDelivery } from "../../base/records/sql/webhook-dispatch.ts";
import type { AttemptError } from "../../base/records/sql/webhook-deliveries.ts";

/** The dependencies of an attempt. */
export interface AttemptDeps {
  readonly fetch: GuardedFetch;
  readonly clock: () => number;
  /** Returns the value of `webhook-signature`; null if the webhook's secret cannot be decrypted. */
  readonly sign: (
    delivery: DueDelivery,
    signed: { readonly timestamp: number; readonly body: string },
  ) => string | null;
  /** Returns the current permissions of the webhook's authority. */
  readonly rightsOf: (delivery: DueDelivery) => ReadonlySet<string>;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly signal: AbortSignal;
}

/** The response to an attempt. */
interface AttemptResponse {
  readonly status: number | null;
  readonly error: AttemptError | null;
  readonly response: string | null;
  /** Milliseconds from the Retry-After header. */
  readonly retryAfter: number | null;
}

const TIMEOUT_MS = 15_000;
const KEPT_BYTES = 4_096;
const MAX_BYTES = 64 * 1_024;

/** Sends one event once and returns the outcome. Rejects only if it is aborted. */
export async function attempt(deps: AttemptDeps, delivery: DueDelivery): Promise<AttemptOutcome> {
  const { clock, random } = deps;
  const began = clock();
  const started = performance.now();
  const { retryAfter, ...result } = await sendAttempt(deps, delivery, began);
  const { org_id, webhook_id, id, lease, number } = delivery;
  const failed = result.error !== null;
  const final = result.status === 410 || result.error === "event" || result.error === "permission";
  return {
    org_id,
    webhook_id,
    id,
    lease,
    ...result,
    at: new Date(began).toISOString(),
    duration_ms: Math.round(performance.now() - started),
    wait: failed && !final ? retryDelay({ number, retryAfter, random: random() }) : null,
    pause: failed ? pauseAfter(result.status, retryAfter) : 0,
  };
}

async function sendAttempt(deps: AttemptDeps, delivery: DueDelivery, now: number): Promise<AttemptResponse> {
  const rights = deps.rightsOf(delivery);
  if (!rights.has(permissionOfEvent(delivery.type))) return noResponse("permission");
  const body = bodyFor(rights, delivery);
  const timestamp = Math.floor(now / 1_000);
  const signature = body === null ? null : deps.sign(delivery, { timestamp, body });
  if (body === null || signature === null) return noResponse("event");
  const headers = {
    "content-type": "application/json",
    "user-agent": "CRM-Webhooks/1",
    "webhook-id": delivery.id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": signature,
  };
  try {
    const request = { method: "POST", headers, body, maxBytes: MAX_BYTES, timeout: TIMEOUT_MS } as const;
    const {
      status,
      body: response,
      complete,
      headers: responseHeaders,
    } = await deps.fetch(delivery.url, {
      ...request,
      signal: deps.signal,
    });
    return {
      status,
      error: complete ? errorOf(status) : "too_large",
      response: textOf(response),
      retryAfter: readRetryAfter(responseHeaders["retry-after"], deps.clock()),
    };
  } catch (error) {
    deps.signal.throwIfAborted();
    return noResponse(error instanceof EgressError ? REASONS[error.reason] : "connection");
  }
}

const noResponse = (error: AttemptError): AttemptResponse => ({
  status: null,
  error,
  response: null,
  retryAfter: null,
});

function errorOf(status: number): AttemptError | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? "redirect" : "status";
}

const REASONS: Readonly<Record<EgressReason, AttemptError>> = {
  url: "refused",
  scheme: "refused",
  credentials: "refused",
  port: "refused",
  not_public: "refused",
  unknown_host: "connection",
  connection: "connection",
  certificate: "tls",
  timeout: "timeout",
};

/** Returns the start of the response as text that can be stored: PostgreSQL does not accept U+0000. */
function textOf(bytes: Buffer): string | null {
  const text = bytes.subarray(0, KEPT_BYTES).toString("utf8").replaceAll("\0", "\ufffd").slice(0, KEPT_BYTES);
  return text === "" ? null : text;
}
