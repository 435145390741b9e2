import type { Detail } from "../platform/rules/errors.ts";
import { destinations } from "./destination.ts";
import { exchange, type Incoming, type Outgoing } from "./request.ts";
import { nameServers, namesOfSystemToo, type HostAddresses } from "./host-addresses.ts";
import { EgressRefused, type EgressReason } from "./refusal.ts";

/** A request to an address that somebody else chose. */
export interface EgressRequest extends Partial<Pick<Outgoing, "method" | "headers" | "body" | "maxBytes">> {
  /** Milliseconds until the answer's last byte. */
  readonly timeout?: number;
  readonly signal?: AbortSignal;
}

/** Throws EgressRefused; a status that is no success is an answer like any other, and redirects are not followed. */
export type GuardedFetch = (url: string, request?: EgressRequest) => Promise<Incoming>;

/** The only way out to addresses that others chose. */
export interface Egress {
  readonly fetch: GuardedFetch;
  /** What is wrong with a URL that is to be called later, at `path` of the input; null: nothing now. */
  readonly check: (url: string, path: string) => Promise<Detail | null>;
}

/** What whoever runs the service allows, and what tests put in the place of the internet. */
export interface EgressOptions {
  readonly allowHttp: boolean;
  readonly allowedSubnets: readonly string[];
  readonly hostAddresses?: HostAddresses;
  readonly ca?: string;
  /** Milliseconds until a connection stands. */
  readonly connectTimeout?: number;
}

const standard = { method: "GET", body: null, maxBytes: 64 * 1_024, timeout: 15_000 } as const;
const lookupTimeout = 5_000;

/** These say where a request goes and how long it is, or who asks: nobody else writes them. */
const ownHeaders = /^(host|connection|content-length|transfer-encoding|cookie|proxy-.*|te|trailer|upgrade|expect)$/i;

/** Where something is wrong with the URL itself; the other reasons may pass. */
const details: Readonly<Partial<Record<EgressReason, Detail["code"]>>> = {
  url: "url_scheme",
  scheme: "url_scheme",
  credentials: "url_credentials",
  port: "url_port",
  unknown_host: "url_unknown_host",
  not_public: "url_not_public",
};

/** Builds the guard. */
export function createEgress(options: EgressOptions): Egress {
  const { allowHttp, allowedSubnets, connectTimeout = 5_000 } = options;
  const hostAddresses = options.hostAddresses ?? (allowedSubnets.length > 0 ? namesOfSystemToo() : nameServers());
  const destinationOf = destinations({ allowHttp, allowedSubnets, hostAddresses });
  const run: GuardedFetch = async (url, request = {}) => {
    const { method, body, maxBytes, timeout } = { ...standard, ...request };
    const headers = Object.entries(request.headers ?? {}).filter(([name]) => !ownHeaders.test(name));
    return await withinTime(timeout, request.signal, async (signal) => {
      const destination = await destinationOf(url, signal);
      const sent = { method, headers: Object.fromEntries(headers), body, maxBytes };
      return await exchange(destination, { ...sent, connectTimeout, ca: options.ca, signal });
    });
  };
  const check: Egress["check"] = async (url, path) => {
    try {
      await withinTime(lookupTimeout, undefined, async (signal) => await destinationOf(url, signal));
      return null;
    } catch (error) {
      const code = error instanceof EgressRefused ? details[error.reason] : undefined;
      return { path, code: code ?? "url_unknown_host" };
    }
  };
  return { fetch: run, check };
}

/** Even where nothing listens to the signal, the wait ends with it. */
async function withinTime<Result>(
  timeout: number,
  given: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new EgressRefused("timeout")), timeout);
  // Not AbortSignal.any: what is joined with a signal that lives as long as the process is kept as long, and all behind it.
  const stop = (): void => limit.abort(given?.reason);
  given?.addEventListener("abort", stop, { once: true });
  const { signal } = limit;
  const ended = new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });
  try {
    given?.throwIfAborted();
    return await Promise.race([work(signal), ended]);
  } finally {
    clearTimeout(timer);
    given?.removeEventListener("abort", stop);
  }
}
