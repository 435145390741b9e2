import { createCipheriv, createDecipheriv, randomBytes, scrypt } from "node:crypto";
import { z } from "zod";
import { keyFingerprint } from "../../platform/keyring.ts";
import { BackupError } from "../errors.ts";
import { normalized } from "../../contract/unicode.ts";

/** Cost of scrypt: 128 MiB and about half a second, so that guessing a passphrase is slow. */
const COST = { N: 2 ** 17, r: 8, p: 1 };
const MAX_MEMORY = 256 * 1_024 * 1_024;
const KEY_BYTES = 32;
const NONCE_BYTES = 12;

const base64 = z.base64();
const sealed = z.object({
  kdf: z.literal("scrypt"),
  N: z.literal(COST.N),
  r: z.literal(COST.r),
  p: z.literal(COST.p),
  cipher: z.literal("aes-256-gcm"),
  salt: base64,
  nonce: base64,
  tag: base64,
  text: base64,
  /** Fingerprints of the keys, to find the right file. */
  fingerprints: z.array(z.string()),
});

/** The secret keys of a database: the current one, and during a change the previous one. */
export interface SecretKeys {
  readonly current: Buffer;
  readonly previous: Buffer | null;
}

/** Encrypts the secret keys with a passphrase, for a backup. */
export async function sealKeys({ current, previous }: SecretKeys, passphrase: string): Promise<string> {
  const keys = previous === null ? [current] : [current, previous];
  const [salt, nonce] = [randomBytes(KEY_BYTES), randomBytes(NONCE_BYTES)];
  const fingerprints = keys.map(keyFingerprint);
  const cipher = createCipheriv("aes-256-gcm", await stretch(passphrase, salt), nonce);
  cipher.setAAD(Buffer.from(fingerprints.join()));
  const text = Buffer.concat([cipher.update(Buffer.concat(keys)), cipher.final()]);
  const parts = { salt, nonce, tag: cipher.getAuthTag(), text };
  const encoded = Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, bytes.toString("base64")]));
  return `${JSON.stringify({ kdf: "scrypt", ...COST, cipher: "aes-256-gcm", ...encoded, fingerprints }, null, 2)}\n`;
}

/** Decrypts the secret keys of a backup. Throws BackupError if the passphrase is wrong. */
export async function openKeys(file: string, passphrase: string): Promise<SecretKeys> {
  const { salt, nonce, tag, text, fingerprints } = sealed.parse(JSON.parse(file));
  const bytes = (part: string): Buffer => Buffer.from(part, "base64");
  const decipher = createDecipheriv("aes-256-gcm", await stretch(passphrase, bytes(salt)), bytes(nonce));
  decipher.setAAD(Buffer.from(fingerprints.join())).setAuthTag(bytes(tag));
  try {
    const keys = Buffer.concat([decipher.update(bytes(text)), decipher.final()]);
    const previous = keys.subarray(KEY_BYTES);
    return { current: keys.subarray(0, KEY_BYTES), previous: previous.length === 0 ? null : previous };
  } catch (error) {
    throw new BackupError("The passphrase is not the one of this backup.", { cause: error });
  }
}

function stretch(passphrase: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(normalized(passphrase, "NFC"), salt, KEY_BYTES, { ...COST, maxmem: MAX_MEMORY }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
