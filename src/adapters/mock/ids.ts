import { createHash } from "node:crypto";
import { newId } from "../../base/platform/ids.ts";

/** Returns a function for new ids: random ones, or with a seed the same ones at each start. */
export function createIds(seed: number | undefined): () => string {
  if (seed === undefined) return () => newId();
  let count = 0;
  return () => {
    count += 1;
    const hex = createHash("sha256").update(`${seed}:${count}`).digest("hex");
    // UUID version 7 (RFC 9562 §5.7), whose first part is the position.
    const time = count.toString(16).padStart(12, "0");
    return `${time.slice(0, 8)}-${time.slice(8)}-7${hex.slice(0, 3)}-8${hex.slice(3, 6)}-${hex.slice(6, 18)}`;
  };
}
