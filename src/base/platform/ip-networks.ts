import { BlockList, isIPv4, isIPv6 } from "node:net";

/** Parses `192.0.2.7`, `10.0.0.0/8` or `2001:db8::/32`; returns null for anything else. */
export function readCidr(text: string): { address: string; bits: number; family: "ipv4" | "ipv6" } | null {
  const [address = "", length, ...rest] = text.split("/");
  if (rest.length > 0 || address.includes("%")) return null;
  const family = isIPv4(address) ? "ipv4" : isIPv6(address) ? "ipv6" : null;
  if (family === null) return null;
  const most = family === "ipv4" ? 32 : 128;
  if (length === undefined) return { address, bits: most, family };
  if (!/^(0|[1-9]\d{0,2})$/.test(length) || Number(length) > most) return null;
  return { address, bits: Number(length), family };
}

/** Compiles a list of addresses and networks to a predicate. An empty list allows every address. */
export function ipList(list: readonly string[]): (address: string) => boolean {
  if (list.length === 0) return () => true;
  const known = blockList(list);
  return (address) => {
    const plain = plainAddress(address);
    const family = isIPv4(plain) ? "ipv4" : isIPv6(plain) ? "ipv6" : null;
    return family !== null && known.check(plain, family);
  };
}

/** Reduces `::ffff:192.0.2.7` to `192.0.2.7` and removes the zone id, which has only local meaning. */
function plainAddress(address: string): string {
  const withoutZone = address.split("%")[0] ?? "";
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(withoutZone);
  return mapped?.[1] ?? withoutZone;
}

function blockList(list: readonly string[]): BlockList {
  const known = new BlockList();
  for (const entry of list) {
    const cidr = readCidr(entry);
    if (cidr) known.addSubnet(cidr.address, cidr.bits, cidr.family);
  }
  return known;
}

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
