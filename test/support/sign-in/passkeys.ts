import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";
import { createPerson, signIn, type Organization, type Person } from "../accounts/people.ts";
import { callerAt, type Caller } from "../caller.ts";
import type { Service } from "../service.ts";
import type { Answer } from "../wire.ts";

/** The origin of test services. */
export const ORIGIN = "http://localhost:3000";

/** Options with the challenge that identifies them. */
interface Issued {
  readonly challenge: string;
  readonly options: WebAuthnOptions;
}

/** A signed-in user with a passkey. */
export interface PasskeyUser {
  readonly person: Person;
  readonly caller: Caller;
  readonly passkey: SoftwarePasskey;
  /** The id of the passkey. */
  readonly id: string;
  readonly recoveryCodes: readonly string[];
}

/** Returns the options in a response. */
export function issuedIn(answer: Answer): Issued {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  return answer.at("data") as Issued;
}

/** Requests the options for a new passkey. */
export async function creationFor(caller: Caller): Promise<Issued> {
  return issuedIn(await caller.post("/v1/me/passkeys/options"));
}

/** Adds a passkey to the account of a caller. */
export async function register(
  caller: Caller,
  passkey: SoftwarePasskey = softwarePasskey(ORIGIN),
  falsified: Partial<Signing> = {},
): Promise<Answer> {
  const { challenge, options } = await creationFor(caller);
  return await caller.post("/v1/me/passkeys", {
    name: "Laptop",
    challenge,
    response: passkey.create(options, falsified),
  });
}

/** Requests options for a signature, and lets a passkey sign. */
export async function assertionBy(
  url: string,
  passkey: SoftwarePasskey,
  { signIn: sign_in, ...falsified }: Partial<Signing> & { readonly signIn?: string } = {},
): Promise<{ challenge: string; response: Record<string, unknown> }> {
  const body = sign_in === undefined ? {} : { sign_in };
  const { challenge, options } = issuedIn(await callerAt(url).post("/v1/session/passkey/options", body));
  return { challenge, response: passkey.get(options, falsified) };
}

/** Creates a user, signs them in and adds a passkey. */
export async function createPasskeyUser(
  service: Service,
  organization: Organization,
  role = "member",
): Promise<PasskeyUser> {
  const person = await createPerson(service, { organization: organization.record, role });
  const caller = await signIn(service.url, person);
  const passkey = softwarePasskey(ORIGIN);
  const answer = await register(caller, passkey);
  if (answer.status !== 201) throw new Error(`${answer.status} ${answer.text}`);
  const recoveryCodes = answer.at("data.recovery_codes") as string[];
  return { person, caller, passkey, id: answer.string("data.id"), recoveryCodes };
}

/** Returns the caller of a new session. */
export function callerOf(url: string, answer: Answer): Caller {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  const cookie = (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  return callerAt(url, { Cookie: cookie, "X-CSRF-Token": answer.string("data.csrf_token") });
}

/** The part of an audit log entry that tests read. */
export interface LoggedCall {
  readonly action: string;
  readonly error_code: string | null;
}

/** Returns the audit log entries of a user. */
export async function loggedCalls({ database }: Service, { id }: Person): Promise<LoggedCall[]> {
  const rows: LoggedCall[] = await database.pool("activity_log").where({ user_id: id }).select("action", "error_code");
  return rows;
}

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
interface WebAuthnOptions {
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

/** The values that authenticators encode. */
type CborValue = number | string | Buffer | Map<number | string, CborValue>;

const MAJOR = { unsigned: 0, negative: 1, bytes: 2, text: 3, map: 5 };

/** Encodes a value in CBOR (RFC 8949). */
function encodeCbor(value: CborValue): Buffer {
  if (typeof value === "number") return value < 0 ? head(MAJOR.negative, -1 - value) : head(MAJOR.unsigned, value);
  if (typeof value === "string") return Buffer.concat([head(MAJOR.text, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(MAJOR.bytes, value.length), value]);
  const entries = [...value].flatMap(([key, member]) => [encodeCbor(key), encodeCbor(member)]);
  return Buffer.concat([head(MAJOR.map, value.size), ...entries]);
}

function head(major: number, argument: number): Buffer {
  if (argument < 24) return Buffer.from([(major << 5) | argument]);
  if (argument < 256) return Buffer.from([(major << 5) | 24, argument]);
  return Buffer.from([(major << 5) | 25, argument >> 8, argument & 255]);
}
