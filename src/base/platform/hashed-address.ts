import { createHash, createHmac, type KeyObject } from "node:crypto";
import type { Keyring } from "./keyring.ts";

/** Domains that never receive mail (RFC 6761 §6.4). Stored in rows and therefore fixed. */
const KEYED = "keyed.forgotten.invalid";
const PLAIN = "forgotten.invalid";

/** Bytes of the hash and of each half of its keyed form: two halves are 64 digits, the longest local part. */
const HALF = 16;

/**
 * The hashes that replace the addresses of erased people on the suppression list, in the form of addresses: 64 hexadecimal
 * digits, which differ between organizations. Without SECRET_KEY, nobody can find an address by trial.
 */
export interface AddressHashes {
  /** The form in which an address is stored. */
  readonly keyed: (orgId: string, email: string) => string;
  /** All forms in which an address can be stored: by the current and the previous key, and without a key. */
  readonly forms: (orgId: string, email: string) => readonly string[];
  /** The index in the keyring of the key of a stored form: 0 is the current key. Null if no key matches. */
  readonly keyOf: (stored: string) => number | null;
  /** A form of the previous key or of no key, as a form of the current key. Null if no key matches. */
  readonly renewed: (stored: string) => string | null;
}

interface HashKey {
  readonly tag: KeyObject;
  readonly mask: KeyObject;
}

/**
 * Keys the hashes so that `crm secrets rotate` can key them again without the address: a form is a tag of the hash, which
 * proves the key, and the hash under a mask of the tag (the construction of RFC 5297 with HMAC-SHA-256).
 */
export function addressHashes(keyring: Keyring): AddressHashes {
  const masks = keyring.keys("addresses", "mask");
  const [current, ...previous] = keyring
    .keys("addresses", "tag")
    .map((tag, index) => ({ tag, mask: masks[index] })) as [HashKey, ...HashKey[]];
  const open = (stored: string): { readonly index: number; readonly hash: Buffer } | null => {
    if (!isHash(stored, KEYED)) return null;
    for (const [index, key] of [current, ...previous].entries()) {
      const hash = opened(key, stored);
      if (hash) return { index, hash };
    }
    return null;
  };
  return {
    keyed: (orgId, email) => sealed(current, hashOf(orgId, email).subarray(0, HALF)),
    forms(orgId, email) {
      const hash = hashOf(orgId, email);
      const keyed = [current, ...previous].map((key) => sealed(key, hash.subarray(0, HALF)));
      return [...keyed, `${hash.toString("hex")}@${PLAIN}`];
    },
    keyOf: (stored) => open(stored)?.index ?? null,
    renewed(stored) {
      const hash = isHash(stored, PLAIN) ? bytesOf(stored).subarray(0, HALF) : open(stored)?.hash;
      return hash === undefined ? null : sealed(current, hash);
    },
  };
}

const isHash = (stored: string, domain: string): boolean =>
  /^[0-9a-f]{64}@/.test(stored) && stored.endsWith(`@${domain}`);

const hashOf = (orgId: string, email: string): Buffer =>
  createHash("sha256").update(`${orgId}:${email.toLowerCase()}`).digest();

function sealed(key: HashKey, hash: Buffer): string {
  const tag = half(key.tag, hash);
  return `${Buffer.concat([tag, masked(hash, half(key.mask, tag))]).toString("hex")}@${KEYED}`;
}

function opened(key: HashKey, stored: string): Buffer | null {
  const bytes = bytesOf(stored);
  const tag = bytes.subarray(0, HALF);
  const hash = masked(bytes.subarray(HALF), half(key.mask, tag));
  return half(key.tag, hash).equals(tag) ? hash : null;
}

const bytesOf = (stored: string): Buffer => Buffer.from(stored.split("@")[0] ?? "", "hex");

const half = (key: KeyObject, bytes: Buffer): Buffer =>
  createHmac("sha256", key).update(bytes).digest().subarray(0, HALF);

const masked = (bytes: Buffer, mask: Buffer): Buffer =>
  Buffer.from(bytes.map((byte, index) => byte ^ (mask[index] ?? 0)));
