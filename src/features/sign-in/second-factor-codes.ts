import type { Encryption } from "../../base/platform/encryption.ts";
import type { Repositories } from "../../base/store/store.ts";
import { Secret, TOTP } from "otpauth";
import { createHash, randomBytes } from "node:crypto";

/** Dependencies of `useCode`. */
export interface CodeDeps {
  readonly encryption: Encryption;
  readonly clock: () => number;
}

/** The user whose code is checked. */
export interface CodeOwner {
  readonly orgId: string;
  readonly userId: string;
}

/** The kind of a right code. */
type CodeKind = "authenticator_app" | "recovery_code";

/** Uses up a code of the authenticator app or a recovery code; null if it is wrong or was used before. */
export async function useCode(
  { encryption, clock }: CodeDeps,
  tx: Repositories,
  { orgId, userId }: CodeOwner,
  code: string,
): Promise<CodeKind | null> {
  if (!isAppCode(code)) {
    return (await tx.recoveryCodes.use(orgId, userId, hashRecoveryCode(userId, code))) ? "recovery_code" : null;
  }
  const app = await tx.authenticatorApps.enabled(orgId, userId);
  const secret = app && encryption.decrypt(app.secret, `authenticator_apps.secret:${app.id}`);
  if (app === null || secret === null) return null;
  const step = stepOfCode(secret, plainCode(code), clock());
  if (step === null) return null;
  return (await tx.authenticatorApps.useStep(orgId, app.id, step)) ? "authenticator_app" : null;
}

/** Seconds per time step (RFC 6238 §5.2). */
const PERIOD = 30;
const DIGITS = 6;
/** 160 bits, as RFC 4226 §4 recommends. */
const SECRET_BYTES = 20;
const ISSUER = "CRM";

/** Returns a new secret in Base32. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** Returns the secret as a URI that authenticator apps read from a QR code. */
export function totpUri(secret: string, email: string): string {
  return totp(secret, email).toString();
}

/**
 * Returns the time step of a code: the current one, the previous one or the next one (RFC 6238 §5.2), which allows for
 * clocks that differ. Null if the code is wrong. `now` is in milliseconds since 1970.
 */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  const difference = totp(secret, "").validate({ token: code, timestamp: now, window: 1 });
  return difference === null ? null : Math.floor(now / 1000 / PERIOD) + difference;
}

function totp(secret: string, label: string): TOTP {
  const key = Secret.fromBase32(secret);
  return new TOTP({ issuer: ISSUER, label, algorithm: "SHA1", digits: DIGITS, period: PERIOD, secret: key });
}

/** Stores ten new recovery codes of a user and returns them; the previous ones are no longer valid. */
export async function issueRecoveryCodes(tx: Repositories, orgId: string, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => hashRecoveryCode(userId, code));
  await tx.recoveryCodes.replace(orgId, userId, hashes);
  return codes;
}

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
