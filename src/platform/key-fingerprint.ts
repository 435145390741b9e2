import { createKeyring } from "./keyring.ts";

/** Which secret a key is, without telling it: 16 hexadecimal digits of a key derived for nothing else. */
export function keyFingerprint(secret: Buffer): string {
  return createKeyring(secret).keys("fingerprint")[0].subarray(0, 8).toString("hex");
}
