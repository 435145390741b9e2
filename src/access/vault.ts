import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { Keyring } from "./keyring.ts";

/** Keeps texts that the service itself has to read again, so that a copy of the database does not tell them. */
export interface Vault {
  /** `binding` is what the text belongs to (a table's row): it opens with the same one only. */
  lock(text: string, binding: string): string;
  /** The text; null where no key of ours locked it for this binding. */
  open(locked: string, binding: string): string | null;
}

const NONCE = 12;
const TAG = 16;

/** Encrypts with AES-256-GCM under the current key, and opens what the previous one locked. */
export function createVault(keyring: Keyring): Vault {
  const keys = keyring.keys("vault");
  return {
    lock(text, binding) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv("aes-256-gcm", keys[0], nonce).setAAD(Buffer.from(binding));
      return Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]).toString(
        "base64",
      );
    },
    open(locked, binding) {
      const bytes = Buffer.from(locked, "base64");
      if (bytes.length < NONCE + TAG) return null;
      for (const key of keys) {
        const text = decrypted(key, bytes, binding);
        if (text !== null) return text;
      }
      return null;
    },
  };
}

function decrypted(key: Buffer, bytes: Buffer, binding: string): string | null {
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, NONCE));
  decipher.setAAD(Buffer.from(binding)).setAuthTag(bytes.subarray(-TAG));
  const text = decipher.update(bytes.subarray(NONCE, -TAG), undefined, "utf8");
  try {
    return text + decipher.final("utf8");
  } catch {
    return null;
  }
}
