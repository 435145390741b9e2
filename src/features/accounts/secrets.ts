import { hash, randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";
import type { NewToken, TokenPurpose } from "./sql/tokens.ts";

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const FORMAT = /^crs_[0-9A-Za-z]{38}$/;
const SECRET_LENGTH = 32;
const CHECKSUM_LENGTH = 6;

/** Returns a new secret: `crs_`, 32 random base62 characters (190 bits) and a checksum of 6 characters. */
export function newApiKey(): string {
  const secret = randomBase62(SECRET_LENGTH);
  return `crs_${secret}${checksum(secret)}`;
}

/**
 * Returns whether a text has the format of an API key. The checksum rejects mistyped and invented keys without a query.
 */
export function isApiKey(text: string): boolean {
  if (!FORMAT.test(text)) return false;
  const secret = text.slice(4, 4 + SECRET_LENGTH);
  return text.slice(4 + SECRET_LENGTH) === checksum(secret);
}

/** Returns the parts of a key that are shown so that people can recognize it. */
export function shownKeyParts(key: string): { prefix: string; last4: string } {
  return { prefix: key.slice(0, 12), last4: key.slice(-4) };
}

/** Returns the hash under which a secret is stored. A slow hash is unnecessary: 190 bits cannot be guessed. */
export function hashSecret(secret: string): Buffer {
  return hash("sha256", secret, "buffer");
}

/** Returns a secret of 256 bits for cookies and links. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

function checksum(secret: string): string {
  let rest = crc32(`crs_${secret}`);
  let text = "";
  for (let place = 0; place < CHECKSUM_LENGTH; place += 1) {
    text = ALPHABET.charAt(rest % 62) + text;
    rest = Math.floor(rest / 62);
  }
  return text;
}

/** Drops bytes from 248 on, so that every character is equally likely. */
function randomBase62(length: number): string {
  let text = "";
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < 248 && text.length < length) text += ALPHABET.charAt(byte % 62);
    }
  }
  return text;
}

/** A secret for a link, and the row that is stored for it. */
interface OneTimeLink {
  readonly token: string;
  readonly row: NewToken;
}

const WEEK = 7 * 24 * 3600;
const HALF_AN_HOUR = 30 * 60;

/** Returns a link for accepting an invitation, valid for seven days. */
export function createInvitationLink(userId: string, id: string): OneTimeLink {
  return link(userId, id, { purpose: "invitation", lifetime: WEEK });
}

/** Returns a link for setting a new password, valid for 30 minutes. */
export function createPasswordResetLink(userId: string, id: string): OneTimeLink {
  return link(userId, id, { purpose: "password_reset", lifetime: HALF_AN_HOUR });
}

function link(userId: string, id: string, kind: { purpose: TokenPurpose; lifetime: number }): OneTimeLink {
  const token = newSecret();
  return { token, row: { ...kind, id, user_id: userId, token_hash: hashSecret(token) } };
}
