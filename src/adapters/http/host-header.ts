import type { IncomingMessage } from "node:http";
import { Problem } from "../../base/platform/rules/errors.ts";
import type { Check } from "./middleware.ts";

/** RFC 3986 §3.2.2, §3.2.3: an address in brackets or a name, with an optional port. */
const HOST = /^(?:\[[0-9a-f:.]+\]|(?:[\w.~!$&'()*+,;=-]|%[0-9a-f]{2})+)(?::\d{0,5})?$/i;

/** A target in absolute form (RFC 9112 §3.2.2): the authority and the rest. */
const ABSOLUTE = /^https?:\/\/([^/?#]*)([^#]*)$/i;

/**
 * Rejects a request with several Host headers, an invalid one, or none in HTTP/1.1 (RFC 9112 §3.2); in HTTP/1.0 the
 * header is optional. Throws malformed_request.
 */
export const checkHost: Check = (request) => {
  const hosts = hostsOf(request);
  const missing = hosts.length === 0 && request.httpVersionMajor === 1 && request.httpVersionMinor > 0;
  const target = request.originalUrl;
  const readable = target.startsWith("/") || target === "*";
  if (hosts.length > 1 || missing || !readable || !hosts.every((host) => HOST.test(host)))
    throw new Problem("malformed_request", [{ path: "Host", code: "host_header" }]);
};

/** Converts a target in absolute form to one that begins with its path; its host replaces the Host header. */
export function useOriginForm(request: IncomingMessage): void {
  const { url = "" } = request;
  if (url.startsWith("/")) return;
  const [, host, rest = ""] = ABSOLUTE.exec(url) ?? [];
  if (host === undefined || !HOST.test(host)) return;
  request.headers.host = host;
  request.url = rest.startsWith("/") ? rest : `/${rest}`;
}

/** Returns all values: Node keeps only the first one. */
function hostsOf({ rawHeaders }: IncomingMessage): string[] {
  const hosts: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") hosts.push(rawHeaders[index + 1] ?? "");
  }
  return hosts;
}
