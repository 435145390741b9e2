import { getServers, lookup, Resolver } from "node:dns/promises";
import { isIP } from "node:net";
import { EgressRefused } from "./refusal.ts";

/** All addresses of a host; none where it has none. */
export type HostAddresses = (host: string, signal: AbortSignal) => Promise<readonly string[]>;

const patience = { timeout: 2_000, tries: 2 };

/**
 * Asks the name servers themselves: the system's own lookup takes one of the few threads that hashing passwords needs
 * too, and a name server that answers slowly would hold it.
 */
export function nameServers(servers: readonly string[] = getServers()): HostAddresses {
  return async (host, signal) => {
    const resolver = new Resolver(patience);
    resolver.setServers(servers);
    const stop = (): void => resolver.cancel();
    signal.addEventListener("abort", stop);
    try {
      const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
      return answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
    } finally {
      signal.removeEventListener("abort", stop);
    }
  };
}

/** Also knows the hosts file and the system's own names, for who runs this beside what it calls. */
export function namesOfSystemToo(servers?: readonly string[]): HostAddresses {
  const ask = nameServers(servers);
  return async (host, signal) => {
    const addresses = await ask(host, signal);
    if (addresses.length > 0 || signal.aborted) return addresses;
    const found = await lookup(host, { all: true }).catch(() => []);
    return found.map(({ address }) => address);
  };
}

/** The addresses of a name, or the address that the host already is. */
export async function addressesOf(host: string, find: HostAddresses, signal: AbortSignal): Promise<readonly string[]> {
  if (isIP(host) > 0) return [host];
  const addresses = await find(host, signal);
  if (addresses.length === 0) throw new EgressRefused("unknown_host");
  return addresses;
}
