import type { CrmError } from "./errors.ts";

const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_S = 60;
/** Up to a quarter more, so that clients that were rejected at the same time do not retry at the same time. */
const JITTER = 0.25;

/**
 * Returns the milliseconds before the next attempt, or null if it would not help or could repeat an effect. `attempt`
 * counts from 0. `Retry-After` is a lower bound; beyond a minute the caller decides.
 */
export function waitMs(
  { status, code, retryAfter = 0 }: CrmError,
  repeatable: boolean,
  attempt: number,
): number | null {
  // The service reports that the call had no effect.
  const noEffect = status === 429 || status === 503 || code === "idempotency_in_progress";
  const noResponse = status === undefined || status === 408 || status >= 500;
  if ((!noEffect && !(noResponse && repeatable)) || retryAfter > MAX_WAIT_S) return null;
  return Math.max(FIRST_WAIT_MS * 2 ** attempt * (1 + JITTER * Math.random()), retryAfter * 1_000);
}

/**
 * Returns whether repeating a request is safe. With `If-Match` it is not: after a lost response the version has
 * changed.
 */
export function isRepeatable(method: string, headers: Headers): boolean {
  return method === "GET" || headers.has("Idempotency-Key") || (method === "PUT" && !headers.has("If-Match"));
}

/** Waits; throws the reason of the signal as soon as it is aborted. */
export async function sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    if (signal?.aborted === true) stop();
    else signal?.addEventListener("abort", stop, { once: true });
  });
}
