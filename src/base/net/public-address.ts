import { BlockList, isIPv4, isIPv6 } from "node:net";

/** Returns whether an address is in a list of addresses and networks. */
export type AddressTest = (address: string) => boolean;

/** IPv4 ranges that are not public (IANA special-purpose registry), and addresses that clouds use for their hosts. */
const closedIPv4 = [
  "0.0.0.0/8", // this network
  "10.0.0.0/8", // private
  "100.64.0.0/10", // shared by carriers; 100.100.100.200 is a cloud's metadata
  "127.0.0.0/8", // loopback
  "168.63.129.16/32", // a cloud's host, within a public range
  "169.254.0.0/16", // link-local; 169.254.169.254 is the metadata of most clouds
  "172.16.0.0/12", // private
  "192.0.0.0/24", // protocol assignments; 192.0.0.192 is a cloud's metadata
  "192.0.2.0/24", // documentation
  "192.31.196.0/24", // AS112
  "192.52.193.0/24", // AMT
  "192.88.99.0/24", // 6to4 relays
  "192.168.0.0/16", // private
  "192.175.48.0/24", // AS112
  "198.18.0.0/15", // benchmarks
  "198.51.100.0/24", // documentation
  "203.0.113.0/24", // documentation
  "224.0.0.0/4", // multicast
  "240.0.0.0/4", // reserved, and broadcast
];

/**
 * The range of public IPv6 addresses. Outside of it are loopback, unique local, link-local and multicast addresses, and
 * embedded IPv4 (mapped, compatible, NAT64).
 */
const openIPv6 = "2000::/3";

/** Exceptions within it: ranges that are not public, or that contain an unchecked IPv4 address. */
const closedIPv6 = [
  "2001::/23", // protocol assignments, Teredo (tunnels to IPv4), ORCHID
  "2001:db8::/32", // documentation
  "2002::/16", // 6to4: contains an IPv4 address
  "2620:4f:8000::/48", // AS112
  "3fff::/20", // documentation
];

const closed = networks([...closedIPv4, ...closedIPv6]);
const open = networks([openIPv6]);

/** Returns whether an address is public; false for text that is not an address. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed(address);
  return open(address) && !closed(address);
}

/** Compiles addresses and networks (`10.0.0.0/8`) to a predicate. Addresses with a zone id never match. */
export function networks(list: readonly string[]): AddressTest {
  const known = new BlockList();
  for (const entry of list) {
    const [address = "", bits] = entry.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    known.addSubnet(address, bits === undefined ? (family === "ipv6" ? 128 : 32) : Number(bits), family);
  }
  return (address) => {
    if (isIPv4(address)) return known.check(address, "ipv4");
    return isIPv6(address) && !address.includes("%") && known.check(address, "ipv6");
  };
}
