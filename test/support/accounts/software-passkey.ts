import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";
import { encodeCbor, type CborValue } from "./cbor.ts";

/** The parts of a response that an authenticator and its browser fill in; each can be falsified. */
export interface Signing {
  readonly origin: string;
  readonly rpId: string;
  /** Whether the authenticator has verified its user. */
  readonly verified: boolean;
  readonly counter: number;
  /** In base64url; null: the authenticator returns none. */
  readonly userHandle: string | null;
  /** Changes the signature. */
  readonly tamper: (signature: Buffer) => Buffer;
}

/** The members of options that an authenticator reads. */
export interface WebAuthnOptions {
  readonly challenge: string;
  readonly rpId?: string;
  readonly rp?: { readonly id: string };
  readonly user?: { readonly id: string };
}

/** An authenticator in software with one ES256 key, and the browser around it. */
export interface SoftwarePasskey {
  readonly credentialId: string;
  /** Answers `navigator.credentials.create`. */
  create(options: WebAuthnOptions, falsified?: Partial<Signing>): Record<string, unknown>;
  /** Answers `navigator.credentials.get`. */
  get(options: WebAuthnOptions, falsified?: Partial<Signing>): Record<string, unknown>;
}

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 };

/** Creates an authenticator for the origin of a service; `credentialId` is random by default. */
export function softwarePasskey(origin: string, credentialId = randomBytes(16)): SoftwarePasskey {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = credentialId.toString("base64url");
  let counter = 0;
  let handle: string | null = null;
  const signingWith = (options: WebAuthnOptions, falsified: Partial<Signing>): Signing => ({
    origin,
    rpId: options.rpId ?? options.rp?.id ?? "",
    verified: true,
    counter: ++counter,
    userHandle: handle,
    tamper: (signature) => signature,
    ...falsified,
  });
  return {
    credentialId: id,
    create(options, falsified = {}) {
      handle = options.user?.id ?? null;
      const signing = signingWith(options, falsified);
      const attested = [Buffer.alloc(16), lengthOf(credentialId), credentialId, encodeCbor(coseKey(publicKey))];
      const authData = Buffer.concat([authenticatorData(signing, FLAGS.attested), ...attested]);
      const attestation = new Map<string, CborValue>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ]);
      const attestationObject = encodeCbor(attestation).toString("base64url");
      const clientDataJSON = clientData("webauthn.create", options, signing).toString("base64url");
      return credential(id, { clientDataJSON, attestationObject, transports: ["internal"] });
    },
    get(options, falsified = {}) {
      const signing = signingWith(options, falsified);
      const authData = authenticatorData(signing, 0);
      const client = clientData("webauthn.get", options, signing);
      const signature = sign("sha256", Buffer.concat([authData, sha256(client)]), privateKey);
      return credential(id, {
        clientDataJSON: client.toString("base64url"),
        authenticatorData: authData.toString("base64url"),
        signature: signing.tamper(signature).toString("base64url"),
        userHandle: signing.userHandle,
      });
    },
  };
}

function credential(id: string, response: object): Record<string, unknown> {
  return { id, rawId: id, type: "public-key", clientExtensionResults: {}, response };
}

function clientData(type: string, { challenge }: WebAuthnOptions, { origin }: Signing): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** Web Authentication Level 3, section 6.1. */
function authenticatorData({ rpId, verified, counter }: Signing, flags: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  const all = FLAGS.present | (verified ? FLAGS.verified : 0) | flags;
  return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([all]), count]);
}

/** An ES256 key in COSE form (RFC 9053, section 7.1.1). */
function coseKey(key: KeyObject): Map<number, CborValue> {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  return new Map<number, CborValue>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, "base64url")],
    [-3, Buffer.from(y, "base64url")],
  ]);
}

function lengthOf(bytes: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(bytes.length);
  return length;
}

function sha256(bytes: Buffer): Buffer {
  return createHash("sha256").update(bytes).digest();
}
