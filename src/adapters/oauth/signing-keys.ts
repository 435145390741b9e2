import { createECDH, createHash } from "node:crypto";
import type { Keyring } from "../../base/platform/keyring.ts";

/** A private key for ES256 (RFC 7518 §6.2). */
export interface SigningKey {
  readonly kty: "EC";
  readonly crv: "P-256";
  readonly alg: "ES256";
  readonly use: "sig";
  readonly kid: string;
  readonly x: string;
  readonly y: string;
  readonly d: string;
}

/**
 * Derives the keys from the secret, so that all processes have the same keys and a change of SECRET_KEY replaces them.
 */
export function signingKeys(keyring: Keyring): SigningKey[] {
  return keyring.keys("signing").map((secret) => signingKey(secret.export()));
}

function signingKey(secret: Buffer): SigningKey {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(secret);
  const point = pair.getPublicKey();
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const kid = createHash("sha256").update(point).digest("base64url").slice(0, 16);
  const d = pair.getPrivateKey().toString("base64url");
  return { kty: "EC", crv: "P-256", alg: "ES256", use: "sig", kid, x: x ?? "", y: y ?? "", d };
}
