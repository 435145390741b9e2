import type { Schemas } from "../../../generated/services.js";
import type { CallerUser } from "../../base/contract/caller.ts";
import type { NewPasskey, PasskeyHandle, PasskeyLogin } from "./sql/passkeys.ts";

/** The service as browsers and authenticators know it: a passkey works only there. */
export interface RelyingParty {
  /** The host of the public URL. */
  readonly id: string;
  readonly origin: string;
}

/** Whether the authenticator must verify its user, e.g. by a fingerprint, or whether a touch is enough. */
export type UserVerification = "required" | "preferred";

/** The public part of a new passkey. */
export type NewCredential = Pick<NewPasskey, "credential_id" | "public_key" | "counter" | "transports" | "backed_up">;

/** Loaded at first use: loading it takes longer than most other modules together, also for commands without passkeys. */
const library = () => import("@simplewebauthn/server");

const NAME = "Customer Relationship Service";
const TIMEOUT_MS = 600_000;
/** COSE identifiers (RFC 9053): Ed25519, ECDSA with P-256, RSA with SHA-256. */
const ALGORITHMS = [-8, -7, -257];

/** Returns the relying party at a public URL. */
export function relyingParty(baseUrl: string): RelyingParty {
  const { hostname, origin } = new URL(baseUrl);
  return { id: hostname, origin };
}

/** Returns the user handle that authenticators store with a passkey. It contains no personal data. */
export function userHandle(userId: string): string {
  return Buffer.from(userId).toString("base64url");
}

/**
 * Returns the options for a new passkey. It must be discoverable and verify its user, so that each passkey is sufficient
 * to sign in without a password.
 */
export async function creationOptions(
  { id }: RelyingParty,
  { user, challenge, existing }: { user: CallerUser; challenge: string; existing: readonly PasskeyHandle[] },
): Promise<Schemas["WebAuthnCreationOptions"]> {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: NAME,
    rpID: id,
    userName: user.email,
    userDisplayName: [user.first_name, user.last_name].filter(Boolean).join(" ") || user.email,
    userID: new Uint8Array(Buffer.from(user.id)),
    challenge: bytesOf(challenge),
    timeout: TIMEOUT_MS,
    excludeCredentials: existing.map(descriptor),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return { ...options };
}

/** Returns the options for a signature by one of these passkeys; by any passkey if `allowed` is empty. */
export async function requestOptions(
  { id }: RelyingParty,
  {
    challenge,
    allowed,
    verification,
  }: { challenge: string; allowed: readonly PasskeyHandle[]; verification: UserVerification },
): Promise<Schemas["WebAuthnRequestOptions"]> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: id,
    challenge: bytesOf(challenge),
    timeout: TIMEOUT_MS,
    ...(allowed.length === 0 ? {} : { allowCredentials: allowed.map(descriptor) }),
    userVerification: verification,
  });
  return { ...options };
}

/** Returns the new passkey; null if the response does not match the challenge, the service or the requirements. */
export async function verifyCreation(
  { id, origin }: RelyingParty,
  challenge: string,
  response: Schemas["WebAuthnResponse"],
): Promise<NewCredential | null> {
  const { verifyRegistrationResponse } = await library();
  const { clientDataJSON, attestationObject = "", transports = [] } = response.response;
  const given = { ...base(response), response: { clientDataJSON, attestationObject } };
  const expected = { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: id };
  const result = await orNull(
    verifyRegistrationResponse({ response: given, ...expected, supportedAlgorithmIDs: ALGORITHMS }),
  );
  if (!result?.verified) return null;
  const { credential, credentialBackedUp } = result.registrationInfo;
  return {
    credential_id: Buffer.from(credential.id, "base64url"),
    public_key: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports,
    backed_up: credentialBackedUp,
  };
}

/** An expected signature. */
interface ExpectedSignature {
  readonly challenge: string;
  readonly passkey: Pick<PasskeyLogin, "credential_id" | "public_key" | "user_id">;
  readonly verification: UserVerification;
}

/**
 * Returns the counter of a valid signature; null if it does not match the challenge, the service, the passkey or the
 * requirements. The caller compares the counter.
 */
export async function verifySignature(
  { id, origin }: RelyingParty,
  { challenge, passkey, verification }: ExpectedSignature,
  response: Schemas["WebAuthnResponse"],
): Promise<Pick<NewPasskey, "counter" | "backed_up"> | null> {
  const { verifyAuthenticationResponse } = await library();
  const { clientDataJSON, authenticatorData = "", signature = "", userHandle: handle = null } = response.response;
  if (handle !== null && handle !== userHandle(passkey.user_id)) return null;
  const given = { ...base(response), response: { clientDataJSON, authenticatorData, signature } };
  const result = await orNull(
    verifyAuthenticationResponse({
      response: given,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      // The library compares counters before it checks the signature, so that anybody could feign a copied passkey.
      credential: {
        id: passkey.credential_id.toString("base64url"),
        publicKey: new Uint8Array(passkey.public_key),
        counter: -1,
      },
      requireUserVerification: verification === "required",
    }),
  );
  if (!result?.verified) return null;
  const { newCounter, credentialBackedUp } = result.authenticationInfo;
  return { counter: newCounter, backed_up: credentialBackedUp };
}

function base({ id, rawId }: Schemas["WebAuthnResponse"]) {
  return { id, rawId, type: "public-key", clientExtensionResults: {} } as const;
}

function descriptor({ credential_id, transports }: PasskeyHandle) {
  const id = credential_id.toString("base64url");
  return transports.length === 0 ? { id } : { id, transports: [...transports] as never };
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, "base64url"));

/** The library throws for every response that does not match, and for bytes that it cannot decode. */
async function orNull<Result>(promise: Promise<Result>): Promise<Result | null> {
  try {
    return await promise;
  } catch {
    return null;
  }
}
