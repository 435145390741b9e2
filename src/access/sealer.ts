import { createHmac, timingSafeEqual } from "node:crypto";
import type { Keyring, Purpose } from "./keyring.ts";

/** Hands a value to a client in a form that only this service can have made, e.g. a cursor. Readable, not secret. */
export interface Sealer {
  /** `binding` is what the value is good for (organization, operation, filters …): it opens with the same one only. */
  seal(value: unknown, binding: string): string;
  /** The value, or null where the text was not sealed here for this binding. */
  open(text: string, binding: string): unknown;
}

/** Seals with HMAC-SHA-256 under the key of one purpose. */
export function createSealer(keyring: Keyring, purpose: Purpose): Sealer {
  const keys = keyring.keys(purpose);
  return {
    seal(value, binding) {
      const payload = Buffer.from(JSON.stringify(value)).toString("base64url");
      return `${payload}.${tag(keys[0], payload, binding).toString("base64url")}`;
    },
    open(text, binding) {
      const [payload, given, ...rest] = text.split(".");
      if (payload === undefined || given === undefined || rest.length > 0) return null;
      const seal = Buffer.from(given, "base64url");
      // Other spellings of the same bytes are refused, so that one value has one text.
      if (seal.toString("base64url") !== given) return null;
      const genuine = keys.some((key) => equal(tag(key, payload, binding), seal));
      return genuine ? (JSON.parse(Buffer.from(payload, "base64url").toString()) as unknown) : null;
    },
  };
}

function tag(key: Buffer, payload: string, binding: string): Buffer {
  return createHmac("sha256", key).update(`${binding.length}:${binding}:${payload}`).digest().subarray(0, 16);
}

function equal(left: Buffer, right: Buffer): boolean {
  return left.length === right.length && timingSafeEqual(left, right);
}
