import { isIPv6 } from "node:net";

/**
 * Returns the network that limits count: an IPv4 address, or the /64 from which an IPv6 host can choose its
 * addresses.
 */
export function limitedNetwork(address: string): string {
  return isIPv6(address) ? `${ipv6Groups(address).slice(0, 4).join(":")}::/64` : address;
}

/** Returns the eight groups of an IPv6 address in hexadecimal; the URL parser accepts every notation of IPv6. */
export function ipv6Groups(address: string): string[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = "", tail] = canonical.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array.from({ length: zeros }, () => "0"), ...right];
}
