import { createSecretKey, hkdfSync, type KeyObject } from "node:crypto";

/** The purpose of a derived key. Each purpose has its own key. */
export type Purpose =
  | "cookies"
  | "csrf"
  | "cursors"
  | "links"
  | "log"
  | "addresses"
  | "idempotency"
  | "vault"
  | "throttle"
  | "signing"
  | "fingerprint"
  | "forms"
  | "confirmations";

/**
 * Keys derived from SECRET_KEY (first) and SECRET_KEY_PREVIOUS. As key objects, because raw bytes make an HMAC several times
 * as slow: Node throws and catches an error to learn that they are no key object.
 */
export interface Keyring {
  keys(purpose: Purpose, context?: string): readonly [KeyObject, ...KeyObject[]];
}

/** Derives one key per purpose with HKDF-SHA-256 (RFC 5869) from secrets of 32 bytes. */
export function createKeyring(current: Buffer, previous: Buffer | null = null): Keyring {
  const derived = new Map<string, readonly [KeyObject, ...KeyObject[]]>();
  return {
    keys(purpose, context = "") {
      if (context !== "") return derive(current, previous, `${purpose}:${context}`);
      const known = derived.get(purpose) ?? derive(current, previous, purpose);
      derived.set(purpose, known);
      return known;
    },
  };
}

function derive(current: Buffer, previous: Buffer | null, info: string): readonly [KeyObject, ...KeyObject[]] {
  const one = (secret: Buffer): KeyObject => createSecretKey(Buffer.from(hkdfSync("sha256", secret, "crm", info, 32)));
  return previous === null ? [one(current)] : [one(current), one(previous)];
}

/** Identifies a secret without revealing it: 16 hexadecimal digits of a key derived only for this purpose. */
export function keyFingerprint(secret: Buffer): string {
  return createKeyring(secret).keys("fingerprint")[0].export().subarray(0, 8).toString("hex");
}
