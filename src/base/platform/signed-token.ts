import { createHmac, type KeyObject, timingSafeEqual } from "node:crypto";
import type { Keyring, Purpose } from "./keyring.ts";

/** Signs a value that a client gives back later, e.g. a cursor. The token is readable; it is not encrypted. */
export interface SignedTokens {
  /**
   * `binding` names the purpose of the value (organization, operation, filters, …); `verify` needs the same binding.
   */
  sign(value: unknown, binding: string): string;
  /** Returns the value; null if the token was not signed by this service for this binding. */
  verify(text: string, binding: string): unknown;
}

/** Signs with HMAC-SHA-256 with the key of one purpose. */
export function createSignedTokens(keyring: Keyring, purpose: Purpose): SignedTokens {
  const keys = keyring.keys(purpose);
  return {
    sign(value, binding) {
      const payload = Buffer.from(JSON.stringify(value)).toString("base64url");
      return `${payload}.${tag(keys[0], payload, binding).toString("base64url")}`;
    },
    verify(text, binding) {
      const [payload, given, ...rest] = text.split(".");
      if (payload === undefined || given === undefined || rest.length > 0) return null;
      const signature = Buffer.from(given, "base64url");
      // Other encodings of the same bytes are rejected, so that a value has only one token.
      if (signature.toString("base64url") !== given) return null;
      const genuine = keys.some((key) => equal(tag(key, payload, binding), signature));
      return genuine ? (JSON.parse(Buffer.from(payload, "base64url").toString()) as unknown) : null;
    },
  };
}

function tag(key: KeyObject, payload: string, binding: string): Buffer {
  return createHmac("sha256", key).update(`${binding.length}:${binding}:${payload}`).digest().subarray(0, 16);
}

function equal(left: Buffer, right: Buffer): boolean {
  return left.length === right.length && timingSafeEqual(left, right);
}
