import { domainToASCII } from "node:url";

/** Leaves room for the name of the TXT record below the domain: 253 characters in total. */
const MAX_LENGTH = 230;
const NAME = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/** Returns a domain name in lower case and ASCII (RFC 5891); null if the text is none. */
export function normalizeDomain(text: string): string | null {
  const name = domainToASCII(text.trim().replace(/\.$/, "")).toLowerCase();
  return name.length <= MAX_LENGTH && NAME.test(name) ? name : null;
}

/** Returns the domain of an e-mail address; null if it has none. */
export function domainOfEmail(email: string): string | null {
  const [local, domain, ...more] = email.trim().split("@");
  return local && domain && more.length === 0 ? normalizeDomain(domain) : null;
}
