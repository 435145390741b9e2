import { getServers, Resolver } from "node:dns/promises";

/** Returns the texts of the TXT records with a name; empty if there are none. Throws if no name server answers. */
export type TxtRecords = (name: string) => Promise<readonly string[]>;

const MISSING = new Set(["ENODATA", "ENOTFOUND"]);

/** Queries name servers directly, without the system's cache. */
export function txtRecords(servers: readonly string[] = getServers()): TxtRecords {
  return async (name) => {
    const resolver = new Resolver({ timeout: 2_000, tries: 2 });
    resolver.setServers(servers);
    try {
      // A text longer than 255 bytes is sent in several parts.
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(""));
    } catch (error) {
      if (error instanceof Error && "code" in error && MISSING.has(String(error.code))) return [];
      throw error;
    }
  };
}
