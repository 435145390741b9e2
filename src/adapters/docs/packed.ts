import { pack, type Packed } from "../http/packed.ts";

/** Creates a function that renders and compresses each text once. The caller must limit the number of keys. */
export function createPackedCache(): (key: string, render: () => string) => Packed {
  const cache = new Map<string, Packed>();
  return (key, render) => {
    const packed = cache.get(key) ?? pack(render());
    cache.set(key, packed);
    return packed;
  };
}
