import type { Schemas } from "../../../../generated/services.js";
import { PageError } from "../../../base/platform/pages/form.ts";

/**
 * Returns the response of a passkey that the script has put into the form. The validators of the contract check its
 * content.
 */
export function parsePasskey(form: URLSearchParams): Schemas["WebAuthnResponse"] {
  try {
    return JSON.parse(form.get("passkey") ?? "") as Schemas["WebAuthnResponse"];
  } catch {
    throw new PageError("bad_request");
  }
}
