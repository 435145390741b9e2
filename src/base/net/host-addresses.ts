import { getServers, lookup, Resolver } from "node:dns/promises";
import { isIP } from "node:net";
import { EgressError } from "./egress-error.ts";

/** Resolves all addresses of a host; empty if it has none. */
export type HostAddresses = (host: string, signal: AbortSignal) => Promise<readonly string[]>;

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
