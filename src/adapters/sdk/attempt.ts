import { ConnectionError, CrmError, TimeoutError } from "./errors.ts";
import type { UploadBody } from "./options.ts";
import type { Answer, Outgoing } from "./outgoing.ts";

/** One attempt of a request. */
export interface Attempt {
  readonly request: Outgoing;
  readonly url: string;
  readonly headers: Headers;
  /** 1 for the first. */
  readonly number: number;
  readonly timeoutMs: number;
}

type Fetch = typeof fetch;

/** Sends one attempt. Returns the response, or the error if there is none. Throws if the caller aborts. */
export async function attempt(tried: Attempt, custom: Fetch | undefined): Promise<Answer | CrmError> {
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
