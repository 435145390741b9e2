/** Addresses that look like one of a domain and that the API refuses, by their fault. */
const addresses: Readonly<Record<string, (domain: string) => string>> = {
  "a zero-width space in the name": (domain) => `ad\u200ba@${domain}`,
  "a zero-width space in the domain": (domain) => `ada@\u200b${domain}`,
  "full-width letters in the name": (domain) => `\uff41da@${domain}`,
  "full-width letters in the domain": (domain) => `ada@${domain.replace("s", "\uff53")}`,
  "an ideographic full stop": (domain) => `ada@${domain.replace(".", "\u3002")}`,
  "a final dot": (domain) => `ada@${domain}.`,
  "a direction mark": (domain) => `\u202eada@${domain}`,
  "a second at sign": (domain) => `ada@${domain}@x.example`,
};

/** Returns each kind with its address of the domain. */
export const refusedAddresses = (domain: string): (readonly [kind: string, address: string])[] =>
  Object.entries(addresses).map(([kind, made]) => [kind, made(domain)]);

/** Returns the address of one kind. */
export const addressOf = (kind: string, domain: string): string => addresses[kind]?.(domain) ?? "";
