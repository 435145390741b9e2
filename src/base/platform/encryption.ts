import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from "node:crypto";
import type { Keyring } from "./keyring.ts";

/**
 * The kind and row that an encrypted text belongs to. `crm secrets rotate` finds the kinds of `EncryptedKind`.
 * Responses of token refreshes are omitted: they expire within seconds.
 */
export type Binding = `${EncryptedKind | "refresh"}:${string}`;

/** Encrypts texts that the service must read again, so that a copy of the database does not reveal them. */
export interface Encryption {
  /** `binding` names what the text belongs to (a table's row); `decrypt` needs the same one. */
  encrypt(text: string, binding: Binding): string;
  /** The text; null if none of our keys encrypted it for this binding. */
  decrypt(ciphertext: string, binding: Binding): string | null;
  /** The index in the keyring of the key that decrypts the text: 0 is the current one. Null if none does. */
  keyOf(ciphertext: string, binding: Binding): number | null;
}

const NONCE = 12;
const TAG = 16;

/** Encrypts with AES-256-GCM under the current key, and decrypts with the current and the previous one. */
export function createEncryption(keyring: Keyring): Encryption {
  const keys = keyring.keys("vault");
  return {
    encrypt(text, binding) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv("aes-256-gcm", keys[0], nonce).setAAD(Buffer.from(binding));
      return Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]).toString(
        "base64",
      );
    },
    decrypt: (ciphertext, binding) => decryptWithAny(keys, ciphertext, binding)?.text ?? null,
    keyOf: (ciphertext, binding) => decryptWithAny(keys, ciphertext, binding)?.index ?? null,
  };
}

function decryptWithAny(
  keys: readonly KeyObject[],
  ciphertext: string,
  binding: Binding,
): { text: string; index: number } | null {
  const bytes = Buffer.from(ciphertext, "base64");
  if (bytes.length < NONCE + TAG) return null;
  for (const [index, key] of keys.entries()) {
    const text = decryptWith(key, bytes, binding);
    if (text !== null) return { text, index };
  }
  return null;
}

function decryptWith(key: KeyObject, bytes: Buffer, binding: string): string | null {
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, NONCE));
  decipher.setAAD(Buffer.from(binding)).setAuthTag(bytes.subarray(-TAG));
  const text = decipher.update(bytes.subarray(NONCE, -TAG), undefined, "utf8");
  try {
    return text + decipher.final("utf8");
  } catch {
    return null;
  }
}

/** Kinds of data that are stored encrypted and must stay readable after a rotation of SECRET_KEY. */
export type EncryptedKind =
  | "webhooks.secret"
  | "oauth_clients"
  | "busy_feeds.url"
  | "identity_providers.client_secret"
  | "authenticator_apps.secret"
  | "letter"
  | "interaction";
