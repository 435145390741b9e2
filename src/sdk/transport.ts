import { ConnectionError, CrmError, errorOf, TimeoutError } from "./errors.ts";

/** Settings of the client's requests. */
export interface TransportSettings {
  readonly fetch: typeof fetch;
  readonly apiKey: string | undefined;
  readonly locale: string | undefined;
  /** Timeout of one attempt. */
  readonly timeoutMs: number;
  readonly maxRetries: number;
}

/** Settings of a call that override those of the client. */
export interface CallSettings {
  readonly timeoutMs?: number;
  readonly maxRetries?: number;
  /** Makes a POST repeatable across processes; the default is a random key per call. */
  readonly idempotencyKey?: string;
}

const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_S = 60;
/** Up to a quarter less, so that clients that were rejected at the same time do not retry at the same time. */
const JITTER = 0.25;

/** Creates a `fetch` that adds the API key, retries, and throws the class of the error. */
export function transport(settings: TransportSettings, call: CallSettings): typeof fetch {
  const { timeoutMs, maxRetries } = { ...settings, ...call };
  return async (input, init) => {
    const request = prepare(new Request(input, init), settings, call);
    for (let attempt = 0; ; attempt += 1) {
      const outcome = await send(request, settings.fetch, timeoutMs);
      if (outcome instanceof Response && outcome.ok) return outcome;
      const error = outcome instanceof Response ? await errorOf(outcome) : outcome;
      const wait = waitMs(error, request, attempt);
      if (attempt >= maxRetries || wait === null) throw error;
      await sleep(wait, request.signal);
    }
  };
}

/** The API key is added only here. */
function prepare(request: Request, { apiKey, locale }: TransportSettings, { idempotencyKey }: CallSettings): Request {
  const headers = new Headers(request.headers);
  if (apiKey !== undefined) headers.set("X-API-Key", apiKey);
  if (locale !== undefined && !headers.has("Accept-Language")) headers.set("Accept-Language", locale);
  if (idempotencyKey !== undefined) headers.set("Idempotency-Key", idempotencyKey);
  if (request.method === "POST" && !headers.has("Idempotency-Key")) headers.set("Idempotency-Key", crypto.randomUUID());
  return new Request(request, { headers, redirect: "manual" });
}

/** Sends one attempt. Returns the response, or the error if there is none. Throws if the caller aborts. */
async function send(request: Request, send: typeof fetch, timeoutMs: number): Promise<Response | CrmError> {
  const timeout = new AbortController();
  const timer = setTimeout(() => {
    timeout.abort();
  }, timeoutMs);
  try {
    const signal = AbortSignal.any([request.signal, timeout.signal]);
    // The body is read within the timeout: an incomplete body counts as no response.
    const response = await send(request.clone(), { signal });
    if (isRedirect(response)) {
      return new CrmError({ message: "redirect not followed: it would send the key to another address", status: 302 });
    }
    return buffered(response, await response.arrayBuffer());
  } catch (cause) {
    request.signal.throwIfAborted();
    const target = `${request.method} ${new URL(request.url).pathname}`;
    if (timeout.signal.aborted)
      return new TimeoutError({ message: `${target}: no response within ${timeoutMs} ms`, cause });
    return new ConnectionError({ message: `${target}: the connection failed or was interrupted`, cause });
  } finally {
    clearTimeout(timer);
  }
}

/** Browsers report a redirect as status 0. */
function isRedirect({ type, status }: Response): boolean {
  return type === "opaqueredirect" || [301, 302, 303, 307, 308].includes(status);
}

function buffered(response: Response, body: ArrayBuffer): Response {
  const { status, statusText, headers } = response;
  const empty = body.byteLength === 0 || status === 204 || status === 304;
  return new Response(empty ? null : body, { status, statusText, headers });
}

/** Returns null if a retry would not help or could repeat an effect. */
function waitMs(error: CrmError, request: Request, attempt: number): number | null {
  if (!isWorthRepeating(error, request)) return null;
  if (error.retryAfter !== undefined) return error.retryAfter <= MAX_WAIT_S ? error.retryAfter * 1_000 : null;
  return FIRST_WAIT_MS * 2 ** attempt * (1 - JITTER * Math.random());
}

function isWorthRepeating({ status, code }: CrmError, request: Request): boolean {
  // The service reports that the call had no effect.
  if (status === 429 || status === 503 || code === "idempotency_in_progress") return true;
  const noResponse = status === undefined || status === 408 || status >= 500;
  return noResponse && isRepeatable(request);
}

/**
 * Returns whether repeating a request is safe. With `If-Match` it is not: after a lost response the version has
 * changed.
 */
function isRepeatable({ method, headers }: Request): boolean {
  if (method === "GET" || method === "HEAD") return true;
  return headers.has("Idempotency-Key") || (method === "PUT" && !headers.has("If-Match"));
}

async function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
  });
}
