import { acceptedEmail } from "../../../base/platform/rules/email-address.ts";
import { normalized } from "../../../base/contract/unicode.ts";

/** The claims of an ID token and the userinfo response. */
export type Claims = Readonly<Record<string, unknown>>;

/** A person as the provider describes them. */
export interface ProviderPerson {
  readonly subject: string;
  /** In lower case; null if the provider sends none that the API would accept. */
  readonly email: string | null;
  /** Whether the provider sends `email_verified: true`; texts and other values do not count (OpenID Connect Core §5.1). */
  readonly emailVerified: boolean;
  readonly first_name: string | null;
  readonly last_name: string | null;
}

const MAX_NAME = 100;

/** Reads the standard claims (OpenID Connect Core §5.1). */
export function readPerson(claims: Claims): ProviderPerson {
  return {
    subject: String(claims["sub"]),
    email: acceptedEmail(claims["email"]),
    emailVerified: isVerified(claims),
    first_name: nameOf(claims["given_name"]),
    last_name: nameOf(claims["family_name"]),
  };
}

/**
 * Microsoft Entra ID has no `email_verified`; its `xms_edov` says that the owner of the tenant verified the domain of the
 * address (learn.microsoft.com, optional claims).
 */
function isVerified({ email_verified, xms_edov }: Claims): boolean {
  return email_verified === true || (email_verified === undefined && xms_edov === true);
}

function nameOf(value: unknown): string | null {
  const text = textOf(value);
  return text === null ? null : Array.from(text).slice(0, MAX_NAME).join("").trim();
}

/** Text that cannot be stored as it is counts as missing. */
function textOf(value: unknown): string | null {
  if (typeof value !== "string" || !value.isWellFormed() || /\p{Cc}/u.test(value)) return null;
  const text = normalized(value, "NFC").trim();
  return text === "" ? null : text;
}
