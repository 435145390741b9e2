import { ConnectionError, CrmError, errorOf, TimeoutError } from "./errors.ts";

/** How requests are sent. */
export interface TransportSettings {
  readonly fetch: typeof fetch;
  readonly apiKey: string | undefined;
  readonly locale: string | undefined;
  /** For one attempt. */
  readonly timeoutMs: number;
  readonly maxRetries: number;
}

/** What one call may have otherwise than the client. */
export interface CallSettings {
  readonly timeoutMs?: number;
  readonly maxRetries?: number;
  /** Makes a POST repeatable across processes; by default each call has a random one of its own. */
  readonly idempotencyKey?: string;
}

const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_S = 60;
/** Up to a quarter less, so that clients that were refused together do not return together. */
const JITTER = 0.25;

/** A `fetch` that signs, waits, tries again and throws the error's own class. */
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

/** The credential goes on here and nowhere else. */
function prepare(request: Request, { apiKey, locale }: TransportSettings, { idempotencyKey }: CallSettings): Request {
  const headers = new Headers(request.headers);
  if (apiKey !== undefined) headers.set("X-API-Key", apiKey);
  if (locale !== undefined && !headers.has("Accept-Language")) headers.set("Accept-Language", locale);
  if (idempotencyKey !== undefined) headers.set("Idempotency-Key", idempotencyKey);
  if (request.method === "POST" && !headers.has("Idempotency-Key")) headers.set("Idempotency-Key", crypto.randomUUID());
  return new Request(request, { headers, redirect: "manual" });
}

/** One attempt: the answer, or the error that says why there is none. The caller's own abort is thrown. */
async function send(request: Request, send: typeof fetch, timeoutMs: number): Promise<Response | CrmError> {
  const timeout = new AbortController();
  const timer = setTimeout(() => {
    timeout.abort();
  }, timeoutMs);
  try {
    const signal = AbortSignal.any([request.signal, timeout.signal]);
    // Read as a whole while the clock runs: a body that stops half way is no answer.
    const response = await send(request.clone(), { signal });
    if (isRedirect(response)) {
      return new CrmError({ message: "redirect not followed: it would send the key to another address", status: 302 });
    }
    return whole(response, await response.arrayBuffer());
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

/** A browser shows a redirect as status 0. */
function isRedirect({ type, status }: Response): boolean {
  return type === "opaqueredirect" || [301, 302, 303, 307, 308].includes(status);
}

function whole(response: Response, body: ArrayBuffer): Response {
  const { status, statusText, headers } = response;
  const empty = body.byteLength === 0 || status === 204 || status === 304;
  return new Response(empty ? null : body, { status, statusText, headers });
}

/** Null: trying again would not help, or might do it twice. */
function waitMs(error: CrmError, request: Request, attempt: number): number | null {
  if (!isWorthRepeating(error, request)) return null;
  if (error.retryAfter !== undefined) return error.retryAfter <= MAX_WAIT_S ? error.retryAfter * 1_000 : null;
  return FIRST_WAIT_MS * 2 ** attempt * (1 - JITTER * Math.random());
}

function isWorthRepeating({ status, code }: CrmError, request: Request): boolean {
  // The service says that it did nothing.
  if (status === 429 || status === 503 || code === "idempotency_in_progress") return true;
  const lost = status === undefined || status === 408 || status >= 500;
  return lost && isRepeatable(request);
}

/** Whether doing it twice is doing it once. After a lost answer the same `If-Match` would meet the version it made. */
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
