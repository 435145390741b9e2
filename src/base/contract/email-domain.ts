import { normalized } from "./unicode.ts";
const ASCII = /^[ -~]*$/;
/** Letters, marks and digits of any script: no invisible characters, no other dots, no hyphens around a label. */
const DOMAIN = /^(?!-)(?!.*(?:\.-|-\.|\.\.))[\p{L}\p{M}\p{N}.-]+(?<![-.])$/u;

/**
 * Returns a host name in ASCII (IDNA, UTS #46): `münchen.example` becomes `xn--mnchen-3ya.example`. Null if it has none,
 * or if it contains full-width or other characters that only look like those of a name.
 */
export function asciiHost(host: string): string | null {
  if (ASCII.test(host)) return host;
  if (!DOMAIN.test(host) || normalized(host, "NFKC") !== normalized(host, "NFC")) return null;
  return URL.parse(`http://${host}/`)?.hostname ?? null;
}

/**
 * Returns an e-mail address, or a part of one, with its domain in ASCII: the only form that is stored and compared. A text
 * whose domain has none stays unchanged, and so does the part before the @.
 */
export function withAsciiDomain(address: string): string {
  if (ASCII.test(address)) return address;
  const start = address.lastIndexOf("@") + 1;
  const host = asciiHost(address.slice(start));
  return host === null ? address : address.slice(0, start) + host;
}
