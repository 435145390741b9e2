import type { IncomingMessage } from "node:http";
import { isIP, isIPv6, type Socket } from "node:net";
import { ipv6Groups } from "../../base/platform/network.ts";

/** The socket, and the address that Express takes from `X-Forwarded-For` if the proxies are trusted. */
interface WithAddress extends Pick<IncomingMessage, "socket" | "headers"> {
  readonly ip?: string | undefined;
}

/**
 * Returns the client's address without port, brackets or zone, IPv4 in IPv4 notation; the socket's address if a proxy
 * sent an invalid one.
 */
export function clientAddress(request: WithAddress): string {
  const forwarded = request.headers["x-forwarded-for"] === undefined ? undefined : plainAddress(request.ip);
  return forwarded ?? socketAddress(request.socket);
}

/** The address of a connection stays the same. */
const socketAddresses = new WeakMap<Socket, string>();

function socketAddress(socket: Socket): string {
  const known = socketAddresses.get(socket);
  if (known !== undefined) return known;
  const address = plainAddress(socket.remoteAddress) ?? "unknown";
  socketAddresses.set(socket, address);
  return address;
}

/** Returns an address in its plain form, or undefined if the text is not an address. */
export function plainAddress(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const bare = withoutPort(text.trim()).replace(/%.*$/, "");
  if (isIP(bare) === 0) return undefined;
  if (!isIPv6(bare)) return bare;
  return mappedIPv4(bare) ?? bare.toLowerCase();
}

function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(text);
  if (bracketed) return bracketed[1] ?? "";
  return /^[\d.]+:\d+$/.test(text) ? text.slice(0, text.indexOf(":")) : text;
}

function mappedIPv4(address: string): string | undefined {
  const [g0, g1, g2, g3, g4, g5, high = "0", low = "0"] = ipv6Groups(address);
  if ([g0, g1, g2, g3, g4].some((group) => group !== "0") || g5 !== "ffff") return undefined;
  const bits = Number.parseInt(high, 16) * 65_536 + Number.parseInt(low, 16);
  return [24, 16, 8, 0].map((shift) => (bits >>> shift) & 255).join(".");
}
