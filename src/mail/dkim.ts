import { createPrivateKey, createPublicKey, type KeyObject } from "node:crypto";

/** What messages are signed with (RFC 6376). */
export interface Dkim {
  readonly key: KeyObject;
  /** Where receivers find the public key: at `selector._domainkey.domain`. */
  readonly selector: string;
  readonly domain: string;
}

/** Below this receivers may take the signature for none (RFC 8301 §3.2). */
const LEAST_BITS = 2_048;

/** The RSA key of this PEM; null where it is none, or too short. */
export function readSigningKey(pem: string): KeyObject | null {
  try {
    const key = createPrivateKey(pem);
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
    return key.asymmetricKeyType === "rsa" && bits >= LEAST_BITS ? key : null;
  } catch {
    return null;
  }
}

/** The TXT record that is to be published. */
export function dkimRecord({ key, selector, domain }: Dkim): { readonly name: string; readonly text: string } {
  const bytes = createPublicKey(key).export({ type: "spki", format: "der" });
  return { name: `${selector}._domainkey.${domain}`, text: `v=DKIM1; k=rsa; p=${bytes.toString("base64")}` };
}

/** What a signature covers: with both headers to unsubscribe, without which one click counts for nothing (RFC 8058 §4). */
const SIGNED = [
  ...["From", "Reply-To", "Subject", "Date", "Message-ID", "To", "Cc", "MIME-Version", "Content-Type"],
  ...["Content-Transfer-Encoding", "Auto-Submitted", "List-Unsubscribe", "List-Unsubscribe-Post"],
];

/** As nodemailer wants it. */
export function dkimOptions({ key, selector, domain }: Dkim) {
  return {
    domainName: domain,
    keySelector: selector,
    privateKey: key.export({ type: "pkcs8", format: "pem" }).toString(),
    headerFieldNames: SIGNED.join(":"),
  };
}
