import { createHmac, type KeyObject, timingSafeEqual } from "node:crypto";
import type { Keyring } from "../platform/keyring.ts";

/** Addresses that contain the id of a record (VERP). */
export interface Verp {
  /** The address without an id, for messages whose bounces are ignored. */
  readonly plain: string;
  /** Returns the address for a record. */
  of(id: string): string;
  /** Returns the id of the record; null if the signature is missing or invalid. */
  read(address: string): string | null;
}

const SIGNED_ID = /\+([0-9a-f]{32})([0-9a-f]{16})@/;

/** Creates envelope senders that identify the message of a bounce (VERP). */
export const createVerp = (keyring: Keyring, plain: string): Verp =>
  createAddresses(keyring.keys("links", "return-path"), plain);

/** Creates organizer addresses that identify the invitee of a reply. */
export const createReplyAddresses = (keyring: Keyring, plain: string): Verp =>
  createAddresses(keyring.keys("links", "reply"), plain);

/**
 * Appends `+`, the id and a truncated HMAC to the local part of `bounces@example.com`: at most 64 characters, and lower
 * case, because case may be lost.
 */
function createAddresses(keys: ReturnType<Keyring["keys"]>, plain: string): Verp {
  const sign = (key: KeyObject, id: string): Buffer => createHmac("sha256", key).update(id).digest().subarray(0, 8);
  return {
    plain,
    of(id) {
      const hex = id.replaceAll("-", "");
      return plain.replace("@", `+${hex}${sign(keys[0], hex).toString("hex")}@`);
    },
    read(address) {
      const [, hex, signature] = SIGNED_ID.exec(address.toLowerCase()) ?? [];
      if (hex === undefined || signature === undefined) return null;
      const isValid = keys.some((key) => timingSafeEqual(sign(key, hex), Buffer.from(signature, "hex")));
      return isValid ? hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-") : null;
    },
  };
}
