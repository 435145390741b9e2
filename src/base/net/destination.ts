import { addressesOf, type HostAddresses } from "./host-addresses.ts";
import { isPublicAddress, networks, type AddressTest } from "./public-address.ts";
import { EgressError } from "./egress-error.ts";

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
export interface DestinationRules {
  readonly allowHttp: boolean;
  /** Networks that are allowed although they are not public, on any port. */
  readonly allowedSubnets: readonly string[];
  readonly hostAddresses: HostAddresses;
}

/** Ports allowed on public addresses. Other ports could reach services that do not speak HTTP. */
const publicPorts = { "https:": [443, 8_443], "http:": [80, 8_080] } as const;

/** Parses a URL, resolves its host once and checks every address. Throws EgressError. */
export function destinations({ allowHttp, allowedSubnets, hostAddresses }: DestinationRules) {
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
