import { html, untrusted, type Html } from "../../platform/rules/html.ts";

/** Renders an e-mail address, which narrow pages break after the at sign. */
export function emailAddress(email: string): Html {
  const [local = "", domain = ""] = email.split(/(?<=@)/);
  return html`${untrusted(local)}<wbr />${untrusted(domain)}`;
}
