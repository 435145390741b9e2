import { unicodeAddress } from "../../../base/platform/rules/unicode-address.ts";
import { html, untrusted, type Html } from "../../../base/platform/rules/html.ts";

/** Renders an e-mail address as people write it, which narrow pages break after the at sign. */
export function emailAddress(email: string): Html {
  const [local = "", domain = ""] = unicodeAddress(email).split(/(?<=@)/);
  return html`${untrusted(local)}<wbr />${untrusted(domain)}`;
}
