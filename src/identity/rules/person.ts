/** The claims of an ID token and the userinfo response. */
export type Claims = Readonly<Record<string, unknown>>;

/** A person as the provider describes them. */
export interface ProviderPerson {
  readonly subject: string;
  /** In lower case; null if the provider sends none. */
  readonly email: string | null;
  /** False only if the provider sends false; some providers send `email_verified` as text. */
  readonly emailVerified: boolean;
  readonly first_name: string | null;
  readonly last_name: string | null;
}

const MAX_NAME = 100;
const MAX_EMAIL = 254;

/** Reads the standard claims (OpenID Connect Core §5.1). */
export function readPerson(claims: Claims): ProviderPerson {
  const email = textOf(claims["email"])?.toLowerCase() ?? null;
  return {
    subject: String(claims["sub"]),
    email: email !== null && email.length <= MAX_EMAIL ? email : null,
    emailVerified: claims["email_verified"] !== false && claims["email_verified"] !== "false",
    first_name: nameOf(claims["given_name"]),
    last_name: nameOf(claims["family_name"]),
  };
}

function nameOf(value: unknown): string | null {
  const text = textOf(value);
  return text === null ? null : Array.from(text).slice(0, MAX_NAME).join("").trim();
}

/** Text that cannot be stored as it is counts as missing. */
function textOf(value: unknown): string | null {
  if (typeof value !== "string" || !value.isWellFormed() || /\p{Cc}/u.test(value)) return null;
  const text = value.normalize("NFC").trim();
  return text === "" ? null : text;
}
