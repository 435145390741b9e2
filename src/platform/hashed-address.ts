import { createHash } from "node:crypto";

/** A domain that never receives mail (RFC 6761 §6.4). Stored in rows and therefore fixed. */
const DOMAIN = "forgotten.invalid";

/**
 * Returns the hash that replaces the address of an erased person on the suppression list, in the form of an address: 64
 * hexadecimal digits, which differ between organizations.
 */
export function hashedAddress(orgId: string, email: string): string {
  return `${createHash("sha256").update(`${orgId}:${email.toLowerCase()}`).digest("hex")}@${DOMAIN}`;
}
