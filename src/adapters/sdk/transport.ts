import { isBrowser, type Target } from "./environment.ts";
import { CrmError, errorOf, ConnectionError, TimeoutError } from "./errors.ts";
import type { CrmOptions, UploadBody } from "./options.ts";
import type { Answer, Outgoing } from "./outgoing.ts";
import { version } from "../../../generated/sdk/version.ts";

/** Creates the function that sends requests: credentials, retries, hooks, and an error class per status. */
export function transport(target: Target, options: CrmOptions): (request: Outgoing) => Promise<Answer> {
  return async (request) => {
    const { timeoutMs = 30_000, maxRetries = 3 } = { ...options, ...given(request.options) };
    const headers = headersOf(request, options);
    const url = target.baseUrl + request.url;
    let rejected: string | undefined;
    let renewed = false;
    for (let number = 1; ; number += 1) {
      const sent = new Headers(headers);
      await options.onRequest?.({ method: request.method, url, headers: sent, attempt: number });
      const token = await authenticate(sent, target, rejected);
      const tried: Attempt = { request, url, headers: sent, number, timeoutMs };
      const started = performance.now();
      const outcome = await attempt(tried, options.fetch);
      if (!(outcome instanceof Error)) await report(outcome.response, { tried, started, options });
      if (!(outcome instanceof Error) && outcome.response.ok) return outcome;
      const error = outcome instanceof Error ? outcome : errorOf(outcome.response, outcome.text ?? "");
      // A token can expire between two calls; a second rejection is final.
      const expired = error.status === 401 && typeof target.token === "function" && request.once !== true;
      rejected = expired && !renewed ? token : undefined;
      renewed ||= expired;
      if (rejected === undefined) await beforeRetry(error, tried, { maxRetries, options });
    }
  };
}

interface Reported {
  readonly tried: Attempt;
  readonly started: number;
  readonly options: CrmOptions;
}

/** Calls the logger and the hook. Their errors are not those of the connection, so they are not retried. */
async function report(response: Response, { tried, started, options }: Reported): Promise<void> {
  const { request, url, number } = tried;
  const { method, route } = request;
  const { status, headers } = response;
  const durationMs = Math.round(performance.now() - started);
  const requestId = headers.get("X-Request-Id");
  options.logger?.debug(`crm: ${method} ${route} ${status} in ${durationMs} ms, request ${requestId ?? "without id"}`);
  await options.onResponse?.({ method, url, status, headers, requestId, attempt: number, durationMs });
}

interface RetryLimit {
  readonly maxRetries: number;
  readonly options: CrmOptions;
}

/** Waits before the next attempt; throws the error if there is none. */
async function beforeRetry(error: CrmError, tried: Attempt, { maxRetries, options }: RetryLimit): Promise<void> {
  const { request, headers, number } = tried;
  const wait = request.once === true ? null : waitMs(error, isRepeatable(request.method, headers), number - 1);
  if (number > maxRetries || wait === null) throw error;
  options.logger?.warn(
    `crm: ${request.method} ${request.route} failed (${error.name}), retry in ${Math.round(wait)} ms`,
  );
  await sleep(wait, request.options.signal);
}

/** Options with the value undefined do not override those of the client. */
function given({ timeoutMs, maxRetries }: Outgoing["options"]): { timeoutMs?: number; maxRetries?: number } {
  return { ...(timeoutMs === undefined ? {} : { timeoutMs }), ...(maxRetries === undefined ? {} : { maxRetries }) };
}

/** All headers except the credentials. The key of a POST is the same in all attempts. */
function headersOf({ method, options, contentType }: Outgoing, { headers, locale }: CrmOptions): Headers {
  const all = new Headers();
  // Browsers send their own, and a page may not set this header in requests to other origins.
  if (!isBrowser()) all.set("User-Agent", `crm-sdk/${version}`);
  if (locale !== undefined) all.set("Accept-Language", locale);
  for (const [name, value] of Object.entries({ ...headers })) all.set(name, value);
  if (contentType !== undefined) all.set("Content-Type", contentType);
  for (const [name, value] of Object.entries({ ...options.headers })) if (value !== undefined) all.set(name, value);
  if (options.idempotencyKey !== undefined) all.set("Idempotency-Key", options.idempotencyKey);
  if (method === "POST" && !all.has("Idempotency-Key")) all.set("Idempotency-Key", crypto.randomUUID());
  return all;
}

/** Adds the key or the token; returns the token. */
async function authenticate(
  headers: Headers,
  { apiKey, token }: Target,
  rejected: string | undefined,
): Promise<string | undefined> {
  if (apiKey !== undefined) headers.set("X-API-Key", apiKey);
  const current = typeof token === "function" ? await token(rejected === undefined ? {} : { rejected }) : token;
  if (current !== undefined) headers.set("Authorization", `Bearer ${current}`);
  return current;
}

/** One attempt of a request. */
interface Attempt {
  readonly request: Outgoing;
  readonly url: string;
  readonly headers: Headers;
  /** 1 for the first. */
  readonly number: number;
  readonly timeoutMs: number;
}

type Fetch = typeof fetch;

/** Sends one attempt. Returns the response, or the error if there is none. Throws if the caller aborts. */
async function attempt(tried: Attempt, custom: Fetch | undefined): Promise<Answer | CrmError> {
  const { request, timeoutMs } = tried;
  const { signal } = request.options;
  signal?.throwIfAborted();
  const timeout = new AbortController();
  const timer = setTimeout(() => {
    timeout.abort();
  }, timeoutMs);
  try {
    const response = await send(tried, custom, signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal);
    if (isRedirect(response)) {
      return new CrmError({ message: "redirect not followed: it would send the key to another address", status: 302 });
    }
    // The body is read within the timeout: an incomplete body counts as no response.
    return { response, text: request.raw === true && response.ok ? undefined : await response.text() };
  } catch (cause) {
    signal?.throwIfAborted();
    const target = `${request.method} ${request.route}`;
    if (timeout.signal.aborted)
      return new TimeoutError({ message: `${target}: no response within ${timeoutMs} ms`, cause });
    return new ConnectionError({ message: `${target}: the connection failed or was interrupted`, cause });
  } finally {
    clearTimeout(timer);
  }
}

async function send({ request, url, headers }: Attempt, custom: Fetch | undefined, signal: AbortSignal) {
  // The types of older compilers do not distinguish shared memory, which fetch refuses.
  const body = request.body?.() as Exclude<UploadBody, Uint8Array> | undefined;
  const common = { method: request.method, headers, signal, redirect: "manual" as const };
  // Node requires `duplex` for a stream.
  const init = body === undefined ? common : { ...common, body, duplex: "half" as const };
  return await (custom ?? fetch)(url, init);
}

/** Browsers report a redirect as status 0. */
function isRedirect({ type, status }: Response): boolean {
  return type === "opaqueredirect" || [301, 302, 303, 307, 308].includes(status);
}

const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_S = 60;
/** Up to a quarter more, so that clients that were rejected at the same time do not retry at the same time. */
const JITTER = 0.25;

/**
 * Returns the milliseconds before the next attempt, or null if it would not help or could repeat an effect. `attempt`
 * counts from 0. `Retry-After` is a lower bound; beyond a minute the caller decides.
 */
function waitMs({ status, code, retryAfter = 0 }: CrmError, repeatable: boolean, attempt: number): number | null {
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
function isRepeatable(method: string, headers: Headers): boolean {
  return method === "GET" || headers.has("Idempotency-Key") || (method === "PUT" && !headers.has("If-Match"));
}

/** Waits; throws the reason of the signal as soon as it is aborted. */
async function sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
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
