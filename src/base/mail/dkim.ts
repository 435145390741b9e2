import { createPrivateKey, createPublicKey, type KeyObject } from "node:crypto";

/** Key and name of the signature of messages (RFC 6376). */
export interface Dkim {
  readonly key: KeyObject;
  /** Receivers look up the public key at `selector._domainkey.domain`. */
  readonly selector: string;
  readonly domain: string;
}

/** Receivers may ignore signatures with shorter keys (RFC 8301 §3.2). */
const MIN_BITS = 2_048;

/** Returns the RSA key in a PEM; null if it is not an RSA key or is too short. */
export function readSigningKey(pem: string): KeyObject | null {
  try {
    const key = createPrivateKey(pem);
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
    return key.asymmetricKeyType === "rsa" && bits >= MIN_BITS ? key : null;
  } catch {
    return null;
  }
}

/** Returns the TXT record to publish. */
export function dkimRecord({ key, selector, domain }: Dkim): { readonly name: string; readonly text: string } {
  const bytes = createPublicKey(key).export({ type: "spki", format: "der" });
  return { name: `${selector}._domainkey.${domain}`, text: `v=DKIM1; k=rsa; p=${bytes.toString("base64")}` };
}

/** Signed headers. One-click unsubscribe requires both List-Unsubscribe headers (RFC 8058 §4). */
const SIGNED = [
  "From",
  "Reply-To",
  "Subject",
  "Date",
  "Message-ID",
  "To",
  "Cc",
  "MIME-Version",
  "Content-Type",
  "Content-Transfer-Encoding",
  "Auto-Submitted",
  "List-Unsubscribe",
  "List-Unsubscribe-Post",
];

/** Returns the options of nodemailer. */
export function dkimOptions({ key, selector, domain }: Dkim) {
  return {
    domainName: domain,
    keySelector: selector,
    privateKey: key.export({ type: "pkcs8", format: "pem" }).toString(),
    headerFieldNames: SIGNED.join(":"),
  };
}
