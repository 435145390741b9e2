import * as sessionApi from "../../../../generated/sdk/session.ts";
import type { PasskeyAssertion, PasskeyCreationOptions } from "../../../../generated/sdk/types.gen.ts";
import { CrmError } from "../../sdk/errors.ts";
import { pageTexts } from "../texts/texts.tsx";
import { client } from "./client.ts";

/** The key of the user's ways to sign in. */
export const SIGN_IN_METHODS = ["signInMethods"] as const;

/** The response of an authenticator in the form of the contract. */
type WebAuthnResponse = PasskeyAssertion["response"];

/** The messages about passkeys. */
interface PasskeyTexts {
  readonly cancelled: string;
  readonly exists: string;
  readonly failed: string;
}

/** Returns whether this browser can use passkeys. */
export const canUsePasskeys = (): boolean => "PublicKeyCredential" in window && window.isSecureContext;

/** Lets the browser create a passkey. */
export async function createPasskey(
  { options }: PasskeyCreationOptions,
  texts: PasskeyTexts,
): Promise<WebAuthnResponse> {
  return await responseOf(texts, () =>
    navigator.credentials.create({
      // Types of the SDK allow values that a later version of the contract adds; browsers ignore unknown ones.
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON),
    }),
  );
}

/** Lets the user sign with one of their passkeys. */
export async function signWithPasskey(texts: PasskeyTexts): Promise<PasskeyAssertion> {
  const { challenge, options } = await sessionApi.passkeyOptions(client, { body: {} });
  const response = await responseOf(texts, () =>
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) }),
  );
  return { challenge, response };
}

async function responseOf(
  { cancelled, exists, failed }: PasskeyTexts,
  ask: () => Promise<Credential | null>,
): Promise<WebAuthnResponse> {
  try {
    const credential = await ask();
    if (credential instanceof PublicKeyCredential) return credential.toJSON() as WebAuthnResponse;
  } catch (error) {
    const name = error instanceof DOMException ? error.name : "";
    const messages: Readonly<Record<string, string>> = {
      NotAllowedError: cancelled,
      AbortError: cancelled,
      InvalidStateError: exists,
    };
    throw new CrmError({ message: messages[name] ?? failed, cause: error });
  }
  throw new CrmError({ message: failed });
}

/** The messages about passkeys that the browser did not use. */
export const usePasskeyTexts = pageTexts({
  cancelled: ["No passkey was used. Please try again.", "Aucune clé d’accès n’a été utilisée. Veuillez réessayer."],
  exists: [
    "This device already has a passkey for your account.",
    "Cet appareil possède déjà une clé d’accès pour votre compte.",
  ],
  failed: [
    "That did not work. Please reload the page and try again.",
    "L’opération a échoué. Rechargez la page, puis réessayez.",
  ],
});
