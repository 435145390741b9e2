import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";

/** A text that is the same for all requests, also compressed, with its ETag. */
export interface Packed {
  readonly plain: Buffer;
  readonly gzipped: Buffer;
  readonly tag: string;
}

/** Creates a function that renders and compresses each text once. The caller must limit the number of keys. */
export function createPackedCache(): (key: string, render: () => string) => Packed {
  const cache = new Map<string, Packed>();
  return (key, render) => {
    const known = cache.get(key);
    if (known) return known;
    const plain = Buffer.from(render());
    const hash = createHash("sha256").update(plain).digest("base64url");
    const packed = { plain, gzipped: gzipSync(plain, { level: 6 }), tag: `"${hash}"` };
    cache.set(key, packed);
    return packed;
  };
}
