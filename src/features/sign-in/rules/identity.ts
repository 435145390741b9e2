import { acceptedEmail } from "../../../base/platform/rules/email-address.ts";
import { normalized } from "../../../base/contract/unicode.ts";
import { domainToASCII } from "node:url";

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

/** The role of the members of a group at the provider. */
export interface GroupRole {
  readonly group: string;
  readonly role: string;
}

/** How a provider determines roles. */
export interface RoleAssignment {
  readonly group_roles: readonly GroupRole[];
  readonly default_role: string | null;
}

/** Returns the groups in a claim: a list of texts, or one text. */
export function groupsIn(claims: Readonly<Record<string, unknown>>, claim: string | null): ReadonlySet<string> {
  const value = claim !== null && Object.hasOwn(claims, claim) ? claims[claim] : [];
  return new Set([value].flat().filter((group): group is string => typeof group === "string"));
}

/**
 * Returns the roles that a person with these groups can have, the preferred one first. Only the first one that exists is
 * assigned.
 */
export function rolesFor({ group_roles, default_role }: RoleAssignment, groups: ReadonlySet<string>): string[] {
  const mapped = group_roles.filter(({ group }) => groups.has(group)).map(({ role }) => role);
  return default_role === null ? mapped : [...mapped, default_role];
}

/** Leaves room for the name of the TXT record below the domain: 253 characters in total. */
const MAX_LENGTH = 230;
const NAME = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/** Returns a domain name in lower case and ASCII (RFC 5891); null if the text is none. */
export function normalizeDomain(text: string): string | null {
  const name = domainToASCII(text.trim().replace(/\.$/, "")).toLowerCase();
  return name.length <= MAX_LENGTH && NAME.test(name) ? name : null;
}

/** Returns the domain of an e-mail address; null if it has none. */
export function domainOfEmail(email: string): string | null {
  const [local, domain, ...more] = email.trim().split("@");
  return local && domain && more.length === 0 ? normalizeDomain(domain) : null;
}

/** The document or another response of the provider is missing, incomplete or names another issuer. */
export class ProviderError extends Error {
  override readonly name = "ProviderError";
  readonly reason: "unreachable" | "issuer_mismatch" | "refused" | "invalid";

  constructor(reason: ProviderError["reason"], cause?: unknown) {
    super(`The identity provider failed: ${reason}`, { cause });
    this.reason = reason;
  }
}
