import { newSecret } from "../accounts/api-key-format.ts";

const PREFIX = "crs_scim_";
const FORMAT = /^crs_scim_[\w-]{43}$/;

/** Returns a new secret: `crs_scim_` and 43 base64url characters (256 bits). */
export function newScimSecret(): string {
  return `${PREFIX}${newSecret()}`;
}

/** Returns whether a text has the format of a SCIM token. */
export function isScimSecret(text: string): boolean {
  return FORMAT.test(text);
}

/** Returns the parts of a token that are shown so that people can recognize it. */
export function shownTokenParts(secret: string): { prefix: string; last4: string } {
  return { prefix: secret.slice(0, PREFIX.length + 4), last4: secret.slice(-4) };
}
