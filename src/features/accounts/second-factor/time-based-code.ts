import { Secret, TOTP } from "otpauth";

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
