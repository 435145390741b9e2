import { createHash, randomBytes } from "node:crypto";

/** 32 characters that people do not confuse: 5 bits each. */
const ALPHABET = "23456789abcdefghijkmnpqrstuvwxyz";
const LENGTH = 12;
const COUNT = 10;

/** Returns ten recovery codes of 60 random bits: `7f2k-9qmd-x4tb`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, newRecoveryCode);
}

function newRecoveryCode(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => ALPHABET.charAt(byte % ALPHABET.length)).join("");
  return [letters.slice(0, 4), letters.slice(4, 8), letters.slice(8)].join("-");
}

/**
 * Returns the hash under which a recovery code is stored. A slow hash is unnecessary: the code is random. The user is
 * part of it, so that equal codes of two users have different hashes.
 */
export function hashRecoveryCode(userId: string, code: string): Buffer {
  return createHash("sha256")
    .update(`recovery-code:${userId}:${plainCode(code)}`)
    .digest();
}

/** Returns a code without spaces and hyphens, in lower case. */
export function plainCode(code: string): string {
  return code.replace(/[\s-]/g, "").toLowerCase();
}

/** Returns whether a code is one of an authenticator app, and not a recovery code. */
export function isAppCode(code: string): boolean {
  return /^\d{6}$/.test(plainCode(code));
}
