import { createKeyring } from "./keyring.ts";

/** Identifies a secret without revealing it: 16 hexadecimal digits of a key derived only for this purpose. */
export function keyFingerprint(secret: Buffer): string {
  return createKeyring(secret).keys("fingerprint")[0].export().subarray(0, 8).toString("hex");
}
