import { attempt, type Attempt } from "./attempt.ts";
import { isBrowser, type Target } from "./environment.ts";
import { type CrmError, errorOf } from "./errors.ts";
import type { CrmOptions } from "./options.ts";
import type { Answer, Outgoing } from "./outgoing.ts";
import { isRepeatable, sleep, waitMs } from "./retries.ts";
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
