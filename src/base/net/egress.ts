import type { Detail } from "../platform/rules/errors.ts";
import type { ClientRequest, IncomingHttpHeaders, IncomingMessage } from "node:http";
import https from "node:https";
import { isIP, isIPv6, type LookupFunction, type Socket } from "node:net";
import { TLSSocket } from "node:tls";
import { networks, isPublicAddress, type AddressTest } from "./public-address.ts";
import { getServers, lookup, Resolver } from "node:dns/promises";

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

// See src/base/platform/node-http.ts.
const http = process.getBuiltinModule("node:http");

/** An outbound request. */
interface OutboundRequest {
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | null;
  /** The maximum number of bytes of the response's body to read. */
  readonly maxBytes: number;
  readonly connectTimeout: number;
  /** Trusted certificates that replace the default ones. */
  readonly ca: string | undefined;
  readonly signal: AbortSignal;
}

/** A response with any status, including redirects. */
interface OutboundResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** False if the body was cut off at `maxBytes`. */
  readonly complete: boolean;
}

/** Sends one request over a new connection to one of the checked addresses; does not follow redirects. */
async function sendRequest(destination: Destination, outbound: OutboundRequest): Promise<OutboundResponse> {
  const request = destination.secure
    ? https.request({ ...optionsOf(destination, outbound), ...trustOf(destination, outbound) })
    : http.request(optionsOf(destination, outbound));
  let socket: Socket | undefined;
  request.on("socket", (opened) => {
    socket = opened;
    guardConnection(request, opened, { destination, connectTimeout: outbound.connectTimeout });
  });
  try {
    return await readBody(await responseOf(request, outbound.body), outbound.maxBytes);
  } catch (error) {
    if (error instanceof EgressError || outbound.signal.aborted) throw error;
    throw new EgressError(isUntrusted(socket) ? "certificate" : "connection", error);
  } finally {
    request.destroy();
  }
}

function optionsOf({ url, secure, host, port, addresses }: Destination, { method, headers, signal }: OutboundRequest) {
  return {
    // A separate agent: connections are not shared, and no proxy is used.
    agent: secure ? new https.Agent({ keepAlive: false }) : new http.Agent({ keepAlive: false }),
    method,
    headers: { ...headers, connection: "close" },
    host,
    port,
    path: url.pathname + url.search,
    lookup: lookupOnly(addresses),
    signal,
  };
}

/** The certificate must be valid for the requested host, regardless of environment variables. */
function trustOf({ host }: Destination, { ca }: OutboundRequest) {
  return {
    servername: isIP(host) > 0 ? "" : host,
    rejectUnauthorized: true,
    minVersion: "TLSv1.2" as const,
    ...(ca === undefined ? {} : { ca }),
  };
}

/** Replaces a second DNS lookup, which could return other addresses than the checked ones. */
function lookupOnly(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  return (_host, { all }, callback) => {
    const [first] = found;
    if (all === true) callback(null, found);
    else callback(null, first?.address ?? "", first?.family);
  };
}

/** Destroys a connection that takes too long or has an unexpected remote address. */
function guardConnection(
  request: ClientRequest,
  socket: Socket,
  { destination: { secure, addresses }, connectTimeout }: { destination: Destination; connectTimeout: number },
): void {
  const timer = setTimeout(() => request.destroy(new EgressError("timeout")), connectTimeout);
  socket.once("connect", () => {
    const { remoteAddress } = socket;
    // The remote side may have closed the connection already; then its address is unknown.
    if (remoteAddress === undefined) request.destroy(new EgressError("connection"));
    else if (!networks(addresses)(remoteAddress)) request.destroy(new EgressError("not_public"));
  });
  for (const done of [secure ? "secureConnect" : "connect", "close"]) socket.once(done, () => clearTimeout(timer));
}

async function responseOf(request: ClientRequest, body: string | Buffer | null): Promise<IncomingMessage> {
  return await new Promise((resolve, reject) => {
    request.once("response", resolve);
    // This listener remains: an error after the response has started also fails reading it, but must not end the
    // process.
    request.on("error", reject);
    // The only event if the remote side switches to another protocol.
    request.once("close", () => reject(new Error("The connection was closed without a response.")));
    request.end(body ?? undefined);
  });
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<OutboundResponse> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > maxBytes) break;
  }
  const body = Buffer.concat(chunks).subarray(0, maxBytes);
  return { status: response.statusCode ?? 0, headers: response.headers, body, complete: length <= maxBytes };
}

function isUntrusted(socket: Socket | undefined): boolean {
  // Node sets it to null if there is no error, contrary to its type.
  return socket instanceof TLSSocket && Boolean(socket.authorizationError);
}

/** A URL that passed all checks, with the only addresses that may be used for it. */
export interface Destination {
  readonly url: URL;
  readonly secure: boolean;
  /** A name in ASCII, or an IP address without brackets. */
  readonly host: string;
  readonly port: number;
  readonly addresses: readonly string[];
}

/** Rules configured by the operator. */
interface DestinationRules {
  readonly allowHttp: boolean;
  /** Networks that are allowed although they are not public, on any port. */
  readonly allowedSubnets: readonly string[];
  readonly hostAddresses: HostAddresses;
}

/** Ports allowed on public addresses. Other ports could reach services that do not speak HTTP. */
const publicPorts = { "https:": [443, 8_443], "http:": [80, 8_080] } as const;

/** Parses a URL, resolves its host once and checks every address. Throws EgressError. */
function destinations({ allowHttp, allowedSubnets, hostAddresses }: DestinationRules) {
  const allowed = networks(allowedSubnets);
  return async (text: string, signal: AbortSignal): Promise<Destination> => {
    const url = URL.parse(text);
    if (!url) throw new EgressError("url");
    const { protocol } = url;
    if (protocol !== "https:" && !(protocol === "http:" && allowHttp)) throw new EgressError("scheme");
    if (url.username !== "" || url.password !== "") throw new EgressError("credentials");
    const host = plainHost(url.hostname);
    const port = url.port === "" ? publicPorts[protocol][0] : Number(url.port);
    const mayHavePort = (publicPorts[protocol] as readonly number[]).includes(port);
    const addresses = await addressesOf(host, hostAddresses, signal);
    signal.throwIfAborted();
    checkAddresses(addresses, allowed, mayHavePort);
    return { url, secure: protocol === "https:", host, port, addresses };
  };
}

/** A single address that is not public is rejected, because the client chooses one at random. */
function checkAddresses(addresses: readonly string[], allowed: AddressTest, publicPort: boolean): void {
  const others = addresses.filter((address) => !allowed(address));
  if (!others.every(isPublicAddress)) throw new EgressError("not_public");
  if (others.length > 0 && !publicPort) throw new EgressError("port");
}

/** The URL parser has already normalized the host: numbers of any base, IDNA, upper case. */
function plainHost(hostname: string): string {
  return hostname.startsWith("[") ? hostname.slice(1, -1) : hostname.replace(/\.$/, "");
}

/** Resolves all addresses of a host; empty if it has none. */
type HostAddresses = (host: string, signal: AbortSignal) => Promise<readonly string[]>;

const resolverOptions = { timeout: 2_000, tries: 2 };

/**
 * Queries the name servers directly. The system's lookup would occupy a thread of the small pool that password hashing
 * also needs, and a slow name server would block it.
 */
export function nameServers(servers: readonly string[] = getServers()): HostAddresses {
  return async (host, signal) => {
    const resolver = new Resolver(resolverOptions);
    resolver.setServers(servers);
    const stop = (): void => resolver.cancel();
    signal.addEventListener("abort", stop);
    try {
      const results = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
      return results.flatMap((result) => (result.status === "fulfilled" ? result.value : []));
    } finally {
      signal.removeEventListener("abort", stop);
    }
  };
}

/** Also uses the hosts file and the system's names, for targets on the same machine or network. */
export function systemNamesToo(servers?: readonly string[]): HostAddresses {
  const resolve = nameServers(servers);
  return async (host, signal) => {
    const addresses = await resolve(host, signal);
    if (addresses.length > 0 || signal.aborted) return addresses;
    const found = await lookup(host, { all: true }).catch(() => []);
    return found.map(({ address }) => address);
  };
}

/** Returns the addresses of a host name, or the host itself if it is an IP address. */
export async function addressesOf(
  host: string,
  resolve: HostAddresses,
  signal: AbortSignal,
): Promise<readonly string[]> {
  if (isIP(host) > 0) return [host];
  const addresses = await resolve(host, signal);
  if (addresses.length === 0) throw new EgressError("unknown_host");
  return addresses;
}

/** The reason why an outbound request was rejected or failed. */
export type EgressReason =
  | "url" // not a URL
  | "scheme"
  | "credentials"
  | "port"
  | "unknown_host"
  | "not_public"
  | "certificate"
  | "connection"
  | "timeout";

/** An outbound request was rejected or failed. The message contains no text from the remote side. */
export class EgressError extends Error {
  override readonly name = "EgressError";
  readonly reason: EgressReason;

  constructor(reason: EgressReason, cause?: unknown) {
    super(`The outbound request was rejected or failed: ${reason}`, cause === undefined ? undefined : { cause });
    this.reason = reason;
  }
}

/** Returns the texts of the TXT records with a name; empty if there are none. Throws if no name server answers. */
export type TxtRecords = (name: string) => Promise<readonly string[]>;

const MISSING = new Set(["ENODATA", "ENOTFOUND"]);

/** Queries name servers directly, without the system's cache. */
export function txtRecords(servers: readonly string[] = getServers()): TxtRecords {
  return async (name) => {
    const resolver = new Resolver({ timeout: 2_000, tries: 2 });
    resolver.setServers(servers);
    try {
      // A text longer than 255 bytes is sent in several parts.
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(""));
    } catch (error) {
      if (error instanceof Error && "code" in error && MISSING.has(String(error.code))) return [];
      throw error;
    }
  };
}
