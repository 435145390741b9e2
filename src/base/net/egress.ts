import type { Detail } from "../platform/rules/errors.ts";
import { destinations } from "./destination.ts";
import { sendRequest, type OutboundResponse, type OutboundRequest } from "./request.ts";
import { nameServers, systemNamesToo, type HostAddresses } from "./host-addresses.ts";
import { EgressError, type EgressReason } from "./egress-error.ts";

/** A request to a URL that a user chose. */
export interface EgressRequest extends Partial<Pick<OutboundRequest, "method" | "headers" | "body" | "maxBytes">> {
  /** Milliseconds until the last byte of the response. */
  readonly timeout?: number;
  readonly signal?: AbortSignal;
}

/** Returns the response for every status and does not follow redirects. Throws EgressError. */
export type GuardedFetch = (url: string, request?: EgressRequest) => Promise<OutboundResponse>;

/** Outbound HTTP to URLs that users choose. All such requests must use it. */
export interface Egress {
  readonly fetch: GuardedFetch;
  /** Validates a URL that will be called later; `path` is its location in the input. Returns null if it is valid. */
  readonly check: (url: string, path: string) => Promise<Detail | null>;
}

/** Configuration by the operator, and replacements for tests. */
export interface EgressOptions {
  readonly allowHttp: boolean;
  readonly allowedSubnets: readonly string[];
  readonly hostAddresses?: HostAddresses;
  readonly ca?: string;
  /** Milliseconds until the connection is established. */
  readonly connectTimeout?: number;
}

const standard = { method: "GET", body: null, maxBytes: 64 * 1_024, timeout: 15_000 } as const;
const lookupTimeout = 5_000;

/** Headers that determine the target, length or identity of a request. Callers cannot set them. */
const ownHeaders = /^(host|connection|content-length|transfer-encoding|cookie|proxy-.*|te|trailer|upgrade|expect)$/i;

/** Validation codes for problems of the URL itself. Other problems can be temporary. */
const details: Readonly<Partial<Record<EgressReason, Detail["code"]>>> = {
  url: "url_scheme",
  scheme: "url_scheme",
  credentials: "url_credentials",
  port: "url_port",
  unknown_host: "url_unknown_host",
  not_public: "url_not_public",
};

/** Creates the client for outbound requests. */
export function createEgress(options: EgressOptions): Egress {
  const { allowHttp, allowedSubnets, connectTimeout = 5_000 } = options;
  const hostAddresses = options.hostAddresses ?? (allowedSubnets.length > 0 ? systemNamesToo() : nameServers());
  const destinationOf = destinations({ allowHttp, allowedSubnets, hostAddresses });
  const run: GuardedFetch = async (url, request = {}) => {
    const { method, body, maxBytes, timeout } = { ...standard, ...request };
    const headers = Object.entries(request.headers ?? {}).filter(([name]) => !ownHeaders.test(name));
    return await withTimeout(timeout, request.signal, async (signal) => {
      const destination = await destinationOf(url, signal);
      const sent = { method, headers: Object.fromEntries(headers), body, maxBytes };
      return await sendRequest(destination, { ...sent, connectTimeout, ca: options.ca, signal });
    });
  };
  const check: Egress["check"] = async (url, path) => {
    try {
      await withTimeout(lookupTimeout, undefined, async (signal) => await destinationOf(url, signal));
      return null;
    } catch (error) {
      const code = error instanceof EgressError ? details[error.reason] : undefined;
      return { path, code: code ?? "url_unknown_host" };
    }
  };
  return { fetch: run, check };
}

/** Rejects when the timeout expires or the signal aborts, even if `work` ignores the signal. */
async function withTimeout<Result>(
  timeout: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new EgressError("timeout")), timeout);
  // Not AbortSignal.any: a signal derived from one with the lifetime of the process would never be freed.
  const stop = (): void => limit.abort(outer?.reason);
  outer?.addEventListener("abort", stop, { once: true });
  const { signal } = limit;
  const ended = new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });
  try {
    outer?.throwIfAborted();
    return await Promise.race([work(signal), ended]);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener("abort", stop);
  }
}
