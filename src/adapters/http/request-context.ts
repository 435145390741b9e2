import { performance } from "node:perf_hooks";
import { newId } from "../../base/platform/ids.ts";
import { Problem } from "../../base/platform/rules/errors.ts";
import type { Check, Locals, Middleware } from "./middleware.ts";
import type { IncomingMessage } from "node:http";
import { isIP, isIPv6, type Socket } from "node:net";
import { ipv6Groups } from "../../base/platform/ip-networks.ts";
import Negotiator from "negotiator";
import type { Locale } from "../../base/contract/caller.ts";
import { locales } from "../../base/i18n/sentences.ts";

const REQUEST_ID = /^[A-Za-z0-9._-]{8,128}$/;
const MAX_URL_LENGTH = 8_192;

/** Sets the request context from the headers, and the headers that every response has. */
export function requestContext(secure: boolean): Middleware {
  const headers = securityHeaders(secure);
  return (request, response, next) => {
    const requestedLocale = preferredLocale(request.headers["accept-language"]);
    // Not assigned to the object of Express, which has no prototype: V8 would look up each of its members.
    const context: Locals = {
      requestId: requestIdOf(request.headers["x-request-id"]),
      startedAt: performance.now(),
      address: clientAddress(request),
      requestedLocale,
      locale: requestedLocale ?? "en",
      operation: null,
      route: "unknown",
      caller: null,
    };
    response.locals = context;
    response.setHeader("X-Request-Id", context.requestId);
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}

/** Throws uri_too_long for a URL over 8 KiB, which the parser accepts. */
export const checkRequestLine: Check = (request) => {
  if (request.originalUrl.length > MAX_URL_LENGTH) throw new Problem("uri_too_long");
};

/** Returns the client's request id if it is well-formed, else a new one. */
function requestIdOf(header: string | readonly string[] | undefined): string {
  return typeof header === "string" && REQUEST_ID.test(header) ? header : newId();
}

function securityHeaders(secure: boolean): [string, string][] {
  return [
    ["X-Content-Type-Options", "nosniff"],
    ["X-Frame-Options", "DENY"],
    ["Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'"],
    ["Referrer-Policy", "no-referrer"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cache-Control", "no-store"],
    ...(secure ? [["Strict-Transport-Security", "max-age=31536000; includeSubDomains"] as [string, string]] : []),
  ];
}

/** The socket, and the address that Express takes from `X-Forwarded-For` if the proxies are trusted. */
interface WithAddress extends Pick<IncomingMessage, "socket" | "headers"> {
  readonly ip?: string | undefined;
}

/**
 * Returns the client's address without port, brackets or zone, IPv4 in IPv4 notation; the socket's address if a proxy
 * sent an invalid one.
 */
function clientAddress(request: WithAddress): string {
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

/**
 * Returns the language that `Accept-Language` prefers (`fr-CA` becomes fr, unknown ones en); null without the header.
 */
export function preferredLocale(header: string | undefined): Locale | null {
  if (header === undefined || header.trim() === "") return null;
  const preferred = new Negotiator({ headers: { "accept-language": header } }).language([...locales]);
  return locales.find((locale) => locale === preferred) ?? "en";
}
